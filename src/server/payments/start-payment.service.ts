import type { PaymentFlag } from '#contract/payments/payments.ts';
import { settingsNow } from '../config/config.service.ts';
import type { Deps } from '../deps.ts';
import { GatewayUnavailable } from '../providers/payment/gateway.ts';
import type { Payables } from './payable-port.ts';
import { findPayment, type Payment, setReference } from './payments.repository.ts';
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
      return (await gateway.resume(payment.gateway_reference)) ?? (await comeBack(deps, payables, payment_id, false));
    const title = payables[payment.payable_kind].title(payment.payable_id);
    const { business_name } = await settingsNow(deps, 'en');
    const { redirect, reference } = await gateway.start({
      id: payment.id,
      amount: payment.amount,
      title: title === null ? business_name : `${business_name} ${title}`,
      return_url: `${deps.env.PUBLIC_URL}${returnPath(payment.id)}`,
      cancel_url: `${deps.env.PUBLIC_URL}${returnPath(payment.id)}?canceled=1`,
    });
    await setReference(deps.db, payment.id, reference);
    return redirect;
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error;
    return backTo(payment);
  }
}

export const returnPath = (payment_id: string): string => `/payment/return/${payment_id}`;

/** The browser is back. What it says counts for nothing: the gateway is asked. */
export async function comeBack(
  deps: Deps,
  payables: Payables,
  payment_id: string,
  saysCanceled: boolean,
): Promise<string | null> {
  const payment = await findPayment(deps.db, payment_id);
  if (!payment?.callback) return null;
  if (payment.payment_status !== 'unpaid') return backTo(payment);
  const { payment_method, gateway_reference } = payment;
  const report =
    gateway_reference &&
    (await deps.gateways
      .get(payment_method)
      ?.look(gateway_reference)
      .catch((error: unknown) => {
        if (error instanceof GatewayUnavailable) return null;
        throw error;
      }));
  if (report) await settlePayment(deps, payables, payment_method, report);
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

/** Behind the callback as it stands, be there a question mark in it or not: clients look for this very text. */
function backTo({ id, callback, payment_status }: Payment, saysCanceled = false): string {
  const flag = payment_status === 'unpaid' && saysCanceled ? 'cancel' : FLAGS[payment_status];
  return `${callback}?flag=${flag}&&token=${id}`;
}
