import { expect, test } from 'vitest';
import type { Landing } from '#contract/content/landing-shape.ts';
import { NO_DISCOUNT } from '#domain/pricing/discount.ts';
import { renderPagePart } from '#tests/support/pages/render-page-part.tsx';
import type { VehicleCardData } from './rental-cards.ts';
import { VehicleCard } from './vehicle-card.tsx';

const idle = { trip_hourly: 0, trip_day_wise: 0, trip_distance: 0 } as const;
const car: VehicleCardData = {
  ...idle,
  id: 1,
  slug: 'polo',
  name: 'Polo',
  thumbnail: 'vehicle-1f697',
  seating_capacity: '5',
  air_condition: 1,
  fuel_type: 'petrol',
  transmission_type: 'manual',
  hourly_price: 12_00,
  day_wise_price: 60_00,
  distance_price: 40,
  new_tag: 0,
  avg_rating: 0,
  total_reviews: 0,
  provider_id: 3,
  provider_name: 'Göta Rent',
  total_vehicle_count: 2,
  discount: NO_DISCOUNT,
};
const words = (vehicle: Partial<VehicleCardData>, isAtHome = false) =>
  renderPagePart(<VehicleCard vehicle={{ ...car, ...vehicle }} isAtHome={isAtHome} />, {
    config: { currency_symbol: '$', currency_symbol_direction: 'left' },
    landing: {} as Landing,
  })
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test('a price by the hour says per hour [MONEY-004]', () => {
  expect(words({ trip_hourly: 1 })).toContain('$12.00 per hour');
});

test('a price by the day says per day [MONEY-005]', () => {
  expect(words({ trip_day_wise: 1 })).toContain('$60.00 per day');
});

test('a price by distance says per km [MONEY-006]', () => {
  expect(words({ trip_distance: 1 })).toContain('$0.40 per km');
});

test('whose it is stands on it everywhere but at its provider', () => {
  expect(words({ trip_hourly: 1 })).toContain('Göta Rent');
  expect(words({ trip_hourly: 1 }, true)).not.toContain('Göta Rent');
});
