import { expect, test } from 'vitest';
import { refuseTrip } from './refuse-trip.ts';

const now = { date: '2026-11-20', time: '09:00:30' };
const place = { lat: 57.7, lng: 11.95, location_name: 'Järntorget' };
const trip = { rental_type: 'hourly', hours: 4, destination: null, pickup_time: null } as const;

test('a pickup is now or in the future; the past is refused [RENT-034]', () => {
  expect(refuseTrip(trip, now)).toBeNull();
  expect(refuseTrip({ ...trip, pickup_time: '2026-11-20T09:01' }, now)).toBeNull();
  expect(refuseTrip({ ...trip, pickup_time: '2026-11-20T09:00' }, now)).toBe('past');
  expect(refuseTrip({ ...trip, pickup_time: '2026-11-19T23:59' }, now)).toBe('past');
});

test('nobody plans more than a year ahead', () => {
  expect(refuseTrip({ ...trip, pickup_time: '2027-11-20T09:00' }, now)).toBeNull();
  expect(refuseTrip({ ...trip, pickup_time: '2027-11-21T09:00' }, now)).toBe('too_late');
});

test('an hour, and a day where one pays by the day, is the least', () => {
  expect(refuseTrip({ ...trip, hours: 0.5 }, now)).toBe('hours');
  expect(refuseTrip({ ...trip, rental_type: 'day_wise', hours: 23 }, now)).toBe('hours');
  expect(refuseTrip({ ...trip, rental_type: 'day_wise', hours: 36 }, now)).toBeNull();
});

test('who pays by the kilometre says where to', () => {
  const byDistance = { ...trip, rental_type: 'distance_wise', hours: 0 } as const;
  expect(refuseTrip(byDistance, now)).toBe('destination');
  expect(refuseTrip({ ...byDistance, destination: place }, now)).toBeNull();
});
