import { AppError } from '#contract/errors.ts';
import { say } from '#contract/texts/say.ts';
import { settingsNow } from '../config/config.service.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { type Owner, ownOrder, refuseUnlessDue } from './own-bill.ts';
import { ownCallback } from './own-callback.ts';
import { linkTo } from './payment-link.ts';
import { closeOpenPayments, takeFromWallet } from './payment-parts.service.ts';
import {
  aimPayment,
  closePayments,
  insertPayment,
  type OrderToPay,
  openPaymentsOf,
  setOrderMethod,
  setOrderPaid,
} from './payments.repository.ts';
import type { OrderDoor } from './settle-payment.service.ts';

export type PayRequest = { order_id: number; payment_method: string; callback: string };

/** The payment that a gateway will be asked for; pressed twice it is the same one. */
export async function openGatewayPayment(
  deps: Deps,
  tx: Db,
  owner: Owner,
  request: PayRequest,
  origins: readonly string[] = [],
): Promise<string> {
  const callback = ownCallback(request.callback, [new URL(deps.env.PUBLIC_URL).origin, ...origins]);
  if (callback === null) throw new AppError('foreign_callback');
  const order = await ownOrder(tx, owner, request.order_id);
  refuseUnlessDue(order);
  await refuseUnlessOffered(deps, tx, order, request.payment_method);
  // An order that waited for a transfer may be paid by card instead.
  if (order.payment_method === 'offline_payment') await setOrderMethod(tx, order.id, 'digital_payment');
  return aim(tx, order, request.payment_method, callback);
}

async function refuseUnlessOffered(deps: Deps, tx: Db, { digital_payment }: OrderToPay, key: string): Promise<void> {
  const settings = await settingsNow({ ...deps, db: tx }, 'en');
  if (!settings.digital_payment || !digital_payment || !deps.gateways.get(key))
    throw new AppError('payment_method_off');
}

async function aim(tx: Db, { id, due }: OrderToPay, payment_method: string, callback: string): Promise<string> {
  const open = await openPaymentsOf(tx, id);
  const [only] = open;
  const isSame = only?.payment_method === payment_method;
  const isWaiting = only?.payment_method === 'digital_payment' && only.gateway_reference === null;
  if (only && open.length === 1 && only.amount === due && (isSame || isWaiting)) {
    await aimPayment(tx, only.id, payment_method, callback);
    return only.id;
  }
  await closePayments(tx, id, 'canceled');
  return insertPayment(tx, {
    order_id: id,
    customer_id: null,
    payment_method,
    amount: due,
    payment_status: 'unpaid',
    callback,
  });
}

export async function payOrderAtGateway(deps: Deps, tx: Db, owner: Owner, request: PayRequest) {
  return { redirect_link: linkTo(deps, await openGatewayPayment(deps, tx, owner, request)) };
}

/** All that is still due, or nothing. */
export async function payOrderByWallet(
  deps: Deps,
  tx: Db,
  door: OrderDoor,
  customer_id: number,
  { order_id, language }: { order_id: number; language: string },
): Promise<{ message: string }> {
  const { customer_wallet_status } = await settingsNow({ ...deps, db: tx }, language);
  if (customer_wallet_status !== 1) throw new AppError('wallet_off');
  const order = await ownOrder(tx, { kind: 'customer', id: customer_id }, order_id);
  refuseUnlessDue(order);
  await takeFromWallet(tx, order, order.due, 'order_place').catch((error: unknown) => {
    throw error instanceof AppError && error.reason === 'wallet_low' ? new AppError('wallet_too_low') : error;
  });
  await closeOpenPayments(tx, order.id);
  await setOrderPaid(tx, order.id, 'wallet');
  await door.move(tx, order.id, 'confirmed');
  return { message: say(language, 'payment.done') };
}
