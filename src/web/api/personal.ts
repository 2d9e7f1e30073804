import type { QueryClient } from '@tanstack/react-query';
import type { SessionStore } from '#web/session/session.tsx';

/** First words of the names of answers that belong to one shopper. */
const PERSONAL: ReadonlySet<unknown> = new Set([
  'cart',
  'trip-cart',
  'wishlist',
  'profile',
  'addresses',
  'visit-again',
  'cashback',
  'orders',
  'checkout',
  'own-coupons',
  'wallet',
  'chat',
]);

/** Whoever signs in, out, or as somebody else, here or in another tab, leaves no answers behind in this one. */
export function forgetWhoLeaves(session: SessionStore, queries: QueryClient) {
  let { token } = session.get();
  session.subscribe(() => {
    const now = session.get().token;
    if (now === token) return;
    token = now;
    queries.removeQueries({ predicate: ({ queryKey }) => PERSONAL.has(queryKey[0]) });
  });
}
