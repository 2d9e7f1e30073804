import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from './free-port.ts';

export type TestRedis = { url: string; stop(): Promise<void> };

/** There is none on npm, so it must be the machine's. */
const program = ['redis-server', 'valkey-server'].find((name) => spawnSync(name, ['--version']).status === 0);

export const hasRedis = program !== undefined;

/** A Redis of our own on a free port, which keeps nothing; null where the machine has none. */
export async function startRedis(): Promise<TestRedis | null> {
  if (!program) return null;
  const folder = mkdtempSync(join(tmpdir(), 'redis-'));
  const port = await freePort();
  const server = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder], {
    stdio: 'ignore',
  });
  const url = `redis://127.0.0.1:${port}`;
  const client = new Redis(url, { maxRetriesPerRequest: 100, retryStrategy: () => 100 });
  client.on('error', () => {});
  await client.ping();
  client.disconnect();
  return {
    url,
    async stop() {
      await ended(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const ended = (server: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (server.exitCode !== null) return resolve();
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });
