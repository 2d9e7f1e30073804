import { type GoodsLine, goodsTotal, type LineTotal, type StoreDiscount } from '../pricing/goods-total.ts';

/** A line that cannot be had costs nothing. */
export type CartGoods = GoodsLine & { isGone: boolean };

export type CartSum = {
  /** What the cart costs before delivery, taxes and coupons. */
  subtotal: number;
  /** What each line says, in the order of the lines; one that cannot be had says what it would cost. */
  lines: LineTotal[];
};

export const goodsToHave = (lines: readonly CartGoods[]): CartGoods[] => lines.filter(({ isGone }) => !isGone);

/** The lines say what the bill will count: a store's discount may take the place of the items' own. */
export function cartSum(lines: readonly CartGoods[], store: StoreDiscount | null): CartSum {
  const had = goodsToHave(lines);
  const goods = goodsTotal(had, store);
  const totals = new Map(had.map((line, at) => [line, goods.lines[at]]));
  return {
    subtotal: goods.total,
    lines: lines.flatMap((line) => totals.get(line) ?? goodsTotal([line], null).lines),
  };
}
