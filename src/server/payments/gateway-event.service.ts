import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { Gateway, GatewayEvent } from '../providers/payment/gateway.ts';
import type { Payables } from './payable-port.ts';
import { lockPayment, type Payment, payableOf, paymentOfCharge } from './payments.repository.ts';
import { writeDispute } from './refunds/disputes.repository.ts';
import {
  insertRefund,
  type RefundReason,
  showRefundOnPayment,
  stopSending,
  sumRefunds,
} from './refunds/refunds.repository.ts';
import { noteOutcome } from './refunds/send-refund.service.ts';
import { type Settled, settlePayment } from './settle-payment.service.ts';

/** What a gateway told us without being asked, in whatever order and however often. */
export async function handleGatewayEvent(
  deps: Deps,
  payables: Payables,
  gateway: Gateway,
  event: GatewayEvent,
): Promise<Settled> {
  switch (event.about) {
    case 'payment':
      return settlePayment(deps, payables, gateway, event);
    case 'refund':
      await noteOutcome(deps, payables, event.refund_id, event);
      return 'done';
    case 'charge':
      return ofPayment(deps, payables, gateway, event.charge, (tx, payment) =>
        // What we have no refund for was sent back by somebody at the gateway's own desk.
        noteGone(deps, tx, payables, payment, { amount: event.refunded, reason: 'at_gateway' }),
      );
    case 'dispute':
      return ofPayment(deps, payables, gateway, event.charge, async (tx, payment) => {
        const before = await writeDispute(tx, { ...event, gateway: gateway.key, payment_id: payment.id });
        await stopSending(tx, payment.id);
        if (event.dispute_status !== 'lost' || before === 'lost' || before === 'won') return;
        await noteGone(deps, tx, payables, payment, {
          amount: (await sumRefunds(tx, payment.id)) + event.amount,
          reason: 'disputed',
        });
      });
  }
}

/** Locked as every payment is: first what it is for, then the payment. */
async function ofPayment(
  deps: Deps,
  payables: Payables,
  gateway: Gateway,
  charge: string,
  work: (tx: Db, payment: Payment) => Promise<void>,
): Promise<Settled> {
  const found = await paymentOfCharge(deps.db, gateway.key, charge);
  if (!found) return 'unmatched';
  return deps.db.transaction(async (tx) => {
    const port = payables[found.payable_kind];
    await port.bill(tx, found.payable_id);
    const payment = await lockPayment(tx, found.id);
    if (!payment) return 'unmatched';
    await work(tx, payment);
    await port.refundChanged(tx, payment.payable_id);
    return 'done';
  });
}

/** Writes down money that left without us, never more than the payment brought, and tells what it was paid for. */
async function noteGone(
  deps: Deps,
  tx: Db,
  payables: Payables,
  payment: Payment,
  { amount, reason }: { amount: number; reason: RefundReason },
): Promise<void> {
  const missing = Math.min(amount, payment.amount) - (await sumRefunds(tx, payment.id));
  if (missing <= 0) return;
  const payable = payableOf(payment);
  const refund_id = await insertRefund(tx, {
    payable,
    payment_id: payment.id,
    refund_method: payment.payment_method,
    amount: missing,
    reason,
    refund_status: 'done',
    now: deps.now(),
  });
  await showRefundOnPayment(tx, payment.id);
  await payables[payable.kind].moneyGone?.(tx, payable.id, { refund_id, amount: missing });
}
