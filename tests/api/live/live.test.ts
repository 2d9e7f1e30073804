import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import type { LiveCourier, LiveStatus } from '#contract/live/live.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { sql } from '#server/db/sql.ts';
import { announceCouriers, announceOrder } from '#server/live/announce.ts';
import { moveOrder } from '#server/orders/changing/move-order.service.ts';
import { setReadyIn } from '#server/orders/changing/prepare-order.service.ts';
import { newOrder, type OrderFacts } from '#tests/support/orders/orders.ts';
import { newParcel, RECEIVER, SENDER } from '#tests/support/orders/parcels.ts';
import { newCourier } from '#tests/support/people/couriers.ts';
import { type Customer, signedInCustomer } from '#tests/support/people/customers.ts';
import { newGuest } from '#tests/support/people/guests.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';
import { type Events, readEvents } from '#tests/support/traffic/read-events.ts';

const PATH = '/api/v1/customer/order';

let api: TestApi;
let address: string;
let maja: Customer;
let clock = 0;
const open: Events[] = [];

beforeAll(async () => {
  api = await startApi({
    env: { LIVE_CONNECTIONS: '22', MAX_IN_FLIGHT: '10', RATE_LIMIT: '0' },
    deps: { now: () => new Date(Date.now() + clock) },
  });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  address = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
  maja = await signedInCustomer(api);
});
afterAll(() => api.stop());
afterEach(async () => {
  for (const events of open.splice(0)) events.close();
  clock = 0;
  await expect.poll(connections, { timeout: 5000 }).toBe(0);
});

const connections = async () => Number(/^live_connections (\d+)$/m.exec((await api.call('/metrics')).text)?.[1]);

const askTicket = (body: object, headers: Record<string, string> = maja.headers) =>
  api.call(`${PATH}/live-ticket`, { method: 'POST', headers, body });

async function follow(order_id: number, headers: Record<string, string> = {}, query = ''): Promise<Events> {
  const { ticket } = (await askTicket({ order_id })).body;
  const events = await readEvents(`${address}${PATH}/live?order_id=${order_id}&ticket=${ticket}${query}`, headers);
  open.push(events);
  return events;
}

const move = (order_id: number, to: OrderStatus, delivery_man_id?: number) =>
  api.db.transaction((tx) => moveOrder(api.deps, tx, { order_id, to, by: 'system', delivery_man_id }));

const orderOf = async (facts: OrderFacts): Promise<number> => (await newOrder(api, facts)).id;

describe('live events of an order', () => {
  test('every step to the door is told within 2 s of its change, and stands in the order itself [ORD-010]', async () => {
    const order_id = await orderOf({ customer_id: maja.id });
    const events = await follow(order_id);
    await events.next('status', ({ order_status }) => order_status === 'pending');
    const courier_id = await newCourier(api, { f_name: 'Test' });
    const steps = ['confirmed', 'processing', 'handover', 'picked_up', 'delivered'] as const;
    for (const to of steps) {
      expect(await move(order_id, to, to === 'handover' ? courier_id : undefined)).toBeNull();
      const changed = performance.now();
      const told = await events.next('status', ({ order_status }) => order_status === to);
      expect(told.at - changed, to).toBeLessThan(2000);
    }
    const { body } = await api.call(`${PATH}/track?order_id=${order_id}`, { headers: maja.headers });
    expect(body.order_status).toBe('delivered');
    const moments = ['pending', ...steps].map((step) => Date.parse(body[step]));
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    expect(moments).not.toContain(Number.NaN);
  });

  test('of a parcel count the minutes to its receiver, and back to its sender when it turns round [PARC-007] [PARC-008]', async () => {
    const { id } = await newParcel(api, { customer_id: maja.id, order_status: 'confirmed' });
    const courier_id = await newCourier(api, { f_name: 'Test' });
    const put = (at: { lat: number; lng: number }) =>
      api.db.transaction(async (tx) => {
        await tx.run(sql`
          update couriers set latitude = ${at.lat}, longitude = ${at.lng}, located_at = ${api.deps.now()}
          where id = ${courier_id}`);
        await announceCouriers(tx, [courier_id]);
      });
    await put(SENDER);
    const events = await follow(id);
    expect(await move(id, 'picked_up', courier_id)).toBeNull();
    const minutes = async () => ((await events.next('courier')).data as LiveCourier).remaining_minutes;
    expect(await minutes(), 'the whole way lies ahead').toBeGreaterThan(5);
    await put(RECEIVER);
    expect(await minutes()).toBe(1);
    expect(await move(id, 'canceled')).toBeNull();
    await events.next('status', ({ order_status }) => order_status === 'canceled');
    await put({ ...RECEIVER, lat: RECEIVER.lat - 0.0001 });
    expect(await minutes(), 'the whole way back').toBeGreaterThan(5);
  });

  test('of a parcel reach who has its link, and say nothing of who it is from or for [PARC-007]', async () => {
    const { id, follow_key, otp } = await newParcel(api, { customer_id: maja.id, order_status: 'confirmed' });
    const courier_id = await newCourier(api, { f_name: 'Test' });
    const byLink = async (key: string) => {
      const events = await readEvents(`${address}/api/v1/parcel/follow/${key}/live`);
      open.push(events);
      return events;
    };
    expect((await byLink(crypto.randomUUID())).status, 'another key').toBe(404);
    expect((await byLink(String(id))).status, 'the order’s number').toBe(404);

    const events = await byLink(follow_key);
    expect(events.status).toBe(200);
    await events.next('parcel', ({ order_status }) => order_status === 'confirmed');
    expect(await move(id, 'picked_up', courier_id)).toBeNull();
    const changed = performance.now();
    const told = await events.next('parcel', ({ order_status }) => order_status === 'picked_up');
    expect(told.at - changed).toBeLessThan(2000);
    await place(courier_id, 57.702);
    await events.next('parcel', ({ courier }) => (courier as { lat: number } | null)?.lat === 57.702);
    expect(await move(id, 'delivered')).toBeNull();
    await events.next('parcel', ({ order_status, courier }) => order_status === 'delivered' && courier === null);

    const said = JSON.stringify(events.seen.map(({ data }) => data));
    for (const secret of ['Maja', 'Elias', 'Långgatan', 'avenyn', '+4670', `"${otp}"`, String(id), 'Test', 'amount'])
      expect(said, secret).not.toContain(secret);
    const { body } = await api.call(`/api/v1/parcel/follow/${follow_key}`);
    const { category: _, ...progress } = body;
    expect(events.seen.filter(({ name }) => name === 'parcel').at(-1)?.data, 'as one reads it').toEqual(progress);
  });

  test('of a parcel leave its sender a place, however many have the link [PARC-007]', async () => {
    const { id, follow_key } = await newParcel(api, { customer_id: maja.id, order_status: 'confirmed' });
    const byLink = async () => {
      const events = await readEvents(`${address}/api/v1/parcel/follow/${follow_key}/live`);
      open.push(events);
      return events;
    };
    const all = await Promise.all(Array.from({ length: 12 }, byLink));
    expect(all.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), 429, 429]);
    expect((await follow(id)).status).toBe(200);
    all.find(({ status }) => status === 200)?.close();
    await expect.poll(async () => (await byLink()).status, { timeout: 5000 }).toBe(200);
  });

  test('that it takes longer is heard at once', async () => {
    const order_id = await orderOf({ customer_id: maja.id });
    expect(await move(order_id, 'confirmed')).toBeNull();
    const events = await follow(order_id);
    await events.next('status');
    await setReadyIn(api.deps, order_id, 45);
    const told = await events.next('status', ({ processing_time }) => processing_time !== null);
    expect(told.data).toMatchObject({ order_status: 'confirmed' });
    expect((told.data as LiveStatus).processing_time).toBeGreaterThanOrEqual(45);
  });

  test('what is so comes first, then every change, and where the courier is [ORD-002] [ORD-011]', async () => {
    const order_id = await orderOf({ customer_id: maja.id });
    const events = await follow(order_id);
    expect(events.status).toBe(200);
    expect(Object.fromEntries(events.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    const first = await events.next('status');
    expect(first.data).toEqual({
      order_id,
      order_status: 'pending',
      payment_status: 'unpaid',
      delivery_man_id: null,
      processing_time: null,
      price_status: null,
      changed_at: expect.stringMatching(/^\d{4}-.*Z$/),
    });

    for (const to of ['confirmed', 'processing'] as const) {
      expect(await move(order_id, to)).toBeNull();
      await events.next('status', ({ order_status }) => order_status === to);
    }
    const courier_id = await newCourier(api, { f_name: 'Test' });
    expect(await move(order_id, 'handover', courier_id)).toBeNull();
    await events.next('status', ({ delivery_man_id }) => delivery_man_id === courier_id);

    // Where couriers are is nobody's business before they have the order.
    await place(courier_id, 57.71);
    expect(await move(order_id, 'picked_up')).toBeNull();
    const there = await events.next('courier');
    expect(there.id).toBeNull();
    expect(there.data).toEqual({
      order_id,
      delivery_man_id: courier_id,
      latitude: 57.71,
      longitude: 11.97,
      located_at: expect.any(String),
      remaining_minutes: expect.any(Number),
    });
    // 1.2 km as the crow flies; by streets, once they are known, three times as far.
    const { remaining_minutes } = there.data as LiveCourier;
    expect(remaining_minutes).toBeGreaterThan(3);
    expect(remaining_minutes).toBeLessThan(25);
    await place(courier_id, 57.7);
    const near = (await events.next('courier')).data as LiveCourier;
    expect(near.latitude).toBe(57.7);
    // One by the bee line, two by the streets, which may still be asked for.
    expect(near.remaining_minutes).toBeLessThanOrEqual(2);

    expect(await move(order_id, 'delivered')).toBeNull();
    expect(await events.next('status')).toMatchObject({ data: { order_status: 'delivered', payment_status: 'paid' } });
    await place(courier_id, 57.72);
    await expect(events.next('courier', undefined, 300)).rejects.toThrow();
    expect(events.seen.filter(({ name }) => name === 'status').map(({ id }) => Number(id))).toEqual(
      await eventIds(order_id),
    );
  });

  test('one that is paid says so though its status stays, and what is rolled back is told to nobody', async () => {
    const order_id = await orderOf({ customer_id: maja.id });
    const events = await follow(order_id);
    const first = await events.next('status');
    const rolledBack = api.db.transaction(async (tx) => {
      await moveOrder(api.deps, tx, { order_id, to: 'confirmed', by: 'system' });
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    await api.db.transaction(async (tx) => {
      await tx.run(sql`update orders set payment_status = 'paid' where id = ${order_id}`);
      await announceOrder(tx, order_id);
    });
    const paid = await events.next('status');
    expect(paid).toMatchObject({ id: first.id, data: { order_status: 'pending', payment_status: 'paid' } });
  });

  test('whoever comes back gets what they missed, by header or query; who has all hears what is so', async () => {
    const order_id = await orderOf({ customer_id: maja.id });
    const first = await (await follow(order_id)).next('status');
    for (const to of ['confirmed', 'processing'] as const) await move(order_id, to);
    const statuses = ({ seen }: Events) =>
      seen.filter(({ name }) => name === 'status').map(({ data }) => (data as { order_status: string }).order_status);

    const byHeader = await follow(order_id, { 'last-event-id': String(first.id) });
    const byQuery = await follow(order_id, {}, `&last_event_id=${first.id}`);
    for (const events of [byHeader, byQuery]) {
      await events.next('status', ({ order_status }) => order_status === 'processing');
      expect(statuses(events)).toEqual(['confirmed', 'processing']);
    }
    const hasAll = await follow(order_id, { 'last-event-id': String((await eventIds(order_id)).at(-1)) });
    await hasAll.next('status');
    expect(statuses(hasAll)).toEqual(['processing']);
    const nonsense = await follow(order_id, { 'last-event-id': '-1; drop table' });
    await nonsense.next('status');
    expect(statuses(nonsense)).toEqual(['processing']);
  });

  test('the owner gets a ticket, the guest, and who has the key; everybody else hears what an unknown order says [SEC-001]', async () => {
    const [ours, theirs] = [await newGuest(api), await newGuest(api)];
    const other = await signedInCustomer(api);
    const bought = await orderOf({ customer_id: maja.id });
    const byGuest = await orderOf({ guest_id: ours.id, contact_number: '46709998877' });
    expect((await askTicket({ order_id: bought })).status).toBe(200);
    expect((await askTicket({ order_id: byGuest, guest_id: ours.guest_id }, {})).status).toBe(200);
    const tracked = await api.call(`/api/v1/customer/order/track?order_id=${byGuest}&guest_id=${ours.guest_id}`);
    expect((await askTicket({ order_id: byGuest, key: tracked.body.key }, {})).status).toBe(200);

    const unknown = await askTicket({ order_id: 999_999_999 });
    expect(unknown.status).toBe(404);
    const refused = [
      await askTicket({ order_id: bought }, other.headers),
      await askTicket({ order_id: bought, guest_id: theirs.guest_id }, {}),
      await askTicket({ order_id: byGuest, guest_id: theirs.guest_id }, {}),
      // Where the courier rides is where the door is: the phone alone does not show it.
      await askTicket({ order_id: byGuest, contact_number: '+46709998877' }, {}),
      await askTicket({ order_id: byGuest, key: 'made-up' }, {}),
      await askTicket({ order_id: byGuest }, {}),
    ];
    for (const { status, body } of refused) expect({ status, body }).toEqual({ status: 404, body: unknown.body });
  });

  test('a ticket opens its own order, for two minutes, and cannot be made up [SEC-001]', async () => {
    const [one, two] = [await orderOf({ customer_id: maja.id }), await orderOf({ customer_id: maja.id })];
    const { ticket } = (await askTicket({ order_id: one })).body;
    const status = async (order_id: number, text: string) => {
      const events = await readEvents(`${address}${PATH}/live?order_id=${order_id}&ticket=${encodeURIComponent(text)}`);
      open.push(events);
      return events.status;
    };
    expect(await status(one, ticket)).toBe(200);
    expect(await status(two, ticket)).toBe(401);
    expect(await status(one, ticket.replace(/^\d+/, '9999999999999'))).toBe(401);
    expect(await status(one, `${ticket}x`)).toBe(401);
    expect(await status(one, 'ticket')).toBe(401);
    // What is empty is not given.
    expect(await status(one, '')).toBe(403);
    clock = 121_000;
    expect(await status(one, ticket)).toBe(401);
  });

  test('listeners are no load, an order has room for 20 of them and the process for as many as it is told', async () => {
    const [one, two] = [await orderOf({ customer_id: maja.id }), await orderOf({ customer_id: maja.id })];
    for (let n = 0; n < 20; n++) expect((await follow(one)).status).toBe(200);
    expect((await follow(one)).status).toBe(429);
    for (let n = 0; n < 2; n++) expect((await follow(two)).status).toBe(200);
    expect((await follow(two)).status).toBe(503);
    // Twice as many as requests that may be worked on at once.
    expect(await connections()).toBe(22);
    expect((await api.call('/api/v1/module')).status).toBe(200);
    expect((await api.call('/metrics')).text).toContain('http_requests_in_flight 0');

    await move(one, 'confirmed');
    for (const events of open.slice(0, 20)) await events.next('status', (data) => data.order_status === 'confirmed');
    open[0]?.close();
    await expect.poll(async () => (await follow(two)).status).toBe(200);
  });

  test.skipIf(inject('database').kind !== 'postgres')(
    'a lost ear is soon another one, and what it missed is told [REL-002]',
    async () => {
      const order_id = await orderOf({ customer_id: maja.id });
      const events = await follow(order_id);
      await events.next('status');
      const ears = await api.db.rows(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query = 'listen "live"'`);
      expect(ears).toHaveLength(1);
      await move(order_id, 'confirmed');
      await events.next('status', ({ order_status }) => order_status === 'confirmed');
      await move(order_id, 'processing');
      await events.next('status', ({ order_status }) => order_status === 'processing');
    },
  );

  test('a connection ends after ten minutes: who may not follow any more gets no new ticket [SEC-001]', async () => {
    const order_id = await orderOf({ customer_id: maja.id });
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const events = await follow(order_id);
    const [afterTenMinutes] = timers.mock.calls.find(([, ms]) => ms === 10 * 60_000) ?? [];
    timers.mockRestore();
    await events.next('status');
    expect(events.isOver()).toBe(false);
    afterTenMinutes?.();
    await expect.poll(events.isOver).toBe(true);
  });

  test('who asks only for the head gets none, and keeps no place', async () => {
    const order_id = await orderOf({ customer_id: maja.id });
    const { ticket } = (await askTicket({ order_id })).body;
    const url = `${address}${PATH}/live?order_id=${order_id}&ticket=${ticket}`;
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(404);
    expect(await connections()).toBe(0);
  });

  test('a stop ends what is open, and waits for nobody who only listens', async () => {
    const own = await startApi();
    const door = await own.app.listen({ host: '127.0.0.1', port: 0 });
    const { id: customer_id, headers } = await signedInCustomer(own);
    const { id: order_id } = await newOrder(own, { customer_id });
    const asked = await own.call(`${PATH}/live-ticket`, { method: 'POST', headers, body: { order_id } });
    const events = await readEvents(`${door}${PATH}/live?order_id=${order_id}&ticket=${asked.body.ticket}`);
    await events.next('status');
    const began = performance.now();
    await own.app.close();
    expect(performance.now() - began).toBeLessThan(3000);
    await expect.poll(events.isOver).toBe(true);
    await own.stop();
  });
});

async function place(courier_id: number, latitude: number) {
  await api.db.transaction(async (tx) => {
    await tx.run(sql`
      update couriers set latitude = ${latitude}, longitude = 11.97, located_at = clock_timestamp() where id = ${courier_id}`);
    await announceCouriers(tx, [courier_id]);
  });
}

async function eventIds(order_id: number): Promise<number[]> {
  const rows = await api.db.rows<{ id: number }>(sql`
    select id from order_events where order_id = ${order_id} order by id`);
  return rows.map(({ id }) => id);
}
