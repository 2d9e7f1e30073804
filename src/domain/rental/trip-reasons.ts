import type { Reason } from '../pricing/bill.ts';
import type { TripBill, TripBillRow } from './trip-bill.ts';

export type TripRule =
  | 'vehicle'
  | 'vehicle_off'
  | 'provider'
  | 'provider_above'
  | 'coupon'
  | 'coupon_from'
  | 'first_trip'
  | 'tax'
  | 'tax_included'
  | 'fee';

/** What the account of a trip does not hold itself. */
export type TripBillFacts = {
  /** Of the vehicles, in the order of the account's lines. */
  vehicles: readonly string[];
  provider: string;
  coupon_code: string;
};

/** Of a row of a trip's account the rules and the numbers that made it; the subtotal only sums up. */
export const tripReasons = (name: TripBillRow['name'], bill: TripBill, facts: TripBillFacts): Reason<TripRule>[] =>
  REASONS[name](bill, facts);

type Explain = (bill: TripBill, facts: TripBillFacts) => Reason<TripRule>[];

const REASONS: Record<TripBillRow['name'], Explain> = {
  trip_cost: ({ input }, { vehicles }) =>
    input.lines.map(({ quantity, unit_price }, at) => ({
      rule: 'vehicle',
      money: { amount: unit_price },
      plain: { name: vehicles[at] ?? '', quantity },
    })),
  trip_discount: (bill, { vehicles, provider }) => [
    ...bill.lines.flatMap(({ off }, at): Reason<TripRule>[] =>
      off > 0 ? [{ rule: 'vehicle_off', money: { amount: off }, plain: { name: vehicles[at] ?? '' } }] : [],
    ),
    ...providerReasons(bill, provider),
  ],
  coupon_discount: ({ input: { coupon } }, { coupon_code: code }) =>
    coupon && coupon.min_purchase > 0
      ? [{ rule: 'coupon_from', money: { amount: coupon.min_purchase }, plain: { code } }]
      : [{ rule: 'coupon', plain: { code } }],
  first_trip_discount: () => [{ rule: 'first_trip' }],
  subtotal: () => [],
  tax: ({ tax }) => [
    { rule: 'tax', money: { amount: tax.base }, plain: { percent: tax.rate } },
    ...(tax.tax_status === 'included' ? [{ rule: 'tax_included' } as const] : []),
  ],
  service_fee: () => [{ rule: 'fee' }],
};

function providerReasons({ input, provider_discount_amount: amount }: TripBill, name: string): Reason<TripRule>[] {
  const offer = input.provider.discount;
  if (!offer || amount === 0) return [];
  const plain = { name, percent: offer.discount };
  return offer.min_purchase > 0
    ? [{ rule: 'provider_above', money: { amount, from: offer.min_purchase }, plain }]
    : [{ rule: 'provider', money: { amount }, plain }];
}
