import type { Db } from '../db/db.ts';
import { empty, sql } from '../db/sql.ts';

export const keyByHash = (db: Db, key_hash: string): Promise<{ id: number; scopes: string[] } | null> =>
  db.row(sql`select id, scopes from operator_keys where key_hash = ${key_hash} and revoked_at is null`);

type NewKey = { name: string; key_hash: string; scopes: readonly string[]; now: Date };

/** False: another key has the name. */
export const insertKey = async (db: Db, { name, key_hash, scopes, now }: NewKey): Promise<boolean> =>
  (await db.run(sql`
    insert into operator_keys (name, key_hash, scopes, created_at) values (${name}, ${key_hash}, ${scopes}::text[], ${now})
    on conflict (name) where revoked_at is null do nothing`)) > 0;

/** False: there is no such key, or it was revoked before. */
export const revokeKey = async (db: Db, name: string, now: Date): Promise<boolean> =>
  (await db.run(sql`
    update operator_keys set revoked_at = ${now} where name = ${name} and revoked_at is null`)) > 0;

export type ListedKey = {
  name: string;
  scopes: string[];
  created_at: Date;
  revoked_at: Date | null;
  last_call_at: Date | null;
};

export const allKeys = (db: Db): Promise<ListedKey[]> =>
  db.rows(sql`
    select k.name, k.scopes, k.created_at, k.revoked_at, (
      select c.created_at from operator_calls c where c.key_id = k.id order by c.id desc limit 1
    ) as last_call_at
    from operator_keys k order by k.revoked_at is not null, k.name, k.id`);

export type NewCall = {
  key_id: number | null;
  method: string;
  path: string;
  subject: string;
  request_id: string;
  now: Date;
};

export async function insertCall(db: Db, call: NewCall): Promise<number> {
  const row = await db.row<{ id: number }>(sql`
    insert into operator_calls (key_id, method, path, subject, request_id, created_at)
    values (${call.key_id}, ${call.method}, ${call.path}, ${call.subject}, ${call.request_id}, ${call.now})
    returning id`);
  if (!row) throw new Error('the call was not written down');
  return row.id;
}

export const setCallStatus = (db: Db, id: number, status: number): Promise<number> =>
  db.run(sql`update operator_calls set status = ${status} where id = ${id}`);

export const dropCalls = (db: Db, before: Date): Promise<number> =>
  db.run(sql`delete from operator_calls where created_at < ${before}`);

export type CallRow = {
  id: number;
  key_name: string | null;
  method: string;
  path: string;
  subject: string;
  request_id: string;
  status: number | null;
  created_at: Date;
};

type Filter = { before_id: number | null; key: string | null; limit: number };

/** The newest first, from the one before `before_id` on; `key`: only those of a key with this name. */
export const callsBefore = (db: Db, { before_id, key, limit }: Filter): Promise<CallRow[]> =>
  db.rows(sql`
    select c.id, k.name as key_name, c.method, c.path, c.subject, c.request_id, c.status, c.created_at
    from operator_calls c left join operator_keys k on k.id = c.key_id
    where ${before_id === null ? sql`true` : sql`c.id < ${before_id}`}
      ${key === null ? empty : sql`and c.key_id in (select id from operator_keys where name = ${key})`}
    order by c.id desc limit ${limit}`);
