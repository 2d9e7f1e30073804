import type { Payable } from '#domain/payments/payable.ts';
import type { Text } from '#domain/text.ts';
import type { Db } from '../db/db.ts';
import { type Sql, sql } from '../db/sql.ts';

export type OfflineMethod = {
  id: number;
  method_name: Text;
  method_informations: { customer_input: string; customer_label?: Text; is_required: 0 | 1 }[];
};

const of = ({ kind, id }: Payable): Sql => sql`payable_kind = ${kind} and payable_id = ${id}`;

export const findOfflineMethod = (db: Db, id: number): Promise<OfflineMethod | null> =>
  db.row(sql`
    select id, method_name, method_informations from offline_payment_methods where id = ${id} and status`);

export type OfflineField = { user_input: string; user_label?: Text; user_data: string };

type NewOfflinePayment = {
  payable: Payable;
  method_id: number;
  method_name: string;
  input: OfflineField[];
  customer_note: string | null;
  now: Date;
};

/** Submitted again after a card was tried in between: the last one counts. */
export const insertOfflinePayment = (tx: Db, { payable, ...payment }: NewOfflinePayment): Promise<number> =>
  tx.run(sql`
    insert into offline_payments (payable_kind, payable_id, method_id, method_name, input, customer_note, waits_since)
    values (${payable.kind}, ${payable.id}, ${payment.method_id}, ${payment.method_name},
      ${JSON.stringify(payment.input)}::jsonb, ${payment.customer_note}, ${payment.now})
    on conflict (payable_kind, payable_id) do update set method_id = excluded.method_id,
      method_name = excluded.method_name, input = excluded.input, customer_note = excluded.customer_note,
      status = 'pending', admin_note = null, waits_since = excluded.waits_since`);

export const lockOfflinePayment = (
  tx: Db,
  payable: Payable,
): Promise<{ method_id: number | null; status: 'pending' | 'verified' | 'denied' } | null> =>
  tx.row(sql`select method_id, status from offline_payments where ${of(payable)} for no key update`);

/** It waits anew for somebody to look at it where the one before was denied; corrected unasked, it holds goods no longer. */
export const rewriteOfflinePayment = (
  tx: Db,
  payable: Payable,
  { input, customer_note, now }: Pick<NewOfflinePayment, 'input' | 'customer_note' | 'now'>,
): Promise<number> =>
  tx.run(sql`
    update offline_payments set input = ${JSON.stringify(input)}::jsonb, customer_note = ${customer_note},
      status = 'pending', admin_note = null,
      waits_since = case when status = 'denied' then ${now}::timestamptz else waits_since end
    where ${of(payable)}`);

/** 0: somebody has decided before, or nothing was submitted. From now on it is the payer's turn. */
export const decideOfflineRow = (
  tx: Db,
  payable: Payable,
  { status, admin_note, now }: { status: 'verified' | 'denied'; admin_note: string | null; now: Date },
): Promise<number> =>
  tx.run(sql`
    update offline_payments set status = ${status}, admin_note = ${admin_note}, waits_since = ${now}
    where ${of(payable)} and status = 'pending'`);

export type OfflinePaymentRow = {
  status: 'pending' | 'verified' | 'denied';
  method_id: number | null;
  method_name: string;
  input: OfflineField[];
  customer_note: string | null;
  admin_note: string | null;
  method_fields: { input_name: string | Text; input_data: string }[];
};

export const findOfflinePayment = (db: Db, payable: Payable): Promise<OfflinePaymentRow | null> =>
  db.row(sql`
    select p.status, p.method_id, p.method_name, p.input, p.customer_note, p.admin_note,
      coalesce(m.method_fields, '[]') as method_fields
    from offline_payments p left join offline_payment_methods m on m.id = p.method_id
    where ${of(payable)}`);
