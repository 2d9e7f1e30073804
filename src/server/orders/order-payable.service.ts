import { isRunning } from '#domain/orders/order-status.ts';
import { waitsForMoney } from '#domain/orders/waits-for-money.ts';
import { amountDue } from '#domain/payments/amount-due.ts';
import type { Bill, Payable, PayableState } from '#domain/payments/payable.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { announceOrder } from '../live/announce.ts';
import type { PayablePort } from '../payments/payable-port.ts';
import { paidSoFar } from '../payments/payment-parts.service.ts';
import { moveOrRefuse } from './changing/move-order.service.ts';
import { openRest } from './changing/open-rest.service.ts';
import {
  lockOrderToPay,
  type OrderToPay,
  orderContacts,
  setPaid,
  setPaymentMethod,
  unpaidOrders,
} from './order-payable.repository.ts';

const payableOrder = (id: number): Payable => ({ kind: 'order', id });

/** The orders' answers to payments. */
export const orderPayable = (deps: Deps): PayablePort => ({
  unknown: 'order_unknown',
  title: (id) => `#${id}`,
  walletType: 'order_place',
  bill: orderBill,
  async settled(tx, id, payment) {
    const order = await lockOrderToPay(tx, id);
    if (!order) throw new Error('an order stays while it is locked');
    // An order that the wallet paid in part stays one, unless the wallet has now paid the rest too.
    const staysPartial = order.payment_method === 'partial_payment' && payment.payment_method !== 'wallet';
    if (!staysPartial) await setPaymentMethod(tx, id, payment.payment_method);
    await setPaid(tx, id);
    if (order.order_status === 'failed' || order.order_status === 'pending')
      await moveOrRefuse(deps, tx, { order_id: id, to: 'confirmed', by: 'system' });
    else await announceOrder(tx, id);
  },
  async partlyPaid(tx, id) {
    const order = await lockOrderToPay(tx, id);
    if (!order) throw new Error('an order stays while it is locked');
    await openRest(tx, { id, ...order });
    await announceOrder(tx, id);
  },
  async gatewayChosen(tx, id) {
    const order = await lockOrderToPay(tx, id);
    if (order?.payment_method === 'offline_payment') await setPaymentMethod(tx, id, 'digital_payment');
  },
  offline: {
    async submitted(tx, id) {
      await setPaymentMethod(tx, id, 'offline_payment');
      await moveOrRefuse(deps, tx, { order_id: id, to: 'pending', by: 'system' });
    },
    corrected: announceOrder,
  },
  unpaidSince: (db, before, limit) => unpaidOrders(db, before, limit),
  async expire(tx, id) {
    const order = await lockOrderToPay(tx, id);
    // Switched to cash a moment ago it waits for no money.
    if (!order || !waitsForMoney(order)) return false;
    await moveOrRefuse(deps, tx, { order_id: id, to: 'canceled', by: 'system' });
    return true;
  },
  async contacts(db, ids) {
    return new Map((await orderContacts(db, ids)).map(({ id, ...contact }) => [id, contact]));
  },
  refundChanged: announceOrder,
});

async function orderBill(tx: Db, id: number): Promise<Bill | null> {
  const order = await lockOrderToPay(tx, id);
  if (!order) return null;
  const { payment_status, order_amount } = order;
  return {
    due: payment_status === 'paid' ? 0 : amountDue(order_amount, await paidSoFar(tx, payableOrder(id))),
    payer: payerOf(order),
    state: stateOf(order),
    allows: {
      digital_payment: order.digital_payment,
      // What the wallet has paid a part of goes on with cash or a card only.
      offline_payment: order.offline_payment && payment_status === 'unpaid',
    },
  };
}

function payerOf({ customer_id, guest_id }: OrderToPay): Bill['payer'] {
  if (customer_id !== null) return { kind: 'customer', id: customer_id };
  return guest_id === null ? null : { kind: 'guest', id: guest_id };
}

function stateOf(order: OrderToPay): PayableState {
  const { order_status } = order;
  // Whoever ordered it has left, and nobody knows any more where it should go.
  if (order_status === 'failed') return payerOf(order) ? 'awaiting_payment' : 'canceled';
  if (order_status === 'canceled') return 'canceled';
  return isRunning(order_status) ? 'active' : 'finished';
}
