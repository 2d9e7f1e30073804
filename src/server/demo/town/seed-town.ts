import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';
import { markDemo } from '../demo-traces.ts';
import { buildTown } from './build-town.ts';
import { isEmpty } from './is-empty.ts';
import { seedMany } from './seed-many.ts';
import { TABLES } from './tables.ts';
import { writeRows } from './write-rows.ts';

export type SeedOptions = {
  /** A catalogue of at least this many items, for measuring; the extra ones are made by the database. */
  items?: number;
  now?: Date;
};

/**
 * Fills an empty database with the demo town: all of it or nothing. Processes that start together take turns, and only
 * the first one builds.
 */
export async function seedTown(db: Db, progress: (line: string) => void, options: SeedOptions = {}): Promise<void> {
  const town = buildTown(options.now ?? new Date());
  await db.transaction(async (tx) => {
    await tx.run(sql`select pg_advisory_xact_lock(${LOCK})`);
    if (!(await isEmpty(tx))) return progress('The town stands already');
    await markDemo(tx);
    for (const table of TABLES) {
      await writeRows(tx, table, town[table]);
      if (town[table].length > 1000) progress(`${town[table].length} ${table}`);
    }
  });
  progress(`${town.stores.length} stores, ${town.items.length} items, ${town.vehicles.length} vehicles`);
  if (options.items) await seedMany(db, progress, options.items);
  // Nothing does it in the background on PGlite, and the planner would guess.
  await db.script('vacuum (analyze)');
}

// Any number that nothing else in this database uses.
const LOCK = 7_305_113;
