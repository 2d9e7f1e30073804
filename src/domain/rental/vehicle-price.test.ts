import { expect, test } from 'vitest';
import { discountedRate, startingRate, type VehicleRates } from './vehicle-price.ts';

const aVehicle: VehicleRates = {
  trip_hourly: 1,
  trip_day_wise: 1,
  trip_distance: 1,
  hourly_price: 12_00,
  day_wise_price: 60_00,
  distance_price: 40,
};

test('the lowest price is the minimum of the offered trips [MONEY-010]', () => {
  expect(startingRate(aVehicle)).toEqual({ unit: 'km', price: 40 });
});

test('a trip that is not offered is ignored even if it costs less [MONEY-010]', () => {
  expect(startingRate({ ...aVehicle, trip_distance: 0 })).toEqual({ unit: 'hour', price: 12_00 });
  expect(startingRate({ ...aVehicle, trip_distance: 0, trip_hourly: 0 })).toEqual({ unit: 'day', price: 60_00 });
});

test('per cent lower the rate, an amount is for the whole trip', () => {
  expect(discountedRate(10_00, { discount: 20, discount_type: 'percent' })).toBe(8_00);
  expect(discountedRate(40, { discount: 3_00, discount_type: 'amount' })).toBe(40);
});
