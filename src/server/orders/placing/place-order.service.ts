import { AppError } from '#contract/errors.ts';
import { placedNews } from '#domain/orders/order-news.ts';
import { inLanguage } from '#domain/text.ts';
import { emptyCart } from '#server/cart/cart.service.ts';
import type { ShopperOrderRequest } from '#server/checkout/order-request.ts';
import { refuseFor } from '#server/checkout/problem.ts';
import { quoteOrder } from '#server/checkout/quote.service.ts';
import { settingsOfToday } from '#server/config/config.service.ts';
import { redeemCoupon } from '#server/coupons/redeem-coupon.service.ts';
import type { Db } from '#server/db/db.ts';
import { type Deps, insideOf } from '#server/deps.ts';
import { keepUpload } from '#server/media/upload.service.ts';
import type { ChosenPayment } from '#server/payments/choose-payment.ts';
import { tellPlaced } from '../changing/tell-operator.service.ts';
import { mailOrder, readMailedOrder } from '../mails/order-mail.service.ts';
import { lineRow, stockLine } from './place-lines.ts';
import type { Ready } from './place-prepare.service.ts';
import type { ReceiverFields } from './place-receiver.ts';
import { takeStock } from './place-stock.service.ts';
import type { PlacedReply } from './placing.ts';
import { refuseOtherTotal, type ShownTotal } from './shown-total.ts';
import { ordererOf, refuseUnpaid, writeOrder } from './write-order.service.ts';

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
  const inside = insideOf(deps, tx);
  const settings = await settingsOfToday(deps, tx, language);
  await refuseUnpaid(tx, { owner, payment, placed_from }, settings);
  const quoted = await quoteOrder(inside, tx, request, { settings, lock: true, distance: ready.distance });
  const { total, store, lines } = quoted;
  refuseFor(quoted.problems);
  refuseOtherTotal(order.shown, total.order_amount, settings);
  if (ready.uploads.length === 0 && (quoted.prescription_required || request.is_prescription))
    throw new AppError('prescription_missing');

  const { password_hash } = ready;
  const given = order.receiver;
  const orderer = await ordererOf(inside, tx, { owner, given, order_type, at, password_hash, settings, language });
  // The goods are locked: what is taken and what is written need not wait for each other. Too little undoes both.
  const [, placed] = await Promise.all([
    takeStock(tx, lines.map(stockLine)),
    writeOrder(deps, tx, {
      orderer,
      module_id: store.module_id,
      store_id: store.id,
      order_type,
      zone: quoted.zone,
      total,
      prescription_order: request.is_prescription,
      schedule: quoted.schedule,
      distance: order_type === 'delivery' ? quoted.distance : null,
      coupon: quoted.coupon && { ...quoted.coupon, title: inLanguage(quoted.coupon.title, language) },
      cashback: quoted.cashback,
      payment,
      placed_from,
      offered: quoted.payment,
      notes,
      order_attachment: ready.uploads.map(({ picture_id }) => picture_id),
      lines: lines.map((line, index) => lineRow(line, total.goods.lines[index])),
      settings,
      language,
    }),
  ]);
  const { coupon } = quoted;
  const { customer_id } = orderer;
  const known = { settings, read: readMailedOrder(tx, placed.order_id) };
  await Promise.all([
    coupon && redeemCoupon(tx, { kind: 'order', id: placed.order_id }, { coupon_id: coupon.id, customer_id }),
    request.goods === null && emptyCart(tx, owner, store.module_id),
    mailOrder(deps, tx, placed.order_id, placedNews(placed.status), known),
    tellPlaced(
      deps,
      tx,
      { order_id: placed.order_id, order_type, order_status: placed.status, store_id: store.id },
      known,
    ),
  ]);
  // Last: a new picture moves the catalogue's version, one row that all others write.
  for (const upload of ready.uploads) await keepUpload(tx, upload, { isPrivate: true });
  return placed;
}
