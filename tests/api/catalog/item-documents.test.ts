import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { Db } from '#server/db/db.ts';
import { readMigrations } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/open.ts';
import { sql } from '#server/db/sql.ts';
import { readEnv } from '#server/env.ts';
import { makeDeps } from '#server/make-deps.ts';
import { ownTown } from '#tests/support/shops/start-api.ts';
import { openDaily } from '#tests/support/town/opening-hours.ts';

type Process = Awaited<ReturnType<typeof startProcess>>;
// biome-ignore lint/suspicious/noExplicitAny: a reply's shape is what the test is about to check
type Card = any;

let town: Awaited<ReturnType<typeof ownTown>>;
let db: Db;
let processes: [Process, Process];
let item: { id: number; store_id: number; module_id: number; zone_id: number; add_on_id: number };

/** The shop as another process runs it: with a memory and connections of its own. */
async function startProcess(url: string) {
  const folder = mkdtempSync(join(tmpdir(), 'documents-'));
  const own = openPostgres(url);
  const env = readEnv({ LOG_LEVEL: 'silent', DATA_DIR: folder, DEMO: '1', ADDRESS_SHARE: '100', RATE_LIMIT: '0' });
  const { deps, close } = await makeDeps(env, own);
  const app = await buildApp(deps, { migrations: await readMigrations('migrations') });
  return {
    deps,
    /** A list of the item's store. Every limit is another answer, so none of them comes out of the cache twice. */
    async card(limit = 100): Promise<Card> {
      const reply = await app.inject({
        url: `/api/v1/items/latest?store_id=${item.store_id}&limit=${limit}`,
        headers: { moduleid: String(item.module_id), zoneid: `[${item.zone_id}]` },
      });
      return reply.json().products.find(({ id }: { id: number }) => id === item.id);
    },
    async stop() {
      await app.close();
      await close();
      await own.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

beforeAll(async () => {
  town = await ownTown();
  db = town.db;
  const found = await db.row<typeof item>(sql`
    select i.id, i.store_id, i.module_id, i.zone_id, ia.add_on_id
    from items i join item_add_ons ia on ia.item_id = i.id join stores s on s.id = i.store_id
    where i.status and i.is_approved and s.status
      and (select count(*) from items other where other.store_id = i.store_id) <= 60
    order by i.id limit 1`);
  if (!found || !town.url) throw new Error('the town has no item with add-ons');
  item = found;
  processes = [await startProcess(town.url), await startProcess(town.url)];
});
afterAll(async () => {
  for (const process of processes ?? []) await process.stop();
  await town?.drop();
});

/** What both come to say after a change. */
const soon = (read: (card: Card) => unknown, expected: unknown) =>
  expect
    .poll(async () => Promise.all(processes.map(async (process) => read(await process.card()))), { interval: 50 })
    .toEqual([expected, expected]);

/** More than the turns of a loop are apart on a busy machine. */
const STALL_MS = 250;

/**
 * A clock that stands still while the machine lets nobody run: what is asked right after a stall comes before the news
 * that waited behind it, and nobody's shop was late.
 */
function awakeClock() {
  let awake = 0;
  let looked = performance.now();
  const now = () => {
    const moment = performance.now();
    awake += Math.min(moment - looked, STALL_MS);
    looked = moment;
    return awake;
  };
  const ticking = setInterval(now, 20);
  return { now, stop: () => clearInterval(ticking) };
}

describe('items kept in memory', () => {
  test('a price that is changed is shown by every process within two seconds', async () => {
    await Promise.all(processes.map((process) => process.card()));
    const waits: number[] = [];
    for (const minor of [12_34, 12_35, 12_36]) {
      await db.run(sql`update items set price = ${minor} where id = ${item.id}`);
      const changed = performance.now();
      await soon(({ price }) => price, minor / 100);
      waits.push(performance.now() - changed);
    }
    // A machine that runs other tests besides may itself be late for once.
    expect(Math.min(...waits)).toBeLessThan(2000);
  });

  test('an answer that is made now tells stock and hearts of now, without any notice', async () => {
    const limits = [70, 71];
    for (const [at, stock] of [
      [0, 7],
      [1, 3],
    ] as const) {
      await db.run(sql`update items set stock = ${stock} where id = ${item.id}`);
      const cards = await Promise.all(processes.map((process) => process.card(limits[at])));
      expect(cards.map((card) => card.stock)).toEqual([stock, stock]);
    }
  });

  test('names and prices of other tables follow too: an add-on, the store, a tag', async () => {
    await Promise.all(processes.map((process) => process.card()));
    await db.run(sql`update add_ons set price = 777 where id = ${item.add_on_id}`);
    await soon(({ add_ons }) => add_ons.find(({ id }: { id: number }) => id === item.add_on_id)?.price, 7.77);
    await db.run(sql`update stores set name = '{"en": "Renamed & Co"}' where id = ${item.store_id}`);
    await soon(({ store_name }) => store_name, 'Renamed & Co');
    await db.run(sql`delete from item_tags where item_id = ${item.id}`);
    await soon(({ tags }) => tags, []);
  });

  test('hours of the store, when they are changed and when they pass [STORE-010]', async () => {
    await db.run(sql`delete from store_schedules where store_id = ${item.store_id}`);
    await soon(({ store_open, store_next_opening }) => [store_open, store_next_opening], [0, null]);
    await openDaily(db, [item.store_id], '11:00', '14:00');
    await soon(({ store_open, store_next_opening }) => store_open === 1 || store_next_opening?.time === '11:00', true);
    const [one] = processes;
    const { now } = one.deps;
    // In Gothenburg, in winter. Every limit is another answer of the same items in memory.
    for (const [at, limit, said] of [
      ['16T10:30', 73, { store_open: 0, store_next_opening: { in_days: 0, day: 1, time: '11:00' } }],
      ['16T12:00', 74, { store_open: 1, store_next_opening: null }],
      ['16T14:00', 75, { store_open: 0, store_next_opening: { in_days: 1, day: 2, time: '11:00' } }],
      ['17T10:30', 76, { store_open: 0, store_next_opening: { in_days: 0, day: 2, time: '11:00' } }],
      ['17T14:00', 77, { store_open: 0, store_next_opening: { in_days: 1, day: 3, time: '11:00' } }],
    ] as const) {
      Object.assign(one.deps, { now: () => new Date(`2026-11-${at}:00+01:00`) });
      expect(await one.card(limit)).toMatchObject(said);
    }
    Object.assign(one.deps, { now });
  });

  test('the memory stays, and only what changed is read anew', async () => {
    const [one] = processes;
    await one.card(72);
    const before = one.deps.documents?.size().entries ?? 0;
    expect(before).toBeGreaterThan(1);
    await db.run(sql`update items set price = 4321 where id = ${item.id}`);
    await soon(({ price }) => price, 43.21);
    expect(one.deps.documents?.size().entries).toBeGreaterThanOrEqual(before);
  });

  test('under a feed that writes all the time nobody is shown a price that is older than two seconds', async () => {
    // Known to both before it begins: what is older than the feed counts as well.
    await db.run(sql`update items set price = 1999 where id = ${item.id}`);
    await soon(({ price }) => price, 19.99);
    const clock = awakeClock();
    const writtenAt = new Map<number, number>();
    const oldest: number[] = [];
    let isOver = false;
    const feed = async () => {
      for (let price = 2000; price < 2025; price++) {
        await db.run(sql`update items set price = ${price} where id = ${item.id}`);
        writtenAt.set(price, clock.now());
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      isOver = true;
    };
    const read = async (process: Process) => {
      while (!isOver) {
        const asked = clock.now();
        const price = Math.round((await process.card()).price * 100);
        // It was true until the next one was written.
        const next = writtenAt.get(price + 1);
        if (next !== undefined) oldest.push(asked - next);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    await Promise.all([feed(), ...processes.map(read)]);
    clock.stop();
    expect(oldest.length).toBeGreaterThan(0);
    expect(Math.max(...oldest)).toBeLessThan(2000);
    await soon(({ price }) => price, 20.24);
  });
});
