import type { OrderTotal } from '#domain/pricing/order-total.ts';
import type { PricedGood } from '#domain/pricing/price-goods.ts';
import type { MailedOrder } from './order-mail.service.ts';
import type { MailedLine } from './order-mail-blocks.ts';

/** An order by prescription as it will be if its shopper agrees: until then its own account has nothing but fees. */
export const mailedAsPriced = (
  { order }: MailedOrder,
  { goods, total }: { goods: readonly PricedGood[]; total: OrderTotal },
): MailedOrder => ({
  order: order && { ...order, total, order_amount: total.order_amount },
  lines: goods.map(lineOf),
});

const lineOf = ({ name, price, quantity }: PricedGood): MailedLine => ({
  item_details: { name: { en: name }, image: null },
  price,
  quantity,
  variation: [],
  add_ons: [],
  total_add_on_price: 0,
  discount_on_item: 0,
  substitution: null,
});
