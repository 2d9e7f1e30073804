import { AppError } from '#contract/errors.ts';
import { say } from '#contract/texts/say.ts';
import type { RestMethod } from '#domain/payments/partial-payment.ts';
import type { Bill, Payable, Payer } from '#domain/payments/payable.ts';
import { settingsNow } from '../config/config.service.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { lockWallet } from '../wallet/ledger.service.ts';
import { partOfWallet } from './choose-payment.ts';
import { ownCallback } from './own-callback.ts';
import { linkTo } from './pages/payment-link.ts';
import { ownBill, type Payables, refuseUnlessDue } from './payable-port.ts';
import { closeOpenPayments, paidSoFar, takeFromWallet } from './payment-parts.service.ts';
import { insertPayment, lockOpenPayments, setGateway } from './payments.repository.ts';

export type PayRequest = {
  payable: Payable;
  payment_method: string;
  callback: string;
  /** Under which name the payer reached the shop: a way back may name it, too. */
  origin: string | null;
};

type OpenPayment = { id: string; callback: string };

/** Opens the payment that a gateway will be asked for; asked for twice it is the same one. */
export async function openGatewayPayment(
  deps: Deps,
  tx: Db,
  payables: Payables,
  owner: Payer,
  request: PayRequest,
): Promise<OpenPayment> {
  const { payable, payment_method } = request;
  const callback = ownCallback(request.callback, {
    own: new URL(deps.env.PUBLIC_URL).origin,
    reached: request.origin,
    others: deps.env.ALLOWED_ORIGINS ?? [],
  });
  if (callback === null) throw new AppError('foreign_callback');
  const bill = await ownBill(tx, payables, owner, payable);
  refuseUnlessDue(bill);
  await refuseUnlessOffered(deps, tx, bill, payment_method);
  await payables[payable.kind].gatewayChosen(tx, payable.id);
  return { id: await reuseOrOpen(tx, payable, bill.due, { payment_method, callback }), callback };
}

async function refuseUnlessOffered(deps: Deps, tx: Db, { allows }: Bill, gateway: string): Promise<void> {
  const settings = await settingsNow({ ...deps, db: tx }, 'en');
  if (!settings.digital_payment || !allows.digital_payment || !deps.gateways.get(gateway))
    throw new AppError('payment_method_off');
}

async function reuseOrOpen(
  tx: Db,
  payable: Payable,
  due: number,
  { payment_method, callback }: { payment_method: string; callback: string },
): Promise<string> {
  const open = await lockOpenPayments(tx, payable);
  const [only] = open;
  const isSame = only?.payment_method === payment_method;
  const isUnstarted = only?.payment_method === 'digital_payment' && only.gateway_reference === null;
  if (only && open.length === 1 && only.amount === due && (isSame || isUnstarted)) {
    await setGateway(tx, only.id, payment_method, callback);
    return only.id;
  }
  await closeOpenPayments(tx, payable);
  return insertPayment(tx, { payable, payment_method, amount: due, payment_status: 'unpaid', callback });
}

export async function payAtGateway(deps: Deps, tx: Db, payables: Payables, owner: Payer, request: PayRequest) {
  const { id, callback } = await openGatewayPayment(deps, tx, payables, owner, request);
  const path = linkTo(deps, id);
  // For a page of another origin a path of ours would be one of its own.
  return { redirect_link: callback.startsWith('/') ? path : `${deps.env.PUBLIC_URL}${path}` };
}

type WalletPart = { payable: Payable; customer_id: number; due: number; rest: RestMethod };

/**
 * Takes all that the wallet holds; whoever has enough for the whole cannot pay in parts. Returns what was taken: 0 if the
 * wallet paid its part before, and only the rest is open.
 */
export async function payFirstFromWallet(
  deps: Deps,
  tx: Db,
  { payable, customer_id, due, rest }: WalletPart,
): Promise<number> {
  const settings = await settingsNow({ ...deps, db: tx }, 'en');
  if (settings.customer_wallet_status !== 1) throw new AppError('wallet_off');
  if ((await paidSoFar(tx, payable)) > 0) return 0;
  const wallet_balance = (await lockWallet(tx, customer_id))?.wallet_balance ?? 0;
  const amount = partOfWallet(settings, { wallet_balance, order_amount: due, method: rest });
  await takeFromWallet(tx, { payable, customer_id }, amount, 'partial_payment');
  return amount;
}

/** All that is still due, or nothing. */
export async function payByWallet(
  deps: Deps,
  tx: Db,
  payables: Payables,
  customer_id: number,
  { payable, language }: { payable: Payable; language: string },
): Promise<{ message: string }> {
  const port = payables[payable.kind];
  const { customer_wallet_status } = await settingsNow({ ...deps, db: tx }, language);
  if (customer_wallet_status !== 1 || port.walletType === null) throw new AppError('wallet_off');
  const bill = await ownBill(tx, payables, { kind: 'customer', id: customer_id }, payable);
  refuseUnlessDue(bill);
  const isRest = (await paidSoFar(tx, payable)) > 0;
  await takeFromWallet(tx, { payable, customer_id, isRest }, bill.due, port.walletType).catch((error: unknown) => {
    throw error instanceof AppError && error.reason === 'wallet_low' ? new AppError('wallet_too_low') : error;
  });
  await closeOpenPayments(tx, payable);
  await port.settled(tx, payable.id, { id: null, payment_method: 'wallet' });
  return { message: say(language, 'payment.done') };
}
