import type { Deps } from '../deps.ts';
import { expireUnpaid } from './expire-unpaid.service.ts';
import type { Payables } from './payable-port.ts';
import { reconcilePayments } from './reconcile.service.ts';
import { sendRefunds } from './refunds/send-refund.service.ts';

/**
 * Once a minute, in one process: finds money whose callback was lost, before what it pays for expires, and sends refunds
 * that wait. Everything it knows is in the database, so a round that is killed is simply done again.
 */
export async function keepPaymentsUpToDate(
  deps: Deps,
  payables: Payables,
  failed: (error: unknown) => void,
): Promise<void> {
  await reconcilePayments(deps, payables, failed);
  await expireUnpaid(deps, payables, failed);
  await sendRefunds(deps, payables, failed);
}
