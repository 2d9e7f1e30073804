import { resolve } from 'node:path';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';
import { importFolder } from '#server/shop-folder/import-folder.service.ts';
import { problemLine } from '#server/shop-folder/problems.ts';
import { markDemo } from '../demo-traces.ts';
import { demoPictures } from '../pictures/demo-pictures.ts';
import { addPeople } from './add-people.ts';
import { DAY_MS, startDraft } from './draft.ts';
import { isEmpty } from './is-empty.ts';
import { seedMany } from './seed-many.ts';

export type SeedOptions = {
  /** A catalogue of at least this many items, for measuring; the extra ones are made by the database. */
  items?: number;
  now?: Date;
};

/** The folder's offers run around this day; the town that is built from it has them run around today. */
const WRITTEN_ON = '2026-01-01';

/**
 * Fills an empty database with the demo town: all of it or nothing. What is sold there is the shop folder demo/, read as
 * any other; who lives there and what has happened is thought up. Processes that start together take turns, and only the
 * first one builds.
 */
export async function seedTown(db: Db, progress: (line: string) => void, options: SeedOptions = {}): Promise<void> {
  const draft = startDraft(options.now ?? new Date());
  await db.transaction(async (tx) => {
    // Nobody waits for a shop that is not open yet.
    await tx.script('set local statement_timeout = 0');
    await tx.run(sql`select pg_advisory_xact_lock(${LOCK})`);
    if (!(await isEmpty(tx))) return progress('The town stands already');
    await numberFromTheStart(tx);
    await markDemo(tx);
    progress('Reading demo/');
    await readFolder(tx, (Date.parse(draft.day(0)) - Date.parse(WRITTEN_ON)) / DAY_MS);
    progress('Letting people in');
    const { stores, items, vehicles } = await addPeople(tx, draft);
    progress(`${stores.length} stores, ${items.length} items, ${vehicles.length} vehicles`);
  });
  if (options.items) await seedMany(db, progress, options.items);
  // Nothing does it in the background on PGlite, and the planner would guess.
  await db.script('vacuum (analyze)');
}

/**
 * What is undone keeps its numbers: after a start that was cut off the town would not be the same one. Orders and trips
 * begin with a number of their own.
 */
const numberFromTheStart = (tx: Db) =>
  tx.script(`
    do $$
    declare counted record;
    begin
      for counted in select table_name, identity_start from information_schema.columns
        where table_schema = 'public' and column_name = 'id' and is_identity = 'YES'
      loop
        execute format(
          'select setval(pg_get_serial_sequence(%1$L, %2$L), coalesce(max(id), %3$s), max(id) is not null) from %1$I',
          counted.table_name, 'id', counted.identity_start);
      end loop;
    end $$`);

async function readFolder(db: Db, daysLater: number): Promise<void> {
  const { problems } = await importFolder(
    { db, files: NO_FILES, composer: demoPictures, progress: () => {} },
    resolve('demo'),
    {
      prune: false,
      dryRun: false,
      daysLater,
    },
  );
  if (problems) throw new Error(`demo/ cannot be read: ${problems.first.map(problemLine).join('; ')}`);
}

const NO_FILES = {
  put: async () => {
    throw new Error('the pictures of demo/ are drawn; it brings no files');
  },
};

// Any number that nothing else in this database uses.
const LOCK = 7_305_113;
