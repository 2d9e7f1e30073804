import type { Payable } from '#domain/payments/payable.ts';
import type { Db } from '../db/db.ts';
import { type Sql, sql } from '../db/sql.ts';

export type PaymentState = 'unpaid' | 'paid' | 'failed' | 'canceled' | 'refunded' | 'refund_due';

export type Payment = {
  id: string;
  payable_kind: Payable['kind'];
  payable_id: number;
  payment_method: string;
  amount: number;
  payment_status: PaymentState;
  gateway_reference: string | null;
  callback: string | null;
  /** The gateway's name for the money itself, once it has come. */
  gateway_charge: string | null;
};

export const payableOf = ({ payable_kind, payable_id }: Payment): Payable => ({ kind: payable_kind, id: payable_id });

const COLUMNS = sql`id, payable_kind, payable_id, payment_method, amount, payment_status, gateway_reference, callback,
  gateway_charge`;

const of = ({ kind, id }: Payable): Sql => sql`payable_kind = ${kind} and payable_id = ${id}`;

export const findPayment = (db: Db, id: string): Promise<Payment | null> =>
  db.row(sql`select ${COLUMNS} from payments where id = ${id}`);

export const lockPayment = (tx: Db, id: string): Promise<Payment | null> =>
  tx.row(sql`select ${COLUMNS} from payments where id = ${id} for no key update`);

export const lockOpenPayments = (tx: Db, payable: Payable): Promise<Payment[]> =>
  tx.rows(sql`
    select ${COLUMNS} from payments where ${of(payable)} and payment_status = 'unpaid'
    order by created_at, id for no key update`);

/** Those of it that somebody may be paying at a gateway just now. */
export const startedPayments = (db: Db, payable: Payable, startedAfter: Date): Promise<Payment[]> =>
  db.rows(sql`
    select ${COLUMNS} from payments
    where ${of(payable)} and gateway_reference is not null and not session_over and started_at > ${startedAfter}
    order by created_at, id`);

export async function sumPaid(db: Db, payable: Payable): Promise<number> {
  const row = await db.row<{ paid: number }>(sql`
    select coalesce(sum(amount), 0)::bigint as paid from payments where ${of(payable)} and payment_status = 'paid'`);
  return row?.paid ?? 0;
}

export type PaymentPart = Pick<Payment, 'id' | 'amount' | 'payment_status' | 'payment_method'>;

/** A handful at most; whoever tries a gateway again and again is shown the last ones. */
export const lastPayments = (db: Db, payable: Payable): Promise<PaymentPart[]> =>
  db.rows(sql`
    select id, amount, payment_status, payment_method from (
      select id, amount, payment_status, payment_method, created_at from payments
      where ${of(payable)} order by created_at desc, id limit 20
    ) newest order by created_at, id`);

type NewPayment = {
  payable: Payable;
  payment_method: string;
  amount: number;
  payment_status: 'unpaid' | 'paid';
  callback: string | null;
};

const newPayment = ({ payable, ...payment }: NewPayment): Sql => sql`
  insert into payments (payable_kind, payable_id, payment_method, amount, payment_status, callback, paid_at)
  values (${payable.kind}, ${payable.id}, ${payment.payment_method}, ${payment.amount}, ${payment.payment_status},
    ${payment.callback}, ${payment.payment_status === 'paid' ? sql`now()` : null})
  returning id`;

export async function insertPayment(tx: Db, payment: NewPayment): Promise<string> {
  const row = await tx.row<{ id: string }>(newPayment(payment));
  if (!row) throw new Error('an insert returns its row');
  return row.id;
}

/** The same, for callers that do not need its id. */
export const addPayment = (tx: Db, payment: NewPayment): void => tx.send(newPayment(payment));

/** The payment that waited for one gateway, or for any, now waits for this one. */
export const setGateway = (tx: Db, id: string, payment_method: string, callback: string): Promise<number> =>
  tx.run(sql`update payments set payment_method = ${payment_method}, callback = ${callback} where id = ${id}`);

/** Only what is open is closed: money that has come stays on record. */
export const closePayments = (tx: Db, payable: Payable, payment_status: 'canceled' | 'failed'): Promise<number> =>
  tx.run(sql`
    update payments set payment_status = ${payment_status} where ${of(payable)} and payment_status = 'unpaid'`);

export const setPaymentState = (tx: Db, id: string, payment_status: PaymentState): Promise<number> =>
  tx.run(sql`
    update payments set payment_status = ${payment_status},
      paid_at = case when ${payment_status} in ('paid', 'refunded', 'refund_due') then coalesce(paid_at, now()) end
    where id = ${id}`);

export const setOpenPaid = (tx: Db, payable: Payable, payment_method: string): Promise<number> =>
  tx.run(sql`
    update payments set payment_status = 'paid', paid_at = now()
    where ${of(payable)} and payment_method = ${payment_method} and payment_status = 'unpaid'`);

/** When it went to its gateway for the first time: the same however often it is asked. */
export async function startAt(db: Db, id: string, now: Date): Promise<Date> {
  const row = await db.row<{ started_at: Date }>(sql`
    update payments set started_at = coalesce(started_at, ${now}::timestamptz) where id = ${id} returning started_at`);
  return row?.started_at ?? now;
}

export const setReference = (db: Db, id: string, gateway_reference: string): Promise<number> =>
  db.run(sql`
    update payments set gateway_reference = ${gateway_reference} where id = ${id} and gateway_reference is null`);

/** The gateway has said the last word about it. */
export const endSession = (tx: Db, id: string, gateway_charge: string | null): Promise<number> =>
  tx.run(sql`
    update payments set session_over = true, gateway_charge = coalesce(${gateway_charge}::text, gateway_charge)
    where id = ${id}`);

/** Payments that may still be paid at their gateway, those that were not asked after for the longest time first. */
export const openSessions = (
  db: Db,
  { startedAfter, lookedBefore, limit }: { startedAfter: Date; lookedBefore: Date; limit: number },
): Promise<Payment[]> =>
  db.rows(sql`
    select ${COLUMNS} from payments
    where gateway_reference is not null and not session_over and started_at > ${startedAfter}
      and (looked_at is null or looked_at < ${lookedBefore})
    order by looked_at nulls first, id limit ${limit}`);

export const noteChecked = (db: Db, id: string, now: Date): Promise<number> =>
  db.run(sql`update payments set looked_at = ${now} where id = ${id}`);

export const paymentOfCharge = (db: Db, payment_method: string, charge: string): Promise<Payment | null> =>
  db.row(sql`
    select ${COLUMNS} from payments where payment_method = ${payment_method} and gateway_charge = ${charge} limit 1`);

/** False: this report was received before. */
export async function recordReport(
  tx: Db,
  report: { gateway: string; event_id: string; payment_id: string | null; outcome: string },
): Promise<boolean> {
  const recorded = await tx.run(sql`
    insert into payment_events (gateway, event_id, payment_id, outcome)
    values (${report.gateway}, ${report.event_id}, ${report.payment_id}, ${report.outcome})
    on conflict do nothing`);
  return recorded > 0;
}
