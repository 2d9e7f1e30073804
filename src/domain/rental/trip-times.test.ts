import { expect, test } from 'vitest';
import { momentIn } from '../checkout/moment-in.ts';
import { tripTimes } from './trip-times.ts';

const now = new Date('2026-10-01T10:00:00Z');
const trip = { rental_type: 'day_wise', estimated_hours: 24, destination_time: 0, pickup_time: null } as const;
const iso = (date: Date) => date.toISOString();

test('a trip is for now, or for a time to come; one that has passed became now', () => {
  expect(tripTimes(trip, now)).toMatchObject({ scheduled: false, start: now });
  expect(tripTimes({ ...trip, pickup_time: new Date('2026-10-01T09:59:00Z') }, now)).toMatchObject({
    scheduled: false,
    start: now,
  });
  const pickup_time = new Date('2026-10-02T09:00:00Z');
  expect(tripTimes({ ...trip, pickup_time }, now)).toMatchObject({ scheduled: true, start: pickup_time });
});

test('over midnight, and over the night in which clocks change, a day is 24 hours that pass', () => {
  // Clocks in Stockholm go back on 25 October 2026.
  const pickup_time = momentIn('Europe/Stockholm', '2026-10-24 20:00');
  expect(iso(pickup_time)).toBe('2026-10-24T18:00:00.000Z');
  expect(iso(tripTimes({ ...trip, pickup_time }, now).end)).toBe('2026-10-25T18:00:00.000Z');
  expect(iso(tripTimes({ ...trip, rental_type: 'hourly', estimated_hours: 8, pickup_time }, now).end)).toBe(
    '2026-10-25T02:00:00.000Z',
  );
});

test('whole hours are kept free: a trip by distance takes the time on the road, rounded up', () => {
  const byDistance = { ...trip, rental_type: 'distance_wise', destination_time: 4.3 } as const;
  expect(iso(tripTimes(byDistance, now).end)).toBe('2026-10-01T15:00:00.000Z');
});
