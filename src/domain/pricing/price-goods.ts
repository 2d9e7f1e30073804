import { goodsTotal } from './goods-total.ts';
import { orderTax } from './order-tax.ts';
import type { OrderTotal } from './order-total.ts';

/** A thing that a store found on a prescription; `price` is of one piece, in minor units. */
export type PricedGood = { name: string; quantity: number; price: number };

/** The account of an order whose goods are only now known: they are added and taxed, its fees stay what they were. */
export function priceGoods(before: OrderTotal, priced: readonly PricedGood[]): OrderTotal {
  const lines = priced.map(({ quantity, price }) => ({
    price,
    quantity,
    add_ons: [],
    discount: { discount: 0, discount_type: 'amount' as const },
    flash: null,
  }));
  const goods = goodsTotal(lines, null);
  const tax = orderTax(goods.total, before.tax.rate, before.tax.tax_status === 'included' ? 1 : 0);
  const { additional_charge, extra_packaging_amount, dm_tips, delivery_charge } = before;
  return {
    ...before,
    goods,
    tax,
    order_amount: goods.total + tax.added + additional_charge + extra_packaging_amount + dm_tips + delivery_charge,
  };
}
