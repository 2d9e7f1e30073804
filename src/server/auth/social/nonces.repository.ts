import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';

export const insertNonce = (db: Db, nonce_hash: string, expires_at: Date): Promise<number> =>
  db.run(sql`insert into social_nonces (nonce_hash, expires_at) values (${nonce_hash}, ${expires_at})`);

export const hasNonce = async (db: Db, nonce_hash: string, now: Date): Promise<boolean> =>
  (await db.row(sql`select nonce_hash from social_nonces where nonce_hash = ${nonce_hash} and expires_at > ${now}`)) !==
  null;

export const dropNonce = (db: Db, nonce_hash: string): Promise<number> =>
  db.run(sql`delete from social_nonces where nonce_hash = ${nonce_hash}`);

export const dropOldNonces = (db: Db, now: Date): Promise<number> =>
  db.run(sql`delete from social_nonces where expires_at < ${now}`);
