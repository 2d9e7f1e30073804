import { AppError } from '#contract/errors.ts';
import type { Deps } from '#server/deps.ts';
import { GatewayUnavailable, type RefundOutcome } from '#server/providers/payment/gateway.ts';
import type { Payables } from '../payable-port.ts';
import {
  type ClaimedRefund,
  claimRefund,
  findRefund,
  noteRefundError,
  refundsToSend,
  reopenRefund,
  setPaidBack,
  setRefundState,
  showRefundOnPayment,
} from './refunds.repository.ts';

/** As many as one round sends; those that are left wait for the next. */
const MOST_AT_ONCE = 100;

/** Everything whose time has come: what was never sent, what failed, what was sent by a process that died since. */
export async function sendRefunds(deps: Deps, payables: Payables, failed: (error: unknown) => void): Promise<void> {
  for (const { id } of await refundsToSend(deps.db, deps.now(), MOST_AT_ONCE))
    await sendRefund(deps, payables, id).catch(failed);
}

/**
 * The row is claimed, the gateway is asked under the row's own key, and the answer is written. A process that dies in
 * between leaves the row to the next one, which asks under the same key: the gateway sends once.
 */
export async function sendRefund(deps: Deps, payables: Payables, id: number): Promise<void> {
  const claimed = await claimRefund(deps.db, id, deps.now());
  if (!claimed) return;
  const outcome = await ask(deps, claimed).catch(async (error: unknown) => {
    if (!(error instanceof GatewayUnavailable)) throw error;
    await noteRefundError(deps.db, id, error.message.slice(0, 500));
    return null;
  });
  if (outcome) await noteOutcome(deps, payables, id, outcome);
}

async function ask({ gateways }: Deps, refund: ClaimedRefund): Promise<RefundOutcome> {
  const { id, payment_id, amount, reference, charge, attempts } = refund;
  const gateway = gateways.get(refund.refund_method);
  if (!gateway || reference === null) return { outcome: 'refused', because: `no gateway ${refund.refund_method}` };
  return gateway.refund({ id, payment_id, amount, reference, charge, isRetry: attempts > 1 });
}

/** Answered, or told later. What a gateway will not send is sent by hand. */
export async function noteOutcome(
  deps: Deps,
  payables: Payables,
  refund_id: number,
  outcome: RefundOutcome,
): Promise<void> {
  const refund = await findRefund(deps.db, refund_id);
  if (!refund) return;
  await deps.db.transaction(async (tx) => {
    const port = payables[refund.payable_kind];
    await port.bill(tx, refund.payable_id);
    const changed =
      outcome.outcome === 'refused'
        ? await reopenRefund(tx, refund_id, outcome.because.slice(0, 500))
        : await setRefundState(tx, refund_id, {
            refund_status: outcome.outcome,
            gateway_reference: outcome.reference,
            last_error: null,
            now: deps.now(),
          });
    if (changed === 0) return;
    await showRefundOnPayment(tx, refund.payment_id);
    await port.refundChanged(tx, refund.payable_id);
  });
}

/** Somebody has sent it by hand; `proof` says how to find it again. Told twice it is no fault. */
export async function notePaidBack(deps: Deps, payables: Payables, id: number, proof: string): Promise<void> {
  const refund = await findRefund(deps.db, id);
  if (!refund) throw new AppError('not_found');
  await deps.db.transaction(async (tx) => {
    const port = payables[refund.payable_kind];
    await port.bill(tx, refund.payable_id);
    if ((await setPaidBack(tx, id, proof, deps.now())) === 0) {
      const now = await findRefund(tx, id);
      if (now?.refund_status === 'done' && now.proof === proof) return;
      throw new AppError('already_decided');
    }
    await showRefundOnPayment(tx, refund.payment_id);
    await port.refundChanged(tx, refund.payable_id);
  });
}
