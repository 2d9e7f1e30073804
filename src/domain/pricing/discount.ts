/** A pair, as the specification writes it. percent: per cent of the price. amount: minor units off each piece. */
export type Discount = { discount: number; discount_type: 'percent' | 'amount' };

export const NO_DISCOUNT: Discount = { discount: 0, discount_type: 'percent' };

/** Minor units taken off; never more than the price. */
export function amountOff(price: number, { discount, discount_type }: Discount): number {
  return Math.min(price, Math.round(discount_type === 'percent' ? (price * discount) / 100 : discount));
}

export const discountedPrice = (price: number, discount: Discount): number => price - amountOff(price, discount);

/** A running flash sale beats everything; else the larger of the store's per cent and the item's own discount. */
export function winningDiscount(
  price: number,
  { flash, store, own }: { flash: Discount | null; store: number; own: Discount },
): Discount {
  if (flash) return flash;
  const ofStore: Discount = { discount: store, discount_type: 'percent' };
  return amountOff(price, ofStore) > amountOff(price, own) ? ofStore : own;
}
