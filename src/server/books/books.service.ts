import type { Db } from '../db/db.ts';
import { type Disagreement, findDisagreements } from './books.repository.ts';

/** Orders, trips, payments, refunds, wallets, points, stock and coupons, each against what it must agree with. Reads only. */
export const checkBooks = (db: Db): Promise<Disagreement[]> =>
  // One moment of all tables: what happens meanwhile is no disagreement.
  db.transaction(async (tx) => {
    await tx.script('set transaction isolation level repeatable read, read only');
    return findDisagreements(tx);
  });
