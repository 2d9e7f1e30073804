import type { OrderTotal } from './order-total.ts';

const SUMMARY_LINES = [
  'items_price',
  'discount',
  'coupon_discount',
  'referral_discount',
  'tax',
  'additional_charge',
  'extra_packaging',
  'dm_tips',
  'delivery_fee',
] as const;

export type SummaryName = (typeof SUMMARY_LINES)[number];

/** `amount` is shown, what comes off with its sign; `added` is what it does to the total. */
export type SummaryLine = { name: SummaryName; amount: number; added: number };

/** The lines of checkout, order and receipt, in their order; what they add is the total. */
export function summaryLines(total: OrderTotal): SummaryLine[] {
  const { goods, tax } = total;
  const amounts: Record<SummaryName, number> = {
    items_price: goods.products + goods.add_ons,
    discount: minus(goods.off),
    coupon_discount: minus(total.coupon_discount_amount),
    referral_discount: minus(total.ref_bonus_amount),
    tax: tax.total_tax_amount,
    additional_charge: total.additional_charge,
    extra_packaging: total.extra_packaging_amount,
    dm_tips: total.dm_tips,
    delivery_fee: total.delivery_charge,
  };
  return SUMMARY_LINES.map((name) => ({
    name,
    amount: amounts[name],
    added: name === 'tax' ? tax.added : amounts[name],
  }));
}

/** Nothing is 0, not -0. */
const minus = (amount: number): number => 0 - amount;
