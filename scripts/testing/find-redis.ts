import { spawnSync } from 'node:child_process';
import { aptInstall } from './apt-install.ts';

/** A Redis for two processes to share: the machine's, or else installed now. npm has none. */
export async function findRedis(): Promise<Record<string, string>> {
  const isThere = ['redis-server', 'valkey-server'].some((name) => spawnSync(name, ['--version']).status === 0);
  if (!isThere) aptInstall('redis-server');
  return {};
}
