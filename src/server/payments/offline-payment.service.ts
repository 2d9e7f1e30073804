import { AppError } from '#contract/errors.ts';
import { say } from '#contract/texts/say.ts';
import { inLanguage } from '#domain/text.ts';
import { settingsNow } from '../config/config.service.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import {
  findOfflineMethod,
  insertOfflinePayment,
  lockOfflinePayment,
  type OfflineMethod,
  rewriteOfflinePayment,
  type ToldField,
} from './offline-payments.repository.ts';
import { type Owner, ownOrder, refuseUnlessDue } from './own-bill.ts';
import { reopenPayments } from './payment-parts.service.ts';
import { setOrderMethod } from './payments.repository.ts';
import type { OrderDoor } from './settle-payment.service.ts';

/** What a shopper tells about a transfer: a note, and beside it a text for each field of the method. */
type Told = { order_id: number; customer_note?: string | null | undefined; [field: string]: unknown };

const LONGEST = 255;

/** The order waits as pending until somebody has seen the money. */
export async function tellOfflinePayment(
  deps: Deps,
  tx: Db,
  door: OrderDoor,
  owner: Owner,
  told: Told & { method_id: number },
): Promise<{ payment: 'success' }> {
  const order = await ownOrder(tx, owner, told.order_id);
  refuseUnlessDue(order);
  const { offline_payment_status } = await settingsNow({ ...deps, db: tx }, 'en');
  // A part from the wallet goes with cash or a card only.
  if (offline_payment_status !== 1 || !order.offline_payment || order.payment_status !== 'unpaid')
    throw new AppError('offline_payment_off');
  const method = await findOfflineMethod(tx, told.method_id);
  if (!method) throw new AppError('invalid', 'method_id');

  await insertOfflinePayment(tx, {
    order_id: order.id,
    method_id: method.id,
    method_name: inLanguage(method.method_name, 'en'),
    input: fieldsOf(method, told),
    customer_note: told.customer_note || null,
  });
  await reopenPayments(tx, order, 'offline_payment');
  await setOrderMethod(tx, order.id, 'offline_payment');
  await door.move(tx, order.id, 'pending');
  return { payment: 'success' };
}

/** A wrong number is put right, and looked at anew. */
export async function correctOfflinePayment(
  tx: Db,
  door: OrderDoor,
  owner: Owner,
  told: Told,
  language: string,
): Promise<{ payment: string }> {
  const order = await ownOrder(tx, owner, told.order_id);
  const before = await lockOfflinePayment(tx, order.id);
  if (!before || before.status === 'verified' || order.due <= 0 || order.order_status === 'canceled')
    throw new AppError('payment_not_open');
  const method = before.method_id === null ? null : await findOfflineMethod(tx, before.method_id);
  if (!method) throw new AppError('offline_payment_off');
  await rewriteOfflinePayment(tx, order.id, fieldsOf(method, told), told.customer_note || null);
  await door.announce(tx, order.id);
  return { payment: say(language, 'payment.offline_updated') };
}

function fieldsOf({ method_informations }: OfflineMethod, told: Told): ToldField[] {
  return method_informations.flatMap(({ customer_input, is_required }) => {
    const given = told[customer_input];
    const user_data = typeof given === 'string' || typeof given === 'number' ? String(given).trim() : '';
    if (user_data === '' && is_required === 1) throw new AppError('field_required', customer_input);
    if (user_data.length > LONGEST) throw new AppError('invalid', customer_input);
    return user_data === '' ? [] : [{ user_input: customer_input, user_data }];
  });
}
