import { expect, test } from 'vitest';
import { type TripBillInput, tripBill, tripBillRows } from './trip-bill.ts';
import { tripReasons } from './trip-reasons.ts';

const INPUT: TripBillInput = {
  length: { rental_type: 'hourly', hours: 4 },
  lines: [{ unit_price: 10_00, quantity: 2, discount: { discount: 10, discount_type: 'percent' } }],
  provider: { tax: 10, discount: null },
  now: { date: '2026-11-16', time: '12:00:00' },
  coupon: null,
  referral: null,
  settings: { tax_included: 0, additional_charge_status: 1, additional_charge: 4_00 },
};
const FACTS = { vehicles: ['Halden Fjord'], provider: 'Göta Drive', coupon_code: 'ROADTRIP' };

const reasonsOf = (input: TripBillInput) => {
  const bill = tripBill(input);
  return Object.fromEntries(tripBillRows(bill).map(({ name }) => [name, tripReasons(name, bill, FACTS)]));
};

test('every row of a trip says by which rule and which numbers it came about', () => {
  expect(reasonsOf(INPUT)).toEqual({
    trip_cost: [{ rule: 'vehicle', money: { amount: 10_00 }, plain: { name: 'Halden Fjord', quantity: 2 } }],
    trip_discount: [{ rule: 'vehicle_off', money: { amount: 8_00 }, plain: { name: 'Halden Fjord' } }],
    subtotal: [],
    tax: [{ rule: 'tax', money: { amount: 72_00 }, plain: { percent: 10 } }],
    service_fee: [{ rule: 'fee' }],
  });
});

test('a tax that prices contain says so', () => {
  const { tax } = reasonsOf({ ...INPUT, settings: { ...INPUT.settings, tax_included: 1 } });
  expect(tax?.map(({ rule }) => rule)).toEqual(['tax', 'tax_included']);
});
