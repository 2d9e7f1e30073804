import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from './db.ts';
import { sql } from './sql.ts';

export type Migration = { name: string; text: string };

/** The files in order. They are written once: a changed file would leave databases that differ without a word. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })));
}

export class MigrationFailed extends Error {}

/**
 * Runs what has not run yet, each file in its own transaction, and says which. Two processes that start together take
 * turns: the lock lives inside the transaction, and each file is looked up again under it.
 */
export async function migrate(db: Db, migrations: readonly Migration[]): Promise<string[]> {
  const ran: string[] = [];
  for (const migration of migrations) {
    const isNew = await db.transaction(async (tx) => {
      await tx.run(sql`select pg_advisory_xact_lock(${LOCK})`);
      await tx.script(
        'create table if not exists schema_migrations (name text primary key, checksum text not null, ran_at timestamptz not null default now())',
      );
      const known = await tx.row<{ checksum: string }>(
        sql`select checksum from schema_migrations where name = ${migration.name}`,
      );
      if (known) return refuseIfChanged(migration, known.checksum);

      await tx.script(migration.text).catch((error) => {
        throw new MigrationFailed(`${migration.name}: ${error.message}`, { cause: error });
      });
      await tx.run(
        sql`insert into schema_migrations (name, checksum) values (${migration.name}, ${checksum(migration)})`,
      );
      return true;
    });
    if (isNew) ran.push(migration.name);
  }
  return ran;
}

/** Names of migrations this code knows and the database has not run. */
export async function pendingMigrations(db: Db, migrations: readonly Migration[]): Promise<string[]> {
  const ran = await db.rows<{ name: string }>(sql`select name from schema_migrations`);
  const names = new Set(ran.map(({ name }) => name));
  return migrations.map(({ name }) => name).filter((name) => !names.has(name));
}

// Any number will do, as long as nothing else in this database uses it.
const LOCK = 7_305_112;

const checksum = ({ text }: Migration) => createHash('sha256').update(text).digest('hex');

function refuseIfChanged(migration: Migration, ranAs: string): false {
  if (ranAs === checksum(migration)) return false;
  throw new MigrationFailed(
    `${migration.name} was changed after it ran here. Migrations go forward only: put the change in a new file` +
      ' (in development: npm run db:reset).',
  );
}
