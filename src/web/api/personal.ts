import type { QueryClient } from '@tanstack/react-query';
import { forgetSavedCopies } from '#web/session/saved-copies.ts';
import type { SessionStore } from '#web/session/session.tsx';

/** First words of the names of answers that belong to one shopper. */
const PERSONAL: ReadonlySet<unknown> = new Set([
  'cart',
  'trip-cart',
  'trip-quote',
  'trips',
  'wishlist',
  'profile',
  'addresses',
  'visit-again',
  'cashback',
  'orders',
  'checkout',
  'own-coupons',
  'wallet',
  'notifications',
  'chat',
]);

const isPersonal = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => PERSONAL.has(queryKey[0]);

/** What is on the screen of them, asked for once more. */
export const refetchPersonal = (queries: QueryClient) =>
  queries.refetchQueries({ type: 'active', predicate: isPersonal });

/** Whoever signs in, out, or as somebody else, here or in another tab, leaves no answers behind in this one. */
export function forgetPersonalOnSwitch(session: SessionStore, queries: QueryClient) {
  let { token } = session.get();
  session.subscribe(() => {
    const now = session.get().token;
    if (now === token) return;
    token = now;
    forgetSavedCopies();
    queries.removeQueries({ predicate: isPersonal });
  });
}
