import type { Deps } from '../deps.ts';
import { dropOldCodes } from './codes/codes.repository.ts';
import { dropOldGuesses } from './codes/guesses.repository.ts';
import { dropOldTokens } from './sessions/sessions.repository.ts';
import { dropOldNonces } from './social/nonces.repository.ts';

const DAY_MS = 86_400_000;

/** What has run out: sessions, codes, counted guesses. */
export async function cleanUpIdentity({ db, now }: Deps): Promise<void> {
  const yesterday = new Date(now().getTime() - DAY_MS);
  await dropOldTokens(db, now());
  await dropOldNonces(db, now());
  await dropOldCodes(db, yesterday);
  await dropOldGuesses(db, yesterday);
}
