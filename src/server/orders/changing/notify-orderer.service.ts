import { orderNotice, parcelNotice } from '#domain/notifications/order-notices.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { Db } from '#server/db/db.ts';
import { notify } from '#server/notifications/notify.ts';
import type { LockedOrder } from './move-order.repository.ts';
import { orderToTell } from './notify-orderer.repository.ts';

/** Tells the customer that nobody has found their transfer. */
export async function notifyOfTransfer(tx: Db, { id: order_id, customer_id }: LockedOrder): Promise<void> {
  const told = customer_id === null ? null : await orderToTell(tx, order_id);
  if (customer_id === null || !told) return;
  const { store, picture } = told;
  const of = { customer_id, link: `/order/${order_id}`, event: 'transfer_denied' } as const;
  if (store) await notify(tx, { ...of, kind: 'order', params: { order_id, store, picture } });
  else await notify(tx, { ...of, kind: 'parcel', params: { order_id, picture } });
}

/** Tells the customer what became of the order; called while it is locked, with its status before. */
export async function notifyOrderer(tx: Db, order: LockedOrder, to: OrderStatus): Promise<void> {
  const { id: order_id, customer_id, order_type, order_status: from } = order;
  const told = customer_id === null ? null : await orderToTell(tx, order_id);
  if (customer_id === null || !told) return;
  const { store, picture, courier } = told;
  const of = { customer_id, link: `/order/${order_id}` };
  // What no store sells is a parcel.
  if (!store) {
    const event = parcelNotice({ from, to });
    if (event) await notify(tx, { ...of, kind: 'parcel', event, params: { order_id, picture } });
  } else {
    const event = orderNotice({ from, to }, { order_type, hasCourier: courier !== null });
    const params = { order_id, store, picture, courier: courier ?? '' };
    if (event) await notify(tx, { ...of, kind: 'order', event, params });
  }
}
