import { isLost } from '#web/api/api-error.ts';
import { attemptFor, forgetAttempt, type OrderAttempt } from '#web/session/drafts/order-attempt.ts';

const PAUSE_MS = 1500;

/**
 * Sends something once, however often it is asked: the same goes out under the same key until it is answered. An answer
 * that got lost is asked for again by itself, once.
 */
export async function sendOnce<Reply>(
  what: Omit<OrderAttempt, 'key'>,
  send: (key: string) => Promise<Reply>,
): Promise<Reply> {
  const { key } = attemptFor(what);
  try {
    const reply = await send(key).catch(async (error) => {
      if (!isLost(error)) throw error;
      await new Promise((done) => setTimeout(done, PAUSE_MS));
      return send(key);
    });
    forgetAttempt();
    return reply;
  } catch (error) {
    if (!isLost(error)) forgetAttempt();
    throw error;
  }
}
