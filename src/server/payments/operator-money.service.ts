import { AppError } from '#contract/errors.ts';
import { PAYABLE_KINDS, type PayableKind, type PayerContact } from '#domain/payments/payable.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { Payables } from './payable-port.ts';
import { openRefunds, type RefundRow, refundById } from './refunds/refunds.repository.ts';
import { countOpenMoney, type OpenMoney, openUnmatched, settleUnmatched } from './unmatched.repository.ts';

type Page = { limit?: number | undefined; offset?: number | undefined };

const pageOf = ({ limit = 25, offset = 1 }: Page) => ({ limit, offset });

/** What is not back yet, the oldest first. */
export async function refundsToHandle(
  { db }: Deps,
  payables: Payables,
  { refund_status, ...query }: Page & { refund_status?: 'due' | 'pending' | 'sent' | undefined },
) {
  const page = pageOf(query);
  const { total_size, rows } = await openRefunds(db, refund_status ?? null, page);
  return { total_size, ...page, refunds: await withPayers(db, payables, rows) };
}

export async function refundToHandle({ db }: Deps, payables: Payables, id: number) {
  const row = await refundById(db, id);
  const [refund] = row ? await withPayers(db, payables, [row]) : [];
  if (!refund) throw new AppError('not_found');
  return refund;
}

async function withPayers(db: Db, payables: Payables, rows: readonly RefundRow[]) {
  const contacts = await contactsOf(db, payables, rows);
  return rows.map(({ created_at, done_at: _, proof: __, ...refund }) => ({
    ...refund,
    payer: contacts[refund.payable_kind]?.get(refund.payable_id) ?? null,
    created_at: created_at.toISOString(),
  }));
}

async function contactsOf(db: Db, payables: Payables, rows: readonly RefundRow[]) {
  const contacts: Partial<Record<PayableKind, ReadonlyMap<number, PayerContact>>> = {};
  for (const kind of PAYABLE_KINDS) {
    const ids = rows.filter(({ payable_kind }) => payable_kind === kind).map(({ payable_id }) => payable_id);
    if (ids.length > 0) contacts[kind] = await payables[kind].contacts(db, ids);
  }
  return contacts;
}

/** Money at a gateway that fits nothing of ours, the oldest first. */
export async function unmatchedMoney({ db }: Deps, query: Page) {
  const page = pageOf(query);
  const { total_size, rows } = await openUnmatched(db, page);
  const payments = rows.map(({ received_at, ...row }) => ({ ...row, received_at: received_at.toISOString() }));
  return { total_size, ...page, payments };
}

/** Somebody found out what it was, and did something about it. Told twice it is no fault. */
export async function noteUnmatchedSettled({ db, now }: Deps, id: number, note: string): Promise<void> {
  if ((await settleUnmatched(db, id, note, now())) === 0) throw new AppError('already_decided');
}

/** For the metrics. */
export const openMoney = (db: Db): Promise<OpenMoney | null> => countOpenMoney(db);
