import type { Deps } from '../deps.ts';
import { dropOldTokens } from './accounts.repository.ts';
import { dropOldCodes } from './codes.repository.ts';
import { dropOldFailures } from './failed-logins.repository.ts';

const DAY_MS = 86_400_000;

/** What has run out: sessions, codes, counted failures. */
export async function cleanUpIdentity({ db, now }: Deps): Promise<void> {
  const yesterday = new Date(now().getTime() - DAY_MS);
  await dropOldTokens(db, now());
  await dropOldCodes(db, yesterday);
  await dropOldFailures(db, yesterday);
}
