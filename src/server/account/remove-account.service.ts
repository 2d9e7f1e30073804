import { AppError } from '#contract/errors.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { deleteDropped, dropUpload } from '../media/upload.service.ts';
import { deleteCustomer, lockWholeAccount } from './account.repository.ts';

/**
 * Whether something of the customer still runs: an order on its way, a trip. Answered by the features that know (see
 * features.ts), inside the transaction that removes the account.
 */
export type StillRuns = (db: Db, customer_id: number) => Promise<boolean>;

/** The account and everything personal in it; its tokens end with it. */
export async function removeWholeAccount(deps: Deps, customer_id: number, checks: readonly StillRuns[]): Promise<void> {
  const file = await deps.db.transaction(async (db) => {
    const customer = await lockWholeAccount(db, customer_id);
    if (!customer) throw new AppError('unauthorized');
    for (const stillRuns of checks) {
      if (await stillRuns(db, customer_id)) throw new AppError('account_busy');
    }
    await deleteCustomer(db, customer_id);
    return dropUpload(db, customer.image);
  });
  await deleteDropped(deps, file);
}
