import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

/**
 * PGlite runs here, off the main thread, so that a slow query never stops the server from answering.
 * The main thread sends PostgreSQL wire bytes and gets wire bytes back; see pglite-stream.ts.
 */
export type ToWorker = { kind: 'bytes'; bytes: Uint8Array } | { kind: 'dump' } | { kind: 'close' };
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'failed'; message: string }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'dump'; bytes: Uint8Array }
  | { kind: 'closed' };
export type WorkerSettings = { dataDir: string | null; image: Uint8Array | null };

const port = parentPort;
if (!port) throw new Error('the database worker runs as a worker thread only');
const tell = (message: FromWorker) => port.postMessage(message);
const settings = workerData as WorkerSettings;

/**
 * One session needs neither the buffers nor the tables of a hundred: what it does not find in 16 MB is in the memory of
 * the operating system, or of this process, anyway.
 */
const SMALL = ['shared_buffers=16MB', 'max_connections=5'].flatMap((setting) => ['-c', setting]);

async function open() {
  const pglite = new PGlite({
    ...(settings.dataDir && { dataDir: settings.dataDir }),
    ...(settings.image && { loadDataDir: new Blob([new Uint8Array(settings.image)]) }),
    extensions: { btree_gist, pg_trgm, unaccent },
    startParams: [...PGlite.defaultStartParams, ...SMALL],
  });
  await pglite.waitReady;
  return pglite;
}

try {
  const pglite = await open();
  // One message at a time, in order: the wire protocol is a conversation.
  let last: Promise<unknown> = Promise.resolve();
  const answer = async (message: ToWorker) => {
    switch (message.kind) {
      case 'bytes':
        return tell({ kind: 'bytes', bytes: await pglite.execProtocolRaw(message.bytes) });
      case 'dump':
        return tell({
          kind: 'dump',
          bytes: new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer()),
        });
      case 'close':
        await pglite.close();
        tell({ kind: 'closed' });
        port.close();
    }
  };
  port.on('message', (message: ToWorker) => {
    last = last.then(() => answer(message)).catch((error) => tell({ kind: 'failed', message: String(error) }));
  });
  tell({ kind: 'ready' });
} catch (error) {
  tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
}
