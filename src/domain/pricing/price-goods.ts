import { goodsTotal } from './goods-total.ts';
import { orderTax } from './order-tax.ts';
import type { OrderTotal } from './order-total.ts';
import { referralAmountOff } from './referral-discount.ts';

/** A thing that a store found on a prescription; `price` is of one piece, in minor units. */
export type PricedGood = { name: string; quantity: number; price: number };

/**
 * The account of an order whose goods are only now known: they are added and taxed, its fees stay what they were. What a
 * newcomer was promised for a first order comes off them, as it could not before.
 */
export function priceGoods(before: OrderTotal, priced: readonly PricedGood[]): OrderTotal {
  const lines = priced.map(({ quantity, price }) => ({
    price,
    quantity,
    add_ons: [],
    discount: { discount: 0, discount_type: 'amount' as const },
    flash: null,
  }));
  const goods = goodsTotal(lines, null);
  const ref_bonus_amount = referralAmountOff(before.terms?.referral ?? null, goods.total);
  const goodsToPay = goods.total - ref_bonus_amount;
  const tax = orderTax(goodsToPay, before.tax.rate, before.tax.tax_status === 'included' ? 1 : 0);
  const { additional_charge, extra_packaging_amount, dm_tips, delivery_charge } = before;
  return {
    ...before,
    goods,
    ref_bonus_amount,
    tax,
    order_amount: goodsToPay + tax.added + additional_charge + extra_packaging_amount + dm_tips + delivery_charge,
  };
}
