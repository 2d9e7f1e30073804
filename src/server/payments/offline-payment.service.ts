import { AppError } from '#contract/errors.ts';
import { say } from '#contract/texts/say.ts';
import type { Owner } from '#domain/auth/owner.ts';
import type { Payable } from '#domain/payments/payable.ts';
import { inLanguage } from '#domain/text.ts';
import { settingsNow } from '../config/config.service.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import {
  decideOfflineRow,
  findOfflineMethod,
  findOfflinePayment,
  insertOfflinePayment,
  lockOfflinePayment,
  type OfflineField,
  type OfflineMethod,
  rewriteOfflinePayment,
} from './offline-payments.repository.ts';
import { ownBill, type Payables, refuseUnlessDue } from './payable-port.ts';
import { payOpenPart, reopenPayments } from './payment-parts.service.ts';

/** What a shopper says of a transfer: a note, and beside it a text for each field of the method. */
type Submitted = { customer_note?: string | null | undefined; [field: string]: unknown };

const MAX_LENGTH = 255;

/** The payable waits until somebody has seen the money. */
export async function submitOfflinePayment(
  deps: Deps,
  tx: Db,
  payables: Payables,
  owner: Owner,
  payable: Payable,
  submitted: Submitted & { method_id: number },
): Promise<{ payment: 'success' }> {
  const { offline } = payables[payable.kind];
  const bill = await ownBill(tx, payables, owner, payable);
  refuseUnlessDue(bill);
  const { offline_payment_status } = await settingsNow({ ...deps, db: tx }, 'en');
  if (offline_payment_status !== 1 || !offline || !bill.allows.offline_payment)
    throw new AppError('offline_payment_off');
  const method = await findOfflineMethod(tx, submitted.method_id);
  if (!method) throw new AppError('invalid', 'method_id');

  await insertOfflinePayment(tx, {
    payable,
    method_id: method.id,
    method_name: inLanguage(method.method_name, 'en'),
    input: fieldsOf(method, submitted),
    customer_note: submitted.customer_note || null,
    now: deps.now(),
  });
  await reopenPayments(tx, payable, bill.due, 'offline_payment');
  await offline.submitted(tx, payable.id);
  return { payment: 'success' };
}

/** A wrong number is corrected, and checked again. */
export async function correctOfflinePayment(
  deps: Deps,
  tx: Db,
  payables: Payables,
  owner: Owner,
  payable: Payable,
  { language, ...submitted }: Submitted & { language: string },
): Promise<{ payment: string }> {
  const bill = await ownBill(tx, payables, owner, payable);
  const before = await lockOfflinePayment(tx, payable);
  if (!before || before.status === 'verified' || bill.due <= 0 || bill.state === 'canceled')
    throw new AppError('payment_not_open');
  const method = before.method_id === null ? null : await findOfflineMethod(tx, before.method_id);
  if (!method) throw new AppError('offline_payment_off');
  await rewriteOfflinePayment(tx, payable, {
    input: fieldsOf(method, submitted),
    customer_note: submitted.customer_note || null,
    now: deps.now(),
  });
  await payables[payable.kind].offline?.corrected(tx, payable.id);
  return { payment: say(language, 'payment.offline_updated') };
}

type Decision = { status: 'verified' | 'denied'; note: string | null; now: Date };

/**
 * Once for what was submitted: verified, its money counts as paid; denied, it may be corrected. False: it was decided just
 * so before, and the answer to that got lost.
 */
export async function decideOfflinePayment(
  tx: Db,
  payable: Payable,
  { status, note, now }: Decision,
): Promise<boolean> {
  if ((await decideOfflineRow(tx, payable, { status, admin_note: note, now })) === 0) {
    const before = await findOfflinePayment(tx, payable);
    if (before?.status === status && before.admin_note === note) return false;
    throw new AppError('already_decided');
  }
  if (status === 'verified') await payOpenPart(tx, payable, 'offline_payment');
  return true;
}

export const offlinePaymentOf = (db: Db, payable: Payable) => findOfflinePayment(db, payable);

function fieldsOf({ method_informations }: OfflineMethod, submitted: Submitted): OfflineField[] {
  return method_informations.flatMap(({ customer_input, customer_label: user_label, is_required }) => {
    const given = submitted[customer_input];
    const user_data = typeof given === 'string' || typeof given === 'number' ? String(given).trim() : '';
    if (user_data === '' && is_required === 1) throw new AppError('field_required', customer_input);
    if (user_data.length > MAX_LENGTH) throw new AppError('invalid', customer_input);
    return user_data === '' ? [] : [{ user_input: customer_input, ...(user_label && { user_label }), user_data }];
  });
}
