import { newKey } from '#web/api/new-key.ts';
import { storedValue } from '../stored-value.ts';

/**
 * One attempt to place an order: the key that makes the server answer it once, and what was sent under it. It stays in
 * the tab until there is an answer: a second press, a reload or the back button then ask for the same order.
 */
export type OrderAttempt = {
  key: string;
  page: string;
  /** What was sent, secrets and files left out: the same again is the same attempt. */
  sent: string;
  /** Can be sent once more from here: nothing was left out. */
  whole: boolean;
};

const stored = storedValue<OrderAttempt>('session', 'order_attempt', (value) => {
  const { key, page, sent, whole } = (value ?? {}) as Partial<OrderAttempt>;
  return key && page && sent ? { key, page, sent, whole: whole === true } : null;
});

export const savedAttempt = (): OrderAttempt | null => stored.get();

/** The attempt to send this: the one whose answer never came, or a new one. */
export function attemptFor(what: Omit<OrderAttempt, 'key'>): OrderAttempt {
  const saved = savedAttempt();
  const attempt = saved?.sent === what.sent && saved.page === what.page ? saved : { ...what, key: newKey() };
  // Without storage the key lives as long as the call.
  stored.set(attempt);
  return attempt;
}

/** Whether something was sent from this page whose answer never came, and can be asked for again. */
export function hasLostAttempt(page: string): boolean {
  const saved = savedAttempt();
  return saved?.page === page && saved.whole;
}

/** Answered, whichever way. */
export const forgetAttempt = () => stored.set(null);
