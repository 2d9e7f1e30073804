import { AppError } from '#contract/errors.ts';
import type { ApplicationState } from '#contract/join/state.ts';
import { amountDue } from '#domain/payments/amount-due.ts';
import type { Deps } from '../deps.ts';
import { paidSoFar } from '../payments/payment-parts.service.ts';
import { readApplicationKey } from './application-key.ts';
import { findApplication, storeAddress } from './applications.repository.ts';

/** What became of it, and nothing of who sent it: a link is passed on more easily than a secret. */
export async function stateOf(deps: Deps, key: string): Promise<ApplicationState> {
  const application = await findApplication(deps.db, readApplicationKey(deps, key, 'key'));
  if (!application) throw new AppError('application_unknown', 'key');
  const payable = { kind: 'registration', id: application.id } as const;
  const { kind, application_status, reason, business_plan, package_id, module_id, price, store_id } = application;
  return {
    kind,
    application_status,
    reason,
    business_plan,
    due: application_status === 'awaiting_payment' ? amountDue(price ?? 0, await paidSoFar(deps.db, payable)) : null,
    package_id,
    module_id,
    store: store_id === null ? null : await storeAddress(deps.db, store_id),
    created_at: application.created_at.toISOString(),
    decided_at: application.decided_at?.toISOString() ?? null,
  };
}
