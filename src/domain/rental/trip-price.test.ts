import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_DISCOUNT } from '../pricing/discount.ts';
import { tripBill } from './trip-bill.ts';
import type { TripPlan } from './trip-plan.ts';
import {
  estimate,
  priceChoices,
  providerAmountOff,
  type RatedVehicle,
  type TripLength,
  tripPrice,
  vehicleAmountOff,
} from './trip-price.ts';

const car = { hourly_price: 12_00, day_wise_price: 60_00, distance_price: 40 };
const tenOff = { discount: 10, discount_type: 'percent' } as const;

/** A line of a bill on which nothing else stands. */
const costOf = (unit_price: number, quantity: number, length: TripLength): number =>
  tripBill({
    length,
    lines: [{ unit_price, quantity, discount: NO_DISCOUNT }],
    provider: { tax: 0, discount: null },
    now: { date: '2026-11-16', time: '12:00:00' },
    coupon: null,
    referral: null,
    settings: { tax_included: 0, additional_charge_status: 0, additional_charge: 0 },
  }).trip_cost;

describe('what a trip costs before any discount', () => {
  test('by the hour: price × hours × quantity [RENT-002]', () => {
    expect(costOf(car.hourly_price, 3, { rental_type: 'hourly', hours: 5 })).toBe(180_00);
    expect(tripPrice(car, { rental_type: 'hourly', hours: 2.5 })).toBe(30_00);
  });

  test('by the day: price × days × quantity, where days = hours / 24 and are not rounded [RENT-003]', () => {
    expect(costOf(car.day_wise_price, 2, { rental_type: 'day_wise', hours: 48 })).toBe(240_00);
    expect(tripPrice(car, { rental_type: 'day_wise', hours: 36 })).toBe(90_00);
    expect(tripPrice(car, { rental_type: 'day_wise', hours: 5 })).toBe(12_50);
  });

  test('by distance: price × km × quantity [RENT-004]', () => {
    expect(tripPrice(car, { rental_type: 'distance_wise', km: 12.5 })).toBe(5_00);
    expect(costOf(car.distance_price, 2, { rental_type: 'distance_wise', km: 12.5 })).toBe(10_00);
  });

  test('a longer trip of the same kind never costs less', () => {
    const rates = fc.record({
      hourly_price: fc.nat(900_00),
      day_wise_price: fc.nat(900_00),
      distance_price: fc.nat(900),
    });
    const far = fc.double({ min: 0, max: 5000, noNaN: true });
    fc.assert(
      fc.property(rates, fc.constantFrom('hourly', 'day_wise', 'distance_wise'), far, far, (vehicle, kind, a, b) => {
        const length = (units: number) =>
          (kind === 'distance_wise'
            ? { rental_type: kind, km: units }
            : { rental_type: kind, hours: units }) as TripLength;
        const [shorter, longer] = [Math.min(a, b), Math.max(a, b)];
        expect(tripPrice(vehicle, length(longer))).toBeGreaterThanOrEqual(tripPrice(vehicle, length(shorter)));
      }),
    );
  });
});

describe('the vehicle’s own discount', () => {
  test('per cent come off price × hours × quantity [MONEY-008a]', () => {
    const price = tripPrice(car, { rental_type: 'hourly', hours: 5 });
    expect(vehicleAmountOff(price, 3, tenOff)).toBe(18_00);
  });

  test('per cent come off price × distance × quantity [MONEY-008b]', () => {
    const price = tripPrice(car, { rental_type: 'distance_wise', km: 12.5 });
    expect(vehicleAmountOff(price, 2, tenOff)).toBe(1_00);
  });

  test('an amount comes off each vehicle, and never more than it costs', () => {
    expect(vehicleAmountOff(5_00, 2, { discount: 1_50, discount_type: 'amount' })).toBe(3_00);
    expect(vehicleAmountOff(5_00, 2, { discount: 9_00, discount_type: 'amount' })).toBe(10_00);
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

  test('is given until its last moment and not after it [MONEY-009a]', () => {
    expect(providerAmountOff(60_00, offer, before)).toBe(12_00);
    expect(providerAmountOff(60_00, offer, { date: '2026-11-30', time: '18:00:01' })).toBe(0);
    expect(providerAmountOff(60_00, offer, { date: '2026-12-01', time: '00:00:00' })).toBe(0);
    expect(providerAmountOff(60_00, null, before)).toBe(0);
  });

  test('until 23:59 it lasts until midnight, as the provider is open', () => {
    const untilMidnight = { ...offer, end_time: '23:59:00' };
    expect(providerAmountOff(60_00, untilMidnight, { date: '2026-11-30', time: '23:59:30' })).toBe(12_00);
    expect(providerAmountOff(60_00, untilMidnight, { date: '2026-12-01', time: '00:00:00' })).toBe(0);
  });

  test('is given above the least purchase only [MONEY-009b]', () => {
    expect(providerAmountOff(50_00, offer, before)).toBe(0);
    expect(providerAmountOff(50_05, offer, before)).toBe(10_01);
  });

  test('takes off no more than its limit; 0 is no limit [MONEY-009c]', () => {
    expect(providerAmountOff(200_00, offer, before)).toBe(15_00);
    expect(providerAmountOff(200_00, { ...offer, max_discount: 0 }, before)).toBe(40_00);
  });
});

describe('a plan', () => {
  const vehicle: RatedVehicle = { ...car, trip_hourly: 1, trip_day_wise: 1, trip_distance: 1, discount: tenOff };
  const plan: TripPlan = {
    rental_type: 'day_wise',
    hours: 48,
    pickup: null,
    destination: null,
    pickup_time: null,
    route: { km: 342.5, hours: 4.3 },
  };

  test('is estimated before and after the vehicle’s discount', () => {
    expect(estimate(vehicle, plan)).toEqual({ original: 120_00, price: 108_00 });
    expect(estimate(vehicle, { ...plan, rental_type: 'distance_wise' })).toEqual({ original: 137_00, price: 123_30 });
  });

  test('that lacks its length, or asks for what the vehicle does not offer, has no estimate', () => {
    expect(estimate(vehicle, { ...plan, hours: 0 })).toBeNull();
    expect(estimate(vehicle, { ...plan, rental_type: 'distance_wise', route: null })).toBeNull();
    expect(estimate({ ...vehicle, trip_day_wise: 0 }, plan)).toBeNull();
  });

  test('has its prices side by side, the cheapest marked [RENT-060]', () => {
    const choices = priceChoices(vehicle, plan);
    expect(choices.map(({ rental_type, price, is_cheapest }) => [rental_type, price, is_cheapest])).toEqual([
      ['hourly', 518_40, false],
      ['day_wise', 108_00, true],
      ['distance_wise', 123_30, false],
    ]);
    const hourly = { ...plan, rental_type: 'hourly', hours: 3 } as const;
    expect(priceChoices(vehicle, hourly).find((choice) => choice.rental_type === 'day_wise')?.price).toBe(54_00);
    const alone = priceChoices({ ...vehicle, trip_hourly: 0, trip_distance: 0 }, plan);
    expect(alone.map(({ is_cheapest }) => is_cheapest)).toEqual([false]);
  });
});
