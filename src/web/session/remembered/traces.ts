import { storedText } from '../stored-value.ts';

/**
 * What a browser remembers of whoever used it: what they looked for, where they went, to whom an order of theirs went,
 * what they had begun, who they are.
 */
export const TRACES = {
  searches: 'recent_searches',
  vehicles: 'recent_vehicles',
  destinations: 'rental_destinations',
  tripSearch: 'rental_search',
  guestAddress: 'guest_address',
  parcel: 'parcel_draft',
  store: 'store_application',
  courier: 'courier_application',
  customer: 'customer',
} as const;

/** Whoever signs out leaves none of it to the next one. */
export function forgetTraces() {
  for (const name of Object.values(TRACES)) storedText('local', name).set(null);
}

/** What "Buy Now" took to the checkout: of one tab alone, and known here because every page must be able to forget it. */
export const BUY_NOW = 'buy_now';

export function forgetTracesInTab() {
  storedText('session', BUY_NOW).set(null);
}
