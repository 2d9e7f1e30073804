import type { Removal } from '#contract/account/security.ts';
import { AppError } from '#contract/errors.ts';
import { refuseUnconfirmed } from '../auth/confirm-owner.service.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { deleteDropped, dropUpload } from '../media/upload.service.ts';
import { giveUpBalance } from '../wallet/ledger.service.ts';
import { deleteCustomer, findCustomer, lockWholeAccount } from './account.repository.ts';

/**
 * What of the customer still goes on: orders or trips on their way, and those whose money is not settled. Answered by the
 * features that know (see features.ts), inside the transaction that removes the account.
 */
export type StillOpen = (db: Db, customer_id: number) => Promise<{ running: number; unsettled: number }>;

/** Told before anybody is asked whether they are sure. */
export async function removalOf({ db }: Deps, customer_id: number, features: readonly StillOpen[]): Promise<Removal> {
  const customer = await findCustomer(db, customer_id);
  if (!customer) throw new AppError('unauthorized');
  const open = await whatIsOpen(db, customer_id, features);
  return {
    running_orders: open.running,
    unsettled_orders: open.unsettled,
    wallet_balance: customer.wallet_balance,
    loyalty_point: customer.loyalty_point,
    is_possible: open.running + open.unsettled === 0,
  };
}

type Who = { id: number; token: string };

/** The account and everything personal in it; its tokens end with it. */
export async function removeWholeAccount(
  deps: Deps,
  who: Who,
  { givesUpBalance }: { givesUpBalance: boolean },
  features: readonly StillOpen[],
): Promise<void> {
  await refuseUnconfirmed(deps, who);
  const file = await deps.db.transaction(async (db) => {
    const customer = await lockWholeAccount(db, who.id);
    if (!customer) throw new AppError('unauthorized');
    const open = await whatIsOpen(db, who.id, features);
    if (open.running > 0) throw new AppError('account_busy');
    if (open.unsettled > 0) throw new AppError('account_unpaid');
    if (customer.wallet_balance > 0 && !givesUpBalance) throw new AppError('account_balance');
    await giveUpBalance(db, who.id);
    await deleteCustomer(db, who.id);
    return dropUpload(db, customer.image);
  });
  await deleteDropped(deps, file);
}

async function whatIsOpen(db: Db, customer_id: number, features: readonly StillOpen[]) {
  const sum = { running: 0, unsettled: 0 };
  for (const stillOpen of features) {
    const { running, unsettled } = await stillOpen(db, customer_id);
    sum.running += running;
    sum.unsettled += unsettled;
  }
  return sum;
}
