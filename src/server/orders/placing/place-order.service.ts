import { AppError } from '#contract/errors.ts';
import { placedNews } from '#domain/orders/order-news.ts';
import { isCouponUsed } from '#domain/pricing/order-total.ts';
import { inLanguage } from '#domain/text.ts';
import { emptyCart } from '#server/cart/cart.service.ts';
import type { ShopperOrderRequest } from '#server/checkout/order-request.ts';
import { refuseFor } from '#server/checkout/problem.ts';
import { quoteOrder } from '#server/checkout/quote.service.ts';
import { refuseOtherTotal, type ShownTotal } from '#server/checkout/shown-total.ts';
import { settingsOfToday } from '#server/config/config.service.ts';
import { redeemCoupon } from '#server/coupons/redeem-coupon.service.ts';
import type { Db } from '#server/db/db.ts';
import { type Deps, inTransaction } from '#server/deps.ts';
import { keepUpload } from '#server/media/upload.service.ts';
import type { ChosenPayment } from '#server/payments/choose-payment.ts';
import { hasReceivers } from '#server/webhooks/webhooks.service.ts';
import { tellPlaced } from '../changing/tell-operator.service.ts';
import { mailedAsPlaced } from '../mails/mailed-as-placed.ts';
import { mailOrder } from '../mails/order-mail.service.ts';
import { lineRow, stockLine } from './place-lines.ts';
import type { Ready } from './place-prepare.service.ts';
import type { ReceiverFields } from './place-receiver.ts';
import { takeStock } from './place-stock.service.ts';
import type { PlacedReply } from './placing.ts';
import { nextOrderId, ordererOf, refuseUnpaid, writeOrder } from './write-order.service.ts';

export type OrderToPlace = {
  request: ShopperOrderRequest;
  shown: ShownTotal;
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
export async function placeOrder(deps: Deps, tx: Db, order: OrderToPlace, ready: Ready): Promise<PlacedReply> {
  const { request, payment, placed_from, notes } = order;
  const { owner, language, order_type, at } = request;
  const inside = inTransaction(deps, tx);
  const { timezone, distance } = ready;
  const asked = settingsOfToday(deps, tx, language);
  await refuseUnpaid(tx, { owner, payment, placed_from }, asked);
  // All that the order is made of, in one go; what was locked stays so until the end.
  const [quoted, id, isToBeTold] = await Promise.all([
    quoteOrder(inside, tx, request, { settings: asked, timezone, lock: true, distance }),
    nextOrderId(tx),
    hasReceivers(tx, 'order.placed'),
  ]);
  const { total, store, lines, settings } = quoted;
  const coupon = isCouponUsed(total) ? quoted.coupon : null;
  refuseFor(quoted.problems);
  refuseOtherTotal(order.shown, total.order_amount, settings);
  if (ready.uploads.length === 0 && (quoted.prescription_required || request.is_prescription))
    throw new AppError('prescription_missing');

  const { password_hash } = ready;
  const given = order.receiver;
  const orderer = await ordererOf(inside, tx, { owner, given, order_type, at, password_hash, settings, language });
  const newLines = lines.map((line, index) => lineRow(line, total.goods.lines[index]));
  const { placed, reply } = await writeOrder(deps, tx, {
    id,
    orderer,
    module_id: store.module_id,
    store_id: store.id,
    order_type,
    zone: quoted.zone,
    total,
    prescription_order: request.is_prescription,
    schedule: quoted.schedule,
    distance: order_type === 'delivery' ? quoted.distance : null,
    coupon: coupon && { ...coupon, title: inLanguage(coupon.title, language) },
    cashback: quoted.cashback,
    payment,
    placed_from,
    offered: quoted.payment,
    notes,
    order_attachment: ready.uploads.map(({ picture_id }) => picture_id),
    lines: newLines,
    settings,
    language,
  });
  if (coupon) redeemCoupon(tx, { kind: 'order', id }, { coupon_id: coupon.id, customer_id: orderer.customer_id });
  if (request.goods === null) emptyCart(tx, owner, store.module_id);
  const mailed = mailedAsPlaced(placed, newLines, { store, account_email: orderer.email });
  const told = { order_id: id, order_type, order_status: placed.order_status, store_id: store.id };
  // The goods are locked: what is taken and what is written need not wait for each other. Too little undoes both.
  await Promise.all([
    takeStock(tx, lines.map(stockLine)),
    mailOrder(deps, tx, id, placedNews(placed.order_status), { settings, mailed }),
    tellPlaced(deps, tx, told, { settings, mailed, hasReceivers: isToBeTold }),
  ]);
  // Last: a new picture updates the catalogue's version, a single row that every writer has to lock.
  for (const upload of ready.uploads) await keepUpload(tx, upload, { isPrivate: true });
  return reply;
}
