import { AppError } from '#contract/errors.ts';
import { guessWasRight, noteGuess } from '../auth/codes/guesses.ts';
import type { Deps } from '../deps.ts';
import { announceCouriers } from '../live/announce.ts';
import { decideOnOffline } from '../orders/changing/decide-offline.service.ts';
import { type Move, moveOrder } from '../orders/changing/move-order.service.ts';
import { askPrice } from '../orders/changing/order-price.service.ts';
import { giveToCourier, setReadyIn } from '../orders/changing/prepare-order.service.ts';
import { addProof } from '../orders/changing/proof.service.ts';
import { decideOnRefund } from '../orders/changing/refund.service.ts';
import { ordersForOperator } from '../orders/operator-orders.service.ts';
import {
  noteUnmatchedSettled,
  refundsToHandle,
  refundToHandle,
  unmatchedMoney,
} from '../payments/operator-money.service.ts';
import { notePaidBack } from '../payments/refunds/send-refund.service.ts';
import { nextSince } from './changes.service.ts';
import { setPosition } from './operator.repository.ts';

export type { Payables } from '../payments/payable-port.ts';

/** A status reported again is no fault. Codes of a handover have four digits: who tries them all is slowed down. */
export async function moveForOperator(deps: Deps, move: Move): Promise<void> {
  const guess = { kind: 'deliveryCode', at: String(move.order_id) } as const;
  const isGuess = (move.to === 'delivered' || move.to === 'returned') && move.otp !== undefined;
  if (isGuess) await noteGuess(deps, guess);
  await deps.db.transaction(async (tx) => {
    const answer = await moveOrder(deps, tx, move);
    const values = { from: answer?.from ?? '', to: move.to };
    if (answer && answer.refused !== 'already') throw new AppError(answer.refused, undefined, values);
  });
  if (isGuess) await guessWasRight(deps, guess);
}

export async function locateCourier(
  deps: Deps,
  courier_id: number,
  at: { latitude: number; longitude: number },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if ((await setPosition(tx, courier_id, at, deps.now())) === 0) throw new AppError('courier_unknown');
    await announceCouriers(tx, [courier_id]);
  });
}

type Decision<Status> = { note?: string | null | undefined } & Status;

export const decideOffline = (
  deps: Deps,
  order_id: number,
  { status, note }: Decision<{ status: 'verified' | 'denied' }>,
): Promise<void> => decideOnOffline(deps, { order_id, status, note: note || null });

export const decideOnMoney = (
  deps: Deps,
  order_id: number,
  {
    refund_status,
    refund_amount,
    note,
  }: Decision<{ refund_status: 'approved' | 'rejected'; refund_amount?: number | undefined }>,
): Promise<void> =>
  decideOnRefund(deps, { order_id, refund_status, refund_amount: refund_amount ?? null, note: note || null });

export async function listOrders(deps: Deps, query: Parameters<typeof ordersForOperator>[1]) {
  const { orders, places } = await ordersForOperator(deps, query);
  return { orders, next_since: nextSince(places, query.since) };
}

export { orderForOperator } from '../orders/operator-orders.service.ts';
export const readyIn = setReadyIn;
export const assignTo = giveToCourier;
export const price = askPrice;
export const oneRefund = refundToHandle;
export const proveDelivery = addProof;
export const listRefunds = refundsToHandle;
export const listUnmatched = unmatchedMoney;
export const notePaidByHand = notePaidBack;
export const noteSettled = noteUnmatchedSettled;
