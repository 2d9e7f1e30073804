import { setTimeout as wait } from 'node:timers/promises';
import { isUndone } from './bad-value.ts';

const MOST_TRIES = 5;
const FIRST_PAUSE_MS = 10;

/**
 * Does the work again when the database has undone it for the sake of others: a few times, each after a longer pause of
 * chance length, so that those who met once do not meet again in step. Nothing is held during the pause.
 */
export async function tryAgain<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isUndone(error) || attempt === MOST_TRIES) throw error;
    }
    await wait(FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + Math.random()));
  }
}
