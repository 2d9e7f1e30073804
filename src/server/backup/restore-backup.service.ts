import { cp, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Db } from '../db/db.ts';
import { type Migration, migrate } from '../db/migrate.ts';
import {
  closeAfterRows,
  hasMigrations,
  isInUse,
  openForRows,
  readRanMigrations,
  readTables,
  refreshStatistics,
  writeRows,
} from './backup.repository.ts';
import { type BackupList, readLines, readList, refuseDamaged, tablePath, UnusableBackup } from './backup-folder.ts';

type Where = { folder: string; dataDir: string; migrations: readonly Migration[]; say(line: string): void };

/**
 * Into a database that nobody has used yet, whichever of the two kinds it is: an embedded shop moves to a server this
 * way. The rows come in one transaction; whatever goes wrong before its end leaves the database as it was.
 */
export async function restoreBackup(db: Db, { folder: given, dataDir, migrations, say }: Where) {
  const folder = resolve(given);
  const list = await readList(folder);
  await refuseDamaged(folder, list);
  const shape = shapeOf(list, migrations);
  if (await hasMigrations(db)) await refuseOther(db, shape);
  await migrate(db, shape);
  await refuseOther(db, shape);

  await mkdir(dataDir, { recursive: true });
  // First the files: without their rows they do no harm.
  await cp(join(folder, 'files'), dataDir, { recursive: true }).catch(unlessNone);
  await db.transaction((tx) => writeDatabase(tx, folder, list, say));
  await migrate(db, migrations);
  await refreshStatistics(db);
}

/** The migrations that the backup's database had run, all of them known here. */
function shapeOf(list: BackupList, migrations: readonly Migration[]): Migration[] {
  const ran = new Set(list.migrations.map(({ name }) => name));
  const known = migrations.filter(({ name }) => ran.delete(name));
  if (ran.size > 0)
    throw new UnusableBackup(`The backup is of a newer version: this one does not know ${[...ran].join(', ')}.`);
  return known;
}

async function refuseOther(db: Db, shape: readonly Migration[]) {
  const known = new Set(shape.map(({ name }) => name));
  const newer = (await readRanMigrations(db)).filter(({ name }) => !known.has(name));
  if (newer.length > 0)
    throw new UnusableBackup(`This database is newer than the backup (${newer[0]?.name}): restore into an empty one.`);
  if (known.size === 0 || !(await isUsable(db))) return;
  if (await isInUse(db)) throw new UnusableBackup('There is a shop in this database: restore into an empty one.');
}

/** Only a database with tables can have rows in them. */
const isUsable = async (db: Db): Promise<boolean> => (await readTables(db)).some(({ name }) => name === 'orders');

async function writeDatabase(tx: Db, folder: string, list: BackupList, say: (line: string) => void) {
  const keys = await openForRows(tx, await readTables(tx));
  for (const table of list.tables) {
    let rows = 0;
    for await (const lines of readLines(tablePath(folder, table.name))) rows += await writeRows(tx, table, lines);
    if (rows !== table.rows) throw new UnusableBackup(`${table.name}: ${rows} rows instead of ${table.rows}.`);
    say(`${table.name}: ${rows}`);
  }
  await closeAfterRows(tx, await readTables(tx), list.sequences, keys);
}

/** A shop whose files lie elsewhere has none in its folder. */
function unlessNone(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error;
}
