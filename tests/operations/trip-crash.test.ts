import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import type { Db } from '#server/db/db.ts';
import { openPostgres } from '#server/db/open.ts';
import { sql } from '#server/db/sql.ts';
import { openRental, type Rental } from '../support/rental/rental-town.ts';
import { type RunningProcess, startProcess } from '../support/servers/start-process.ts';
import { serverOfRun } from '../support/town/server-of-run.ts';
import { copyTown } from '../support/town/town-server.ts';

const TRAVELLERS = 6;
const HOURS = 3;

const folders: string[] = [];
const running: RunningProcess[] = [];
afterAll(async () => {
  await Promise.all(running.map((run) => run.end()));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

type Booking = { key: string; body: object };

const postTo = (origin: string, { module_id }: Rental, path: string, body: object, key?: string): Promise<Response> =>
  fetch(`${origin}/api/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      moduleid: String(module_id),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
  });

const bookAt = (origin: string, rental: Rental, { key, body }: Booking) =>
  postTo(origin, rental, '/rental/user/trip/trip-booking', body, key);

/** As clients write it: the town's clock, six hours later. */
const wireTime = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')}:00`;

/** Everybody plans and books one trip after the other until the process dies under them; what was answered to what. */
async function bookUntilDeath(origin: string, rental: Rental) {
  const sent: Booking[] = [];
  const acknowledged = new Map<string, number>();
  const [vehicle_id] = rental.vehicles.map(({ id }) => id);
  const place = { ...rental.at, location_name: 'Järntorget 4' };
  const travellers = Array.from({ length: TRAVELLERS }, async (_, at) => {
    const guest = await (await postTo(origin, rental, '/auth/guest/request', {})).json();
    const { guest_id } = guest as { guest_id: string };
    for (let turn = 0; ; turn += 1) {
      try {
        const pickup_time = wireTime(new Date(Date.now() + (48 + HOURS * turn) * 3_600_000));
        const trip = { rental_type: 'hourly', estimated_hours: HOURS, pickup_location: place, pickup_time };
        const line = { guest_id, vehicle_id, quantity: 1, ...trip };
        const added = await postTo(origin, rental, '/rental/user/cart/add-to-cart', line);
        expect(added.status, await added.text()).toBe(200);
        const quote = await (await postTo(origin, rental, '/rental/user/trip/quote', { guest_id })).json();
        const booking = {
          key: `${at} ${turn}`,
          body: {
            guest_id,
            trip_amount: (quote as { trip_amount: number }).trip_amount,
            contact_person_name: 'Test Person',
            contact_person_number: '+46701234567',
          },
        };
        sent.push(booking);
        const response = await bookAt(origin, rental, booking);
        const reply = await response.json();
        expect(response.status, JSON.stringify(reply)).toBe(200);
        acknowledged.set(booking.key, reply as number);
      } catch (error) {
        if (error instanceof Error && error.name === 'AssertionError') throw error;
        return;
      }
    }
  });
  return { sent, acknowledged, dead: Promise.all(travellers) };
}

/** No trip is half, no unit is promised twice, no cart is left of a trip that was booked. */
async function expectSoundTrips(db: Db) {
  const halves = await db.rows(sql`
    select t.id from trips t
    where coalesce((select sum(quantity) from trip_lines l where l.trip_id = t.id), 0)
        <> (select count(*) from trip_units u where u.trip_id = t.id)
      or not exists (select from trip_lines l where l.trip_id = t.id)
      or not exists (select from trip_events e where e.trip_id = t.id)
      or t.trip_amount <> (t.bill ->> 'trip_amount')::bigint`);
  expect(halves).toEqual([]);
  const twice = await db.rows(sql`
    select a.id from trip_units a join trip_units b on b.unit_id = a.unit_id and b.id > a.id and a.during && b.during
    where a.released_at is null and b.released_at is null`);
  expect(twice).toEqual([]);
}

describe('the process is killed while trips are booked', () => {
  test('every acknowledged trip is there once, none is half, no unit is promised twice [RENT-057]', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'trip-crash-'));
    folders.push(folder);
    const { url } = await copyTown(serverOfRun());
    const db = openPostgres(url, 2);
    const rental = await openRental(db, { vehicles: 1, units: TRAVELLERS });
    const before = await db.row<{ trips: number }>(sql`select count(*)::int as trips from trips`);
    const env = {
      PORT: '0',
      DATA_DIR: folder,
      DEMO: '1',
      SECRET_KEY: 'a-secret-for-the-process-that-is-killed',
      DEMO_ORDER_PACE: '0',
      RATE_LIMIT: '0',
      LOG_LEVEL: 'error',
      MAX_IN_FLIGHT: '1000',
      DATABASE_URL: url,
    };
    const start = () => {
      const run = startProcess(['node', 'build/shop/main.js'], { env, deadline: 120_000 });
      running.push(run);
      return run;
    };

    const run = start();
    const { sent, acknowledged, dead } = await bookUntilDeath(await run.address, rental);
    // Never at the same point of a booking.
    const enough = 20 + Math.floor(Math.random() * 20);
    while (acknowledged.size < enough) await wait(Math.random() * 10);
    run.child.kill('SIGKILL');
    await Promise.all([run.exit, dead]);

    // Whoever heard nothing asks again, with the same key, as a browser does; whoever heard something too.
    const again = start();
    const origin = await again.address;
    const known = new Map<string, number>();
    await Promise.all(
      sent.map(async (booking) => {
        const response = await bookAt(origin, rental, booking);
        const reply = await response.json();
        expect(response.status, JSON.stringify(reply)).toBe(200);
        known.set(booking.key, reply as number);
      }),
    );
    for (const [key, id] of acknowledged) expect(known.get(key)).toBe(id);
    again.child.kill('SIGTERM');
    await again.exit;

    expect(new Set(known.values()).size).toBe(sent.length);
    const after = await db.row<{ trips: number }>(sql`select count(*)::int as trips from trips`);
    expect((after?.trips ?? 0) - (before?.trips ?? 0)).toBe(sent.length);
    await expectSoundTrips(db);
    await db.close();
  }, 300_000);
});
