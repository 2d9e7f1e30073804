import type { Reason } from '../pricing/bill.ts';
import type { Surge } from '../pricing/delivery-charge.ts';
import type { ParcelLineName } from './parcel-lines.ts';
import type { ParcelPrice } from './parcel-price.ts';

/** `note`: what the business says of a busy hour itself. */
export type ParcelRule = ParcelLineName | 'tax_included' | 'note';

/** What the account of a parcel does not hold itself. */
export type ParcelBillFacts = {
  /** What is sent, as the shopper reads it. */
  category: string;
  surge: Surge | null;
  /** Shown to customers; null: the business says nothing. */
  surge_note: string | null;
};

/** Of a line of a parcel's account the rules and the numbers that made it. */
export const parcelReasons = (name: ParcelLineName, price: ParcelPrice, facts: ParcelBillFacts): Reason<ParcelRule>[] =>
  REASONS[name](price, facts);

type Explain = (price: ParcelPrice, facts: ParcelBillFacts) => Reason<ParcelRule>[];

const REASONS: Record<ParcelLineName, Explain> = {
  way: ({ distance, rates }) => [
    { rule: 'way', money: { amount: rates.parcel_per_km_shipping_charge }, plain: { km: kilometres(distance) } },
  ],
  minimum: ({ rates }, { category }) => [
    { rule: 'minimum', money: { amount: rates.parcel_minimum_shipping_charge }, plain: { category } },
  ],
  vehicle: ({ delivery }) => [{ rule: 'vehicle', money: { amount: delivery.vehicle } }],
  surge: ({ delivery }, { surge, surge_note }) => {
    if (surge_note) return [{ rule: 'note', plain: { note: surge_note } }];
    return surge?.price_type === 'percent'
      ? [{ rule: 'surge', plain: { share: `${surge.price}%` } }]
      : [{ rule: 'surge', money: { share: delivery.surge } }];
  },
  additional_charge: () => [{ rule: 'additional_charge' }],
  tax: ({ tax: { tax_status, base, rate } }) => [
    { rule: tax_status === 'included' ? 'tax_included' : 'tax', money: { amount: base }, plain: { rate } },
  ],
  dm_tips: () => [{ rule: 'dm_tips' }],
};

/** As a way is told, to the hundred metres. */
export const kilometres = (distance: number): string => distance.toFixed(1);
