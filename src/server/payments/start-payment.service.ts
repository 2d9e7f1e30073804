import type { PaymentFlag } from '#contract/payments/payments.ts';
import { settingsNow } from '../config/config.service.ts';
import type { Deps } from '../deps.ts';
import { GatewayUnavailable } from '../providers/payment/gateway.ts';
import type { Payables } from './payable-port.ts';
import { findPayment, type Payment, setReference, startAt } from './payments.repository.ts';
import { settlePayment } from './settle-payment.service.ts';

/**
 * Where the browser goes to pay. The gateway is asked outside of any transaction; what it answers to the same payment
 * is the same, so two tabs meet on one page there.
 */
export async function goToGateway(deps: Deps, payables: Payables, payment_id: string): Promise<string | null> {
  const payment = await findPayment(deps.db, payment_id);
  if (!payment?.callback) return null;
  const gateway = deps.gateways.get(payment.payment_method);
  if (payment.payment_status !== 'unpaid' || !gateway) return backTo(payment);
  try {
    if (payment.gateway_reference !== null)
      return (
        (await gateway.resume(payment.gateway_reference)) ??
        (await returnFromGateway(deps, payables, payment_id, false))
      );
    const title = payables[payment.payable_kind].title(payment.payable_id);
    const { business_name, unpaid_order_minutes } = await settingsNow(deps, 'en');
    const started = await startAt(deps.db, payment.id, deps.now());
    const { redirect, reference } = await gateway.start({
      id: payment.id,
      amount: payment.amount,
      title: title === null ? business_name : `${business_name} ${title}`,
      return_url: `${deps.env.PUBLIC_URL}${returnPath(payment.id)}`,
      cancel_url: `${deps.env.PUBLIC_URL}${returnPath(payment.id)}?canceled=1`,
      expires_at: new Date(started.getTime() + sessionMinutes(unpaid_order_minutes) * 60_000),
    });
    await setReference(deps.db, payment.id, reference);
    return redirect;
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    return backTo(payment);
  }
}

/**
 * A gateway refuses to close its page sooner than half an hour after it is asked, and asked again after a lost answer it
 * must hear the same closing time: so half an hour is added. What expires here earlier we close over there ourselves.
 */
const sessionMinutes = (unpaid_order_minutes: number): number =>
  Math.min(Math.max(unpaid_order_minutes, 30) + 30, 1410);

export const returnPath = (payment_id: string): string => `/payment/return/${payment_id}`;

/** The browser is back. What it says counts for nothing: the gateway is asked. */
export async function returnFromGateway(
  deps: Deps,
  payables: Payables,
  payment_id: string,
  saysCanceled: boolean,
): Promise<string | null> {
  const payment = await findPayment(deps.db, payment_id);
  if (!payment?.callback) return null;
  if (payment.payment_status !== 'unpaid') return backTo(payment);
  const { payment_method, gateway_reference } = payment;
  const gateway = deps.gateways.get(payment_method);
  const report =
    gateway &&
    gateway_reference &&
    (await gateway.look(gateway_reference).catch((error: unknown) => {
      if (error instanceof GatewayUnavailable) return null;
      throw error;
    }));
  if (report) await settlePayment(deps, payables, gateway, report);
  return backTo((await findPayment(deps.db, payment_id)) ?? payment, saysCanceled);
}

const FLAGS: Record<Payment['payment_status'], PaymentFlag> = {
  unpaid: 'fail',
  failed: 'fail',
  canceled: 'cancel',
  paid: 'success',
  refunded: 'success',
  refund_due: 'success',
};

/** Put behind the callback even where that has a question mark already: clients look for exactly this text. */
function backTo({ id, callback, payment_status }: Payment, saysCanceled = false): string {
  const flag = payment_status === 'unpaid' && saysCanceled ? 'cancel' : FLAGS[payment_status];
  return `${callback}?flag=${flag}&&token=${id}`;
}
