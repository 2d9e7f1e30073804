import { AppError } from '#contract/errors.ts';
import type { TRIP_PAYMENTS } from '#contract/rental/trips.ts';
import { say } from '#contract/texts/say.ts';
import type { Owner } from '#domain/auth/owner.ts';
import type { Bill } from '#domain/payments/payable.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { announceTrip } from '#server/live/announce.ts';
import { payAtGateway, payByWallet, payFirstFromWallet } from '#server/payments/pay.service.ts';
import { ownBill, type Payables, refuseUnlessDue } from '#server/payments/payable-port.ts';
import { takeCash } from '#server/payments/payment-parts.service.ts';
import { setPartlyPaid } from './settle-trip.repository.ts';

export type { Payables } from '#server/payments/payable-port.ts';

type Request = {
  trip_id: number;
  payment_method: (typeof TRIP_PAYMENTS)[number];
  payment_gateway?: string | null | undefined;
  callback_url?: string | null | undefined;
  origin: string | null;
};

type Payer = { owner: Owner; language: string };

/** A trip that is over, paid in one of its ways. A text: where the browser has to go to pay. */
export async function payTripNow(
  deps: Deps,
  tx: Db,
  payables: Payables,
  { owner, language }: Payer,
  request: Request,
): Promise<string | { message: string }> {
  const payable = { kind: 'trip', id: request.trip_id } as const;
  const bill = await ownBill(tx, payables, owner, payable);
  refuseUnlessDue(bill, 'trip_not_due');
  switch (request.payment_method) {
    case 'cash_payment':
      return inCash(tx, payables, bill, { ...payable, language });
    case 'wallet':
      return payByWallet(deps, tx, payables, customerOf(owner), { payable, language });
    case 'digital_payment':
      return atGateway(deps, tx, payables, owner, request);
    case 'partial_payment':
      return inParts(deps, tx, payables, { owner, language }, { ...request, due: bill.due });
  }
}

/** Guests have no wallet. */
function customerOf({ kind, id }: Owner): number {
  if (kind !== 'customer') throw new AppError('trip_wallet_guest');
  return id;
}

async function inCash(
  tx: Db,
  payables: Payables,
  { due }: Pick<Bill, 'due'>,
  { id, language }: { id: number; language: string },
): Promise<{ message: string }> {
  await takeCash(tx, { kind: 'trip', id }, due);
  await payables.trip.settled(tx, id, { id: null, payment_method: 'cash_payment' });
  return { message: say(language, 'payment.done') };
}

async function atGateway(
  deps: Deps,
  tx: Db,
  payables: Payables,
  owner: Owner,
  { trip_id, payment_gateway, callback_url, origin }: Request,
): Promise<string> {
  if (!payment_gateway) throw new AppError('trip_gateway');
  const { redirect_link } = await payAtGateway(deps, tx, payables, owner, {
    payable: { kind: 'trip', id: trip_id },
    payment_method: payment_gateway,
    callback: callback_url || `/rental/trip-status/${trip_id}`,
    origin,
  });
  return redirect_link;
}

/** All of the wallet, and the rest at a gateway where one is named, else in cash. */
async function inParts(
  deps: Deps,
  tx: Db,
  payables: Payables,
  { owner, language }: Payer,
  request: Request & { due: number },
): Promise<string | { message: string }> {
  const payable = { kind: 'trip', id: request.trip_id } as const;
  const rest = request.payment_gateway ? 'digital_payment' : 'cash_on_delivery';
  const paid = await payFirstFromWallet(deps, tx, { payable, customer_id: customerOf(owner), due: request.due, rest });
  if (paid > 0) await setPartlyPaid(tx, payable.id, paid);
  await announceTrip(tx, payable.id);
  if (rest === 'digital_payment') return atGateway(deps, tx, payables, owner, request);
  return inCash(tx, payables, { due: request.due - paid }, { id: payable.id, language });
}
