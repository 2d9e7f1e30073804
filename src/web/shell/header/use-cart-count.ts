import { pieceCount } from '#domain/cart/piece-count.ts';
import { useCartLines } from '#web/cart/cart.queries.ts';

/** How many pieces the cart holds. */
export const useCartCount = (): number => pieceCount(useCartLines().lines);
