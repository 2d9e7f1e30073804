import { randomInt } from 'node:crypto';
import type { Reply } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import type { placeOrder as placeOrderCall } from '#contract/orders/place.ts';
import { say } from '#contract/texts/say.ts';
import { startingStatus } from '#domain/orders/starting-status.ts';
import { inLanguage } from '#domain/text.ts';
import { contactNumberOf } from '#server/auth/contact-person.ts';
import { accountOf } from '#server/auth/shopper.service.ts';
import { emptyCart } from '#server/cart/cart.service.ts';
import type { ShopperOrderRequest } from '#server/checkout/order-request.ts';
import { refuseFor } from '#server/checkout/problem.ts';
import { quoteOrder } from '#server/checkout/quote.service.ts';
import { settingsOfToday } from '#server/config/config.service.ts';
import { redeemCoupon } from '#server/coupons/redeem-coupon.service.ts';
import type { Db } from '#server/db/db.ts';
import { type Deps, insideOf } from '#server/deps.ts';
import { keepUpload } from '#server/media/upload.service.ts';
import { type ChosenPayment, choosePayment } from '#server/payments/choose-payment.ts';
import { openPayments } from '#server/payments/payment-parts.service.ts';
import { takeCashback } from '#server/wallet/cashback.service.ts';
import { lockWallet } from '#server/wallet/ledger.service.ts';
import { countOrderOf, insertOrder } from '../order-rows.repository.ts';
import { lineRow, stockLine } from './place-lines.ts';
import { confirmByMail } from './place-mail.service.ts';
import { makeMember } from './place-member.service.ts';
import type { Ready } from './place-prepare.service.ts';
import { type ReceiverFields, receiverOf } from './place-receiver.ts';
import { takeStock } from './place-stock.service.ts';
import { refuseTooManyUnpaid } from './unpaid-limit.service.ts';

export type OrderToPlace = {
  request: ShopperOrderRequest;
  /** The total the shopper was shown; null: none was shown. */
  order_amount: number | null;
  payment: ChosenPayment;
  /** The network address it comes from, as a keyed hash. */
  placed_from: string;
  receiver: ReceiverFields;
  notes: {
    order_note: string | null;
    unavailable_item_note: string | null;
    delivery_instruction: string | null;
    cutlery: boolean;
  };
};

/**
 * All or nothing, in the caller's transaction. Rows are locked in one order (cart, coupon, goods, account), the same in
 * which a canceled order gives back, so that two orders wait for each other at most one way round (docs/decisions/028).
 */
export async function placeOrder(
  deps: Deps,
  tx: Db,
  order: OrderToPlace,
  ready: Ready,
): Promise<Reply<typeof placeOrderCall>> {
  const { request, notes } = order;
  const inside = insideOf(deps, tx);
  const settings = await settingsOfToday(deps, tx, request.language);
  const waits =
    order.payment.payment_method === 'digital_payment' || order.payment.payment_method === 'offline_payment';
  if (waits) await refuseTooManyUnpaid(tx, { owner: request.owner, placed_from: order.placed_from }, settings);
  const quoted = await quoteOrder(inside, tx, request, { settings, lock: true, distance: ready.distance });
  const { total, store, lines, customer } = quoted;
  refuseFor(quoted.problems);
  if (order.order_amount !== null && order.order_amount !== total.order_amount)
    throw new AppError('order_amount_changed');
  if (ready.uploads.length === 0 && (quoted.prescription_required || request.is_prescription))
    throw new AppError('prescription_missing');

  const { owner } = request;
  const account = owner.kind === 'customer' ? await accountOf(tx, owner.id) : null;
  if (owner.kind === 'customer' && !account) throw new AppError('unauthorized');
  const receiver = receiverOf(order.receiver, account, request);
  const { password_hash } = ready;
  const { language } = request;
  const member_id =
    password_hash === null ? null : await makeMember(inside, { receiver, password_hash, settings, language });
  const customer_id = account?.id ?? member_id;

  await takeStock(tx, lines.map(stockLine));
  const balances = account && (await lockWallet(tx, account.id));
  // The account was deleted a moment ago, by its owner on another device.
  if (account && !balances) throw new AppError('unauthorized');
  const { choice, ...paid } = choosePayment(order.payment, {
    order_type: request.order_type,
    order_amount: total.order_amount,
    wallet_balance: balances?.wallet_balance ?? null,
    offered: quoted.payment,
    maximum_cod_order_amount: quoted.zone.maximum_cod_order_amount,
    settings,
  });
  const start = startingStatus(choice);
  const cashback = quoted.cashback && customer ? await takeCashback(tx, quoted.cashback, customer.id) : null;

  const now = deps.now();
  const placed = {
    customer_id,
    guest_id: customer_id === null ? owner.id : null,
    module_id: store.module_id,
    zone_id: quoted.zone.id,
    store_id: store.id,
    order_type: request.order_type,
    ...start,
    payment_method: choice.payment_method,
    ...paid,
    prescription_order: request.is_prescription,
    scheduled: quoted.schedule.scheduled,
    schedule_at: quoted.schedule.at,
    distance: request.order_type === 'delivery' ? quoted.distance : null,
    total,
    coupon: quoted.coupon && { ...quoted.coupon, title: inLanguage(quoted.coupon.title, language) },
    cashback,
    delivery_address: receiver,
    contact_number: contactNumberOf(receiver),
    ...notes,
    order_attachment: ready.uploads.map(({ picture_id }) => picture_id),
    otp: String(randomInt(0, 10_000)).padStart(4, '0'),
    placed_from: start.order_status === 'failed' ? order.placed_from : null,
    now,
  };
  const rows = lines.map((line, at) => lineRow(line, total.goods.lines[at]));
  const id = await insertOrder(tx, placed, rows);
  const payable = { kind: 'order', id } as const;
  const { order_amount } = total;
  const { partially_paid_amount } = paid;
  const confirmation = {
    order_id: id,
    isGuest: customer_id === null,
    to: receiver.contact_person_email,
    quoted,
    language,
  };
  // What they write was locked above, or is new: they need not wait for each other.
  await Promise.all([
    quoted.coupon && redeemCoupon(tx, payable, { coupon_id: quoted.coupon.id, customer_id }),
    customer_id !== null && countOrderOf(tx, customer_id),
    openPayments(tx, { payable, customer_id, amount: order_amount, partially_paid_amount }, choice),
    request.goods === null && emptyCart(tx, owner, store.module_id),
    confirmByMail(inside, tx, confirmation),
  ]);
  // Last: a new picture moves the catalogue's version, one row that all others write.
  for (const upload of ready.uploads) await keepUpload(tx, upload, { isPrivate: true });

  return {
    message: say(language, 'order.placed'),
    order_id: id,
    total_ammount: order_amount,
    status: start.order_status,
    created_at: now.toISOString(),
    user_id: customer_id ?? owner.id,
  };
}
