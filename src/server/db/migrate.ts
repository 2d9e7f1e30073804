import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from './db.ts';
import { sql } from './sql.ts';

export type Migration = { name: string; text: string };

/** The files in order. They are written once: a changed file would leave databases that differ without a word. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })));
}

export class MigrationFailed extends Error {}

/** The first line of a file that builds its indexes while the shop goes on writing, which no transaction can do. */
const ASIDE = '-- outside a transaction';

/**
 * Runs what has not run yet, each file in its own transaction, and says which. Two processes that start together take
 * turns: the lock lives inside the transaction, and each file that is new is looked up again under it. What ran before is
 * read in one go, since nearly every start finds nothing to do.
 */
export async function migrate(db: Db, migrations: readonly Migration[]): Promise<string[]> {
  const before = await ranBefore(db);
  const ran: string[] = [];
  for (const migration of migrations) {
    const ranAs = before.get(migration.name);
    const isNew = ranAs === undefined ? await runIfNew(db, migration) : refuseIfChanged(migration, ranAs);
    if (isNew && isAside(migration)) await runAside(db, migration);
    if (isNew) ran.push(migration.name);
  }
  return ran;
}

/** The checksums of the files that ran, by their names. */
const ranBefore = (db: Db): Promise<Map<string, string>> =>
  db.transaction(async (tx) => {
    await tx.run(sql`select pg_advisory_xact_lock(${LOCK})`);
    await tx.script(
      'create table if not exists schema_migrations (name text primary key, checksum text not null, ran_at timestamptz not null default now())',
    );
    const rows = await tx.rows<{ name: string; checksum: string }>(sql`select name, checksum from schema_migrations`);
    return new Map(rows.map(({ name, checksum }) => [name, checksum]));
  });

const runIfNew = (db: Db, migration: Migration): Promise<boolean> =>
  db.transaction(async (tx) => {
    await tx.run(sql`select pg_advisory_xact_lock(${LOCK})`);
    const known = await tx.row<{ checksum: string }>(
      sql`select checksum from schema_migrations where name = ${migration.name}`,
    );
    if (known) return refuseIfChanged(migration, known.checksum);
    if (isAside(migration)) return true;

    await tx.script(migration.text).catch(toldBy(migration));
    await note(tx, migration);
    return true;
  });

const isAside = ({ text }: Migration): boolean => text.startsWith(`${ASIDE}\n`);

/**
 * Statement by statement, each of which may be there already (`if not exists`): another process may do the same, or an
 * earlier try may have been cut off. What such a try left half built is told, and noted only when it is whole.
 */
async function runAside(db: Db, migration: Migration) {
  const statements = migration.text.split(/;\s*$/m).filter((text) => text.replaceAll(/--.*$/gm, '').trim() !== '');
  for (const statement of statements) await db.script(statement).catch(toldBy(migration));
  while (await isBuilding(db)) await wait(LOOK_AGAIN_MS);
  const broken = await db.rows<{ name: string }>(
    sql`select indexrelid::regclass::text as name from pg_index where not indisvalid`,
  );
  if (broken.length > 0) {
    const names = broken.map(({ name }) => name).join(', ');
    throw new MigrationFailed(`${migration.name}: half built: ${names}. Drop it and start again.`);
  }
  await note(db, migration);
}

const isBuilding = async (db: Db): Promise<boolean> =>
  (await db.row(sql`select pid from pg_stat_progress_create_index limit 1`)) !== null;

function toldBy({ name }: Migration) {
  return (error: Error) => {
    throw new MigrationFailed(`${name}: ${error.message}`, { cause: error });
  };
}

const note = (db: Db, migration: Migration) =>
  db.run(sql`
    insert into schema_migrations (name, checksum) values (${migration.name}, ${checksum(migration)})
    on conflict (name) do nothing`);

/** Names of migrations this code knows and the database has not run. */
export async function pendingMigrations(db: Db, migrations: readonly Migration[]): Promise<string[]> {
  const ran = await db.rows<{ name: string }>(sql`select name from schema_migrations`);
  const names = new Set(ran.map(({ name }) => name));
  return migrations.map(({ name }) => name).filter((name) => !names.has(name));
}

// Any number will do, as long as nothing else in this database uses it.
const LOCK = 7_305_112;

const LOOK_AGAIN_MS = 500;

const checksum = ({ text }: Migration) => createHash('sha256').update(text).digest('hex');

function refuseIfChanged(migration: Migration, ranAs: string): false {
  if (ranAs === checksum(migration)) return false;
  throw new MigrationFailed(
    `${migration.name} was changed after it ran here. Migrations go forward only: put the change in a new file` +
      ' (in development: npm run db:reset).',
  );
}
