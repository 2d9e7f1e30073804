import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { sql } from '#server/db/sql.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';
import { ACCESS, type Ask, type Row } from './access-table.ts';
import { everythingOf, type Goods, makePerson, type Person, sendParcels } from './access-world.ts';

const NAMES = ['guest A', 'guest B', 'customer A', 'customer B'] as const;
type Caller = 'nobody' | Person['name'];
const CALLERS: readonly Caller[] = ['nobody', ...NAMES];

let api: TestApi;
let goods: Goods;
let headers: Record<string, string>;

beforeAll(async () => {
  // Some calls take a few a minute from one address; all callers stand behind the same one here.
  api = await startApi({ env: { RATE_LIMIT: '0' } });
  const row = await api.db.row<Goods>(sql`
    select min(i.id) as item_id, max(i.id) as other_item_id, i.store_id, i.module_id,
      (select min(id) from vehicles) as vehicle_id
    from items i join modules m on m.id = i.module_id and m.module_type = 'grocery'
    where i.choice_options = '[]' and i.stock > 5
    group by i.store_id, i.module_id having count(*) > 1 order by i.store_id limit 1`);
  if (!row) throw new Error('the town sells groceries');
  goods = row;
  const zones = await api.db.rows<{ id: number }>(sql`select id from zones`);
  // Its provider hands over wherever and whenever somebody asks.
  const provider = sql`(select provider_id from vehicles where id = ${goods.vehicle_id})`;
  await api.db.run(sql`update stores set pickup_zone_id = (select array_agg(id) from zones) where id = ${provider}`);
  await api.db.run(sql`
    update store_schedules set opening_time = '00:00', closing_time = '23:59:59' where store_id = ${provider}`);
  headers = { moduleid: String(goods.module_id), zoneid: JSON.stringify(zones.map(({ id }) => id)) };
});
afterAll(() => api.stop());

/** Our four people, fresh, so that what one test does no other sees. */
const people = (): Promise<Person[]> => Promise.all(NAMES.map((name) => makePerson(api, name, goods)));

let residents: Person[] = [];
const mayHaveChanged = new Set<Person>();

/**
 * Four people for tests which prove that nobody changes but the caller: only who was one comes anew. Making four for each
 * test took most of the time.
 */
async function unchangedPeople(): Promise<Person[]> {
  if (residents.length === 0) residents = await people();
  residents = await Promise.all(
    residents.map((person) => (mayHaveChanged.has(person) ? makePerson(api, person.name, goods) : person)),
  );
  return residents;
}

/** Those whom this row of the table is asked about. */
async function peopleOf(row: Row): Promise<Person[]> {
  if (!('withParcels' in row || 'tripsAreOver' in row)) return unchangedPeople();
  const four = await people();
  if ('withParcels' in row) for (const person of four) await sendParcels(api, person);
  if ('tripsAreOver' in row) {
    const trips = four.flatMap((person) => [person.pending_trip_id, person.unpaid_trip_id]);
    await api.db.run(sql`
      update trips set trip_status = 'completed', payment_status = 'paid' where id = any (${trips}::bigint[])`);
  }
  return four;
}

function call({ method, path }: Endpoint, { params = {}, query = {}, body }: Ask, caller: Person | undefined) {
  const who = caller?.kind === 'guest' ? { guest_id: caller.secret } : {};
  const sendsBody = method !== 'GET' && method !== 'DELETE';
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? 1));
  const search = new URLSearchParams(
    Object.entries({ ...query, ...(!sendsBody && who) }).map(([k, v]) => [k, String(v)]),
  );
  return api.call(`${url}?${search}`, {
    method,
    headers: { ...headers, ...(caller?.kind === 'customer' && { authorization: `Bearer ${caller.secret}` }) },
    ...(sendsBody && { body: { ...body, ...who } }),
  });
}

/** Nothing of anybody but the caller stands in an answer. */
function expectNothingOf(others: readonly Person[], text: string) {
  for (const { mark, email, phone, ...ids } of others) {
    const orders = [
      ids.unpaid_order_id,
      ids.transfer_order_id,
      ids.delivered_order_id,
      ids.return_id,
      ids.free_return_id,
    ];
    const trips = [ids.pending_trip_id, ids.unpaid_trip_id, ids.paid_trip_id];
    const numbers = [
      ids.line_id,
      ids.trip_cart_id,
      ids.trip_line_id,
      ids.address_id,
      ids.conversation_id,
      ...orders,
      ...trips,
    ].map(String);
    for (const secret of [mark, ...numbers, email, phone]) expect(text).not.toContain(secret);
  }
}

const mayOwn = (row: Row, { kind }: Person) => row.who !== 'customer' || kind === 'customer';

/** Whether this caller is let in at all. */
const isIn = (row: Row, caller: Person | undefined): boolean =>
  row.who === 'anybody' || (caller !== undefined && mayOwn(row, caller));

describe('every endpoint × nobody, two guests, two customers [SEC-001]', () => {
  test('the table knows every endpoint, and no other', () => {
    expect(Object.keys(ACCESS).sort()).toEqual(ENDPOINTS.map(({ name }) => name).sort());
  });

  test('the table and the contract agree on who is asked to say who they are', () => {
    const open = (row: Row) => row.who === 'everybody' || row.who === 'proof';
    const wrong = ENDPOINTS.filter(({ name, access }) => {
      const row = ACCESS[name];
      return row && (open(row) ? access !== 'public' : access !== row.who);
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  const rows = ENDPOINTS.flatMap((endpoint) => {
    const row = ACCESS[endpoint.name];
    return row ? [[endpoint.name, endpoint, row] as const] : [];
  });

  test.each(rows.filter(([, , { who }]) => who === 'everybody'))(
    '%s is the same for everybody',
    async (_name, endpoint, row) => {
      if (row.who !== 'everybody') throw new Error('filtered');
      const four = row.isWrite ? await people() : await unchangedPeople();
      const answers = [];
      for (const caller of [undefined, ...four]) answers.push(await call(endpoint, row.ask ?? {}, caller));
      for (const { status, text } of answers) {
        expect([200, 404, ...(row.isWrite ? [403] : [])], text).toContain(status);
        expectNothingOf(four, text);
      }
      const texts = new Set(answers.map(({ text }) => text));
      // What a write says may depend on who wrote before.
      expect(row.isWrite || texts.size === 1, [...texts].join('\n')).toBe(true);
    },
  );

  test.each(rows.filter(([, , { who }]) => who === 'proof'))(
    '%s opens nothing to who does not prove it, whoever is signed in',
    async (_name, endpoint, row) => {
      if (row.who !== 'proof') throw new Error('filtered');
      for (const caller of CALLERS) {
        const four = await people();
        const [asking, owner] = [
          four.find(({ name }) => name === caller),
          four.find(({ name }) => name === 'customer A'),
        ];
        if (!owner) throw new Error('there is a customer A');
        const before = await Promise.all(four.map((person) => everythingOf(api, person)));
        const { status, body, text } = await call(endpoint, row.of(owner), asking);
        expect(row.refused, `${caller}: ${text}`).toContain(status);
        expect(body.token ?? null).toBeNull();
        expectNothingOf(four, text);
        expect(await Promise.all(four.map((person) => everythingOf(api, person)))).toEqual(before);
      }
    },
  );

  test.each(
    rows.flatMap(([name, endpoint, row]) =>
      row.who === 'guest' || row.who === 'customer' || row.who === 'anybody'
        ? CALLERS.map((caller) => [name, caller, endpoint, row] as const)
        : [],
    ),
  )('%s as %s: only what is one’s own', async (_name, caller, endpoint, row) => {
    const four = await peopleOf(row);
    const asking = four.find(({ name }) => name === caller);
    const others = four.filter((person) => person !== asking);
    const isAllowed = isIn(row, asking);
    if (asking && isAllowed) mayHaveChanged.add(asking);
    // Who is refused has changed nothing of their own either.
    const watched = isAllowed ? others : four;
    const before = await Promise.all(watched.map((person) => everythingOf(api, person)));
    const untouched = async () =>
      expect(await Promise.all(watched.map((person) => everythingOf(api, person)))).toEqual(before);

    if ('of' in row) {
      for (const owner of others.filter((person) => mayOwn(row, person))) {
        const { status, text } = await call(endpoint, row.of(owner, goods), asking);
        expect(status, `a thing of ${owner.name}: ${text}`).toBe(isAllowed ? row.foreign : 401);
        expectNothingOf(others, text);
      }
      await untouched();
      if (!asking || !isAllowed) return;
      const own = await call(endpoint, row.of(asking, goods), asking);
      expect(own.status, own.text).toBe(200);
      return untouched();
    }
    const { status, text } = await call(endpoint, row.ask?.(goods) ?? {}, asking);
    expect(status, text).toBe(isAllowed ? (row.hears ?? 200) : 401);
    expectNothingOf(others, text);
    return untouched();
  });

  test.each(rows.filter(([, , { who }]) => who === 'operator'))(
    '%s is closed to whoever has no key',
    async (_name, endpoint, row) => {
      if (row.who !== 'operator') throw new Error('filtered');
      const four = await unchangedPeople();
      const before = await Promise.all(four.map((person) => everythingOf(api, person)));
      for (const caller of [undefined, ...four])
        for (const owner of four) expect((await call(endpoint, row.of(owner), caller)).status).toBe(401);
      expect(await Promise.all(four.map((person) => everythingOf(api, person)))).toEqual(before);
    },
  );

  test('a guest’s secret opens nothing to a customer who sends it along, nor the other way round', async () => {
    const [guest, , customer, other] = await people();
    if (!guest || !customer || !other) throw new Error('there are four');
    const cart = ENDPOINTS.find(({ name }) => name === 'listCart');
    if (!cart) throw new Error('there is a cart');
    const mixed = await call(cart, { query: { guest_id: guest.secret } }, customer);
    expect(mixed.status).toBe(200);
    expectNothingOf([guest, other], mixed.text);
    const asGuest = await api.call(`${cart.path}?guest_id=${customer.secret}`, { headers });
    const asCustomer = await api.call(cart.path, { headers: { ...headers, authorization: `Bearer ${guest.secret}` } });
    const byNumber = await api.call(`${cart.path}?guest_id=${guest.id}`, { headers });
    expect([asGuest.status, asCustomer.status, byNumber.status]).toEqual([401, 401, 401]);
  });

  test('a blocked account and an ended token are nobody', async () => {
    const [, , customer, other] = await people();
    if (!customer || !other) throw new Error('there are four');
    await api.db.run(sql`update customers set status = false where id = ${customer.id}`);
    await api.db.run(
      sql`update access_tokens set expires_at = now() - interval '1 second' where customer_id = ${other.id}`,
    );
    for (const [, endpoint, row] of rows.filter(([, , { who }]) => who === 'customer'))
      for (const person of [customer, other]) {
        const ask =
          'of' in row ? row.of(person, goods) : 'ask' in row && typeof row.ask === 'function' ? row.ask(goods) : {};
        expect((await call(endpoint, ask as Ask, person)).status, endpoint.name).toBe(401);
      }
  });
});
