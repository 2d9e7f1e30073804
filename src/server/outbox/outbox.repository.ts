import type { Db } from '../db/db.ts';
import { empty, type Sql, sql } from '../db/sql.ts';

export type Channel = 'mail' | 'sms';

export type OutboxRow = {
  id: number;
  channel: Channel;
  recipient: string;
  language: string;
  subject: string;
  body: string;
  state: 'kept' | 'waiting' | 'sent' | 'failed';
  created_at: Date;
};

type NewMessage = Omit<OutboxRow, 'id'>;

export async function insertMessage(db: Db, message: NewMessage): Promise<number> {
  const row = await db.row<{ id: number }>(sql`
    insert into outbox (channel, recipient, language, subject, body, state, created_at)
    values (${message.channel}, ${message.recipient}, ${message.language}, ${message.subject}, ${message.body},
      ${message.state}, ${message.created_at})
    returning id`);
  if (!row) throw new Error('an insert returns its row');
  return row.id;
}

const COLUMNS: Sql = sql`id, channel, recipient, language, subject, body, state, created_at`;

export const waitingMessage = (db: Db, id: number): Promise<OutboxRow | null> =>
  db.row(sql`select ${COLUMNS} from outbox where id = ${id} and state = 'waiting'`);

/** The text is not needed any more, and may hold a code. */
export const markSent = (db: Db, id: number, now: Date): Promise<number> =>
  db.run(sql`update outbox set state = 'sent', sent_at = ${now}, body = '', tries = tries + 1 where id = ${id}`);

export const noteFailedTry = (db: Db, id: number): Promise<number> =>
  db.run(sql`update outbox set tries = tries + 1 where id = ${id}`);

export const giveUp = (db: Db, id: number): Promise<number> =>
  db.run(sql`update outbox set state = 'failed', body = '' where id = ${id}`);

/** Written while no jobs ran here. */
export const waitingIds = (db: Db, most: number): Promise<{ id: number }[]> =>
  db.rows(sql`select id from outbox where state = 'waiting' order by id limit ${most}`);

export const newestMessages = (db: Db, recipient: string | null, most: number): Promise<OutboxRow[]> =>
  db.rows(sql`
    select ${COLUMNS} from outbox ${recipient === null ? empty : sql`where recipient = ${recipient}`}
    order by id desc limit ${most}`);

export const dropOldMessages = (db: Db, before: Date): Promise<number> =>
  db.run(sql`delete from outbox where created_at < ${before}`);
