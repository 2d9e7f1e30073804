import { profileOf } from '../modules/module-profile.ts';
import { type LimitName, limitsOf } from './quantity-limits.ts';

export type CountedItem = {
  module_type: string;
  stock: number | null;
  maximum_cart_quantity: number | null;
  flash_sale: 0 | 1;
  variations: readonly { type: string; stock: number }[];
};

/** The same item in other lines of the cart: of this variation, and of any. */
export type OtherPieces = { variation: number; item: number };

const NO_OTHERS: OtherPieces = { variation: 0, item: 0 };

/** Why a line cannot hold this many; the stock is looked at first. Which limits count is a matter of the module. */
export function refuseQuantity(
  item: CountedItem,
  variation: string,
  quantity: number,
  others: OtherPieces = NO_OTHERS,
): LimitName | null {
  const chosen = item.variations.find((one) => one.type === variation);
  const { stock, maximum } = limitsOf(item, chosen, profileOf(item.module_type).quantityLimits);
  if (stock !== null && quantity + others.variation > stock) return 'stock';
  if (maximum !== null && quantity + others.item > maximum) return 'maximum';
  return null;
}
