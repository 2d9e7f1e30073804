import type { Deps } from '../deps.ts';
import { GatewayUnavailable } from '../providers/payment/gateway.ts';
import type { Payables } from './payable-port.ts';
import { noteChecked, openSessions } from './payments.repository.ts';
import { settlePayment } from './settle-payment.service.ts';

/** No gateway keeps its page open longer than a day; an hour more for clocks that differ. */
const LONGEST_SESSION_MS = 25 * 3_600_000;
const LOOK_EVERY_MS = 120_000;
const MOST_AT_ONCE = 50;

/** What was begun before is over, whatever its gateway answers. */
export const oldestSession = (now: Date): Date => new Date(now.getTime() - LONGEST_SESSION_MS);

/**
 * Asks the gateways what became of every payment that was begun there and not heard of: a callback may be lost, and money
 * may have come for something that was closed here meanwhile.
 */
export async function reconcilePayments(
  deps: Deps,
  payables: Payables,
  failed: (error: unknown) => void,
): Promise<void> {
  const now = deps.now();
  const open = await openSessions(deps.db, {
    startedAfter: oldestSession(now),
    lookedBefore: new Date(now.getTime() - LOOK_EVERY_MS),
    limit: MOST_AT_ONCE,
  });
  for (const { id, payment_method, gateway_reference } of open) {
    await noteChecked(deps.db, id, deps.now());
    const gateway = deps.gateways.get(payment_method);
    if (!gateway || gateway_reference === null) continue;
    await gateway
      .look(gateway_reference)
      .then((report) => report && settlePayment(deps, payables, gateway, report))
      .catch((error: unknown) => {
        // It is asked again on the next round.
        if (!(error instanceof GatewayUnavailable)) failed(error);
      });
  }
}
