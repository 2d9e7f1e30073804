import { AppError } from '#contract/errors.ts';
import type { Payable } from '#domain/payments/payable.ts';
import type { Deps } from '#server/deps.ts';
import type { Callback } from '#server/providers/payment/gateway.ts';
import { handleGatewayEvent } from '../gateway-event.service.ts';
import { openGatewayPayment, type PayRequest } from '../pay.service.ts';
import type { Payables } from '../payable-port.ts';
import { findPayment, type Payment, payableOf } from '../payments.repository.ts';
import type { Settled } from '../settle-payment.service.ts';

export { returnPath } from '../start-payment.service.ts';

/** `guest`: somebody's guest_id. `payer`: whoever has the payer's number of this order. */
export type Opener = { kind: 'guest'; id: number } | { kind: 'payer' };

/** Null where it is refused, for whatever reason: a browser that follows an address has nobody to explain it to. */
export function openMobilePayment(
  deps: Deps,
  payables: Payables,
  opener: Opener,
  request: PayRequest,
): Promise<string | null> {
  return deps.db
    .transaction(async (tx) => {
      const { kind, id } = request.payable;
      const owner = opener.kind === 'payer' ? (await payables[kind].bill(tx, id))?.payer : opener;
      return owner ? (await openGatewayPayment(deps, tx, payables, owner, request)).id : null;
    })
    .catch((error: unknown) => {
      if (error instanceof AppError) return null;
      throw error;
    });
}

export async function receiveCallback(
  deps: Deps,
  payables: Payables,
  key: string,
  callback: Callback,
): Promise<Settled | 'forged' | 'other' | 'no_gateway'> {
  const gateway = deps.gateways.get(key);
  if (!gateway) return 'no_gateway';
  const event = gateway.read(callback);
  return typeof event === 'string' ? event : handleGatewayEvent(deps, payables, gateway, event);
}

/** What a gateway's own page may show of a payment. */
export type PaymentOnPage = Pick<Payment, 'id' | 'amount' | 'payment_method' | 'payment_status' | 'callback'> & {
  payable: Payable;
};

export async function paymentOnPage({ db }: Deps, payment_id: string): Promise<PaymentOnPage | null> {
  const payment = await findPayment(db, payment_id);
  return payment && { ...payment, payable: payableOf(payment) };
}
