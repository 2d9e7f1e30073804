import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readTables } from '#server/backup/backup.repository.ts';
import { listPath, tablePath } from '#server/backup/backup-folder.ts';
import { makeBackup } from '#server/backup/make-backup.service.ts';
import { restoreBackup } from '#server/backup/restore-backup.service.ts';
import { checkBooks } from '#server/books/books.service.ts';
import type { Db } from '#server/db/db.ts';
import { readMigrations } from '#server/db/migrate.ts';
import { openEmbedded } from '#server/db/open.ts';
import { raw, sql } from '#server/db/sql.ts';
import { startProcess } from '#tests/support/servers/start-process.ts';
import { ownTown } from '#tests/support/shops/start-api.ts';

const say = () => {};
const migrations = await readMigrations('migrations');
const place = mkdtempSync(join(tmpdir(), 'backup-'));
const dataDir = join(place, 'data');
const backup = join(place, 'backup');
let town: Awaited<ReturnType<typeof ownTown>>;

/** As whoever runs the shop types it; what it said. */
async function command(name: 'backup' | 'restore', env: Record<string, string>): Promise<string> {
  const run = startProcess(['node', `scripts/${name}.ts`, backup], { env: { DEMO: '1', ...env } });
  expect(await run.exit, run.output()).toBe(0);
  return run.output();
}

beforeAll(async () => {
  town = await ownTown();
  mkdirSync(join(dataDir, 'files/media'), { recursive: true });
  mkdirSync(join(dataDir, 'postgres'));
  writeFileSync(join(dataDir, 'postgres/of-the-other-database'), 'not ours');
  writeFileSync(join(dataDir, 'files/media/one.webp'), 'a picture');
  writeFileSync(join(dataDir, 'secret-key'), 'a secret');
  if (!town.url) throw new Error('the command opens a database of its own: a server is needed');
  const said = await command('backup', { DATABASE_URL: town.url, DATA_DIR: dataDir });
  expect(said).toContain(`The backup is in ${backup}/.`);
});
afterAll(async () => {
  await town.drop();
  rmSync(place, { recursive: true, force: true });
});

/** A sum over all rows of each table, in whatever order they lie. */
async function contents(db: Db): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const { name } of await readTables(db)) {
    const rows = await db.rows<{ line: string }>(
      sql`select t::text as line from ${raw(name)} t order by t::text collate "C"`,
    );
    sums[name] = createHash('sha256')
      .update(rows.map(({ line }) => line).join('\n'))
      .digest('hex');
  }
  return sums;
}

const rules = (db: Db) =>
  db.rows(sql`
    select conrelid::regclass::text as owner, conname, convalidated from pg_constraint
    where connamespace = 'public'::regnamespace and contype = 'f' order by 1, 2`);

describe('backup and restore [REL-009]', () => {
  let restored: Awaited<ReturnType<typeof openEmbedded>>;
  const restoredDir = join(place, 'restored');
  beforeAll(async () => {
    expect(await command('restore', { DATA_DIR: restoredDir })).toContain('The shop is back.');
    restored = await openEmbedded({ dataDir: restoredDir });
  }, 120_000);
  afterAll(() => restored.close());

  test('every row of every table is back, on the embedded database too [REL-009]', async () => {
    const before = await contents(town.db);
    expect(Object.keys(before).length).toBeGreaterThan(50);
    expect(await contents(restored)).toEqual(before);
  });

  test('references are checked and triggers count as before [REL-009]', async () => {
    expect(await rules(restored)).toEqual(await rules(town.db));
    expect(await restored.rows(sql`select tgname from pg_trigger where tgenabled = 'D'`)).toEqual([]);
    expect(await checkBooks(restored)).toEqual([]);
  });

  test('new rows get numbers that nobody has [REL-009]', async () => {
    const numbered = await restored.rows<{ name: string; column: string }>(sql`
      select table_name as name, column_name as column from information_schema.columns
      where table_schema = 'public' and is_identity = 'YES'`);
    expect(numbered.length).toBeGreaterThan(40);
    for (const { name, column } of numbered) {
      const number = await restored.row<{ next: number; last: number }>(sql`
        select nextval(pg_get_serial_sequence(${name}, ${column})) as next,
          (select coalesce(max(${raw(column)}), 0) from ${raw(name)}) as last`);
      expect(number?.next, name).toBeGreaterThan(number?.last ?? 0);
    }
  });

  test('files and the own secret are back, the folder of the other database is not [REL-009]', () => {
    expect(readFileSync(join(restoredDir, 'files/media/one.webp'), 'utf8')).toBe('a picture');
    expect(readFileSync(join(restoredDir, 'secret-key'), 'utf8')).toBe('a secret');
    expect(existsSync(join(restoredDir, 'postgres/of-the-other-database'))).toBe(false);
  });

  test('a shop that is there is not written over [REL-009]', async () => {
    const before = await contents(restored);
    await expect(restoreBackup(restored, { folder: backup, dataDir: restoredDir, migrations, say })).rejects.toThrow(
      'There is a shop in this database: restore into an empty one.',
    );
    expect(await contents(restored)).toEqual(before);
  });
});

describe('what cannot be restored', () => {
  let empty: Db;
  beforeAll(async () => {
    empty = await openEmbedded({});
  }, 120_000);
  afterAll(() => empty.close());

  const refused = async (folder: string, known = migrations) => {
    const where = { folder, dataDir: join(place, 'none'), migrations: known, say };
    const failure = await restoreBackup(empty, where).catch((error: Error) => error.message);
    expect(await readTables(empty)).toEqual([]);
    return failure;
  };

  test('a damaged backup is told by the file, before anything is touched [REL-009]', async () => {
    const whole = readFileSync(tablePath(backup, 'items'));
    appendFileSync(tablePath(backup, 'items'), 'x');
    expect(await refused(backup)).toBe('The backup is damaged: tables/items.jsonl.gz.');
    writeFileSync(tablePath(backup, 'items'), whole);
  });

  test('a backup of a newer version, and a folder that is none [REL-009]', async () => {
    expect(await refused(backup, migrations.slice(0, -1))).toBe(
      `The backup is of a newer version: this one does not know ${migrations.at(-1)?.name}.`,
    );
    expect(await refused(dataDir)).toBe(`${dataDir} is no backup: it has no backup.json.`);
  });

  test('a second backup does not write over the first [REL-009]', async () => {
    const list = readFileSync(listPath(backup), 'utf8');
    await expect(makeBackup(town.db, { folder: backup, dataDir, now: new Date(), say })).rejects.toThrow(
      'is not empty',
    );
    expect(readFileSync(listPath(backup), 'utf8')).toBe(list);
  });
});
