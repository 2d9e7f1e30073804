import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Sql, sql } from '#server/db/sql.ts';
import { locksOf } from '#tests/support/database/locks.ts';
import type { Customer } from '#tests/support/people/customers.ts';
import { newTrip } from '#tests/support/rental/booked-trips.ts';
import type { Rental } from '#tests/support/rental/rental-town.ts';
import { OPERATOR_TOKEN } from '#tests/support/shops/operator-token.ts';
import type { Answer } from '#tests/support/shops/start-api.ts';
import { type TripTown, tripTown } from './trip-town.ts';

/** PGlite has one session: nobody waits for anybody. */
const locks = describe.runIf(inject('database').kind === 'postgres');

locks('in which order trips lock what they change (docs/decisions/028)', () => {
  let town: TripTown;
  let rental: Rental;
  beforeAll(async () => {
    town = await tripTown({ env: { OPERATOR_TOKEN } });
    rental = await town.rental({ vehicles: 2, units: 9 });
    await town.setting('customer_wallet_status', 1);
  });
  afterAll(() => town?.stop());

  const cancel = (who: Customer, trip_id: number) =>
    town.api.call('/api/v1/rental/user/trip/cancel-trip', {
      method: 'PUT',
      headers: who.headers,
      body: { trip_id, cancellation_reason: 'Plans changed' },
    });
  const pay = (who: Customer, trip_id: number) =>
    town.api.call('/api/v1/rental/user/trip/payment', {
      method: 'POST',
      headers: who.headers,
      body: { trip_id, payment_method: 'wallet' },
    });
  const move = (trip_id: number, trip_status: string) =>
    town.api.call(`/api/v1/operator/trips/${trip_id}/status`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
      body: { trip_status },
    });

  const row = {
    trip: (id: number) => sql`select id from trips where id = ${id} for no key update`,
    coupon: (id: number) => sql`select id from coupons where id = ${id} for no key update`,
    vehicle: (id: number) => sql`select id from vehicles where id = ${id} for no key update`,
    customer: (id: number) => sql`select id from customers where id = ${id} for no key update`,
    cart: (id: number) => sql`select id from trip_carts where customer_id = ${id} for no key update`,
  };

  /** Whoever does the work waits for the first row, and holds none of the others yet: they can be had at once. */
  async function waitsFor(first: Sql, before: readonly Sql[], work: () => Promise<Answer>): Promise<Answer> {
    const { done } = await locksOf(town.db).holding(first, async (tx) => {
      const doing = work();
      await locksOf(town.db).somebodyWaits();
      for (const other of before) expect(await tx.run(sql`${other} nowait`)).toBe(1);
      return { done: doing };
    });
    return done;
  }

  const [van, car] = [() => rental.vehicles[0]?.id ?? 0, () => rental.vehicles[1]?.id ?? 0];
  const both = () => [
    { vehicle_id: car(), quantity: 1 },
    { vehicle_id: van(), quantity: 1 },
  ];

  test('a booking takes its cart first, then vehicles by number, then the account', async () => {
    const who = await town.customer({ wallet: 0 });
    await town.fill(who, rental, { lines: both() });
    const shown = await town.quote(who, rental);
    const book = () => town.book(who, rental, { trip_amount: shown.trip_amount, version: 'another' });
    const { id } = who;
    expect(
      (await waitsFor(row.cart(id), [row.vehicle(van()), row.vehicle(car()), row.customer(id)], book)).status,
    ).toBe(403);
    expect((await waitsFor(row.vehicle(van()), [row.vehicle(car()), row.customer(id)], book)).status).toBe(403);
    const booked = await waitsFor(row.vehicle(car()), [row.customer(id)], () =>
      town.book(who, rental, { trip_amount: shown.trip_amount, version: shown.version }),
    );
    expect(booked.status, booked.text).toBe(200);
  });

  test('who takes a trip back locks the trip, then its coupon, then the account', async () => {
    const who = await town.customer();
    const coupon = await town.db.row<{ id: number; code: string }>(sql`
      select id, code from coupons where module_id = ${rental.module_id} order by id limit 1`);
    if (!coupon) throw new Error('the town has coupons for trips');
    const { id } = await newTrip(town.api, { customer_id: who.id, coupon });
    // A trip that somebody else moves at this moment: nothing of it is held meanwhile.
    const refused = await waitsFor(row.trip(id), [row.coupon(coupon.id), row.customer(who.id)], () => pay(who, id));
    expect(refused.status).toBe(403);
    const canceled = await waitsFor(row.coupon(coupon.id), [row.customer(who.id)], () => cancel(who, id));
    expect(canceled.status, canceled.text).toBe(200);
  });

  test('who pays one waits for the trip before the wallet', async () => {
    const who = await town.customer({ wallet: 100_00 });
    const { id } = await newTrip(town.api, { customer_id: who.id, trip_status: 'completed' });
    const paid = await waitsFor(row.trip(id), [row.customer(who.id)], () => pay(who, id));
    expect(paid.status, paid.text).toBe(200);
  });

  test('a return locks the trip, then the vehicles that count it, then the account', async () => {
    const who = await town.customer();
    const { id, vehicle } = await newTrip(town.api, { customer_id: who.id, trip_status: 'ongoing' });
    const moved = await waitsFor(row.vehicle(vehicle.id), [row.customer(who.id)], () => move(id, 'completed'));
    expect(moved.status, moved.text).toBe(200);
  });

  test('traveller and provider who press at the same moment: one is told, and nothing is undone by the database', async () => {
    const who = await town.customer();
    const deadlocks = async () =>
      (
        await town.db.row<{ deadlocks: number }>(sql`
        select deadlocks::int from pg_stat_database where datname = current_database()`)
      )?.deadlocks;
    const before = await deadlocks();
    for (let turn = 0; turn < 10; turn += 1) {
      const { id } = await newTrip(town.api, { customer_id: who.id });
      const answers = await Promise.all([cancel(who, id), move(id, 'confirmed')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
      await move(id, 'canceled');
    }
    expect(await deadlocks()).toBe(before);
  });
});
