import { storedText } from '../stored-value.ts';

/** What is kept for the time with a connection belongs to one shopper. */
export const PENDING = { changes: 'cart_changes', conflicts: 'cart_conflicts', order: 'waiting_order' } as const;

/** Whoever signs out leaves nothing behind that is still to be done in their name. */
export function forgetPending() {
  for (const name of Object.values(PENDING)) storedText('local', name).set(null);
}
