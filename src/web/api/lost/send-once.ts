import {
  forgetAttempt,
  markUnderWay,
  type OrderAttempt,
  saveAttempt,
  savedAttempt,
} from '#web/session/drafts/order-attempt.ts';
import { isConflict, isOutcomeUnknown } from '../api-error.ts';
import { newKey } from '../new-key.ts';

const PAUSE_MS = 1500;

/**
 * Sends something once, however often it is asked: until a page has its answer, whatever it sends goes out under one key.
 * So what was changed after an answer got lost is not ordered beside what may have arrived: that is a conflict. A lost
 * answer is asked for again by itself, once.
 */
export async function sendOnce<Reply>(
  what: Omit<OrderAttempt, 'key'>,
  send: (key: string) => Promise<Reply>,
): Promise<Reply> {
  const before = savedAttempt(what.page);
  const key = before?.key ?? newKey();
  saveAttempt({ ...what, key });
  markUnderWay(true);
  try {
    const reply = await againIfLost(() => send(key));
    forgetAttempt();
    return reply;
  } catch (error) {
    // A conflict tells what became of the one before; any other refusal does not.
    if (!isOutcomeUnknown(error)) saveAttempt(isConflict(error) ? null : before);
    throw error;
  } finally {
    markUnderWay(false);
  }
}

/** For what may be asked twice, and counts once. */
export async function againIfLost<Reply>(ask: () => Promise<Reply>): Promise<Reply> {
  try {
    return await ask();
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error;
    await new Promise((done) => setTimeout(done, PAUSE_MS));
    return ask();
  }
}
