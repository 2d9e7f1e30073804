import { useCartLines } from '#web/cart/cart.queries.ts';

/** How many pieces the cart holds. */
export const useCartCount = (): number => useCartLines().lines.reduce((sum, { quantity }) => sum + quantity, 0);
