import { expect, test } from 'vitest';
import type { TripPlan } from '#domain/rental/trip-plan.ts';
import { plainText, renderPagePart } from '#tests/support/pages/render-page-part.tsx';
import { TripDetails } from './trip-details.tsx';

const place = (location_name: string) => ({ lat: 57.7, lng: 11.95, location_name });
const plan: TripPlan = {
  rental_type: 'hourly',
  hours: 4,
  pickup: place('Järntorget 4'),
  destination: place('Lindholmspiren 5'),
  pickup_time: null,
  route: { km: 12.5, hours: 0.4 },
};
const shown = (changes: Partial<TripPlan>) =>
  plainText(
    renderPagePart(<TripDetails plan={{ ...plan, ...changes }} />, { config: { timezone: 'Europe/Stockholm' } }),
  );

test('a trip in the cart says where it goes [RENT-005b]', () => {
  expect(shown({})).toContain('Pickup location Järntorget 4 Destination Lindholmspiren 5');
  expect(shown({ destination: null })).toContain('Destination Not chosen');
});

test('a time that is missing or past is a pickup now [RENT-005c], one ahead is scheduled [RENT-005d]', () => {
  for (const pickup_time of [null, '2020-01-01T10:00']) {
    expect(shown({ pickup_time })).toContain('Pickup Now');
    expect(shown({ pickup_time })).not.toContain('Schedule at');
  }
  const ahead = shown({ pickup_time: '2099-01-01T10:00' });
  expect(ahead).toMatch(/Schedule at .*10:00/);
  expect(ahead).not.toContain('Pickup Now');
});

test.each([
  ['hourly', 'Rent Type Hourly, 4 hours'],
  ['day_wise', 'Rent Type Per day, 2 days'],
  ['distance_wise', 'Rent Type Distance wise, 12.500 km'],
] as const)('a trip that is %s says %s [RENT-005e] [RENT-005f] [RENT-005g]', (rental_type, words) => {
  expect(shown({ rental_type, hours: rental_type === 'day_wise' ? 48 : 4 })).toContain(words);
});
