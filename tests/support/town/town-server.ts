import { randomBytes } from 'node:crypto';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/open.ts';
import { seedTown } from '#server/demo/town/seed-town.ts';
import { startPostgres } from '../servers/start-postgres.ts';

/** A PostgreSQL server on which the demo town stands ready to be copied. */
export type TownServer = { url: string; stop(): Promise<void> };

const TEMPLATE = 'town';

/**
 * The server that TOWN_SERVER names, whose town is made already, or else one of our own: a whole run of the tests makes
 * the town once, and a single file works by itself.
 */
export async function townServer(): Promise<TownServer> {
  const given = process.env.TOWN_SERVER;
  return given ? { url: given, stop: async () => {} } : startTownServer();
}

export async function startTownServer(): Promise<TownServer> {
  const server = await startPostgres();
  const admin = openPostgres(server.url());
  await admin.script(`create database ${TEMPLATE}`);
  const town = openPostgres(server.url(TEMPLATE));
  await migrate(town, await readMigrations('migrations'));
  await seedTown(town, () => {});
  await town.close();
  await admin.close();
  return { url: server.url(''), stop: server.stop };
}

/** A database with nothing in it. */
export const emptyDatabase = (server: string) => newDatabase(server, 'empty', '');

/** A database with the demo town in it that nobody else touches. */
export const copyTown = (server: string) =>
  // Files are copied as they are: the other way each page is read and logged, and costs three times as much.
  newDatabase(server, 'town', `template ${TEMPLATE} strategy file_copy`);

async function newDatabase(
  server: string,
  kind: string,
  template: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `${kind}_${randomBytes(6).toString('hex')}`;
  await asAdmin(server, `create database ${name} ${template}`);
  return { url: `${server}${name}`, drop: () => asAdmin(server, `drop database ${name} with (force)`) };
}

async function asAdmin(server: string, script: string) {
  const admin = openPostgres(`${server}postgres`, 1);
  await admin.script(script).finally(() => admin.close());
}
