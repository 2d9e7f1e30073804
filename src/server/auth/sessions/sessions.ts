import { networkOf } from '#domain/auth/network.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import type { Caller } from '../caller.ts';
import { deleteToken, deleteTokensOf, insertToken, type Scope } from './sessions.repository.ts';

const LASTS_MS = { full: 60 * 86_400_000, info: 30 * 60_000 } as const satisfies Record<Scope, number>;

/** The network somebody comes from. It is stored as a hash only. */
export const hashedNetwork = ({ hashSecret }: Pick<Deps, 'hashSecret'>, { address }: Pick<Caller, 'address'>): string =>
  hashSecret(`network ${networkOf(address)}`);

/** A new bearer token: shown this once, stored as its hash. */
export async function openSession(
  deps: Deps,
  customer_id: number,
  caller: Caller,
  { scope = 'full', guest_id = null }: { scope?: Scope; guest_id?: number | null } = {},
): Promise<string> {
  const token = deps.secret();
  const now = deps.now();
  await insertToken(deps.db, {
    token_hash: deps.hashSecret(token),
    customer_id,
    scope,
    guest_id,
    device: caller.device,
    address_hash: hashedNetwork(deps, caller),
    now,
    expires_at: new Date(now.getTime() + LASTS_MS[scope]),
  });
  return token;
}

export const endSession = async (deps: Deps, token: string): Promise<void> =>
  void (await deleteToken(deps.db, deps.hashSecret(token)));

/** All sessions of an account; `except` is the token that may stay (a password changed in the profile). */
export const endSessions = async (deps: Deps, customer_id: number, { except, db = deps.db }: Ending = {}) =>
  void (await deleteTokensOf(db, customer_id, except === undefined ? {} : { except: deps.hashSecret(except) }));

type Ending = { except?: string; db?: Db };
