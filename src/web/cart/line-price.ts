import type { CartLine } from '#contract/cart/shapes.ts';
import { discountFromWire } from '#contract/catalog/discount-wire.ts';
import type { Quote } from '#contract/checkout/quote.ts';
import type { CartGoods } from '#domain/cart/cart-sum.ts';
import { isSameItem } from '#domain/cart/line.ts';
import { NO_DISCOUNT } from '#domain/pricing/discount.ts';
import type { GoodsLine } from '#domain/pricing/goods-total.ts';

/** Not available at all. A line with too high a quantity can still be bought in part. */
export const isGone = ({ unavailable }: CartLine): boolean =>
  unavailable !== null && unavailable !== 'stock' && unavailable !== 'limit';

export type CartQuote = Pick<Quote, 'lines' | 'input'> & {
  /** It is about exactly these lines, not about what they were before the last change. */
  isFresh: boolean;
};

type Discounts = Pick<GoodsLine, 'discount' | 'flash'>;

/** A line as the order counts it: by the quote, as far as that knows it, else by what the cart knows. */
export function goodsOf(line: CartLine, quote: CartQuote | null): CartGoods {
  const same = quote?.isFresh ? quote.lines.findIndex(({ cart_id }) => cart_id === line.id) : -1;
  const quoted = quote?.input.lines[same];
  if (quoted) return { ...quoted, isGone: isGone(line) };
  return {
    price: line.price,
    quantity: line.quantity,
    add_ons: line.addons.filter(({ isChecked }) => isChecked),
    ...(quote ? discountsIn(quote, line) : { discount: discountFromWire(line.item), flash: null }),
    isGone: isGone(line),
  };
}

/**
 * An item arrives with its winning discount only. Beside the store's own, which the quote counts for itself, that would
 * count twice, so of a line that the quote does not know yet only what cannot be the store's is taken.
 */
function discountsIn(quote: CartQuote, line: CartLine): Discounts {
  const known = quote.input.lines[quote.lines.findIndex((one) => isSameItem(one, line))];
  if (known) return { discount: known.discount, flash: known.flash };
  const { item } = line;
  const discount = discountFromWire(item);
  if (item.flash_sale === 1) return { discount: NO_DISCOUNT, flash: { ...discount, admin_discount_percentage: 0 } };
  return { discount: isStores(item) ? NO_DISCOUNT : discount, flash: null };
}

const isStores = ({ discount, discount_type, store_discount }: CartLine['item']): boolean =>
  discount_type === 'percent' && discount === store_discount;

/**
 * What the store takes off may begin at some amount and end at another, which only the quote knows: without it such a
 * line may cost more than the cart says.
 */
export const waitsForQuote = ({ item }: CartLine): boolean =>
  item.flash_sale !== 1 && item.store_discount > 0 && isStores(item);
