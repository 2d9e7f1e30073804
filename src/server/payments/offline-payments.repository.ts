import type { Text } from '#domain/text.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

export type OfflineMethod = {
  id: number;
  method_name: Text;
  method_informations: { customer_input: string; is_required: 0 | 1 }[];
};

export const findOfflineMethod = (db: Db, id: number): Promise<OfflineMethod | null> =>
  db.row(sql`
    select id, method_name, method_informations from offline_payment_methods where id = ${id} and status`);

export type ToldField = { user_input: string; user_data: string };

type NewOfflinePayment = {
  order_id: number;
  method_id: number;
  method_name: string;
  input: ToldField[];
  customer_note: string | null;
};

/** Told again after a card was tried in between: the last word counts. */
export const insertOfflinePayment = (tx: Db, told: NewOfflinePayment): Promise<number> =>
  tx.run(sql`
    insert into offline_payments (order_id, method_id, method_name, input, customer_note)
    values (${told.order_id}, ${told.method_id}, ${told.method_name}, ${JSON.stringify(told.input)}::jsonb,
      ${told.customer_note})
    on conflict (order_id) do update set method_id = excluded.method_id, method_name = excluded.method_name,
      input = excluded.input, customer_note = excluded.customer_note, status = 'pending', admin_note = null`);

export const lockOfflinePayment = (
  tx: Db,
  order_id: number,
): Promise<{ method_id: number | null; status: 'pending' | 'verified' | 'denied' } | null> =>
  tx.row(sql`select method_id, status from offline_payments where order_id = ${order_id} for no key update`);

export const rewriteOfflinePayment = (
  tx: Db,
  order_id: number,
  input: ToldField[],
  customer_note: string | null,
): Promise<number> =>
  tx.run(sql`
    update offline_payments set input = ${JSON.stringify(input)}::jsonb, customer_note = ${customer_note},
      status = 'pending'
    where order_id = ${order_id}`);
