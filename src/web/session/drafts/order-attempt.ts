import { storedValue } from '../stored-value.ts';

/**
 * One attempt to place an order: the key that makes the server answer it once, and what was sent under it. It stays in
 * the tab until there is an answer: a second press, a reload or the back button then ask for the same order.
 */
export type OrderAttempt = {
  key: string;
  page: string;
  /** What was sent, secrets and files left out. */
  sent: string;
  /** Can be sent once more from here: nothing was left out. */
  whole: boolean;
};

/** The page of a trip, which is booked as orders are placed. */
export const TRIP = 'trip';

const stored = storedValue<OrderAttempt>('session', 'order_attempt', (value) => {
  const { key, page, sent, whole } = (value ?? {}) as Partial<OrderAttempt>;
  return key && page && sent ? { key, page, sent, whole: whole === true } : null;
});

/** The attempt of this page whose answer never came. */
export function savedAttempt(page: string): OrderAttempt | null {
  const saved = stored.get();
  return saved?.page === page ? saved : null;
}

/** Null: it is answered. */
export const saveAttempt = (attempt: OrderAttempt | null) => stored.set(attempt);

let isUnderWay = false;

/** Its answer may still come: another tab's order can empty the cart of this page meanwhile, and nothing is lost then. */
export function markUnderWay(isOn: boolean) {
  isUnderWay = isOn;
}

/** Whether something was sent from this page whose answer never came, and can be asked for again. */
export const hasLostAttempt = (page: string): boolean => !isUnderWay && savedAttempt(page)?.whole === true;

/** Answered, whichever way. */
export const forgetAttempt = () => saveAttempt(null);
