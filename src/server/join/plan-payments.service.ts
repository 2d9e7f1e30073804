import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { closeOpenPayments, paidSoFar } from '../payments/payment-parts.service.ts';
import { refundPayable } from '../payments/refunds/refund.service.ts';

const payableOf = (id: number) => ({ kind: 'registration', id }) as const;

/** Something else will be paid, or nothing: what is open is closed, and what came for another package goes back. */
export async function resetPlanPayments(deps: Deps, tx: Db, application_id: number): Promise<void> {
  const payable = payableOf(application_id);
  await closeOpenPayments(tx, payable);
  await giveBack(deps, tx, application_id);
}

/** All that came for it, the way it came; an applicant has no wallet. False: nothing had come. */
export async function giveBack(deps: Deps, tx: Db, application_id: number): Promise<boolean> {
  const payable = payableOf(application_id);
  if ((await paidSoFar(tx, payable)) === 0) return false;
  await refundPayable(deps, tx, { payable, customer_id: null, amount: null, reason: 'canceled' });
  return true;
}
