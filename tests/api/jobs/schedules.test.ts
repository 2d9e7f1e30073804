import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { JOBS } from '#server/job-list.ts';
import { makeJobs } from '#server/jobs/make-jobs.ts';
import { type OrderTown, orderTown, type Shop } from '../orders/order-town.ts';

let clock = new Date();
let town: OrderTown;
let shop: Shop;
beforeAll(async () => {
  town = await orderTown({ deps: { now: () => clock } });
  clock = town.moment;
  shop = await town.shop('grocery');
});
afterAll(() => town.stop());

const HALF_AN_HOUR = 31 * 60_000;
/** Looked for every second instead of now and then: the schedules themselves are those of the shop. */
const QUICK = { schedules: 1, work: 1 };

test('what is due every minute is done by its schedule, without anybody who calls it: an unpaid order expires, a paused store resumes', async () => {
  const { api, db } = town;
  const who = await town.guest();
  await town.putIn(who, shop, shop.items[0]?.id ?? 0);
  const order_id = await town.placed(who, shop, { payment_method: 'digital_payment' });
  const paused = await town.shop('pharmacy', 1);
  await db.run(sql`update stores set active = false, paused_until = ${clock} where id = ${paused.store_id}`);
  clock = new Date(clock.getTime() + HALF_AN_HOUR);

  const faults: unknown[] = [];
  const jobs = makeJobs(api.deps.env, db, JOBS, null, QUICK);
  await jobs.start(api.deps, (error) => faults.push(error));
  const orderStatus = async () => (await town.orderRow(order_id)).order_status;
  const isActive = async () =>
    (await db.row<{ active: boolean }>(sql`select active from stores where id = ${paused.store_id}`))?.active;
  const done = async () =>
    (
      await db.rows<{ name: string }>(sql`
        select distinct name from jobs.job where state = 'completed' and name = any (${MINUTELY}::text[]) order by name`)
    ).map(({ name }) => name);
  try {
    await expect.poll(orderStatus).toBe('canceled');
    await expect.poll(isActive).toBe(true);
    await expect.poll(done).toEqual(MINUTELY);
  } finally {
    await jobs.stop();
  }
  expect(faults).toEqual([]);
});

const MINUTELY = ['money-rounds', 'remind-travellers', 'resume-stores'];

test('a round that still works while its process is told to stop asks for what follows: another process delivers it', async () => {
  const { api, db } = town;
  const id = 987_654_321;
  const jobs = makeJobs(
    api.deps.env,
    db,
    {
      queues: { 'deliver-message': {}, round: {} },
      async start(_deps, boss, _failed, stopping) {
        await boss.work('round', { pollingIntervalSeconds: 0.5 }, async () => {
          await new Promise((told) => stopping.addEventListener('abort', told, { once: true }));
          await db.transaction((tx) => jobs.add(tx, 'deliver-message', { id }));
        });
        await boss.send('round', {});
      },
    },
    null,
    QUICK,
  );
  const fail = (error: unknown): never => {
    throw error;
  };
  await jobs.start(api.deps, fail);
  await expect
    .poll(() => db.rows(sql`select state from jobs.job where name = 'round'`))
    .toMatchObject([{ state: 'active' }]);
  await jobs.stop();
  expect(
    await db.rows(sql`select state from jobs.job where name = 'deliver-message' and data ->> 'id' = ${String(id)}`),
  ).toEqual([{ state: 'created' }]);
});
