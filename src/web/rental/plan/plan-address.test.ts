import { expect, test } from 'vitest';
import { planFromSearch, planToSearch } from './plan-address.ts';
import { planFromStored, planToStored } from './stored-plan.ts';

const plan = {
  rental_type: 'day_wise',
  hours: 48,
  pickup: { lat: 57.69965, lng: 11.95252, location_name: 'Järntorget 4, Göteborg' },
  destination: { lat: 56.658, lng: 16.35521, location_name: 'Kalmar slott' },
  pickup_time: '2026-11-20T09:00',
  route: { km: 342.5, hours: 4.5 },
} as const;

test('what is written into the address is read from it again', () => {
  const search = planToSearch(plan);
  expect([...search.keys()]).toEqual([
    'tripType',
    'duration',
    'pickup_location',
    'destination_location',
    'selectedDate',
    'distanceData',
  ]);
  expect(planFromSearch(new URLSearchParams(search.toString()))).toEqual(plan);
});

test('an address that says nothing of a trip has no plan, and nonsense counts as not said', () => {
  expect(planFromSearch(new URLSearchParams('categoryId=3'))).toBeNull();
  expect(
    planFromSearch(
      new URLSearchParams(
        'tripType=x&duration=-1&pickup_location=99,200,x&selectedDate=2026-02-30T10:00&distanceData=1,2',
      ),
    ),
  ).toEqual({ rental_type: 'hourly', hours: 0, pickup: null, destination: null, pickup_time: null, route: null });
  expect(planFromSearch(new URLSearchParams('tripType=distance'))?.rental_type).toBe('distance_wise');
});

test('a search holds tripType, duration, both locations, selectedDate and distanceData [DATA-023]', () => {
  expect(planToStored(plan)).toEqual({
    tripType: 'day_wise',
    duration: 48,
    pickup_location: plan.pickup,
    destination_location: plan.destination,
    selectedDate: '2026-11-20T09:00',
    distanceData: { distanceMeters: 342_500, duration: 16_200 },
  });
  expect(planFromStored(planToStored(plan))).toEqual(plan);
});

test('a stored search that is longer than a trip may be is one of the longest trip', () => {
  expect(planFromStored({ ...planToStored(plan), duration: 5000 }).hours).toBe(1440);
});
