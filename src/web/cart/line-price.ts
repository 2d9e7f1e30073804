import type { CartLine } from '#contract/cart/shapes.ts';
import { discountFromWire } from '#contract/catalog/discount-wire.ts';
import { type PricedLine, linePrice as priceOf } from '#domain/cart/cart-sum.ts';
import type { PriceSummary } from '#domain/pricing/item-price.ts';

/** Not available at all. A line with too high a quantity can still be bought in part. */
export const isGone = ({ unavailable }: CartLine): boolean =>
  unavailable !== null && unavailable !== 'stock' && unavailable !== 'limit';

export const priced = (line: CartLine): PricedLine => ({
  price: line.price,
  quantity: line.quantity,
  discount: discountFromWire(line.item),
  add_ons: line.addons.filter(({ isChecked }) => isChecked),
  isGone: isGone(line),
});

export const linePrice = (line: CartLine): PriceSummary => priceOf(priced(line));
