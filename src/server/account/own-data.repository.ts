import type { Db } from '../db/db.ts';
import { raw, sql } from '../db/sql.ts';

/** Every table that belongs to a customer, with what stays secret: hashes that open something. */
const TABLES: Record<string, { hidden?: readonly string[] }> = {
  addresses: {},
  favourites: {},
  interests: {},
  interest_modules: {},
  reviews: {},
  courier_reviews: {},
  orders: {},
  trips: {},
  trip_carts: {},
  coupon_uses: {},
  cashback_uses: {},
  wallet_entries: {},
  wallet_top_ups: {},
  loyalty_entries: {},
  conversations: {},
  chat_messages: {},
  customer_events: {},
  customer_streams: {},
  social_accounts: {},
  notifications: {},
  notification_preferences: {},
  push_subscriptions: { hidden: ['token_hash', 'p256dh', 'auth'] },
  access_tokens: { hidden: ['token_hash', 'address_hash'] },
};

/** Rows that belong to rows of those tables. */
const PARTS = {
  carts: sql`
    select to_jsonb(l) as row from cart_lines l join carts c on c.id = l.cart_id where c.customer_id = `,
  order_lines: sql`
    select to_jsonb(l) as row from order_lines l join orders o on o.id = l.order_id where o.customer_id = `,
  order_events: sql`
    select to_jsonb(e) as row from order_events e join orders o on o.id = e.order_id where o.customer_id = `,
  parcels: sql`
    select to_jsonb(p) as row from parcels p join orders o on o.id = p.order_id where o.customer_id = `,
  order_refunds: sql`
    select to_jsonb(f) as row from order_refunds f join orders o on o.id = f.order_id where o.customer_id = `,
  trip_cart_lines: sql`
    select to_jsonb(l) as row from trip_cart_lines l join trip_carts c on c.id = l.trip_cart_id where c.customer_id = `,
  trip_lines: sql`
    select to_jsonb(l) as row from trip_lines l join trips t on t.id = l.trip_id where t.customer_id = `,
  trip_events: sql`
    select to_jsonb(e) as row from trip_events e join trips t on t.id = e.trip_id where t.customer_id = `,
  trip_edits: sql`
    select to_jsonb(e) as row from trip_edits e join trips t on t.id = e.trip_id where t.customer_id = `,
};

export async function ownDataOf(db: Db, customer_id: number): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = {};
  const profile = await db.row<{ row: unknown }>(sql`
    select to_jsonb(c) - 'password_hash' - 'is_demo' as row from customers c where id = ${customer_id}`);
  data.customers = profile?.row ?? null;
  for (const [table, { hidden = [] }] of Object.entries(TABLES)) {
    const rows = await db.rows<{ row: unknown }>(sql`
      select to_jsonb(t) - ${hidden}::text[] as row from ${raw(table)} t where customer_id = ${customer_id}`);
    data[table] = rows.map(({ row }) => row);
  }
  for (const [part, select] of Object.entries(PARTS)) {
    const rows = await db.rows<{ row: unknown }>(sql`${select}${customer_id}`);
    data[part] = rows.map(({ row }) => row);
  }
  return data;
}
