import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isWithinHours } from '#domain/catalog/available-window.ts';
import { townTime } from '#domain/catalog/town-clock.ts';
import { sql } from '#server/db/sql.ts';
import { type CatalogueTown, catalogueTown, present, type Row } from './catalog-town.ts';

/** A Monday in a week without a change of clocks. */
const DAY = 1;
/** By the clock of Gothenburg, an hour ahead of UTC. */
const LAST_MINUTE = new Date('2026-11-16T22:59:30Z');
const AFTER_MIDNIGHT = new Date('2026-11-16T23:30:00Z');

const HOURS = [
  ['00:00', '23:59:59'],
  ['18:00', '23:59'],
  ['18:00', '23:58'],
  ['22:00', '02:00'],
  ['07:00', '11:00'],
] as const;

let late: CatalogueTown;
let early: CatalogueTown;
beforeAll(async () => {
  [late, early] = await Promise.all([catalogueTown(LAST_MINUTE), catalogueTown(AFTER_MIDNIGHT)]);
});
afterAll(() => Promise.all([late.stop(), early.stop()]));

/** A store with one item for each of the hours; nothing else closes it. */
async function menuOf({ db, modules }: CatalogueTown): Promise<{ store_id: number; items: number[] }> {
  const { id } = present(
    await db.row<{ id: number }>(sql`
      update stores set active = true, status = true where id = (
        select store_id from items where module_id = ${modules.food} and status and is_approved
        group by store_id having count(*) >= ${HOURS.length} order by store_id limit 1)
      returning id`),
  );
  const items = await db.rows<{ id: number }>(sql`
    select id from items where store_id = ${id} and status and is_approved order by id limit ${HOURS.length}`);
  for (const [at, [starts, ends]] of HOURS.entries())
    await db.run(sql`
      update items set available_time_starts = ${starts}, available_time_ends = ${ends}, stock = null
      where id = ${present(items[at]).id}`);
  await db.run(sql`delete from store_schedules where store_id = ${id}`);
  await db.run(sql`
    insert into store_schedules (store_id, day, opening_time, closing_time)
    values (${id}, ${DAY}, '10:00', '23:59'), (${id}, ${DAY + 1}, '00:00', '02:00')`);
  return { store_id: id, items: items.map((item) => item.id) };
}

test('the list of what is there now says the same as the rule, in the last minute of a day and past midnight', async () => {
  for (const town of [late, early]) {
    const { store_id, items } = await menuOf(town);
    const now = townTime(town.moment, 'Europe/Stockholm');
    const served = items.filter((_, at) => {
      const [available_time_starts = '', available_time_ends = ''] = HOURS[at] ?? [];
      return isWithinHours({ available_time_starts, available_time_ends }, now.time);
    });
    const { products } = await town.get(`/items/latest?store_id=${store_id}&limit=100&filter=available_now`);
    const listed = products.map(({ id }: Row) => id).filter((id: number) => items.includes(id));
    expect(listed.toSorted(), now.time).toEqual(served.toSorted());
    expect(served.length, now.time).toBe(town === late ? 3 : 2);
    expect((await town.get(`/stores/details/${store_id}`)).open, now.time).toBe(1);
  }
});

describe('a discount and a campaign', () => {
  /** Whether both are told of in November, between these hours. */
  const running = async ({ db, modules, get }: CatalogueTown, begins: string, ends: string) => {
    const { store_id } = present(
      await db.row<{ store_id: number }>(sql`
        update store_discounts set start_date = '2026-11-01', end_date = '2026-11-30', start_time = ${begins},
          end_time = ${ends}
        where store_id = (
          select d.store_id from store_discounts d join stores s on s.id = d.store_id and s.status
          where s.module_id = ${modules.food} order by 1 limit 1)
        returning store_id`),
    );
    const { id } = present(
      await db.row<{ id: number }>(sql`
        update basic_campaigns set start_date = '2026-11-01', end_date = '2026-11-30', start_time = ${begins},
          end_time = ${ends}, status = true
        where id = (select min(id) from basic_campaigns where module_id = ${modules.food}) returning id`),
    );
    const told = async () => {
      const { discount } = await get(`/stores/details/${store_id}`, 'food');
      const campaigns = await get('/campaigns/basic', 'food');
      return [discount !== null, campaigns.some((one: Row) => one.id === id)];
    };
    return told;
  };

  test('until 23:59 still run in the last minute of the day, as the store is still open', async () => {
    await expect.poll(await running(late, '18:00', '23:59')).toEqual([true, true]);
    await expect.poll(await running(late, '18:00', '23:58')).toEqual([false, false]);
  });

  test('from 22:00 to 02:00 run before midnight and after it', async () => {
    for (const town of [late, early]) {
      await expect.poll(await running(town, '22:00', '02:00')).toEqual([true, true]);
      await expect.poll(await running(town, '22:00', '00:15')).toEqual(town === late ? [true, true] : [false, false]);
    }
  });
});
