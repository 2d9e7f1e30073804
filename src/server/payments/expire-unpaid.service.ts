import { PAYABLE_KINDS, type Payable } from '#domain/payments/payable.ts';
import { settingsNow } from '../config/config.service.ts';
import type { Deps } from '../deps.ts';
import { GatewayUnavailable } from '../providers/payment/gateway.ts';
import type { Payables } from './payable-port.ts';
import { closeOpenPayments } from './payment-parts.service.ts';
import { startedPayments } from './payments.repository.ts';
import { oldestSession } from './reconcile.service.ts';
import { settlePayment } from './settle-payment.service.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MOST_AT_ONCE = 100;

/** Whatever has waited for its money too long gives back what it holds, each in a transaction of its own. */
export async function expireUnpaid(deps: Deps, payables: Payables, failed: (error: unknown) => void): Promise<void> {
  const { unpaid_order_minutes, unverified_transfer_hours } = await settingsNow(deps, 'en');
  const now = deps.now().getTime();
  const before = {
    unpaid: new Date(now - unpaid_order_minutes * MINUTE_MS),
    unverified: new Date(now - unverified_transfer_hours * HOUR_MS),
  };
  for (const kind of PAYABLE_KINDS)
    for (const id of await payables[kind].unpaidSince(deps.db, before, MOST_AT_ONCE))
      await expireOne(deps, payables, { kind, id }).catch(failed);
}

async function expireOne(deps: Deps, payables: Payables, payable: Payable): Promise<void> {
  if (!(await isClosedAtGateways(deps, payables, payable))) return;
  const port = payables[payable.kind];
  await deps.db.transaction(async (tx) => {
    const bill = await port.bill(tx, payable.id);
    if (bill && bill.due > 0 && (await port.expire(tx, payable.id))) await closeOpenPayments(tx, payable);
  });
}

/**
 * Closes the payment at its gateway before the goods are given away, so that nobody pays for nothing. False: the gateway
 * does not answer, or money may still come; the next round tries again. Money that has come meanwhile counts.
 */
async function isClosedAtGateways(deps: Deps, payables: Payables, payable: Payable): Promise<boolean> {
  for (const { payment_method, gateway_reference } of await startedPayments(
    deps.db,
    payable,
    oldestSession(deps.now()),
  )) {
    const gateway = deps.gateways.get(payment_method);
    if (!gateway || gateway_reference === null) continue;
    const answer = await gateway.close(gateway_reference).catch((error: unknown) => {
      if (error instanceof GatewayUnavailable) return 'undecided' as const;
      throw error;
    });
    if (answer === 'undecided') return false;
    if (answer !== 'closed') await settlePayment(deps, payables, gateway, answer);
  }
  return true;
}
