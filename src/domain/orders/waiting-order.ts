/** An order that was pressed without a connection. Times are milliseconds. */
type WaitingOrder = {
  pressed_at: number;
  /** It went out before, and nobody knows whether it arrived. */
  isSent: boolean;
};

/** Dinner of an hour ago is not what somebody wants now, without being asked. Far shorter than the server knows its keys. */
const LONGEST_WAIT_MS = 30 * 60_000;

/**
 * What to do with it now that there is a connection: send it, or ask first, because it waited too long (`unknown`: and
 * may have arrived), or because the cart it is about was changed since.
 */
export function nextStep(
  { pressed_at, isSent }: WaitingOrder,
  { now, isCartChanged }: { now: number; isCartChanged: boolean },
): 'send' | 'late' | 'unknown' | 'cart' {
  const waited = now - pressed_at;
  // A clock that was set back says nothing about how long it was.
  if (waited > LONGEST_WAIT_MS || waited < 0) return isSent ? 'unknown' : 'late';
  // What went out is asked for again as it was: the same key never orders twice.
  return isCartChanged && !isSent ? 'cart' : 'send';
}
