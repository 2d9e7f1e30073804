import { ApiError } from '#web/api/api-error.ts';
import { sayEveryFailure } from '#web/api/say-failure.ts';
import type { Translate } from '#web/i18n/i18n.tsx';

/**
 * Seconds until another code may be asked for, where that was refused because one was asked for a moment ago; undefined: it
 * was refused for something else.
 */
export const waitForNext = (error: unknown): number | undefined =>
  error instanceof ApiError && error.status === 405
    ? error.errors.find(({ code }) => code === 'otp')?.seconds
    : undefined;

/**
 * Has a code sent; `wait`: seconds until another one may be asked for, where
 * that is not a whole minute. One that was asked for a moment ago is good, also
 * where nobody heard that it was sent: then the refusal is said, there is no reply, and whoever asks goes on to where the
 * code is typed.
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
