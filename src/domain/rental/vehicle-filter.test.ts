import { expect, test } from 'vitest';
import { countVehicles, type FilteredVehicle, NO_VEHICLE_FILTER } from './vehicle-filter.ts';

const car: FilteredVehicle = {
  category_id: 1,
  brand_id: 1,
  seating_capacity: 5,
  air_condition: true,
  transmission_type: 'manual',
  fuel_type: 'petrol',
  provider_id: 1,
  price: 50_00,
};
const fleet = [
  car,
  { ...car, category_id: 2, price: 90_00, seating_capacity: 9 },
  { ...car, category_id: 2, brand_id: 2, air_condition: false, provider_id: 2, price: 130_00, seating_capacity: 4 },
];
const sorted = (counts: readonly { value: unknown; count: number }[]) =>
  Object.fromEntries(counts.map(({ value, count }) => [String(value), count]));

test('without a filter every choice counts what there is of it [RENT-056]', () => {
  const { total, choices, min_price, max_price, price_counts } = countVehicles(fleet, NO_VEHICLE_FILTER);
  expect(total).toBe(3);
  expect(sorted(choices.category_ids)).toEqual({ 1: 1, 2: 2 });
  expect(sorted(choices.seating_capacity)).toEqual({ '1-4': 1, '5-8': 1, '9-13': 1 });
  expect(sorted(choices.air_condition)).toEqual({ true: 2, false: 1 });
  expect([min_price, max_price]).toEqual([50_00, 130_00]);
  expect(price_counts.reduce((sum, count) => sum + count, 0)).toBe(3);
  expect([price_counts[0], price_counts[8], price_counts.at(-1)]).toEqual([1, 1, 1]);
  // 92 of 50 to 130 is a little more than eight of sixteen steps.
  expect(countVehicles([...fleet, { ...car, price: 92_00 }], NO_VEHICLE_FILTER).price_counts[8]).toBe(2);
});

test('the choices of a group are counted as if nothing of that group were chosen', () => {
  const { total, choices } = countVehicles(fleet, { ...NO_VEHICLE_FILTER, category_ids: [2], brand_ids: [1] });
  expect(total).toBe(1);
  expect(sorted(choices.category_ids)).toEqual({ 1: 1, 2: 1 });
  expect(sorted(choices.brand_ids)).toEqual({ 1: 1, 2: 1 });
  expect(sorted(choices.air_condition)).toEqual({ true: 1 });
});

test('prices narrow the list and its counts, not the range one can choose from', () => {
  const { total, choices, min_price, max_price, price_counts } = countVehicles(fleet, {
    ...NO_VEHICLE_FILTER,
    min_price: 60_00,
    max_price: 100_00,
  });
  expect(total).toBe(1);
  expect(sorted(choices.category_ids)).toEqual({ 2: 1 });
  expect([min_price, max_price]).toEqual([50_00, 130_00]);
  expect(price_counts.reduce((sum, count) => sum + count, 0)).toBe(3);
});

test('each provider has its number of vehicles and its lowest price', () => {
  expect(countVehicles(fleet, NO_VEHICLE_FILTER).providers).toEqual([
    { provider_id: 1, vehicles_count: 2, min_price: 50_00 },
    { provider_id: 2, vehicles_count: 1, min_price: 130_00 },
  ]);
  expect(countVehicles([], NO_VEHICLE_FILTER)).toMatchObject({ total: 0, min_price: 0, max_price: 0, providers: [] });
});
