import type { Db } from '../db/db.ts';
import { empty, type Sql, sql } from '../db/sql.ts';

export type Channel = 'mail' | 'sms';

export type OutboxRow = {
  id: number;
  channel: Channel;
  recipient: string;
  language: string;
  subject: string;
  /** Plain text. */
  body: string;
  state: 'kept' | 'waiting' | 'sent' | 'failed';
  created_at: Date;
  has_html: boolean;
};

type NewMessage = Omit<OutboxRow, 'id' | 'has_html'> & {
  html: string | null;
  /** What it tells of: of two messages about the same the second is not written. null: every one counts. */
  about: string | null;
};

const newMessage = (message: NewMessage): Sql => sql`
  insert into outbox (channel, recipient, language, subject, body, html, about, state, created_at)
  values (${message.channel}, ${message.recipient}, ${message.language}, ${message.subject}, ${message.body},
    ${message.html}, ${message.about}, ${message.state}, ${message.created_at})
  on conflict (about) do nothing
  returning id`;

/** null: somebody has told it before. */
export async function insertMessage(tx: Db, message: NewMessage): Promise<number | null> {
  const row = await tx.row<{ id: number }>(newMessage(message));
  return row?.id ?? null;
}

/** The same, where nobody asks for its number. */
export const addMessage = (tx: Db, message: NewMessage): void => tx.send(newMessage(message));

const COLUMNS: Sql = sql`id, channel, recipient, language, subject, body, state, created_at, html is not null as has_html`;

/** null: it was sent, or given up. */
export const waitingChannel = async (db: Db, id: number): Promise<Channel | null> =>
  (await db.row<{ channel: Channel }>(sql`select channel from outbox where id = ${id} and state = 'waiting'`))
    ?.channel ?? null;

type ClaimedMessage = OutboxRow & { html: string | null };

/** For whoever sends it now: a job that is done twice, or by two processes, finds it taken until the claim runs out. */
export const claimMessage = (db: Db, id: number, now: Date, until: Date): Promise<ClaimedMessage | null> =>
  db.row(sql`
    update outbox set claimed_until = ${until}
    where id = ${id} and state = 'waiting' and (claimed_until is null or claimed_until <= ${now})
    returning ${COLUMNS}, html`);

/** The text is not needed any more, and may hold a code. */
export const markSent = (db: Db, id: number, now: Date): Promise<number> =>
  db.run(sql`
    update outbox set state = 'sent', sent_at = ${now}, body = '', html = null, tries = tries + 1 where id = ${id}`);

export const noteFailedTry = (db: Db, id: number): Promise<number> =>
  db.run(sql`update outbox set tries = tries + 1, claimed_until = null where id = ${id}`);

export const giveUp = (db: Db, id: number): Promise<number> =>
  db.run(sql`update outbox set state = 'failed', body = '', html = null where id = ${id}`);

export const savedHtml = async (db: Db, id: number): Promise<string | null> =>
  (await db.row<{ html: string | null }>(sql`select html from outbox where id = ${id}`))?.html ?? null;

/** Written while no jobs ran here. */
export const waitingIds = (db: Db, most: number): Promise<{ id: number }[]> =>
  db.rows(sql`select id from outbox where state = 'waiting' order by id limit ${most}`);

export const newestMessages = (db: Db, recipient: string | null, most: number): Promise<OutboxRow[]> =>
  db.rows(sql`
    select ${COLUMNS} from outbox ${recipient === null ? empty : sql`where recipient = ${recipient}`}
    order by id desc limit ${most}`);

export const dropOldMessages = (db: Db, before: Date): Promise<number> =>
  db.run(sql`delete from outbox where created_at < ${before}`);
