import type { Db } from '#server/db/db.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { openEmbedded, openPostgres } from '#server/db/open.ts';
import { startDrawing } from '#server/demo/pictures/ahead/start-drawing.ts';
import { isEmpty } from '#server/demo/town/is-empty.ts';
import type { Env } from '#server/env.ts';

/** Opened, migrated and, in a demo, never empty. */
export async function readyDatabase(env: Env, say: (line: string) => void): Promise<Db> {
  say(env.DATABASE_URL ? 'Opening the PostgreSQL database' : `Opening the embedded database in ${env.DATA_DIR}/`);
  const db = env.DATABASE_URL
    ? openPostgres(env.DATABASE_URL, env.DATABASE_CONNECTIONS)
    : await openEmbedded({ dataDir: env.DATA_DIR });
  const ran = await migrateWithoutHaste(env, db);
  if (ran.length > 0) say(`Ran ${ran.length} migrations`);
  if (env.DEMO && (await isEmpty(db))) {
    say('Building the demo town');
    const endDrawing = startDrawing(env);
    // Needed once in a shop's life, and large.
    const { seedTown } = await import('#server/demo/town/seed-town.ts');
    await seedTown(db, (line) => say(`  ${line}`)).finally(endDrawing);
  }
  return db;
}

/** However long a file takes: the limit of a statement is for what a shopper waits for. */
async function migrateWithoutHaste(env: Env, db: Db): Promise<string[]> {
  const patient = env.DATABASE_URL ? openPostgres(env.DATABASE_URL, 1, 0) : null;
  return migrate(patient ?? db, await readMigrations('migrations')).finally(() => patient?.close());
}
