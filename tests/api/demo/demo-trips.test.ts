import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBooks } from '#server/books/books.service.ts';
import { sql } from '#server/db/sql.ts';
import { moveTrips } from '#server/demo/trips/move-trips.service.ts';
import { newGuest } from '#tests/support/people/guests.ts';
import { newTrip } from '#tests/support/rental/booked-trips.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';

const PACE = 10;
let api: TestApi;
/** Seconds that the town's clock was put forward. */
let ahead = 0;

beforeAll(async () => {
  api = await startApi({
    env: { DEMO_ORDER_PACE: String(PACE) },
    deps: { now: () => new Date(Date.now() + ahead * 1000) },
  });
});
afterAll(() => api.stop());

const standing = (id: number) =>
  api.db.row<{ trip_status: string; assigned: number; drivers: number }>(sql`
    select t.trip_status, count(u.assigned_at)::int as assigned, count(u.driver_id)::int as drivers
    from trips t join trip_units u on u.trip_id = t.id where t.id = ${id} group by t.id`);

/** The town's clock goes on, and two processes look at its trips at the same time. */
async function elapse(seconds: number) {
  ahead += seconds;
  const fail = (error: unknown) => {
    throw error;
  };
  await Promise.all([moveTrips(api.deps, fail), moveTrips(api.deps, fail)]);
}

test('the demo town takes trips to their end, each step once; one for later waits for its time', async () => {
  const { id: guest_id } = await newGuest(api);
  const { id } = await newTrip(api, { guest_id, quantity: 2 });
  const later = (await newTrip(api, { guest_id, schedule_at: new Date(Date.now() + 86_400_000) })).id;
  await elapse(PACE);
  expect(await standing(id)).toMatchObject({ trip_status: 'pending' });
  await elapse(PACE + 1);
  expect(await standing(id)).toMatchObject({ trip_status: 'confirmed', assigned: 0 });
  await elapse(PACE + 1);
  expect(await standing(id)).toMatchObject({ trip_status: 'confirmed', assigned: 2, drivers: 2 });
  await elapse(2 * PACE + 1);
  expect(await standing(id)).toMatchObject({ trip_status: 'ongoing' });
  await elapse(4 * PACE + 1);
  expect(await standing(id)).toMatchObject({ trip_status: 'completed' });
  expect(await standing(later)).toMatchObject({ trip_status: 'confirmed', assigned: 0 });
  await elapse(86_400);
  await elapse(PACE + 1);
  expect(await standing(later)).toMatchObject({ assigned: 1 });
  const events = await api.db.rows<{ trip_status: string }>(
    sql`select trip_status from trip_events where trip_id = ${id} order by id`,
  );
  expect(events.map(({ trip_status }) => trip_status)).toEqual(['pending', 'confirmed', 'ongoing', 'completed']);
  expect(await checkBooks(api.db)).toEqual([]);
});
