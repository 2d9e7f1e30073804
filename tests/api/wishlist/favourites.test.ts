import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { type Customer, signedInCustomer } from '#tests/support/people/customers.ts';
import { newGuest } from '#tests/support/people/guests.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';

const AT = '/api/v1/customer/wish-list';
const RENTAL = '/api/v1/rental/user/wish-list';

type Thing = { id: number; module_id: number; zone_id: number };

let api: TestApi;
let maja: Customer;
let diego: Customer;
let modules: Record<string, number>;
let zones: string;
let dish: Thing;
let milk: Thing;
let diner: Thing;
let car: Thing;
let provider: Thing;

const ofModule = (table: 'items' | 'stores', module: string, skip = 0) =>
  api.db.row<Thing>(
    table === 'items'
      ? sql`select id, module_id, zone_id from items where module_id = ${modules[module]} order by id offset ${skip} limit 1`
      : sql`select id, module_id, zone_id from stores where module_id = ${modules[module]} order by id offset ${skip} limit 1`,
  ) as Promise<Thing>;

beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT: '0', CACHE_MB: '0' } });
  const named = await api.db.rows<{ id: number; module_type: string }>(sql`select id, module_type from modules`);
  modules = Object.fromEntries(named.map(({ id, module_type }) => [module_type, id]));
  zones = JSON.stringify((await api.db.rows<{ id: number }>(sql`select id from zones`)).map(({ id }) => id));
  [dish, milk, diner, provider] = await Promise.all([
    ofModule('items', 'food'),
    ofModule('items', 'grocery'),
    ofModule('stores', 'food'),
    ofModule('stores', 'rental'),
  ]);
  car = (await api.db.row<Thing>(sql`select id, module_id, zone_id from vehicles order by id limit 1`)) as Thing;
  maja = await signedInCustomer(api);
  diego = await signedInCustomer(api);
});
afterAll(() => api.stop());

const add = ({ headers }: Customer, query: string, at = AT) =>
  api.call(`${at}/add?${query}`, { method: 'POST', headers });
const remove = ({ headers }: Customer, query: string, at = AT) =>
  api.call(`${at}/remove?${query}`, { method: 'DELETE', headers });
const list = async ({ headers }: Customer, more: Record<string, string> = {}, at = AT) =>
  (await api.call(at, { headers: { ...headers, ...more } })).body;
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const idsIn = async (who: Customer, more?: Record<string, string>) => {
  const { item, store, vehicles, providers } = await list(who, more);
  return { item: ids(item), store: ids(store), vehicles: ids(vehicles), providers: ids(providers) };
};
const NOTHING = { item: [], store: [], vehicles: [], providers: [] };

describe('favourites', () => {
  /** What is in the list after it was put in by a query, and after it was taken out by the same. */
  async function inAndOut(query: string) {
    const own = await signedInCustomer(api);
    const added = await add(own, query);
    const held = await idsIn(own);
    const removed = await remove(own, query);
    return { statuses: [added.status, removed.status], held, left: await idsIn(own) };
  }

  test('an item is added and removed by its item_id [CALL-035a] [CALL-036a]', async () => {
    const held = { ...NOTHING, item: [dish.id] };
    expect(await inAndOut(`item_id=${dish.id}`)).toEqual({ statuses: [200, 200], held, left: NOTHING });
  });

  test('a vehicle by its vehicle_id [CALL-035b] [CALL-036b]', async () => {
    const held = { ...NOTHING, vehicles: [car.id] };
    expect(await inAndOut(`vehicle_id=${car.id}`)).toEqual({ statuses: [200, 200], held, left: NOTHING });
  });

  test('a provider by its provider_id [CALL-036c]', async () => {
    const held = { ...NOTHING, providers: [provider.id] };
    expect(await inAndOut(`provider_id=${provider.id}`)).toEqual({ statuses: [200, 200], held, left: NOTHING });
  });

  test('a store by its store_id [CALL-038]', async () => {
    const held = { ...NOTHING, store: [diner.id] };
    expect(await inAndOut(`store_id=${diner.id}`)).toEqual({ statuses: [200, 200], held, left: NOTHING });
  });

  test('each change is answered with a message [CALL-039]', async () => {
    const own = await signedInCustomer(api);
    const things = [`item_id=${dish.id}`, `store_id=${diner.id}`, `vehicle_id=${car.id}`, `provider_id=${provider.id}`];
    for (const thing of things) {
      expect((await add(own, thing)).body, thing).toEqual({ message: 'Added to your wishlist' });
      expect((await remove(own, thing)).body, thing).toEqual({ message: 'Removed from your wishlist' });
    }
  });

  test('GET tells four lists, the last added first, each thing as the catalogue shows it [DATA-024] [CALL-034]', async () => {
    const own = await signedInCustomer(api);
    const things = [`item_id=${dish.id}`, `item_id=${milk.id}`, `store_id=${diner.id}`, `vehicle_id=${car.id}`];
    for (const thing of [...things, `provider_id=${provider.id}`]) await add(own, thing);
    expect(await idsIn(own)).toEqual({
      item: [milk.id, dish.id],
      store: [diner.id],
      vehicles: [car.id],
      providers: [provider.id],
    });

    const shown = await list(own, { moduleid: String(modules.food), zoneid: zones });
    const details = await api.call(`/api/v1/items/details/${dish.id}`, { headers: { moduleid: String(modules.food) } });
    expect(details.body).toMatchObject(shown.item[0]);
    const store = await api.call(`/api/v1/stores/details/${diner.id}`);
    expect(store.body).toMatchObject(shown.store[0]);
    const { vehicles } = await list(own, { moduleid: String(modules.rental), zoneid: zones });
    const all = await api.call('/api/v1/rental/vehicle/top-rated?limit=100', {
      headers: { moduleid: String(modules.rental), zoneid: zones },
    });
    expect(all.body.vehicles).toContainEqual(vehicles[0]);
  });

  test('a store is also removed by its number in the path [CALL-037]', async () => {
    await add(maja, `store_id=${diner.id}`);
    const reply = await api.call(`${AT}/remove/${diner.id}`, { method: 'DELETE', headers: maja.headers });
    expect([reply.status, reply.body]).toEqual([200, { message: 'Removed from your wishlist' }]);
    expect((await idsIn(maja)).store).toEqual([]);
  });

  test('the rental’s own path holds the same vehicles and providers', async () => {
    expect((await add(maja, `vehicle_id=${car.id}`, RENTAL)).status).toBe(200);
    expect((await add(maja, `provider_id=${provider.id}`, RENTAL)).status).toBe(200);
    const again = await add(maja, `vehicle_id=${car.id}`, RENTAL);
    expect([again.status, again.body.message]).toEqual([403, 'Already in your wishlist']);
    const { vehicles, providers, ...more } = await list(maja, {}, RENTAL);
    expect([ids(vehicles), ids(providers), more]).toEqual([[car.id], [provider.id], {}]);
    expect(await idsIn(maja)).toMatchObject({ vehicles: [car.id], providers: [provider.id], store: [] });
    expect((await remove(maja, `vehicle_id=${car.id}`, RENTAL)).status).toBe(200);
    expect((await remove(maja, `provider_id=${provider.id}`, RENTAL)).status).toBe(200);
  });

  test('only what is of the module and within reach', async () => {
    const own = await signedInCustomer(api);
    for (const query of [`item_id=${dish.id}`, `item_id=${milk.id}`, `store_id=${diner.id}`, `vehicle_id=${car.id}`])
      await add(own, query);
    expect(await idsIn(own, { moduleid: String(modules.food) })).toEqual({
      ...NOTHING,
      item: [dish.id],
      store: [diner.id],
    });
    expect(await idsIn(own, { moduleid: String(modules.rental), zoneid: zones })).toEqual({
      ...NOTHING,
      vehicles: [car.id],
    });
    expect(await idsIn(own, { zoneid: '[999999]' })).toEqual(NOTHING);
    expect((await idsIn(own, { zoneid: `[${dish.zone_id}]` })).item).toContain(dish.id);
  });

  test('what is not sold any more is left out, and back when it is', async () => {
    const own = await signedInCustomer(api);
    await add(own, `item_id=${milk.id}`);
    await add(own, `store_id=${diner.id}`);
    await api.db.run(sql`update items set status = false where id = ${milk.id}`);
    await api.db.run(sql`update stores set status = false where id = ${diner.id}`);
    expect(await idsIn(own)).toEqual(NOTHING);
    await api.db.run(sql`update items set status = true where id = ${milk.id}`);
    await api.db.run(sql`update stores set status = true where id = ${diner.id}`);
    expect(await idsIn(own)).toMatchObject({ item: [milk.id], store: [diner.id] });
  });

  test('an item tells how many like it [ITEM-003b]', async () => {
    const count = async () =>
      (await api.call(`/api/v1/items/details/${dish.id}`, { headers: { moduleid: String(modules.food) } })).body
        .whislists_count;
    const before = await count();
    await add(maja, `item_id=${dish.id}`);
    await add(diego, `item_id=${dish.id}`);
    expect(await count()).toBe(before + 2);
    await remove(diego, `item_id=${dish.id}`);
    expect(await count()).toBe(before + 1);
    await remove(maja, `item_id=${dish.id}`);
  });
});

describe('what a wishlist refuses, with a message [WISH-021]', () => {
  test('the same again: 409, and it is there once, also when it comes ten times at once', async () => {
    const own = await signedInCustomer(api);
    const replies = await Promise.all(Array.from({ length: 10 }, () => add(own, `item_id=${dish.id}`)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(replies.find(({ status }) => status === 409)?.body).toEqual({
      message: 'Already in your wishlist',
      errors: [{ code: 'wishlist', message: 'Already in your wishlist' }],
    });
    expect((await idsIn(own)).item).toEqual([dish.id]);
  });

  test('removing what is not there: 404', async () => {
    const reply = await remove(diego, `store_id=${diner.id}`);
    expect([reply.status, reply.body.message]).toEqual([404, 'This is not in your wishlist']);
  });

  test.each([
    ['nothing', ''],
    ['two things', 'item_id=1&store_id=1'],
    ['a store twice', 'store_id=1&provider_id=1'],
  ])('%s: 403', async (_name, query) => {
    for (const reply of [await add(diego, query), await remove(diego, query)])
      expect([reply.status, reply.body.errors[0].code]).toEqual([403, 'item_id']);
  });

  test.each(['item_id', 'store_id', 'vehicle_id', 'provider_id'])('a %s that is nothing: 404', async (kind) => {
    expect((await add(diego, `${kind}=999999999`)).status).toBe(404);
    expect((await add(diego, `${kind}=x`)).body.errors[0].code).toBe(kind);
  });

  test('who is not signed in, also as a guest [ROLE-002] [WISH-020]', async () => {
    const { guest_id } = await newGuest(api);
    const asked = `guest_id=${guest_id}&item_id=${dish.id}`;
    const tried = [
      await api.call(`${AT}?guest_id=${guest_id}`),
      await api.call(`${AT}/add?${asked}`, { method: 'POST' }),
      await api.call(`${AT}/remove?${asked}`, { method: 'DELETE' }),
      await api.call(`${RENTAL}?guest_id=${guest_id}`),
    ];
    expect(tried.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });

  test('nobody sees or removes another’s', async () => {
    await add(maja, `item_id=${dish.id}`);
    expect(await idsIn(diego)).toEqual(NOTHING);
    expect((await remove(diego, `item_id=${dish.id}`)).status).toBe(404);
    expect((await idsIn(maja)).item).toEqual([dish.id]);
  });

  test('more than three hundred', async () => {
    const own = await signedInCustomer(api);
    await api.db.run(sql`
      insert into favourites (customer_id, item_id)
      select ${own.id}, id from items where id <> ${dish.id} order by id limit 300`);
    const reply = await add(own, `item_id=${dish.id}`);
    expect([reply.status, reply.body.message]).toEqual([403, 'Your wishlist is full. Please remove something first']);
  });
});
