import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { tripBillInputShape } from '#contract/rental/trip-bill-shape.ts';
import { anyTrip } from '#tests/support/rental/any-trip.ts';
import { NO_DISCOUNT } from '../pricing/discount.ts';
import { billForLength, type TripBillInput, tripBill, tripBillRows, tripSaving } from './trip-bill.ts';
import { providerAmountOff, type TripLength } from './trip-price.ts';

/** The trip of the drawings: a car and two vans, two days. */
const twoDays: TripBillInput = {
  length: { rental_type: 'day_wise', hours: 48 },
  lines: [
    { unit_price: 72_00, quantity: 1, discount: { discount: 10, discount_type: 'percent' } },
    { unit_price: 84_00, quantity: 2, discount: NO_DISCOUNT },
  ],
  provider: {
    tax: 10,
    discount: { discount: 5, min_purchase: 200_00, max_discount: 0, end_date: '2026-12-31', end_time: '23:59:59' },
  },
  now: { date: '2026-11-16', time: '12:00:00' },
  coupon: {
    coupon_type: 'default',
    discount: 20_00,
    discount_type: 'amount',
    min_purchase: 200_00,
    max_discount: 0,
    created_by: 'admin',
  },
  referral: null,
  settings: { tax_included: 0, additional_charge_status: 1, additional_charge: 4_00 },
};

describe('the bill of a trip', () => {
  test('takes the vehicle’s discount first, then the provider’s off the rest, then the coupon [RENT-058]', () => {
    const bill = tripBill(twoDays);
    expect(bill).toMatchObject({
      trip_cost: 480_00,
      vehicle_discount_amount: 14_40,
      provider_discount_amount: 23_28,
      coupon_discount_amount: 20_00,
      subtotal: 422_32,
      additional_charge: 4_00,
      trip_amount: 468_55,
    });
    expect(bill.lines).toEqual([
      { original_price: 144_00, off: 14_40, price: 129_60 },
      { original_price: 336_00, off: 0, price: 336_00 },
    ]);
    expect(tripSaving(bill)).toBe(57_68);
  });

  test('of a trip that is cut short keeps what was granted, and never costs more for it', () => {
    const booked = tripBill(twoDays);
    const short = billForLength(booked, { rental_type: 'day_wise', hours: 18 });
    // 180.00 less 5.40 is below both minimums.
    expect(short).toMatchObject({
      trip_cost: 180_00,
      vehicle_discount_amount: 5_40,
      provider_discount_amount: 8_73,
      coupon_discount_amount: 20_00,
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 48 }), fc.integer({ min: 1, max: 48 }), (one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((hours) =>
          billForLength(booked, { rental_type: 'day_wise', hours }),
        );
        expect(less?.trip_amount).toBeLessThanOrEqual(more?.trip_amount ?? 0);
      }),
    );
  });

  test('of a trip that becomes long enough gets what it did not reach before', () => {
    const booked = tripBill({ ...twoDays, length: { rental_type: 'day_wise', hours: 12 } });
    expect(booked).toMatchObject({ provider_discount_amount: 0, coupon_discount_amount: 0 });
    expect(billForLength(booked, { rental_type: 'day_wise', hours: 18 }).provider_discount_amount).toBe(0);
    expect(billForLength(booked, twoDays.length).trip_amount).toBe(tripBill(twoDays).trip_amount);
  });

  test('is taxed on the total less both discounts and the coupon [MONEY-011]', () => {
    expect(tripBill(twoDays).tax).toEqual({
      base: 422_32,
      rate: 10,
      tax_status: 'excluded',
      total_tax_amount: 42_23,
      added: 42_23,
    });
    const included = tripBill({ ...twoDays, settings: { ...twoDays.settings, tax_included: 1 } });
    expect(included.tax).toMatchObject({ tax_status: 'included', total_tax_amount: 38_39, added: 0 });
    expect(included.trip_amount).toBe(426_32);
  });

  test('gives a referred newcomer the discount of a first trip, after the coupon', () => {
    const referral = { new_customer_discount_amount: 10, new_customer_discount_amount_type: 'percentage' } as const;
    expect(tripBill({ ...twoDays, referral })).toMatchObject({ ref_bonus_amount: 42_23, subtotal: 380_09 });
  });

  test('shows its rows in their order, and none of nothing', () => {
    expect(tripBillRows(tripBill(twoDays)).map(({ name, amount }) => [name, amount])).toEqual([
      ['trip_cost', 480_00],
      ['trip_discount', -37_68],
      ['coupon_discount', -20_00],
      ['subtotal', 422_32],
      ['tax', 42_23],
      ['service_fee', 4_00],
    ]);
    const bare = tripBill({ ...twoDays, lines: [], settings: { ...twoDays.settings, additional_charge_status: 0 } });
    expect(tripBillRows(bare).map(({ name }) => name)).toEqual(['trip_cost', 'subtotal']);
  });
});

test('for any trip the rows that are shown add up to the total, which is whole and not below zero', () => {
  fc.assert(
    fc.property(anyTrip, (trip) => {
      const bill = tripBill(trip);
      const rows = tripBillRows(bill);
      expect(rows.reduce((sum, { added }) => sum + added, 0)).toBe(bill.trip_amount);
      expect(bill.trip_amount).toBeGreaterThanOrEqual(0);
      const above = rows.slice(
        0,
        rows.findIndex(({ name }) => name === 'subtotal'),
      );
      expect(above.reduce((sum, { added }) => sum + added, 0)).toBe(bill.subtotal);
      for (const { name, amount } of rows) {
        expect(Number.isInteger(amount)).toBe(true);
        expect(Math.sign(amount)).not.toBe(/discount/.test(name) ? 1 : -1);
      }
      expect(bill.lines.reduce((sum, { price }) => sum + price, 0)).toBe(bill.trip_cost - bill.vehicle_discount_amount);
    }),
  );
});

test('for any trip a longer one of the same kind never costs less, while the same offers hold for both', () => {
  fc.assert(
    fc.property(anyTrip, fc.nat(100_000), (trip, hundredths) => {
      const [shorter, longer] = [
        tripBill(trip),
        tripBill({ ...trip, length: longerBy(trip.length, hundredths / 100) }),
      ];
      // What begins at a minimum makes a trip that reaches it cheaper than one that just does not: that is its purpose.
      fc.pre(sameOffers(shorter, longer));
      expect(longer.trip_cost).toBeGreaterThanOrEqual(shorter.trip_cost);
      expect(longer.trip_amount).toBeGreaterThanOrEqual(shorter.trip_amount);
    }),
  );
});

function longerBy(length: TripLength, more: number): TripLength {
  return length.rental_type === 'distance_wise'
    ? { ...length, km: length.km + more }
    : { ...length, hours: length.hours + more };
}

function sameOffers(...bills: ReturnType<typeof tripBill>[]): boolean {
  const offers = bills.map(({ input, trip_cost, vehicle_discount_amount, provider_discount_amount }) => {
    const afterVehicles = trip_cost - vehicle_discount_amount;
    const given = providerAmountOff(afterVehicles, input.provider.discount, input.now) > 0;
    const reached = afterVehicles - provider_discount_amount >= (input.coupon?.min_purchase ?? 0);
    return `${given} ${reached}`;
  });
  return new Set(offers).size === 1;
}

test('for any trip the browser, which counts from what came over the wire, gets the server’s bill to the cent [RENT-058]', () => {
  fc.assert(
    fc.property(anyTrip, (trip) => {
      const sent = z.encode(tripBillInputShape, { ...trip, lines: [...trip.lines] });
      const arrived = z.decode(tripBillInputShape, JSON.parse(JSON.stringify(sent)));
      expect(tripBill(arrived)).toEqual(tripBill(trip));
    }),
    { numRuns: 300 },
  );
});
