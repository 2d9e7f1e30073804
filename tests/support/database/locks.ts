import { expect } from 'vitest';
import type { Db } from '#server/db/db.ts';
import { type Sql, sql } from '#server/db/sql.ts';

/** How a test looks who waits for which lock. */
export const locksOf = (db: Db) => ({
  /** Holds what the statement locks while the work is done. */
  holding: <Result>(lock: Sql, work: (tx: Db) => Promise<Result>): Promise<Result> =>
    db.transaction(async (tx) => {
      expect(await tx.run(lock)).toBeGreaterThan(0);
      return work(tx);
    }),
  /** Until somebody waits for a lock of ours. */
  somebodyWaits: () =>
    expect
      .poll(() =>
        db.rows(sql`
        select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`),
      )
      .toHaveLength(1),
});
