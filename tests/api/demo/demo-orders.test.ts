import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { leftOfRoute } from '#domain/location/along-route.ts';
import { greatCircleMeters } from '#domain/location/great-circle.ts';
import type { Point } from '#domain/location/point.ts';
import { sql } from '#server/db/sql.ts';
import { moveCouriers, type Ways } from '#server/demo/orders/move-couriers.service.ts';
import { moveOrders } from '#server/demo/orders/move-orders.service.ts';
import { JOBS } from '#server/job-list.ts';
import { makeJobs } from '#server/jobs/make-jobs.ts';
import { moveOrder } from '#server/orders/changing/move-order.service.ts';
import { HOME, newOrder, type OrderFacts } from '#tests/support/orders/orders.ts';
import { newParcel, SENDER } from '#tests/support/orders/parcels.ts';
import { newGuest } from '#tests/support/people/guests.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';

const PACE = 10;
const DOOR = { lat: HOME.latitude, lng: HOME.longitude };

let api: TestApi;
/** When the town's clock was stopped, if it was. */
let stopped: { at: number } | null = null;
/** Seconds that the town's clock was put forward. */
let ahead = 0;
const faults: unknown[] = [];
const noted = (error: unknown) => void faults.push(error);

beforeAll(async () => {
  api = await startApi({
    env: { DEMO_ORDER_PACE: String(PACE) },
    deps: { now: () => new Date((stopped?.at ?? Date.now()) + ahead * 1000) },
  });
  await api.db.run(sql`update couriers set status = false`);
  await api.db.run(sql`
    insert into couriers (f_name, phone, email, zone_id)
    select 'Courier', '+4679000' || n, 'courier@example.com',
      (select s.zone_id from stores s join modules m on m.id = s.module_id and m.module_type = 'grocery' order by s.id limit 1)
    from generate_series(1, 2) as n`);
});
afterAll(() => api.stop());
afterEach(() => expect(faults).toEqual([]));
beforeEach(async () => {
  ahead = 0;
  await api.db.run(sql`delete from orders`);
});

const placed = async (facts: OrderFacts = {}): Promise<number> => (await newOrder(api, facts)).id;

const status = async (order_id: number) =>
  (await api.db.row<{ order_status: string }>(sql`select order_status from orders where id = ${order_id}`))
    ?.order_status;

/** The town's clock goes on, and the town looks at its orders once. */
async function elapse(seconds: number, ...order_ids: number[]) {
  ahead += seconds;
  await moveOrders(api.deps, noted);
  return Promise.all(order_ids.map(status));
}

const courierOf = (order_id: number) =>
  api.db.row<{ id: number; latitude: number; longitude: number; located_at: Date }>(sql`
    select r.id, r.latitude, r.longitude, r.located_at from orders o join couriers r on r.id = o.delivery_man_id
    where o.id = ${order_id}`);

describe('orders of the demo town', () => {
  // A slow machine must not carry anybody further than the test says.
  beforeEach(() => {
    // A moment ahead of the database's own clock, which writes when an order was placed.
    stopped = { at: Date.now() + 1000 };
  });
  afterEach(() => {
    stopped = null;
  });

  test('go step by step to the door, each after its time; one that is fetched meets no courier [ORD-020]', async () => {
    const delivered = await placed();
    const fetched = await placed({ order_type: 'take_away' });
    expect(await elapse(PACE, delivered, fetched)).toEqual(['pending', 'pending']);
    expect(await elapse(PACE + 1, delivered, fetched)).toEqual(['confirmed', 'confirmed']);
    expect(await elapse(0, delivered, fetched)).toEqual(['confirmed', 'confirmed']);
    expect(await elapse(PACE, delivered, fetched)).toEqual(['processing', 'processing']);
    expect(await courierOf(delivered)).toBeNull();
    expect(await elapse(PACE, delivered, fetched)).toEqual(['handover', 'handover']);
    expect(await elapse(PACE / 2, delivered, fetched)).toEqual(['picked_up', 'delivered']);
    expect(await elapse(PACE, delivered)).toEqual(['picked_up']);
    expect(await elapse(2 * PACE, delivered)).toEqual(['delivered']);
    expect(await courierOf(fetched)).toBeNull();
    const steps = await api.db.rows<{ changed_by: string }>(sql`
      select changed_by from order_events where order_id = ${delivered} order by id`);
    expect(steps.map(({ changed_by }) => changed_by)).toEqual(['customer', ...Array(5).fill('system')]);
  });

  test('for later wait until half an hour before; a cancelled one is left alone, and a transfer comes in unless it was denied', async () => {
    const later = await placed({ schedule_at: new Date(Date.now() + 3 * 3_600_000) });
    const canceled = await placed();
    const [transfer, denied] = [await placed(), await placed()];
    await api.db.run(sql`
      insert into offline_payments (payable_kind, payable_id, method_name, input, status)
      values ('order', ${transfer}, 'Bank', '[]', 'pending'), ('order', ${denied}, 'Bank', '[]', 'denied')`);
    await api.db.transaction((tx) =>
      moveOrder(api.deps, tx, { order_id: canceled, to: 'canceled', by: 'customer', reason: 'Changed my mind' }),
    );
    expect(await elapse(3 * PACE, later, canceled, transfer, denied)).toEqual([
      'confirmed',
      'canceled',
      'confirmed',
      'pending',
    ]);
    expect(await elapse(3600, later, canceled, denied)).toEqual(['confirmed', 'canceled', 'pending']);
    expect(await elapse(2 * 3600 - 1800, later)).toEqual(['processing']);
  });

  test('many at once share the couriers, and two who look at the same moment move each one step [ORD-020]', async () => {
    const orders = [];
    for (let n = 0; n < 4; n++) orders.push(await placed({ order_status: 'processing' }));
    ahead += PACE + 1;
    await Promise.all([moveOrders(api.deps, noted), moveOrders(api.deps, noted)]);
    expect(await Promise.all(orders.map(status))).toEqual(Array(4).fill('handover'));
    const events = await api.db.row<{ count: number }>(sql`
      select count(*) from order_events where order_status = 'handover'`);
    expect(events?.count).toBe(4);
    const couriers = await Promise.all(orders.map(async (id) => (await courierOf(id))?.id));
    expect(new Set(couriers).size).toBe(2);
  });

  test('the courier starts at the store and moves along streets to the door [ORD-011] [ORD-020]', async () => {
    const order_id = await placed({ order_status: 'processing' });
    await elapse(PACE + 1);
    const store = await api.db.row<Point>(sql`
      select s.latitude as lat, s.longitude as lng from orders o join stores s on s.id = o.store_id where o.id = ${order_id}`);
    if (!store) throw new Error('there is a store');
    expect(await courierOf(order_id)).toMatchObject({ latitude: store.lat, longitude: store.lng });
    expect(await elapse(PACE / 2, order_id)).toEqual(['picked_up']);

    const way = (await api.deps.geo.route(store, DOOR, 'driving'))?.points ?? [];
    expect(way.length).toBeGreaterThan(5);
    const ways: Ways = new Map();
    const seen: Point[] = [];
    for (let n = 0; n < 6; n++) {
      ahead += PACE / 2;
      await Promise.all([moveCouriers(api.deps, ways), moveCouriers(api.deps, new Map())]);
      const courier = await courierOf(order_id);
      if (courier) seen.push({ lat: courier.latitude, lng: courier.longitude });
    }
    for (const point of seen) expect(leftOfRoute(way, point)?.beside).toBeLessThan(1);
    const left = seen.map((point) => greatCircleMeters(point, DOOR));
    expect(new Set(left).size).toBe(6);
    expect(left.at(-1)).toBeLessThan(100);
    expect(await elapse(1, order_id)).toEqual(['delivered']);
  });
});

describe('parcels of the demo town', () => {
  beforeEach(() => {
    stopped = { at: Date.now() + 1000 };
  });
  afterEach(() => {
    stopped = null;
  });

  /** One of the few that come back, or one of the others. */
  async function parcel(isRefused: boolean): Promise<number> {
    for (let n = 0; n < 12; n++) {
      const { id } = await newParcel(api, { guest_id: (await newGuest(api)).id });
      if ((id % 6 === 0) === isRefused) return id;
      await api.db.run(sql`delete from orders where id = ${id}`);
    }
    throw new Error('numbers go up one by one');
  }

  test('are fetched at their sender and brought; one in six comes back the way it went [PARC-007] [PARC-008]', async () => {
    const [brought, refused] = [await parcel(false), await parcel(true)];
    expect(await elapse(2 * PACE + 1, brought, refused)).toEqual(['confirmed', 'confirmed']);
    expect(await elapse(PACE, brought, refused)).toEqual(['handover', 'handover']);
    expect(await courierOf(refused)).toMatchObject({ latitude: SENDER.lat, longitude: SENDER.lng });
    expect(await elapse(PACE / 2, brought, refused)).toEqual(['picked_up', 'picked_up']);
    const ways: Ways = new Map();
    const ride = async (seconds: number) => {
      ahead += seconds;
      await moveCouriers(api.deps, ways);
      const courier = await courierOf(refused);
      return greatCircleMeters({ lat: courier?.latitude ?? 0, lng: courier?.longitude ?? 0 }, SENDER);
    };
    const there = [await ride(PACE), await ride(PACE), await ride(PACE)];
    expect(await elapse(0, brought, refused)).toEqual(['delivered', 'canceled']);
    const back = [await ride(PACE), await ride(PACE), await ride(PACE)];
    const [third = 0, twoThirds = 0] = there;
    for (const [at, meters] of [twoThirds, third, 0].entries())
      expect(Math.abs((back[at] ?? 0) - meters), `after ${at + 1} paces back`).toBeLessThan(50);
    expect(await elapse(2 * PACE, refused)).toEqual(['returned']);
    const fee = await api.db.row(sql`select return_cause, return_fee_method from parcels where order_id = ${refused}`);
    expect(fee).toEqual({ return_cause: 'receiver', return_fee_method: 'cash_on_delivery' });
  });
});

test('the job carries an order to the door, over a crash and a restart in the middle [ORD-020]', async () => {
  const deps = { ...api.deps, env: { ...api.deps.env, DEMO_ORDER_PACE: 1 } };
  const order_id = await placed({ order_status: 'confirmed' });
  const reached = async () =>
    (
      await api.db.rows<{ order_status: string }>(sql`
        select order_status from order_events where order_id = ${order_id} order by id`)
    ).map((row) => row.order_status);
  await api.jobs.start(deps, noted);
  await expect.poll(reached).toContain('handover');
  await api.jobs.stop();
  // As if it had died in the middle of its shift: nobody told the books that it is over.
  await api.db.run(sql`update jobs.job set state = 'active', completed_on = null where name = 'demo-shift'`);

  const next = makeJobs(deps.env, api.db, JOBS);
  await next.start(deps, noted);
  await expect.poll(reached).toContain('delivered');
  expect(await reached()).toEqual(['confirmed', 'processing', 'handover', 'picked_up', 'delivered']);
  const began = performance.now();
  await next.stop();
  expect(performance.now() - began).toBeLessThan(4000);
});
