import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { dropNonce, hasNonce, insertNonce } from './nonces.repository.ts';

const LASTS_MS = 3_600_000;

/** What the next ID token must bring back, so that nobody enters with one that was made for another visit. */
export async function giveNonce({ db, now, secret, hashSecret }: Deps): Promise<string> {
  const nonce = secret();
  await insertNonce(db, hashSecret(`nonce ${nonce}`), new Date(now().getTime() + LASTS_MS));
  return nonce;
}

type Brought = { nonce?: string | null | undefined };

/** Ours, and not used up: a question ("Is It You?", the phone) may come between two calls with the same token. */
export async function refuseForeignNonce({ db, now, hashSecret }: Deps, { nonce }: Brought): Promise<string> {
  if (!nonce || !(await hasNonce(db, hashSecret(`nonce ${nonce}`), now()))) throw new AppError('id_token_nonce');
  return nonce;
}

/** Used up in one statement: of two requests with the same token at the same moment, one is refused. */
export async function spendNonce({ hashSecret }: Deps, tx: Db, nonce: string): Promise<void> {
  if ((await dropNonce(tx, hashSecret(`nonce ${nonce}`))) === 0) throw new AppError('id_token_nonce');
}
