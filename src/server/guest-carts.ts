import { adoptGuestCart } from './cart/adopt-guest-cart.service.ts';
import type { Deps } from './deps.ts';
import { adoptGuestTripCart } from './rental/cart/adopt-guest-trip-cart.service.ts';

/** What a guest fills, and what becomes the customer's when they sign in. */
const GUEST_CARTS = [adoptGuestCart, adoptGuestTripCart];

export const adoptGuestCarts: Deps['adoptGuest'] = async (deps, who) => {
  let cart_replaced = false;
  for (const adopt of GUEST_CARTS) cart_replaced = (await adopt(deps, who)).cart_replaced || cart_replaced;
  return { cart_replaced };
};
