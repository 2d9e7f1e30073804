import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

/** A call whose answer is stored: who called, the key they gave it, and a hash of the request. */
export type StoredCall = { owner: string; key: string; request_hash: string };

export const storedReply = (
  db: Db,
  { owner, key }: StoredCall,
  oldest: Date,
): Promise<{ request_hash: string; reply: string | null } | null> =>
  db.row(sql`
    select request_hash, reply from idempotency_keys
    where owner = ${owner} and key = ${key} and created_at > ${oldest}`);

/**
 * True: it is ours. Whoever claims the same key at the same moment waits here until we are through. A key that is too
 * old, or that nobody has answered, is as good as a new one.
 */
export async function claimKey(
  tx: Db,
  { owner, key, request_hash }: StoredCall,
  { now, oldest }: { now: Date; oldest: Date },
): Promise<boolean> {
  const claimed = await tx.run(sql`
    insert into idempotency_keys as known (owner, key, request_hash, created_at)
    values (${owner}, ${key}, ${request_hash}, ${now})
    on conflict (owner, key) do update
      set request_hash = excluded.request_hash, reply = null, created_at = excluded.created_at
      where known.created_at <= ${oldest} or known.reply is null`);
  return claimed > 0;
}

export const keepReply = (tx: Db, { owner, key }: StoredCall, reply: string): void =>
  tx.send(sql`update idempotency_keys set reply = ${reply} where owner = ${owner} and key = ${key}`);

export const dropKeys = (db: Db, oldest: Date): Promise<number> =>
  db.run(sql`delete from idempotency_keys where created_at <= ${oldest}`);
