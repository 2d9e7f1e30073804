import { describe, expect, test } from 'vitest';
import { providerAmountOff, tax, taxBase, tripPrice, vehicleAmountOff } from './trip-price.ts';

const car = { hourly_price: 12_00, day_wise_price: 60_00, distance_price: 40 };
const tenOff = { discount: 10, discount_type: 'percent' } as const;

describe('the vehicle’s own discount', () => {
  test('per cent come off price × hours × quantity', () => {
    const price = tripPrice(car, { rental_type: 'hourly', hours: 5 });
    expect(price).toBe(60_00);
    expect(vehicleAmountOff(price, 3, tenOff)).toBe(18_00);
  });

  test('per cent come off price × distance × quantity', () => {
    const price = tripPrice(car, { rental_type: 'distance_wise', km: 12.5 });
    expect(price).toBe(5_00);
    expect(vehicleAmountOff(price, 2, tenOff)).toBe(1_00);
  });

  test('an amount comes off each vehicle, and never more than it costs', () => {
    expect(vehicleAmountOff(5_00, 2, { discount: 1_50, discount_type: 'amount' })).toBe(3_00);
    expect(vehicleAmountOff(5_00, 2, { discount: 9_00, discount_type: 'amount' })).toBe(10_00);
  });

  test('days are whole, and at least one', () => {
    expect(tripPrice(car, { rental_type: 'day_wise', hours: 5 })).toBe(60_00);
    expect(tripPrice(car, { rental_type: 'day_wise', hours: 48 })).toBe(120_00);
  });
});

describe('the provider’s discount', () => {
  const offer = {
    discount: 20,
    min_purchase: 50_00,
    max_discount: 15_00,
    end_date: '2026-11-30',
    end_time: '18:00:00',
  };
  const before = { date: '2026-11-30', time: '18:00:00' };

  test('is given until its last moment and not after it', () => {
    expect(providerAmountOff(60_00, offer, before)).toBe(12_00);
    expect(providerAmountOff(60_00, offer, { date: '2026-11-30', time: '18:00:01' })).toBe(0);
    expect(providerAmountOff(60_00, offer, { date: '2026-12-01', time: '00:00:00' })).toBe(0);
    expect(providerAmountOff(60_00, null, before)).toBe(0);
  });

  test('is given above the least purchase only [MONEY-009b]', () => {
    expect(providerAmountOff(50_00, offer, before)).toBe(0);
    expect(providerAmountOff(50_05, offer, before)).toBe(10_01);
  });

  test('takes off no more than its limit; 0 is no limit', () => {
    expect(providerAmountOff(200_00, offer, before)).toBe(15_00);
    expect(providerAmountOff(200_00, { ...offer, max_discount: 0 }, before)).toBe(40_00);
  });
});

test('tax is on the total less the larger discount and the coupon', () => {
  expect(taxBase({ total: 100_00, vehiclesOff: 10_00, providerOff: 25_00, coupon: 5_00 })).toBe(70_00);
  expect(taxBase({ total: 20_00, vehiclesOff: 15_00, providerOff: 0, coupon: 9_00 })).toBe(0);
});

test('tax that is not included is added [MONEY-012a]', () => {
  expect(tax(80_00, 25, false)).toEqual({ amount: 20_00, added: 20_00 });
});

test('tax that is included is taken out of the amount and not added [MONEY-012b]', () => {
  expect(tax(100_00, 25, true)).toEqual({ amount: 20_00, added: 0 });
});
