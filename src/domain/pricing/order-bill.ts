import type { BillLine, Reason } from './bill.ts';
import type { OrderTotal } from './order-total.ts';
import { type SummaryName, summaryLines } from './summary-lines.ts';

type GoodsRule = 'pieces' | 'add_ons';
type DiscountRule = 'product_discount' | 'store_discount' | 'larger' | 'flash';
type CouponRule = 'coupon_code' | 'coupon_percent' | 'coupon_amount' | 'coupon_cap';
type ReferralRule = 'referral' | 'referral_percent' | 'referral_amount';
type TaxRule = 'tax' | 'tax_fee' | 'tax_included';
type BaseRule = 'fixed' | 'distance' | 'minimum' | 'maximum' | 'way' | 'way_minimum' | 'way_maximum';
type FreeRule = `free_${'all_stores' | 'amount' | 'store' | 'coupon'}`;

export type OrderRule =
  | GoodsRule
  | DiscountRule
  | CouponRule
  | ReferralRule
  | TaxRule
  | 'additional_charge'
  | 'extra_packaging'
  | 'dm_tips'
  | BaseRule
  | 'vehicle'
  | 'surge'
  | FreeRule;

/** What the account of an order does not hold itself. */
export type BillFacts = {
  /** In the order of the account's lines. */
  lines: readonly { name: string; quantity: number; price: number }[];
  coupon_code: string | null;
  /** Kilometres by road. */
  distance: number | null;
};

export type OrderBillLine = BillLine<SummaryName, OrderRule>;

/** The account of an order, each line with why it is what it is. A line of nothing is left out, but never the goods. */
export function orderBill(total: OrderTotal, facts: BillFacts): OrderBillLine[] {
  return summaryLines(total)
    .filter(({ name, amount }) => amount !== 0 || isTold(name, total))
    .map((line) => ({ ...line, reasons: REASONS[line.name](total, facts) }));
}

/** Of nothing there is something to tell where a delivery was waived; a parcel has no goods. */
function isTold(name: SummaryName, { goods, free_delivery }: OrderTotal): boolean {
  if (name === 'items_price') return goods.lines.length > 0;
  return name === 'delivery_fee' && free_delivery !== null;
}

type Explain = (total: OrderTotal, facts: BillFacts) => Reason<OrderRule>[];

const REASONS: Record<SummaryName, Explain> = {
  items_price: ({ goods }, { lines }) => [
    ...lines.map(({ name, quantity, price }) => why('pieces', { price }, { name, quantity })),
    ...about('add_ons', goods.add_ons),
  ],
  discount: ({ goods }) => [
    ...about('product_discount', goods.product_discount),
    ...about('store_discount', goods.store_discount),
    ...(goods.product_discount > 0 && goods.store_discount > 0 ? [why('larger')] : []),
    ...about('flash', goods.flash_admin_discount_amount + goods.flash_store_discount_amount),
  ],
  coupon_discount: ({ terms, goods }, { coupon_code }) => [
    ...(coupon_code ? [why('coupon_code', {}, { code: coupon_code })] : []),
    ...couponReasons(terms?.coupon ?? null, goods.total),
  ],
  referral_discount: ({ terms }) => [referralReason(terms?.referral ?? null)],
  tax: ({ tax, goods }) => [
    why(goods.lines.length > 0 ? 'tax' : 'tax_fee', { amount: tax.base }, { percent: tax.rate }),
    ...(tax.tax_status === 'included' ? [why('tax_included')] : []),
  ],
  additional_charge: () => [why('additional_charge')],
  extra_packaging: () => [why('extra_packaging')],
  dm_tips: () => [why('dm_tips')],
  delivery_fee: (total, { distance }) => [
    ...baseReasons(total, distance),
    ...about('vehicle', total.delivery.vehicle),
    ...about('surge', total.delivery.surge),
    ...(total.free_delivery ? [why(`free_${total.free_delivery.because}`)] : []),
  ],
};

type Terms = NonNullable<OrderTotal['terms']>;

function couponReasons(coupon: Terms['coupon'], amount: number): Reason<OrderRule>[] {
  if (!coupon) return [];
  return [
    coupon.discount_type === 'percent'
      ? why('coupon_percent', { amount }, { percent: coupon.discount })
      : why('coupon_amount', { amount: coupon.discount }),
    ...about('coupon_cap', coupon.max_discount),
  ];
}

function referralReason(referral: Terms['referral']): Reason<OrderRule> {
  if (!referral) return why('referral');
  const { new_customer_discount_amount: amount, new_customer_discount_amount_type: type } = referral;
  return type === 'percentage' ? why('referral_percent', {}, { percent: amount }) : why('referral_amount', { amount });
}

/** Orders of before this was noted know how far it was, but not what a kilometre cost. */
function baseReasons({ delivery: { by, base, way } }: OrderTotal, distance: number | null): Reason<OrderRule>[] {
  if (by === 'take_away' || by === 'nothing') return [];
  if (by === 'fixed') return [why('fixed', { amount: base })];
  if (way) return [why(by, { rate: way.rate, amount: base }, { km: way.km.toFixed(2) })];
  if (distance === null) return [];
  const rule = by === 'distance' ? 'way' : (`way_${by}` as const);
  return [why(rule, { amount: base }, { km: distance.toFixed(2) })];
}

const why = (rule: OrderRule, money: Reason<OrderRule>['money'] = {}, plain: Reason<OrderRule>['plain'] = {}) => ({
  rule,
  money,
  plain,
});

/** Said only where there is something of it. */
const about = (rule: OrderRule, amount: number): Reason<OrderRule>[] => (amount > 0 ? [why(rule, { amount })] : []);
