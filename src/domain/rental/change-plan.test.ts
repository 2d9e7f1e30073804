import { expect, test } from 'vitest';
import { changePlan, isTripKnown, NO_PLAN } from './change-plan.ts';

const home = { lat: 57.7, lng: 11.95, location_name: 'Järntorget' };
const away = { lat: 57.72, lng: 12, location_name: 'Liseberg' };
const plan = { ...NO_PLAN, hours: 5, pickup: home, destination: away, route: { km: 7, hours: 0.3 } };

test('another place makes another way, the same place keeps it', () => {
  expect(changePlan(plan, { destination: { ...away, lat: 57.8 } }).route).toBeNull();
  expect(changePlan(plan, { destination: { ...away } }).route).toEqual(plan.route);
  expect(changePlan(plan, { destination: null, route: null }).route).toBeNull();
});

test('who changes to days pays for whole days, and stays with the hours on the way back', () => {
  const days = changePlan(plan, { rental_type: 'day_wise' });
  expect(days.hours).toBe(24);
  expect(changePlan(days, { rental_type: 'hourly' }).hours).toBe(24);
  expect(changePlan(days, { hours: 36 }).hours).toBe(36);
});

test('a trip is known when it says how long, or how far', () => {
  expect(isTripKnown(NO_PLAN)).toBe(false);
  expect(isTripKnown({ ...NO_PLAN, hours: 2 })).toBe(true);
  expect(isTripKnown({ ...NO_PLAN, rental_type: 'distance_wise', hours: 2 })).toBe(false);
  expect(isTripKnown({ ...plan, rental_type: 'distance_wise' })).toBe(true);
});
