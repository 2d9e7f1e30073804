import type { Discount } from '../pricing/discount.ts';
import { type PriceSummary, priceSummary } from '../pricing/item-price.ts';

/** `price`: one piece with its options, before the discount. */
export type PricedLine = {
  price: number;
  quantity: number;
  discount: Discount;
  add_ons: readonly { price: number; quantity: number }[];
  /** A line that cannot be had costs nothing. */
  isGone: boolean;
};

export const linePrice = ({ price, quantity, discount, add_ons }: Omit<PricedLine, 'isGone'>): PriceSummary =>
  priceSummary({ price, quantity, discount, add_ons });

/** What the cart costs before delivery, taxes and coupons. */
export const cartSubtotal = (lines: readonly PricedLine[]): number =>
  lines.reduce((sum, line) => sum + (line.isGone ? 0 : linePrice(line).total), 0);
