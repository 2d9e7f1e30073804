import { sayEveryFailure } from '#web/api/say-failure.ts';
import type { Translate } from '#web/i18n/i18n.tsx';
import { waitForNext } from './wait-for-next.ts';

/**
 * Has a code sent. One that was sent a moment ago is good, also where nobody heard that it was: then the refusal is said,
 * there is no reply, and whoever asks goes on to where the code is typed. `wait`: seconds until another one may be asked
 * for, where that is not a whole minute.
 */
export async function askForCode<Reply>(
  t: Translate,
  ask: () => Promise<Reply>,
): Promise<{ reply?: Reply; wait?: number }> {
  try {
    return { reply: await ask() };
  } catch (error) {
    const wait = waitForNext(error);
    if (wait === undefined) throw error;
    sayEveryFailure(t, error);
    return { wait };
  }
}
