import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { BundlingSocket } from './bundling-socket.ts';
import type { Db } from './db.ts';
import { lockWithRetry } from './folder-lock.ts';
import { listenOnPool, listenOnServer } from './listen.ts';
import { startPglite } from './pglite-stream.ts';
import { poolDb } from './pool-db.ts';
import { rowTypes } from './row-query.ts';

/** A PostgreSQL server. `patience`: milliseconds a statement may take; 0: no limit, for work in the background. */
export function openPostgres(url: string, connections = 10, patience = 30_000): Db {
  const pool = new pg.Pool({
    connectionString: url,
    types: rowTypes,
    max: connections,
    connectionTimeoutMillis: 3000,
    // A server that went without a word is noticed also where nobody asks it anything.
    keepAlive: true,
    // A query that takes longer than this is a fault; the shopper gets a 503 and the connection is free again.
    statement_timeout: patience,
    // Statements that do not wait for each other's rows are sent at once, and answered in their order.
    pipeline: true,
    stream: () => new BundlingSocket(),
  });
  return poolDb(pool, { listen: listenOnServer(url), close: () => pool.end() });
}

export type Embedded = Db & { dump(): Promise<Uint8Array> };

/** PGlite in a worker thread. With a folder it keeps its data there and holds the folder's lock. */
export async function openEmbedded(where: { dataDir?: string; image?: Uint8Array }): Promise<Embedded> {
  const folder = where.dataDir ? join(where.dataDir, 'postgres') : null;
  // Without waiting: the thread is on its way before a process that starts turns to what it has to load.
  if (where.dataDir) mkdirSync(where.dataDir, { recursive: true });
  const unlock = where.dataDir ? await lockWithRetry(where.dataDir) : () => {};
  const worker = await startPglite({ dataDir: folder, image: where.image ?? null }).catch((error) => {
    unlock();
    throw error;
  });

  // PGlite is one session: one connection, which is never given up while we run.
  const pool = new pg.Pool({
    user: 'postgres',
    database: 'postgres',
    types: rowTypes,
    max: 1,
    idleTimeoutMillis: 0,
    pipeline: true,
    stream: () => worker.connect(),
  } as pg.PoolConfig);
  const db = poolDb(pool, {
    listen: listenOnPool(pool),
    async close() {
      await pool.end();
      await worker.close();
      unlock();
    },
  });
  return { ...db, dump: () => worker.dump() };
}
