import type { Session } from '#web/session/storage.ts';

/** Whose cart, of which module. The owner is part of the key so that the next shopper never sees cached lines. */
export type CartKey = readonly ['cart', who: string, module_id: number];

export const cartKey = ({ token, guest_id }: Pick<Session, 'token' | 'guest_id'>, module_id: number): CartKey => [
  'cart',
  token ?? guest_id ?? '',
  module_id,
];

/** What the cart would cost; see cart-quote.queries.ts. */
export const CART_QUOTE = 'cart-quote';
