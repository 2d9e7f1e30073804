import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Db } from '../db/db.ts';
import { freezeMoment, readRanMigrations, readRows, readSequences, readTables } from './backup.repository.ts';
import { type BackupList, FORMAT, listPath, sumsOf, tablePath, UnusableBackup, writeLines } from './backup-folder.ts';

/** Of the data folder: all but the embedded database, which is read as a database, and what belongs to the process. */
const LEFT_OUT = new Set(['postgres', 'in-use.lock']);

/**
 * The database as it is at one moment, while the shop goes on, and the files. Made beside its place and renamed: half a
 * backup never has the name of a whole one.
 */
export async function makeBackup(
  db: Db,
  where: { folder: string; dataDir: string; now: Date; say(line: string): void },
) {
  const folder = resolve(where.folder);
  await refuseTaken(folder);
  const unfinished = `${folder}.part`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(join(unfinished, 'tables'), { recursive: true, mode: 0o700 });
  const rows = await readDatabase(db, unfinished, where.say);
  // After the database: what the rows name is there, and what came since does no harm.
  await copyFiles(where.dataDir, join(unfinished, 'files'));
  const list: BackupList = {
    format: FORMAT,
    made_at: where.now.toISOString(),
    ...rows,
    sums: await sumsOf(unfinished),
  };
  await writeFile(listPath(unfinished), `${JSON.stringify(list, null, 2)}\n`);
  await rename(unfinished, folder);
  where.say(`${list.tables.reduce((sum, table) => sum + table.rows, 0)} rows of ${list.tables.length} tables`);
}

async function refuseTaken(folder: string) {
  const there = await readdir(folder).catch(() => []);
  if (there.length > 0) throw new UnusableBackup(`${folder} is not empty: a backup gets a folder of its own.`);
  await rm(folder, { recursive: true, force: true });
}

const readDatabase = (db: Db, folder: string, say: (line: string) => void) =>
  db.transaction(async (tx) => {
    await freezeMoment(tx);
    const tables: BackupList['tables'] = [];
    for (const table of await readTables(tx)) {
      const rows = await writeLines(tablePath(folder, table.name), readRows(tx, table.name));
      tables.push({ ...table, rows });
      say(`${table.name}: ${rows}`);
    }
    return { migrations: await readRanMigrations(tx), tables, sequences: await readSequences(tx) };
  });

async function copyFiles(dataDir: string, to: string) {
  for (const name of await readdir(dataDir).catch(() => []))
    if (!LEFT_OUT.has(name) && !name.endsWith('.part'))
      await cp(join(dataDir, name), join(to, name), { recursive: true });
}
