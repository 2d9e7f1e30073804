import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/open.ts';
import { seedTown } from '#server/demo/town/seed-town.ts';
import { startPostgres } from './start-postgres.ts';
import { makeTownImage, townImageFile } from './town-image.ts';

declare module 'vitest' {
  interface ProvidedContext {
    database: { kind: 'pglite'; image: string } | { kind: 'postgres'; server: string; template: string };
  }
}

/** The demo town is made once; every test file starts from its own copy of it. */
export default async function setup(project: TestProject) {
  if (process.env.TEST_DATABASE === 'postgres') {
    const server = await startPostgres();
    const admin = openPostgres(server.url());
    await admin.script('create database town');
    const town = openPostgres(server.url('town'));
    await migrate(town, await readMigrations('migrations'));
    await seedTown(town, () => {});
    await town.close();
    await admin.close();
    project.provide('database', { kind: 'postgres', server: server.url(''), template: 'town' });
    return () => server.stop();
  }

  const made = townImageFile();
  if (made) return project.provide('database', { kind: 'pglite', image: made });
  const folder = mkdtempSync(join(tmpdir(), 'town-'));
  const image = join(folder, 'town.tar');
  await makeTownImage(image);
  project.provide('database', { kind: 'pglite', image });
  return () => rmSync(folder, { recursive: true, force: true });
}
