import { expect, test } from 'vitest';
import type { TripQuote } from '#contract/rental/trip-booking.ts';
import { NO_DISCOUNT } from '#domain/pricing/discount.ts';
import { tripBill } from '#domain/rental/trip-bill.ts';
import { type SeenTrip, tripChangesSince } from './trip-changes.ts';

const shown = (unit_price: number, version = 'a', scheduled: 0 | 1 = 1): SeenTrip => ({
  bill: tripBill({
    length: { rental_type: 'hourly', hours: 2 },
    lines: [{ unit_price, quantity: 1, discount: NO_DISCOUNT }],
    provider: { tax: 10, discount: null },
    now: { date: '2026-11-16', time: '12:00:00' },
    coupon: null,
    referral: null,
    settings: { tax_included: 0, additional_charge_status: 0, additional_charge: 0 },
  }),
  quote: { version, trip: { scheduled } } as TripQuote,
});

test('what changed since the page was opened: every row that has another amount, the trip itself, a passed pickup', () => {
  expect(tripChangesSince(shown(10_00), shown(10_00))).toEqual([]);
  expect(tripChangesSince(shown(10_00), shown(12_00))).toEqual([
    { kind: 'amount', name: 'trip_cost', before: 20_00, now: 24_00 },
    { kind: 'amount', name: 'subtotal', before: 20_00, now: 24_00 },
    { kind: 'amount', name: 'tax', before: 2_00, now: 2_40 },
    { kind: 'amount', name: 'total', before: 22_00, now: 26_40 },
  ]);
  expect(tripChangesSince(shown(10_00), shown(10_00, 'b', 0))).toEqual([{ kind: 'trip' }, { kind: 'pickup_now' }]);
});
