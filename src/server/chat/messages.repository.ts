import type { ChatPartner } from '#domain/chat/chat-sides.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import type { MessageRow } from './conversation-row.ts';

export type Cut = { limit: number; skip: number; before_id?: number | undefined; after_id?: number | undefined };

const LAST = Number.MAX_SAFE_INTEGER;

/** The newest first. After a message: the next ones, so that nothing is left out between two pages. */
export async function messagesOf(db: Db, conversation_id: number, cut: Cut): Promise<MessageRow[]> {
  const { limit, skip, before_id = LAST, after_id } = cut;
  if (after_id === undefined)
    return db.rows(sql`
      select * from chat_messages where conversation_id = ${conversation_id} and id < ${before_id}
      order by id desc limit ${limit} offset ${skip}`);
  const rows = await db.rows<MessageRow>(sql`
    select * from chat_messages where conversation_id = ${conversation_id} and id > ${after_id} and id < ${before_id}
    order by id limit ${limit} offset ${skip}`);
  return rows.reverse();
}

export type NewMessage = Omit<MessageRow, 'id' | 'created_at'> & { customer_id: number; created_at: Date };

/** Called while the conversation is locked, because it counts what each side has not seen. */
export async function insertMessage(tx: Db, message: NewMessage): Promise<number> {
  const isOwn = message.sender_type === 'customer';
  const row = await tx.row<{ id: number }>(sql`
    with sent as (
      insert into chat_messages (conversation_id, customer_id, sender_type, message, pictures, order_id, trip_id,
        client_key, is_automatic, created_at)
      values (${message.conversation_id}, ${message.customer_id}, ${message.sender_type}, ${message.message},
        ${message.pictures}, ${message.order_id}, ${message.trip_id}, ${message.client_key}, ${message.is_automatic},
        ${message.created_at})
      returning id
    )
    update conversations v set last_message_id = sent.id, last_message_at = ${message.created_at},
      message_count = message_count + 1,
      unread_count = unread_count + ${isOwn ? 0 : 1}, waiting_count = waiting_count + ${isOwn ? 1 : 0}
    from sent where v.id = ${message.conversation_id}
    returning sent.id`);
  if (!row) throw new Error('a locked conversation takes a message');
  return row.id;
}

/** The message that came with this key before. */
export async function findSent(
  db: Db,
  sent: { conversation_id: number; isOwn: boolean; client_key: string },
): Promise<number | null> {
  const row = await db.row<{ id: number }>(sql`
    select id from chat_messages
    where conversation_id = ${sent.conversation_id} and (sender_type = 'customer') = ${sent.isOwn}
      and client_key = ${sent.client_key}`);
  return row?.id ?? null;
}

/** How many of a customer's last messages, at most `most`, are younger than this. */
export async function writtenSince(db: Db, customer_id: number, since: Date, most: number): Promise<number> {
  const row = await db.row<{ count: number }>(sql`
    select count(*) from (
      select created_at from chat_messages where customer_id = ${customer_id} and sender_type = 'customer'
      order by id desc limit ${most}
    ) last where created_at > ${since}`);
  return row?.count ?? 0;
}

type Seen = { unread_count: number; waiting_count: number; seen_id: number };

/** Up to this message, in the conversation's lock; null: nothing that had not been seen before. */
export function markSeen(
  tx: Db,
  conversation_id: number,
  by: 'customer' | 'receiver',
  message_id: number = LAST,
): Promise<Seen | null> {
  return by === 'customer'
    ? tx.row(sql`
        update conversations v set customer_seen_id = least(${message_id}, last_message_id),
          unread_count = (select count(*) from chat_messages m where m.conversation_id = v.id
            and m.id > ${message_id} and m.sender_type <> 'customer')
        where v.id = ${conversation_id} and least(${message_id}, last_message_id) > customer_seen_id
        returning unread_count, waiting_count, customer_seen_id as seen_id`)
    : tx.row(sql`
        update conversations v set receiver_seen_id = least(${message_id}, last_message_id),
          waiting_count = (select count(*) from chat_messages m where m.conversation_id = v.id
            and m.id > ${message_id} and m.sender_type = 'customer')
        where v.id = ${conversation_id} and least(${message_id}, last_message_id) > receiver_seen_id
        returning unread_count, waiting_count, receiver_seen_id as seen_id`);
}

export type LastMessage = { id: number; conversation_id: number; receiver_type: ChatPartner; message: string | null };

/** A customer's message, while it is the last one of its conversation. */
export const findLastMessage = (db: Db, id: number): Promise<LastMessage | null> =>
  db.row(sql`
    select m.id, m.conversation_id, v.receiver_type, m.message
    from chat_messages m join conversations v on v.id = m.conversation_id and v.last_message_id = m.id
    where m.id = ${id} and m.sender_type = 'customer'`);
