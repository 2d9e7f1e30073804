import type { Deps } from '../deps.ts';
import { expireUnpaid } from './expire-unpaid.service.ts';
import type { Payables } from './payable-port.ts';
import { reconcilePayments } from './reconcile.service.ts';
import { sendRefunds } from './refunds/send-refund.service.ts';

/**
 * Once a minute, in any one process: money whose callback was lost is noticed before what it pays expires, and what is to go
 * back goes. All that is known stands in rows, so a round that dies is simply done again.
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
