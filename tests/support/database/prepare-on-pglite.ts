import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

export type Refused = { statement: string; reason: string };

/** Those of the statements that the embedded database cannot prepare, in the town of this image. */
export async function refusedByPglite(image: string, statements: readonly string[]): Promise<Refused[]> {
  const db = await PGlite.create({
    loadDataDir: new Blob([readFileSync(image)]),
    extensions: { btree_gist, pg_trgm, unaccent },
  });
  const refused: Refused[] = [];
  for (const statement of statements) {
    const reason = await db.describeQuery(statement).then(
      () => null,
      (error: unknown) => String(error),
    );
    if (reason !== null) refused.push({ statement, reason });
  }
  await db.close();
  return refused;
}
