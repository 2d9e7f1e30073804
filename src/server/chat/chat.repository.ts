import type { ChatPartner } from '#domain/chat/chat-sides.ts';
import type { Db } from '../db/db.ts';
import { join, raw, type Sql, sql } from '../db/sql.ts';
import type { ConversationRow, Partner } from './conversation-row.ts';

export type Rows = { limit: number; skip: number };

const ONE: Rows = { limit: 1, skip: 0 };

const person = (alias: string): Sql =>
  raw(`json_build_object('id', ${alias}.id, 'f_name', ${alias}.f_name, 'l_name', ${alias}.l_name,
    'phone', ${alias}.phone, 'email', ${alias}.email, 'image', ${alias}.image)`);

/** With everybody in it and the last message; the newest first. */
const conversations = (condition: Sql, { limit, skip }: Rows): Sql => sql`
  select v.*, c.current_language_key as language, ${person('c')} as customer,
    case when s.id is not null then json_build_object('id', s.id, 'vendor_id', s.vendor_id, 'slug', s.slug,
      'name', s.name, 'phone', s.phone, 'email', s.email, 'logo', s.logo) end as store,
    case when r.id is not null then ${person('r')} end as courier,
    case when m.id is not null then to_json(m) end as last_message
  from (
    select v.* from conversations v where ${condition}
    order by v.last_message_id desc limit ${limit} offset ${skip}
  ) v
  join customers c on c.id = v.customer_id
  left join stores s on s.id = v.store_id
  left join couriers r on r.id = v.courier_id
  left join chat_messages m on m.id = v.last_message_id
  order by v.last_message_id desc`;

/** More than anybody pages through: of an operator's list not every row is counted. */
const MOST_COUNTED = 10_000;

async function count(db: Db, condition: Sql): Promise<number> {
  const row = await db.row<{ count: number }>(sql`
    select count(*) from (select from conversations v where ${condition} limit ${MOST_COUNTED}) counted`);
  return row?.count ?? 0;
}

type Page = { rows: ConversationRow[]; total_size: number };

const pageOf = async (db: Db, condition: Sql, rows: Rows): Promise<Page> => ({
  rows: await db.rows<ConversationRow>(conversations(condition, rows)),
  total_size: await count(db, condition),
});

type Own = { customer_id: number; type?: ChatPartner | undefined };

const own = ({ customer_id, type }: Own): Sql =>
  type ? sql`v.customer_id = ${customer_id} and v.receiver_type = ${type}` : sql`v.customer_id = ${customer_id}`;

export const conversationsOf = (db: Db, of: Own, rows: Rows): Promise<Page> => pageOf(db, own(of), rows);

/** Whose other side has this in its name, in any language. Accents and case do not count. */
export const conversationsNamed = (db: Db, of: Own & { name: string; support: string }, rows: Rows): Promise<Page> =>
  pageOf(
    db,
    sql`${own(of)} and (
      (v.receiver_type = 'admin' and position(search_fold(${of.name}) in search_fold(${of.support})) > 0)
      or exists (
        select from stores s, jsonb_each_text(s.name) as named
        where s.id = v.store_id and position(search_fold(${of.name}) in search_fold(named.value)) > 0)
      or exists (
        select from couriers r where r.id = v.courier_id
          and position(search_fold(${of.name}) in search_fold(r.f_name || ' ' || r.l_name)) > 0))`,
    rows,
  );

export const findOwn = (db: Db, customer_id: number, id: number): Promise<ConversationRow | null> =>
  db.row(conversations(sql`v.id = ${id} and v.customer_id = ${customer_id}`, ONE));

const isWith = (partner: Partner): Sql => {
  if (partner.type === 'vendor') return sql`v.receiver_type = 'vendor' and v.store_id = ${partner.store_id}`;
  if (partner.type === 'delivery_man')
    return sql`v.receiver_type = 'delivery_man' and v.courier_id = ${partner.courier_id}`;
  return sql`v.receiver_type = 'admin'`;
};

export const findWith = (db: Db, customer_id: number, partner: Partner): Promise<ConversationRow | null> =>
  db.row(conversations(sql`v.customer_id = ${customer_id} and ${isWith(partner)}`, ONE));

/** For the other side. */
export const findAny = (db: Db, id: number): Promise<ConversationRow | null> =>
  db.row(conversations(sql`v.id = ${id}`, ONE));

type ConversationFilter = {
  type?: ChatPartner | undefined;
  store_id?: number | undefined;
  delivery_man_id?: number | undefined;
  isWaiting: boolean;
};

export function allConversations(db: Db, filter: ConversationFilter, rows: Rows): Promise<Page> {
  const conditions = [
    ...(filter.type ? [sql`v.receiver_type = ${filter.type}`] : []),
    ...(filter.store_id === undefined ? [] : [sql`v.store_id = ${filter.store_id}`]),
    ...(filter.delivery_man_id === undefined ? [] : [sql`v.courier_id = ${filter.delivery_man_id}`]),
    ...(filter.isWaiting ? [sql`v.waiting_count > 0`] : []),
  ];
  return pageOf(db, conditions.length > 0 ? join(conditions, ' and ') : sql`true`, rows);
}

export type Unread = Record<ChatPartner, number>;

export async function unreadOf(db: Db, customer_id: number): Promise<Unread> {
  const rows = await db.rows<{ receiver_type: ChatPartner; unread: number }>(sql`
    select receiver_type, sum(unread_count)::int as unread from conversations
    where customer_id = ${customer_id} group by receiver_type`);
  const unread: Unread = { admin: 0, vendor: 0, delivery_man: 0 };
  for (const row of rows) unread[row.receiver_type] = row.unread;
  return unread;
}

export type LockedConversation = {
  id: number;
  customer_id: number;
  receiver_type: ChatPartner;
  unread_count: number;
  waiting_count: number;
};

const LOCKED = raw('id, customer_id, receiver_type, unread_count, waiting_count');

/**
 * Made with its first message. Whoever writes in it has it to themselves until the commit. Who owns it is held first, as
 * somebody does who deletes the account; null: they have left.
 */
export async function openConversation(
  tx: Db,
  customer_id: number,
  partner: Partner,
): Promise<LockedConversation | null> {
  if (!(await tx.row(sql`select id from customers where id = ${customer_id} for key share`))) return null;
  const store_id = partner.type === 'vendor' ? partner.store_id : null;
  const courier_id = partner.type === 'delivery_man' ? partner.courier_id : null;
  return tx.row(sql`
    insert into conversations (customer_id, receiver_type, store_id, courier_id)
    values (${customer_id}, ${partner.type}, ${store_id}, ${courier_id})
    on conflict (customer_id, receiver_type, coalesce(store_id, 0), coalesce(courier_id, 0))
      do update set customer_typing_at = null
    returning ${LOCKED}`);
}

export async function lockConversation(tx: Db, id: number): Promise<LockedConversation | null> {
  await tx.rows(sql`
    select c.id from conversations v join customers c on c.id = v.customer_id where v.id = ${id} for key share of c`);
  return tx.row(sql`select ${LOCKED} from conversations where id = ${id} for no key update`);
}

export const noteTyping = (db: Db, customer_id: number, id: number, now: Date): Promise<number> =>
  db.run(sql`
    update conversations set customer_typing_at = ${now} where id = ${id} and customer_id = ${customer_id}`);
