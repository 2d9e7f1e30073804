import type { Db } from './db/db.ts';
import { sql } from './db/sql.ts';
import type { PublicCache } from './http/public-cache.ts';

/** Drops cached answers as soon as anybody, in any process, changes the catalogue. */
export async function watchCatalogue(db: Db, cache: PublicCache): Promise<() => Promise<void>> {
  const look = async () => {
    const row = await db.row<{ version: number }>(sql`select version from catalogue_version`).catch(() => null);
    if (row) cache.drop(row.version);
  };
  const unlisten = await db.listen('catalogue', () => void look());
  await look();
  return unlisten;
}
