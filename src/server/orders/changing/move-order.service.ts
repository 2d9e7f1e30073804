import { AppError } from '#contract/errors.ts';
import { profileOf } from '#domain/modules/module-profile.ts';
import { orderNews } from '#domain/orders/order-news.ts';
import { comesBackIfCanceled, mayMove, mayWaitForMoney, type OrderStatus } from '#domain/orders/order-status.ts';
import { isUnverified } from '#domain/orders/waits-for-money.ts';
import type { ReturnCause } from '#domain/parcel/parcel-return.ts';
import { settingsNow } from '#server/config/config.service.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { announceOrder } from '#server/live/announce.ts';
import { mailOrder } from '../mails/order-mail.service.ts';
import { afterDelivery, afterPickup } from './delivered.service.ts';
import { giveBack } from './give-back.service.ts';
import { courierIsFree, type LockedOrder, lockOrder, type StatusChange, writeStatus } from './move-order.repository.ts';
import { notifyOrderer } from './notify-orderer.service.ts';
import { afterReturn, sendBack } from './send-back.service.ts';
import { tellMoved } from './tell-operator.service.ts';
import { tellReceiver } from './tell-receiver.service.ts';

export type Move = {
  order_id: number;
  to: OrderStatus;
  by: StatusChange['by'];
  /** The courier who takes it. */
  delivery_man_id?: number | undefined;
  /** Minutes until it is ready. */
  processing_time?: number | undefined;
  /** The code that the shopper gave the courier; needed where deliveries are confirmed by a code. */
  otp?: string | undefined;
  reason?: string | null | undefined;
  note?: string | null | undefined;
  /** Whose doing it was that a parcel has to come back; otherwise who cancels it says so. */
  cause?: ReturnCause | undefined;
};

/** `already`: the order has that status. */
type MoveRefusal =
  | 'already'
  | 'order_unknown'
  | 'price_not_agreed'
  | 'order_move'
  | 'delivery_code'
  | 'return_code'
  | 'courier_unknown';

type Refused = { refused: MoveRefusal; from: OrderStatus | null };

/**
 * The only way an order changes its status after it was placed, with everything that hangs on it. The order's row is
 * locked first, so that of two who do the same one is refused, and nothing is given twice. null: it was moved.
 */
export async function moveOrder(deps: Deps, tx: Db, move: Move): Promise<Refused | null> {
  const order = await lockOrder(tx, move.order_id);
  if (!order) return { refused: 'order_unknown', from: null };
  const refused = (refusal: MoveRefusal) => ({ refused: refusal, from: order.order_status });
  if (order.order_status === move.to) return refused('already');
  if (!isStep(order, move) || skipsPayment(order, move)) return refused('order_move');
  if (order.is_price_asked && !goesWithoutPrice(order, move)) return refused('price_not_agreed');
  if (move.delivery_man_id !== undefined && !(await courierIsFree(tx, move.delivery_man_id)))
    return refused('courier_unknown');
  if (move.to === 'returned' && order.return_otp === null) return refused('order_move');
  if (move.to === 'returned' && move.by !== 'system' && move.otp !== order.return_otp) return refused('return_code');
  const settings = await settingsNow({ ...deps, db: tx }, 'en');
  if (move.to === 'delivered' && settings.order_delivery_verification && !isConfirmed(order, move))
    return refused('delivery_code');

  await writeStatus(tx, order.id, changeOf(order, move), deps.now());
  const delivery_man_id = move.delivery_man_id ?? order.delivery_man_id;
  if (move.to === 'picked_up') {
    await afterPickup(tx, order);
    await tellReceiver(deps, tx, order.id, settings);
  }
  if (move.to === 'delivered') await afterDelivery(tx, { ...order, delivery_man_id }, settings);
  if (move.to === 'canceled') {
    const isCarried = comesBackIfCanceled(order.order_status, courseOf(order));
    await (isCarried ? sendBack : giveBack)(deps, tx, order, move);
  }
  if (move.to === 'returned') await afterReturn(tx, order, deps.now());
  const news = orderNews(move.to, courseOf(order), order.order_status);
  if (news) await mailOrder(deps, tx, order.id, news);
  await tellMoved(deps, tx, order, move.to);
  if (move.by !== 'customer') await notifyOrderer(tx, { ...order, delivery_man_id }, move.to);
  await announceOrder(tx, order.id);
  return null;
}

/** The same where a refusal is the caller's answer. */
export async function moveOrRefuse(deps: Deps, tx: Db, move: Move): Promise<void> {
  const answer = await moveOrder(deps, tx, move);
  if (answer) throw refusalOfMove(answer, move.to);
}

export const refusalOfMove = ({ refused, from }: Refused, to: OrderStatus): AppError =>
  new AppError(refused === 'already' ? 'order_move' : refused, undefined, { from: from ?? '', to });

const courseOf = ({ order_type, module_type }: LockedOrder) => ({
  order_type,
  accepted_by_courier: profileOf(module_type).abilities.accepted_by_courier,
});

const isStep = (order: LockedOrder, { to, by }: Move): boolean =>
  to === 'failed'
    ? by === 'customer' && mayWaitForMoney(order.order_status)
    : mayMove(order.order_status, to, courseOf(order));

/**
 * What waits for its money is set going by the money, or by its shopper who pays otherwise. A transfer that nobody has
 * seen sets nothing going, whoever says so.
 */
function skipsPayment(order: LockedOrder, { to, by }: Move): boolean {
  if (to === 'canceled') return false;
  if (order.order_status === 'failed') return by !== 'customer' && by !== 'system';
  return isUnverified(order);
}

/** Nobody works on what may still be declined. Its money was on its way before anybody asked, and is taken all the same. */
const goesWithoutPrice = ({ payment_status }: LockedOrder, { to }: Move): boolean =>
  to === 'canceled' || (to === 'confirmed' && payment_status === 'paid');

/** What the shop's own jobs deliver, and what is fetched, needs no code. */
const isConfirmed = ({ otp, order_type }: LockedOrder, move: Move): boolean =>
  move.by === 'system' || order_type === 'take_away' || move.otp === otp;

const changeOf = ({ otp }: LockedOrder, move: Move): StatusChange => ({
  to: move.to,
  by: move.by,
  delivery_man_id: move.delivery_man_id ?? null,
  processing_time: move.processing_time ?? null,
  reason: move.reason || null,
  note: move.note || null,
  code_confirmed: move.to === 'delivered' && move.otp === otp,
});
