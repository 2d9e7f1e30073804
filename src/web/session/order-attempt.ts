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

const KEY = 'order_attempt';

export function savedAttempt(): OrderAttempt | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<OrderAttempt> | null;
    const { key, page, sent, whole } = kept ?? {};
    return key && page && sent ? { key, page, sent, whole: whole === true } : null;
  } catch {
    return null;
  }
}

/** The attempt to send this: the one whose answer never came, or a new one. */
export function attemptFor(what: Omit<OrderAttempt, 'key'>): OrderAttempt {
  const kept = savedAttempt();
  const attempt = kept?.sent === what.sent && kept.page === what.page ? kept : { ...what, key: newKey() };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(attempt));
  } catch {
    // Without storage the key lives as long as the call.
  }
  return attempt;
}

/** Whether something was sent from this page whose answer never came, and can be asked for again. */
export function hasLostAttempt(page: string): boolean {
  const kept = savedAttempt();
  return kept?.page === page && kept.whole;
}

/** Answered, whichever way. */
export function forgetAttempt() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

/** randomUUID exists on https and localhost only. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
