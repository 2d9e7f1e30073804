import type { TripBill, TripBillRow } from '#domain/rental/trip-bill.ts';
import { lengthWords } from '../vehicle/trip-words.ts';
import '#web/i18n/lazy/trip-checkout.ts';
import type { Translate } from '#web/i18n/i18n.tsx';

type Counted = {
  t: Translate;
  money(minor: number): string;
  bill: TripBill;
  /** Of the vehicles, in the order of the bill's lines. */
  vehicles: readonly string[];
  provider: string;
  coupon_code: string;
};

/** A name or an amount within a line that may be written the other way round. */
const apart = (text: string): string => `\u2068${text}\u2069`;

/** Of each row of the bill the rule and the numbers that make it. */
export const TRIP_WHY: Record<TripBillRow['name'], (counted: Counted) => readonly string[]> = {
  trip_cost: ({ t, money, bill, vehicles }) =>
    bill.input.lines.map(({ quantity, unit_price }, at) => {
      const sum = [quantity, lengthWords(t, bill.input.length), apart(money(unit_price))].join(' × ');
      return `${apart(vehicles[at] ?? '')}: ${sum}`;
    }),
  trip_discount: ({ t, money, bill, vehicles, provider }) => [
    ...bill.lines.flatMap(({ off }, at) => (off > 0 ? [`${apart(vehicles[at] ?? '')} – ${apart(money(off))}`] : [])),
    ...(bill.provider_discount_amount > 0 ? [providerWords(t, money, bill, provider)] : []),
  ],
  coupon_discount: ({ t, money, bill: { input }, coupon_code }) => [
    input.coupon && input.coupon.min_purchase > 0
      ? t('trip_checkout.why.coupon_from', { code: coupon_code, amount: money(input.coupon.min_purchase) })
      : t('trip_checkout.why.coupon', { code: coupon_code }),
  ],
  first_trip_discount: ({ t }) => [t('trip_checkout.why.first_trip')],
  subtotal: () => [],
  tax: ({ t, money, bill: { tax } }) => [
    t('trip_checkout.why.tax', { percent: String(tax.rate), amount: money(tax.base) }),
    ...(tax.tax_status === 'included' ? [t('trip_checkout.why.tax_included')] : []),
  ],
  service_fee: ({ t }) => [t('trip_checkout.why.fee')],
};

function providerWords(t: Translate, money: Counted['money'], { input, ...bill }: TripBill, name: string): string {
  const offer = input.provider.discount;
  const values = {
    name,
    percent: String(offer?.discount ?? 0),
    from: money(offer?.min_purchase ?? 0),
    amount: money(bill.provider_discount_amount),
  };
  return offer && offer.min_purchase > 0
    ? t('trip_checkout.why.provider_above', values)
    : t('trip_checkout.why.provider', values);
}
