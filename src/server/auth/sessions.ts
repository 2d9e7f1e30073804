import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { deleteToken, deleteTokensOf, insertToken, type Scope } from './accounts.repository.ts';

const LASTS_MS = { full: 60 * 86_400_000, info: 30 * 60_000 } as const satisfies Record<Scope, number>;

/** A new bearer token: shown this once, stored as its hash. */
export async function openSession(deps: Deps, customer_id: number, scope: Scope = 'full'): Promise<string> {
  const token = deps.secret();
  const expires_at = new Date(deps.now().getTime() + LASTS_MS[scope]);
  await insertToken(deps.db, { token_hash: deps.hashSecret(token), customer_id, scope, expires_at });
  return token;
}

export const endSession = async (deps: Deps, token: string): Promise<void> =>
  void (await deleteToken(deps.db, deps.hashSecret(token)));

/** All sessions of an account; `except` is the token that may stay (a password changed in the profile). */
export const endSessions = async (deps: Deps, customer_id: number, { except, db = deps.db }: Ending = {}) =>
  void (await deleteTokensOf(db, customer_id, except === undefined ? {} : { except: deps.hashSecret(except) }));

type Ending = { except?: string; db?: Db };
