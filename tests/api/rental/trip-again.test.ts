import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import type { Buyer } from '#tests/support/people/buyers.ts';
import type { Rental } from '#tests/support/rental/rental-town.ts';
import { type TripTown, tripTown } from './trip-town.ts';

let town: TripTown;
let rental: Rental;
beforeAll(async () => {
  town = await tripTown();
  rental = await town.rental({ vehicles: 2, units: 2 });
});
afterAll(() => town.stop());
beforeEach(async () => {
  await town.db.run(sql`update trip_units set released_at = now() where released_at is null`);
  await town.db.run(sql`update store_schedules set opening_time = '00:00' where store_id = ${rental.provider_id}`);
});

const again = (who: Buyer, trip_id: number, more: object = {}) =>
  town.call('/user/trip/book-again', who, rental, { trip_id, ...more });

/** Two vans and a car for a day and a half, long over. */
async function oldTrip(who: Buyer): Promise<number> {
  const [van, car] = rental.vehicles;
  await town.fill(who, rental, {
    rental_type: 'day_wise',
    estimated_hours: 36,
    lines: [
      { vehicle_id: van?.id ?? 0, quantity: 2 },
      { vehicle_id: car?.id ?? 0, quantity: 1 },
    ],
  });
  const booked = await town.bookShown(who, rental);
  expect(booked.status, booked.text).toBe(200);
  await town.db.run(sql`update trip_units set released_at = now() where trip_id = ${booked.body}`);
  return booked.body;
}

const linesIn = (answer: { body: { carts: { vehicle_id: number; quantity: number; problem: string | null }[] } }) =>
  answer.body.carts.map(({ vehicle_id, quantity, problem }) => [vehicle_id, quantity, problem]);

test('an old trip goes into the cart: its vehicles, type and length, from now', async () => {
  const who = await town.customer();
  const answer = await again(who, await oldTrip(who));
  expect(answer.status, answer.text).toBe(200);
  const [van, car] = rental.vehicles;
  expect(linesIn(answer)).toEqual([
    [van?.id, 2, null],
    [car?.id, 1, null],
  ]);
  expect(answer.body.user_data).toMatchObject({ rental_type: 'day_wise', estimated_hours: 36, pickup_time: null });
  expect(answer.body.gone).toEqual([]);
  const booked = await town.bookShown(who, rental);
  expect(booked.status, booked.text).toBe(200);
});

test('a closed provider hands over when it opens next; one that is booked out, on the next day it is not', async () => {
  const who = await town.guest();
  const trip_id = await oldTrip(who);
  // It opens an hour from now, each day. The town stands in Sweden; on the wire a time is six hours later.
  await town.db.run(sql`
    update store_schedules set opening_time = ((${town.inHours(1)}::timestamptz at time zone 'Europe/Stockholm')::time)
    where store_id = ${rental.provider_id}`);
  const pickup = async (more: object = {}) => {
    const { body } = await again(who, trip_id, more);
    return body.user_data.pickup_time as string;
  };
  const wire = (hours: number) =>
    new Date(town.inHours(hours + 6)).toLocaleString('sv-SE', { timeZone: 'Europe/Stockholm' });
  expect(await pickup()).toBe(wire(1));

  const [van] = rental.vehicles;
  const other = await town.guest();
  await town.fill(other, rental, {
    rental_type: 'day_wise',
    estimated_hours: 24,
    pickup_time: town.inHours(2),
    lines: [{ vehicle_id: van?.id ?? 0, quantity: 1 }],
  });
  expect((await town.bookShown(other, rental)).status).toBe(200);
  expect(await pickup({ replace: true })).toBe(wire(49));
});

test('where no time within days has them all, the cart says what is not free', async () => {
  const who = await town.guest();
  const trip_id = await oldTrip(who);
  const [van, car] = rental.vehicles;
  await town.db.run(sql`update vehicle_units set status = false where id = ${van?.units[0]}`);
  const answer = await again(who, trip_id);
  await town.db.run(sql`update vehicle_units set status = true where id = ${van?.units[0]}`);
  expect(linesIn(answer)).toEqual([
    [van?.id, 2, 'too_many'],
    [car?.id, 1, null],
  ]);
});

test('what is not offered any more is named; with nothing left nothing changes', async () => {
  const who = await town.guest();
  const trip_id = await oldTrip(who);
  const [van, car] = rental.vehicles;
  const offer = (id: number | undefined, on: boolean) =>
    town.db.run(sql`update vehicles set status = ${on} where id = ${id}`);
  await offer(van?.id, false);
  const name = await town.db.row<{ name: string }>(
    sql`select name ->> 'en' as name from vehicles where id = ${van?.id}`,
  );
  const answer = await again(who, trip_id);
  expect(linesIn(answer)).toEqual([[car?.id, 1, null]]);
  expect(answer.body.gone).toEqual([name?.name]);
  await offer(car?.id, false);
  const refused = await again(who, trip_id, { replace: true });
  await offer(van?.id, true);
  await offer(car?.id, true);
  expect(refused.status).toBe(403);
  expect(refused.body.errors).toMatchObject([{ code: 'cart_item', message: 'This vehicle is no longer offered' }]);
  const kept = await town.db.rows(sql`
    select vehicle_id from trip_cart_lines l join trip_carts c on c.id = l.trip_cart_id where c.guest_id = ${who.id}`);
  expect(kept).toEqual([{ vehicle_id: car?.id }]);
});

test('what lies in the cart stays until the shopper says otherwise; somebody else’s trip is not found', async () => {
  const who = await town.customer();
  const trip_id = await oldTrip(who);
  const [, car] = rental.vehicles;
  await town.fill(who, rental, { lines: [{ vehicle_id: car?.id ?? 0, quantity: 2 }] });
  const refused = await again(who, trip_id);
  expect(refused.status).toBe(403);
  expect(refused.body.errors[0].message).toBe('Your trip cart has vehicles for another trip');
  expect(linesIn(await again(who, trip_id, { replace: true }))).toHaveLength(2);
  expect((await again(await town.customer(), trip_id)).status).toBe(404);
  expect((await again(who, 999_999_999)).status).toBe(404);
});
