import { AppError, type ErrorCode } from '#contract/errors.ts';
import { GUESS_LIMITS } from '#domain/auth/guess-limits.ts';
import { networkOf } from '#domain/auth/network.ts';
import type { Deps } from '#server/deps.ts';
import { countGuess, forgetGuesses, waitFor } from './guesses.repository.ts';

/** What is guessed at (`at`), and from where, unless it is counted from everywhere. */
export type Guess = { kind: keyof typeof GUESS_LIMITS; at: string; from?: string };

type Tools = Pick<Deps, 'db' | 'now' | 'hashSecret'>;

const keyOf = ({ hashSecret }: Tools, { kind, at, from }: Guess): string =>
  hashSecret(`guess ${kind} ${at} ${from === undefined ? '' : networkOf(from)}`);

/**
 * To be called before a guess is looked at; refuses while the guesser has to wait. The answer: how long they wait should
 * this guess be wrong.
 */
export async function noteGuess(tools: Tools, guess: Guess, refusal: ErrorCode = 'try_later'): Promise<Date | null> {
  const key = keyOf(tools, guess);
  const now = tools.now();
  const counted = await countGuess(tools.db, key, GUESS_LIMITS[guess.kind], now);
  if (!counted) throw waitRefusal(refusal, (await waitFor(tools.db, key, now)) ?? now, now);
  return counted.wait_until > now ? counted.wait_until : null;
}

/** The guess was right: what was counted against this guesser is forgotten. */
export const guessWasRight = async (tools: Tools, guess: Guess): Promise<void> =>
  void (await forgetGuesses(tools.db, keyOf(tools, guess)));

/** Refuses while the guesser has to wait, without counting anything. */
export async function refuseWaiting(tools: Tools, guess: Guess, refusal: ErrorCode): Promise<void> {
  const now = tools.now();
  const until = await waitFor(tools.db, keyOf(tools, guess), now);
  if (until) throw waitRefusal(refusal, until, now);
}

export const waitRefusal = (refusal: ErrorCode, until: Date, now: Date): AppError =>
  new AppError(refusal, undefined, {
    seconds: String(Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))),
  });
