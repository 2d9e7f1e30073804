import type { Payable } from '#domain/payments/payable.ts';
import type { PaidPart } from '#domain/payments/refund-plan.ts';
import type { Db } from '#server/db/db.ts';
import { empty, type Sql, sql } from '#server/db/sql.ts';

export type RefundReason = 'canceled' | 'too_late' | 'granted' | 'at_gateway' | 'disputed';
export type RefundState = 'pending' | 'sent' | 'due' | 'done';

const of = ({ kind, id }: Payable): Sql => sql`payable_kind = ${kind} and payable_id = ${id}`;

/** Money of it that has come, with what of it is back or on its way; locked until the transaction ends. */
export async function lockPaidParts(tx: Db, payable: Payable): Promise<PaidPart[]> {
  await tx.rows(sql`
    select id from payments where ${of(payable)} and payment_status = 'paid' order by created_at, id for no key update`);
  return tx.rows(sql`
    select p.id, p.payment_method, p.amount,
      (select coalesce(sum(r.amount), 0)::bigint from refunds r where r.payment_id = p.id) as refunded
    from payments p where ${of(payable)} and p.payment_status = 'paid' order by p.created_at, p.id`);
}

type NewRefund = {
  payment_id: string;
  payable: Payable;
  refund_method: string;
  amount: number;
  reason: RefundReason;
  refund_status: RefundState;
  gateway_reference?: string;
  now: Date;
};

/** Where the payer's bank has taken the money, or wants it, no machine sends it once more. */
export async function insertRefund(tx: Db, { payable, now, ...refund }: NewRefund): Promise<number> {
  const row = await tx.row<{ id: number }>(sql`
    insert into refunds (payment_id, payable_kind, payable_id, refund_method, amount, reason, refund_status, next_try,
      gateway_reference, created_at, done_at)
    select ${refund.payment_id}::uuid, ${payable.kind}, ${payable.id}::bigint, ${refund.refund_method},
      ${refund.amount}::bigint, ${refund.reason}, state.of_it,
      case when state.of_it in ('pending', 'sent') then ${now}::timestamptz end,
      ${refund.gateway_reference ?? null}::text, ${now}::timestamptz,
      case when state.of_it = 'done' then ${now}::timestamptz end
    from (select case when ${refund.refund_status} = 'pending' and exists (
        select from payment_disputes where payment_id = ${refund.payment_id}::uuid and dispute_status <> 'won'
      ) then 'due' else ${refund.refund_status} end as of_it) state
    returning id`);
  if (!row) throw new Error('an insert returns its row');
  return row.id;
}

/** A payment all of whose money goes back says so itself. */
export const showRefundOnPayment = (tx: Db, payment_id: string): Promise<number> =>
  tx.run(sql`
    update payments p set payment_status = case when back.open = 0 then 'refunded' else 'refund_due' end
    from (
      select sum(amount) as amount, count(*) filter (where refund_status <> 'done') as open
      from refunds where payment_id = ${payment_id}
    ) back
    where p.id = ${payment_id} and back.amount >= p.amount and p.payment_status in ('paid', 'refund_due', 'refunded')`);

export type RefundRow = {
  id: number;
  payment_id: string;
  payable_kind: Payable['kind'];
  payable_id: number;
  refund_method: string;
  amount: number;
  reason: RefundReason;
  refund_status: RefundState;
  attempts: number;
  last_error: string | null;
  gateway_reference: string | null;
  proof: string | null;
  created_at: Date;
  done_at: Date | null;
};

const COLUMNS = sql`id, payment_id, payable_kind, payable_id, refund_method, amount, reason, refund_status, attempts,
  last_error, gateway_reference, proof, created_at, done_at`;

/** A handful at most. */
export const refundsOfPayable = (db: Db, payable: Payable): Promise<RefundRow[]> =>
  db.rows(sql`select ${COLUMNS} from refunds where ${of(payable)} order by id limit 50`);

export const findRefund = (db: Db, id: number): Promise<RefundRow | null> =>
  db.row(sql`select ${COLUMNS} from refunds where id = ${id}`);

export async function sumRefunds(tx: Db, payment_id: string): Promise<number> {
  const row = await tx.row<{ amount: number }>(sql`
    select coalesce(sum(amount), 0)::bigint as amount from refunds where payment_id = ${payment_id}`);
  return row?.amount ?? 0;
}

export type ClaimedRefund = RefundRow & { reference: string | null; charge: string | null };

/**
 * Whoever gets the row asks the gateway; until `next_try` nobody else does. Each wait is twice as long as the one
 * before, from a minute to six hours.
 */
export const claimRefund = (db: Db, id: number, now: Date): Promise<ClaimedRefund | null> =>
  db.row(sql`
    update refunds r set attempts = r.attempts + 1,
      next_try = ${now}::timestamptz + least(interval '6 hours', interval '1 minute' * power(2, least(r.attempts, 10)))
    from payments p
    where r.id = ${id} and p.id = r.payment_id and r.next_try <= ${now}::timestamptz
    returning r.id, r.payment_id, r.payable_kind, r.payable_id, r.refund_method, r.amount, r.reason, r.refund_status,
      r.attempts, r.last_error, r.gateway_reference, r.proof, r.created_at, r.done_at,
      p.gateway_reference as reference, p.gateway_charge as charge`);

export const refundsToSend = (db: Db, now: Date, limit: number): Promise<{ id: number }[]> =>
  db.rows(sql`select id from refunds where next_try <= ${now} order by next_try limit ${limit}`);

/** Only what is still open changes; what is due is not touched by a gateway's answer that comes late, unless it is done. */
export const setRefundState = (
  tx: Db,
  id: number,
  {
    refund_status,
    gateway_reference,
    last_error,
    now,
  }: {
    refund_status: 'sent' | 'due' | 'done';
    gateway_reference: string | null;
    last_error: string | null;
    now: Date;
  },
): Promise<number> =>
  tx.run(sql`
    update refunds set refund_status = ${refund_status},
      gateway_reference = coalesce(${gateway_reference}::text, gateway_reference), last_error = ${last_error},
      next_try = case when ${refund_status} = 'sent' then greatest(next_try, ${now}::timestamptz + interval '1 hour') end,
      done_at = case when ${refund_status} = 'done' then ${now}::timestamptz end
    where id = ${id} and refund_status in ('pending', 'sent')`);

/** A bank may give a refund back that had gone out. */
export const reopenRefund = (tx: Db, id: number, last_error: string): Promise<number> =>
  tx.run(sql`
    update refunds set refund_status = 'due', next_try = null, done_at = null, last_error = ${last_error}
    where id = ${id} and refund_status in ('pending', 'sent', 'done') and proof is null`);

export const noteRefundError = (db: Db, id: number, last_error: string): Promise<number> =>
  db.run(sql`update refunds set last_error = ${last_error} where id = ${id} and next_try is not null`);

export const setPaidBack = (tx: Db, id: number, proof: string, now: Date): Promise<number> =>
  tx.run(sql`
    update refunds set refund_status = 'done', proof = ${proof}, done_at = ${now}
    where id = ${id} and refund_status = 'due'`);

/** The payer's bank decides about the money now: sent by us as well, it would go back twice. */
export const stopSending = (tx: Db, payment_id: string): Promise<number> =>
  tx.run(sql`
    update refunds set refund_status = 'due', next_try = null, last_error = 'disputed'
    where payment_id = ${payment_id} and refund_status = 'pending'`);

type Page = { limit: number; offset: number };

export async function openRefunds(
  db: Db,
  state: 'due' | 'pending' | 'sent' | null,
  { limit, offset }: Page,
): Promise<{ total_size: number; rows: RefundRow[] }> {
  const chosen = state === null ? empty : sql`and refund_status = ${state}`;
  const rows = await db.rows<RefundRow>(sql`
    select ${COLUMNS} from refunds where refund_status <> 'done' ${chosen}
    order by id limit ${limit} offset ${(offset - 1) * limit}`);
  const counted = await db.row<{ total_size: number }>(sql`
    select count(*) as total_size from refunds where refund_status <> 'done' ${chosen}`);
  return { total_size: counted?.total_size ?? 0, rows };
}

export const refundById = (db: Db, id: number): Promise<RefundRow | null> =>
  db.row(sql`select ${COLUMNS} from refunds where id = ${id}`);
