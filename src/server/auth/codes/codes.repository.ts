import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';

export type CodePurpose = 'login' | 'verification' | 'reset' | 'profile' | 'confirm' | 'order' | 'trip';

/** Where a code was sent and what it is good for. */
export type CodeKey = { purpose: CodePurpose; target: string; holder: number };

export type CodeRow = {
  code_hash: string;
  sent_at: Date;
  expires_at: Date;
  /** Wrong ones from all networks together. */
  tries: number;
};

type NewCode = { code_hash: string; now: Date; expires_at: Date; resend_after: Date };

/**
 * Keeps a new code unless the last one is too fresh; says whether it did. One statement, so that two requests at the same
 * moment send one code.
 */
export async function putCode(db: Db, { purpose, target, holder }: CodeKey, code: NewCode): Promise<boolean> {
  const put = await db.run(sql`
    insert into one_time_codes as c (purpose, target, holder, code_hash, sent_at, expires_at)
    values (${purpose}, ${target}, ${holder}, ${code.code_hash}, ${code.now}, ${code.expires_at})
    on conflict (purpose, target, holder) do update set
      code_hash = excluded.code_hash, sent_at = excluded.sent_at, expires_at = excluded.expires_at, tries = 0
    where c.sent_at <= ${code.resend_after}`);
  return put > 0;
}

/** Locked until the transaction ends. */
export const lockCode = (db: Db, { purpose, target, holder }: CodeKey): Promise<CodeRow | null> =>
  db.row(sql`
    select code_hash, sent_at, expires_at, tries from one_time_codes
    where purpose = ${purpose} and target = ${target} and holder = ${holder} for update`);

export const readCode = (db: Db, { purpose, target, holder }: CodeKey): Promise<CodeRow | null> =>
  db.row(sql`
    select code_hash, sent_at, expires_at, tries from one_time_codes
    where purpose = ${purpose} and target = ${target} and holder = ${holder}`);

export const noteWrongTry = (db: Db, key: CodeKey, tries: number): Promise<number> =>
  db.run(sql`
    update one_time_codes set tries = ${tries}
    where purpose = ${key.purpose} and target = ${key.target} and holder = ${key.holder}`);

export const dropCode = (db: Db, { purpose, target, holder }: CodeKey): Promise<number> =>
  db.run(sql`
    delete from one_time_codes where purpose = ${purpose} and target = ${target} and holder = ${holder}`);

export const dropOldCodes = (db: Db, before: Date): Promise<number> =>
  db.run(sql`delete from one_time_codes where expires_at < ${before}`);
