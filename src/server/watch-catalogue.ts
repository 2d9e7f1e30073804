import type { Db } from './db/db.ts';
import { sql } from './db/sql.ts';
import type { PublicCache } from './http/caches/public-cache.ts';

/** So many changes in a row are followed at once; who goes on changing things is followed once a second. */
const AT_ONCE = 10;
const PAUSE_MS = 1000;

/**
 * Drops cached answers as soon as anybody, in any process, changes the catalogue. A feed that writes all the time would
 * hold the shop at the speed of a cold cache: its changes are gathered, each for a second at most.
 */
export async function watchCatalogue(
  db: Db,
  cache: Pick<PublicCache, 'drop'>,
  now: () => number = () => performance.now(),
): Promise<() => Promise<void>> {
  /** The tables that changed since the last look; null: any may have. */
  let changed: Set<string> | null = null;
  let allowed = AT_ONCE;
  let countedAt = now();
  let waiting: NodeJS.Timeout | null = null;

  async function look() {
    const tables = changed;
    changed = new Set();
    const row = await db.row<{ version: number }>(sql`select version from catalogue_version`).catch(() => null);
    if (row) cache.drop(row.version, tables);
    else changed = null;
  }

  function hear(table: string | null) {
    if (table === null) changed = null;
    else changed?.add(table);
    if (!waiting) follow();
  }

  function follow() {
    waiting = null;
    const moment = now();
    allowed = Math.min(AT_ONCE, allowed + (moment - countedAt) / PAUSE_MS);
    countedAt = moment;
    if (allowed >= 1) {
      allowed -= 1;
      void look();
      return;
    }
    waiting = setTimeout(follow, Math.ceil((1 - allowed) * PAUSE_MS));
    waiting.unref();
  }

  const unlisten = await db.listen('catalogue', hear);
  await look();
  return async () => {
    if (waiting) clearTimeout(waiting);
    await unlisten();
  };
}
