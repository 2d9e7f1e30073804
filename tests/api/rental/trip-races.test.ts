import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { newGuests } from '#tests/support/people/guests.ts';
import type { Rental } from '#tests/support/rental/rental-town.ts';
import type { Answer } from '#tests/support/shops/start-api.ts';
import { type TripTown, tripTown } from './trip-town.ts';

/** PGlite does one thing after the other: there is nothing to race for. */
const races = describe.runIf(inject('database').kind === 'postgres');
const UNITS = 5;
const LONG = 60_000;

races('many book at the same moment', () => {
  let town: TripTown;
  let rental: Rental;

  beforeAll(async () => {
    town = await tripTown();
    rental = await town.rental({ vehicles: 2, units: UNITS });
  });
  afterAll(() => town.stop());

  const vehicle = (at = 0) => rental.vehicles[at]?.id ?? 0;
  const clear = () => town.db.run(sql`update trip_units set released_at = now() where released_at is null`);

  function counted(answers: readonly Answer[]): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const { status, body } of answers) {
      const name = status === 200 ? 'booked' : `${status} ${body.errors?.[0]?.code}`;
      counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
  }

  /** So many guests, each with a cart of their own; all of them press at once. */
  async function race(count: number, facts: (at: number) => Parameters<TripTown['fill']>[2]) {
    const guests = await newGuests(town.api, count);
    for (const [at, who] of guests.entries()) await town.fill(who, rental, facts(at));
    const amounts = await Promise.all(guests.map(async (who) => (await town.quote(who, rental)).trip_amount));
    return Promise.all(guests.map((who, at) => town.book(who, rental, { trip_amount: amounts[at] })));
  }

  const countCarts = async () =>
    (await town.db.row<{ count: number }>(sql`select count(*) from trip_carts`))?.count ?? 0;

  /** What the constraint forbids, asked of the rows themselves. */
  const overlaps = () =>
    town.db.rows(sql`
      select a.id from trip_units a join trip_units b on b.unit_id = a.unit_id and b.id > a.id and a.during && b.during
      where a.released_at is null and b.released_at is null`);

  test(
    '100 bookings of 5 units for overlapping times make exactly 5 trips [RENT-057]',
    async () => {
      await clear();
      const [before, held] = [await town.countTrips(rental), await countCarts()];
      // Each begins at another time, and all of them have an hour in common.
      const answers = await race(100, (at) => ({
        pickup_time: town.inHours(24 + (at % 10) / 5),
        estimated_hours: 4 + (at % 3),
      }));
      expect(counted(answers)).toEqual({ booked: UNITS, '403 quantity': 100 - UNITS });
      expect((await town.countTrips(rental)) - before).toBe(UNITS);
      expect(await overlaps()).toEqual([]);
      expect((await countCarts()) - held).toBe(100 - UNITS);
    },
    LONG,
  );

  test(
    'back-to-back bookings all succeed, whoever is first [RENT-057]',
    async () => {
      await clear();
      const answers = await race(60, (at) => ({
        pickup_time: town.inHours(100 + 2 * Math.floor(at / UNITS)),
        estimated_hours: 2,
      }));
      expect(counted(answers)).toEqual({ booked: 60 });
      expect(await overlaps()).toEqual([]);
    },
    LONG,
  );

  test(
    'two vehicles in either order: nobody waits for ever, and each trip has all of its units',
    async () => {
      await clear();
      const answers = await race(30, (at) => ({
        pickup_time: town.inHours(300),
        lines: [vehicle(at % 2), vehicle(1 - (at % 2))].map((vehicle_id) => ({ vehicle_id, quantity: 2 })),
      }));
      expect(counted(answers)).toEqual({ booked: 2, '403 quantity': 28 });
      const halves = await town.db.rows(sql`
        select t.id from trips t
        where (select sum(quantity) from trip_lines l where l.trip_id = t.id)
          <> (select count(*) from trip_units u where u.trip_id = t.id)`);
      expect(halves).toEqual([]);
    },
    LONG,
  );

  test(
    'one key twenty times is one trip and one answer; one cart ten times is one trip',
    async () => {
      await clear();
      const who = await town.customer();
      await town.fill(who, rental);
      const { trip_amount } = await town.quote(who, rental);
      const same = await Promise.all(Array.from({ length: 20 }, () => town.book(who, rental, { trip_amount }, 'key')));
      expect(counted(same)).toEqual({ booked: 20 });
      expect(new Set(same.map(({ text }) => text)).size).toBe(1);
      await town.fill(who, rental);
      const cart = await Promise.all(Array.from({ length: 10 }, () => town.book(who, rental, { trip_amount })));
      expect(counted(cart)).toEqual({ booked: 1, '403 empty_cart': 9 });
      expect(await town.db.rows(sql`select id from trips where customer_id = ${who.id}`)).toHaveLength(2);
    },
    LONG,
  );
});
