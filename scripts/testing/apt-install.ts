import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** From the system's packages, where we may: not every system has it, and that is no failure. */
export function aptInstall(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${name} (apt)`);
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: 'pipe', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', name);
}
