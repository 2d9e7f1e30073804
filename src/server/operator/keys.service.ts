import { type GrantedScope, OPERATOR_SCOPES } from '#domain/operator/scopes.ts';
import type { Deps } from '../deps.ts';
import { isSameSecret } from '../providers/is-same-secret.ts';
import {
  allKeys,
  callsBefore,
  dropCalls,
  insertCall,
  insertKey,
  keyByHash,
  type ListedKey,
  type NewCall,
  revokeKey,
  setCallStatus,
} from './keys.repository.ts';

/** Who an operator's key belongs to, and the book of what was done with it. */
export const operatorAccess = ({ db, env, hashSecret, now }: Deps) => ({
  async keyOf(token: string): Promise<{ id: number | null; scopes: readonly string[] } | null> {
    const hash = hashSecret(token);
    if (env.OPERATOR_TOKEN !== undefined && isSameSecret(hash, hashSecret(env.OPERATOR_TOKEN)))
      return { id: null, scopes: OPERATOR_SCOPES };
    // Looked up at every call: a revoked key opens nothing from the next one on.
    return keyByHash(db, hash);
  },
  noteCall: (call: Omit<NewCall, 'now'>) => insertCall(db, { ...call, now: now() }),
  async noteAnswer(call_id: number, status: number): Promise<void> {
    await setCallStatus(db, call_id, status);
  },
});

type KeyTools = Pick<Deps, 'db' | 'secret' | 'hashSecret' | 'now'>;

/** So that a key that leaked is recognised as one, by people and by scanners. */
const KEY_PREFIX = 'opk_';

/** A new key; the answer is the only time it is shown. null: another key has the name. */
export async function makeKey(
  { db, secret, hashSecret, now }: KeyTools,
  { name, scopes }: { name: string; scopes: readonly GrantedScope[] },
): Promise<string | null> {
  const key = `${KEY_PREFIX}${secret()}`;
  return (await insertKey(db, { name, key_hash: hashSecret(key), scopes, now: now() })) ? key : null;
}

export const listKeys = ({ db }: Pick<Deps, 'db'>): Promise<ListedKey[]> => allKeys(db);

/** False: there is no such key. */
export const revoke = ({ db, now }: Pick<Deps, 'db' | 'now'>, name: string): Promise<boolean> =>
  revokeKey(db, name, now());

type CallsRequest = { limit?: number | undefined; before_id?: number | undefined; key?: string | undefined };

export async function listCalls({ db }: Deps, { limit = 50, before_id, key }: CallsRequest) {
  const rows = await callsBefore(db, { limit, before_id: before_id ?? null, key: key ?? null });
  const calls = rows.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() }));
  return { calls, next: rows.length === limit ? (rows.at(-1)?.id ?? null) : null };
}

const DAY_MS = 86_400_000;

export const cleanCalls = ({ db, env, now }: Deps): Promise<number> =>
  dropCalls(db, new Date(now().getTime() - env.OPERATOR_CALL_DAYS * DAY_MS));
