import { AppError } from '#contract/errors.ts';
import type { ChargePayer } from '#contract/parcel/parcel-order.ts';
import type { ParcelEnd } from '#contract/parcel/sending.ts';
import type { Owner } from '#domain/auth/owner.ts';
import { placedNews } from '#domain/orders/order-news.ts';
import { parcelOrderTotal } from '#domain/parcel/parcel-price.ts';
import { paymentOffer } from '#domain/payments/payment-offer.ts';
import { refuseOtherTotal, type ShownTotal } from '../../checkout/shown-total.ts';
import { settingsOfToday } from '../../config/config.service.ts';
import type { Db } from '../../db/db.ts';
import { type Deps, inTransaction } from '../../deps.ts';
import { tellPlaced } from '../../orders/changing/tell-operator.service.ts';
import { mailOrder } from '../../orders/mails/order-mail.service.ts';
import type { ReceiverFields } from '../../orders/placing/place-receiver.ts';
import type { PlacedReply } from '../../orders/placing/placing.ts';
import { nextOrderId, ordererOf, refuseUnpaid, writeOrder } from '../../orders/placing/write-order.service.ts';
import type { ChosenPayment } from '../../payments/choose-payment.ts';
import type { ParcelWay } from './parcel-way.ts';
import { type ParcelRequest, quoteParcel } from './quote-parcel.service.ts';
import { countSent, insertParcel } from './sending.repository.ts';

export type ParcelToPlace = {
  request: ParcelRequest;
  owner: Owner;
  shown: ShownTotal;
  payment: ChosenPayment;
  charge_payer: ChargePayer;
  /** The network address it comes from, as a keyed hash. */
  placed_from: string;
  sender: ReceiverFields;
  receiver: ParcelEnd;
  order_note: string | null;
  delivery_instruction: string | null;
  language: string;
};

/** What takes time, done before the transaction locks anything. */
export type ReadyParcel = { way: ParcelWay | null; password_hash: string | null };

/** All or nothing, in the caller's transaction, like every other order. */
export async function placeParcel(
  deps: Deps,
  tx: Db,
  parcel: ParcelToPlace,
  { way: measured, password_hash }: ReadyParcel,
): Promise<PlacedReply> {
  const { request, owner, payment, placed_from, receiver, language } = parcel;
  const inside = inTransaction(deps, tx);
  const settings = await settingsOfToday(deps, tx, language);
  await refuseUnpaid(tx, { owner, payment, placed_from }, settings);
  if (owner.kind === 'guest' && settings.guest_checkout_status !== 1) throw new AppError('guest_order_off');
  const quoted = await quoteParcel(inside, tx, request, { settings, way: measured });
  const { price, category, zone, way } = quoted;
  refuseOtherTotal(parcel.shown, price.order_amount, settings);
  if (parcel.charge_payer === 'receiver' && !isCash(payment)) throw new AppError('receiver_pays_cash');

  const orderer = await ordererOf(inside, tx, {
    owner,
    given: parcel.sender,
    order_type: 'delivery',
    at: request.from,
    password_hash,
    settings,
    language,
  });
  const id = await nextOrderId(tx);
  const { reply } = await writeOrder(deps, tx, {
    id,
    orderer,
    module_id: category.module_id,
    store_id: null,
    order_type: 'parcel',
    zone,
    total: parcelOrderTotal(price),
    prescription_order: false,
    schedule: quoted.schedule,
    distance: way.distance,
    coupon: null,
    cashback: null,
    payment,
    placed_from,
    offered: paymentOffer(settings, zone, owner.kind === 'customer'),
    notes: {
      order_note: parcel.order_note,
      unavailable_item_note: null,
      delivery_instruction: parcel.delivery_instruction,
      cutlery: false,
    },
    order_attachment: [],
    lines: [],
    settings,
    language,
  });
  await insertParcel(tx, {
    order_id: id,
    parcel_category_id: category.id,
    receiver_details: { ...receiver, zone_id: quoted.receiver_zone_id },
    charge_payer: parcel.charge_payer,
    price,
    travel_minutes: way.travel_minutes,
  });
  await mailOrder(deps, tx, id, placedNews(reply.status));
  await tellPlaced(deps, tx, { order_id: id, order_type: 'parcel', order_status: reply.status, store_id: null });
  await countSent(tx, category.id);
  return reply;
}

const isCash = ({ payment_method, partial_payment }: ChosenPayment): boolean =>
  payment_method === 'cash_on_delivery' && !partial_payment;
