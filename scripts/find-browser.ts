import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** A Chromium to test with: the machine's, or else installed now, from the system's packages or Playwright's own. */
export async function findBrowser(): Promise<Record<string, string>> {
  const present = process.env.CHROMIUM ?? PLACES.find(existsSync);
  if (present) return { CHROMIUM: present };

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium (apt)');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'pipe', env });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'pipe', env });
    const installed = PLACES.find(existsSync);
    if (installed) return { CHROMIUM: installed };
  }
  console.log('Installing Chromium (Playwright)');
  const result = spawnSync('playwright', ['install', '--with-deps', 'chromium'], { stdio: 'inherit' });
  if (result.status !== 0)
    throw new Error('No browser could be installed: install Chromium and set CHROMIUM to its path.');
  return {};
}
