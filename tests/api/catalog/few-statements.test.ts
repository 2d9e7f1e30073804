import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { Db } from '#server/db/db.ts';
import { readMigrations } from '#server/db/migrate.ts';
import { type Sql, sql } from '#server/db/sql.ts';
import { readEnv } from '#server/env.ts';
import { makeDeps } from '#server/make-deps.ts';
import { ownTown } from '#tests/support/shops/start-api.ts';

let town: Awaited<ReturnType<typeof ownTown>>;
let shop: Awaited<ReturnType<typeof startShop>>;
let store: { id: number; slug: string; module_id: number; zone_id: number; recommended: number };

/** A shop that keeps no answers, and says what it asked its database for one. */
async function startShop(db: Db) {
  const folder = mkdtempSync(join(tmpdir(), 'statements-'));
  const env = readEnv({ LOG_LEVEL: 'silent', DATA_DIR: folder, DEMO: '1', RATE_LIMIT: '0', CACHE_MB: '0' });
  let asked: string[] = [];
  const noted = (statement: Sql) => {
    asked.push(statement.text);
    return statement;
  };
  const { deps, close } = await makeDeps(env, {
    ...db,
    rows: (statement) => db.rows(noted(statement)),
    row: (statement) => db.row(noted(statement)),
  });
  const app = await buildApp(deps, { migrations: await readMigrations('migrations') });
  const get = async (path: string) => {
    const headers = { moduleid: String(store.module_id), zoneid: `[${store.zone_id}]` };
    asked = [];
    const reply = await app.inject({ url: `/api/v1${path}`, headers });
    return { body: reply.json(), asked };
  };
  return {
    /** For the second time: what is read once a change has been read by then. */
    async get(path: string) {
      await get(path);
      return get(path);
    },
    async stop() {
      await app.close();
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

beforeAll(async () => {
  town = await ownTown();
  const found = await town.db.row<typeof store>(sql`
    select s.id, s.slug, s.module_id, s.zone_id, count(*) as recommended
    from stores s join items i on i.store_id = s.id and i.status and i.is_approved and i.recommended
    where s.status group by s.id having count(*) between 2 and 20 order by s.id limit 1`);
  if (!found) throw new Error('no store of the town recommends anything');
  store = found;
  shop = await startShop(town.db);
});
afterAll(async () => {
  await shop?.stop();
  await town?.drop();
});

test('a store and its counts are looked up together: its details and its menu are two statements each', async () => {
  const details = await shop.get(`/stores/details/${store.slug}`);
  expect(details.body.category_details.length).toBeGreaterThan(0);
  expect(details.asked).toHaveLength(2);
  const menu = await shop.get(`/stores/menu/${store.id}`);
  expect(menu.body.sections).toHaveLength(details.body.category_details.length);
  expect(menu.asked).toHaveLength(2);
});

test('an item is found as it is read: its details are one statement, its store and its reviews one each', async () => {
  const item = await town.db.row<{ id: number; slug: string }>(sql`
    select id, slug from items where store_id = ${store.id} and status and is_approved order by id limit 1`);
  for (const name of [item?.id, item?.slug]) {
    const { body, asked } = await shop.get(`/items/details/${name}`);
    expect(body).toMatchObject({ id: item?.id, store_details: { id: store.id } });
    expect(asked).toHaveLength(3);
  }
});

test('a store that sells nothing at present is there all the same, with an empty menu', async () => {
  const empty = await town.db.row<{ id: number }>(sql`
    select s.id from stores s join modules m on m.id = s.module_id
    where s.status and m.module_type = 'pharmacy' order by s.id limit 1`);
  await town.db.run(sql`update items set status = false where store_id = ${empty?.id}`);
  expect((await shop.get(`/stores/details/${empty?.id}`)).body).toMatchObject({ id: empty?.id, category_details: [] });
  expect((await shop.get(`/stores/menu/${empty?.id}`)).body).toEqual({ sections: [] });
});

test('nobody counts what a page of a store’s shelf ends with', async () => {
  const all = store.recommended;
  const page = (limit: number, offset: number) =>
    shop.get(`/items/recommended?store_id=${store.id}&limit=${limit}&offset=${offset}`);
  const counts = ({ asked }: { asked: string[] }) => asked.filter((text) => text.includes('counted')).length;
  for (const [limit, offset, there, counted] of [
    [all + 1, 1, all, 0],
    [all - 1, 2, 1, 0],
    [all, 1, all, 1],
    [all - 1, 1, all - 1, 1],
    [all, 2, 0, 1],
  ] as const) {
    const answer = await page(limit, offset);
    expect(answer.body.items, `${limit} of page ${offset}`).toHaveLength(there);
    expect(answer.body.total_size, `${limit} of page ${offset}`).toBe(all);
    expect(counts(answer), `${limit} of page ${offset}`).toBe(counted);
  }
});
