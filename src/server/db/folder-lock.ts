import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export class FolderInUse extends Error {}

type Holder = { pid: number; host: string };

const heldHere = new Set<string>();

/**
 * PGlite takes no lock on its folder, and a second process on it silently loses rows. So we take one of our own:
 * a file made with "fail if it exists". Returns how to let it go.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'in-use.lock');
  const me: Holder = { pid: process.pid, host: hostname() };

  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const file = openSync(path, 'wx');
      writeSync(file, JSON.stringify(me));
      closeSync(file);
      heldHere.add(path);
      const unlock = () => {
        heldHere.delete(path);
        rmSync(path, { force: true });
      };
      process.once('exit', unlock);
      return () => {
        process.off('exit', unlock);
        unlock();
      };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const holder = readHolder(path);
      if (holder && !isGone(holder, path)) throw new FolderInUse(inUseMessage(folder, path, holder));
      // Left behind by a process that was killed.
      rmSync(path, { force: true });
    }
  }
  throw new FolderInUse(`The data folder ${folder} is being opened by another process.`);
}

const PATIENCE_MS = 4000;

/** Waits a moment for a process that is just stopping: whoever restarts the shop need not count the seconds. */
export async function lockWithRetry(folder: string): Promise<() => void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return lockFolder(folder);
    } catch (error) {
      if (!(error instanceof FolderInUse) || Date.now() > deadline) throw error;
      await wait(200);
    }
  }
}

const inUseMessage = (folder: string, path: string, { pid, host }: Holder) =>
  `The data folder ${folder} is in use by process ${pid} on ${host}. The embedded database belongs to one process: ` +
  `stop that one, choose another DATA_DIR, or set DATABASE_URL to a PostgreSQL server, which several processes can share. ` +
  `(If that process no longer exists, delete ${path}.)`;

function readHolder(path: string): Holder | null {
  try {
    const holder = JSON.parse(readFileSync(path, 'utf8')) as Holder;
    return typeof holder.pid === 'number' ? holder : null;
  } catch {
    return null;
  }
}

/** Only of a process on this machine can we tell whether it lives; a folder shared with another machine stays locked. */
function isGone({ pid, host }: Holder, path: string): boolean {
  if (host !== hostname()) return false;
  // The same number: a container restarted and got it again, or a second opening inside this very process.
  if (pid === process.pid) return !heldHere.has(path);
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
