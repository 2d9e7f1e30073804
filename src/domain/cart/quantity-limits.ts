type Counted = {
  stock: number | null;
  maximum_cart_quantity: number | null;
  flash_sale: 0 | 1;
  variations: readonly { stock: number }[];
};

export type LimitName = 'stock' | 'maximum';

/** null: no such limit. */
export type QuantityLimits = { stock: number | null; maximum: number | null };

/** What bounds the number of one item (of the chosen variation), as far as its module asks for it. */
export function limitsOf(
  item: Counted,
  variation: { stock: number } | undefined,
  applied: readonly LimitName[],
): QuantityLimits {
  return {
    stock: applied.includes('stock') ? stockOf(item, variation) : null,
    maximum: applied.includes('maximum') ? item.maximum_cart_quantity : null,
  };
}

/** A flash sale has a stock of its own, which no variation can exceed. */
function stockOf({ stock, flash_sale }: Counted, variation: { stock: number } | undefined): number | null {
  if (!variation) return stock;
  return flash_sale === 1 && stock !== null ? Math.min(stock, variation.stock) : variation.stock;
}

/** Why one more than this many cannot be taken; the stock is looked at first. */
export function refuseOneMore(quantity: number, { stock, maximum }: QuantityLimits): LimitName | null {
  if (stock !== null && quantity >= stock) return 'stock';
  if (maximum !== null && quantity >= maximum) return 'maximum';
  return null;
}

/** Is there nothing left of it at all, in no variation? */
export const isSoldOut = (item: Counted, applied: readonly LimitName[]): boolean =>
  applied.includes('stock') &&
  (item.stock === 0 || (item.variations.length > 0 && item.variations.every(({ stock }) => stock === 0)));
