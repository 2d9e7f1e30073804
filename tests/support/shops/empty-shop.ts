import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Db } from '#server/db/db.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/open.ts';
import { demoPictures } from '#server/demo/pictures/demo-pictures.ts';
import { localFiles } from '#server/providers/files/local-files.ts';
import { emptyDatabase } from '../town/town-server.ts';

/** A database with the tables and nothing in them, on the server that has the town, and a folder for its files. */
export async function emptyShop() {
  const source = inject('database');
  if (source.kind !== 'postgres') throw new Error('needs a PostgreSQL server');
  const { url, drop } = await emptyDatabase(source.server);
  const db = openPostgres(url, 3, 0);
  await migrate(db, await readMigrations('migrations'));
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  return {
    ...shopTools(db, folder),
    url,
    folder,
    async drop() {
      await db.close();
      await drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What import and export work with. */
export const shopTools = (db: Db, folder: string) => ({
  db,
  files: localFiles(join(folder, 'files')),
  composer: demoPictures,
  progress: () => {},
});
