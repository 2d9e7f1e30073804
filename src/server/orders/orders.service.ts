import { AppError } from '#contract/errors.ts';
import type { OrderLine } from '#contract/orders/lines-shape.ts';
import type { Order, TrackedOrder } from '#contract/orders/shapes.ts';
import type { Owner } from '#domain/auth/owner.ts';
import { localize } from '#domain/language/localize.ts';
import { type PageRequest, pageOf } from '../catalog/page.ts';
import { settingsNow } from '../config/config.service.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { offlinePaymentOf } from '../payments/offline-payment.service.ts';
import { paymentsOf } from '../payments/payment-parts.service.ts';
import { refundsOf } from '../payments/refunds/refund.service.ts';
import { priceToWire } from './changing/order-price.service.ts';
import { orderByPhone } from './order-by-phone.service.ts';
import { isOrderKey, orderKey } from './order-key.ts';
import { linesOfOrder } from './order-lines.repository.ts';
import type { OrderRow } from './order-row.ts';
import { lineToWire, orderToWire, type Reader } from './order-to-wire.ts';
import { countOrders, findOrder, isTrackable, ordersOf, type WhichOrders } from './orders.repository.ts';
import { statusOnly } from './status-only.ts';

type TrackedOffline = NonNullable<TrackedOrder['offline_payment']>;

/** Its owner, or somebody with the key of a guest's order, or who at least knows its phone. */
export type OrderViewer = {
  owner: Owner | null;
  key?: string | null | undefined;
  contact_number?: string | null | undefined;
  /** Where they are. */
  address: string;
};

export async function listOrdersOf(
  deps: Deps,
  owner: Owner,
  which: WhichOrders,
  { language, ...query }: PageRequest & { language: string },
): Promise<{ total_size: number; limit: number; offset: number; orders: Order[] }> {
  const page = pageOf(query);
  const [rows, total_size, reader] = await Promise.all([
    ordersOf(deps.db, owner, which, page),
    countOrders(deps.db, owner, which),
    readerFor(deps, language),
  ]);
  return { total_size, limit: page.limit, offset: page.offset, orders: rows.map((row) => orderToWire(row, reader)) };
}

/** The code is left out where deliveries are not confirmed by one. */
export async function readerFor(deps: Deps, language: string): Promise<Reader> {
  const { order_delivery_verification, parcel_return_time_fee } = await settingsNow(deps, language);
  const { env, hashSecret, now } = deps;
  const { return_fee_for_dm: lateFee } = parcel_return_time_fee;
  return { env, hashSecret, now, language, showsCode: order_delivery_verification, lateFee };
}

/** An order that is not theirs answers like one that does not exist; the phone alone asks for a proof. */
async function wholeOrder(deps: Deps, viewer: OrderViewer, order_id: number): Promise<OrderRow> {
  const order = await findOrder(deps.db, order_id, accessOf(deps, viewer, order_id));
  if (order) return order;
  if (await orderByPhone(deps, viewer, order_id)) throw new AppError('order_proof');
  throw new AppError('order_unknown');
}

/** Its owner's, in whichever transaction. */
export async function ownOrder(db: Db, owner: Owner, order_id: number): Promise<OrderRow> {
  const order = await findOrder(db, order_id, { owner, hasKey: false });
  if (!order) throw new AppError('order_unknown');
  return order;
}

export const mayFollow = (deps: Deps, viewer: Pick<OrderViewer, 'owner' | 'key'>, order_id: number): Promise<boolean> =>
  isTrackable(deps.db, order_id, accessOf(deps, viewer, order_id));

const accessOf = (deps: Deps, { owner, key }: Pick<OrderViewer, 'owner' | 'key'>, order_id: number) => ({
  owner,
  hasKey: key ? isOrderKey(deps, order_id, key) : false,
});

export async function orderDetails(
  deps: Deps,
  viewer: OrderViewer,
  order_id: number,
  language: string,
): Promise<OrderLine[] | Order> {
  const order = await wholeOrder(deps, viewer, order_id);
  const [lines, reader] = await Promise.all([linesOfOrder(deps.db, order.id), readerFor(deps, language)]);
  // Without goods the order itself is all there is to tell.
  if ((order.prescription_order || order.parcel) && lines.length === 0) return orderToWire(order, reader);
  return lines.map((line) => lineToWire(line, order, reader));
}

export async function trackedOrder(
  deps: Deps,
  viewer: OrderViewer,
  order_id: number,
  language: string,
): Promise<TrackedOrder> {
  const order = await findOrder(deps.db, order_id, accessOf(deps, viewer, order_id));
  if (!order) {
    const byPhone = await orderByPhone(deps, viewer, order_id);
    if (!byPhone) throw new AppError('order_unknown');
    return statusOnly(orderToWire(byPhone, await readerFor(deps, language)), byPhone);
  }
  return wholeTrackedOrder(deps, order, language);
}

/** All of an order, for who may see all of it. */
export async function wholeTrackedOrder(deps: Deps, order: OrderRow, language: string): Promise<TrackedOrder> {
  const payable = { kind: 'order', id: order.id } as const;
  const [payments, refunds, offline, price, reader] = await Promise.all([
    paymentsOf(deps.db, payable),
    refundsOf(deps.db, payable),
    offlinePaymentOf(deps.db, payable),
    order.prescription_order ? priceToWire(deps.db, order.id) : null,
    readerFor(deps, language),
  ]);
  return {
    ...orderToWire(order, reader),
    is_whole: true,
    key: order.is_guest ? orderKey(deps, order.id) : null,
    min_delivery_time: order.store?.min_minutes ?? null,
    max_delivery_time: order.store?.max_minutes ?? null,
    refund_cancellation_note: order.refund?.refund_status === 'rejected' ? order.refund.admin_note : null,
    refund_customer_note: order.refund?.customer_note ?? null,
    price,
    payments,
    refunds: refunds.map(({ id, amount, refund_method, refund_status, created_at, done_at }) => ({
      id,
      amount,
      refund_method,
      refund_status,
      created_at: created_at.toISOString(),
      done_at: done_at?.toISOString() ?? null,
    })),
    offline_payment: offline && {
      input: localize(offline.input, language) as TrackedOffline['input'],
      data: {
        status: offline.status,
        method_id: offline.method_id,
        method_name: offline.method_name,
        customer_note: offline.customer_note,
        admin_note: offline.admin_note,
      },
      method_fields: localize(offline.method_fields, language) as TrackedOffline['method_fields'],
    },
  };
}

/** Only while the courier is on the way. */
export async function lastLocation(deps: Deps, viewer: OrderViewer, order_id: number) {
  const { courier, order_status, parcel } = await wholeOrder(deps, viewer, order_id);
  const comesBack = order_status === 'canceled' && parcel?.return_otp != null;
  const isOnTheWay = order_status === 'handover' || order_status === 'picked_up' || comesBack;
  if (!isOnTheWay || courier?.latitude == null || courier.longitude === null || courier.located_at === null)
    return { latitude: null, longitude: null, location: null, located_at: null };
  return {
    latitude: String(courier.latitude),
    longitude: String(courier.longitude),
    location: null,
    located_at: new Date(courier.located_at).toISOString(),
  };
}
