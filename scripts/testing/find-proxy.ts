import { spawnSync } from 'node:child_process';
import { aptInstall } from './apt-install.ts';

/** The proxy of compose.yaml, to stand before two processes: the machine's, or else installed now. npm has none. */
export async function findProxy(): Promise<Record<string, string>> {
  if (spawnSync('caddy', ['version']).status !== 0) aptInstall('caddy');
  return {};
}
