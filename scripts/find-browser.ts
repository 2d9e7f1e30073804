import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { aptInstall } from './apt-install.ts';

/** Without a window and its toolbars a test costs half of what it costs in the whole browser. */
const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** A Chromium to test with: the machine's, or else installed now, from the system's packages or Playwright's own. */
export async function findBrowser(): Promise<Record<string, string>> {
  const chosen =
    process.env.CHROMIUM ?? (existsSync(SHELL) || installShell() ? SHELL : WHOLE_BROWSERS.find(existsSync));
  if (chosen) return { CHROMIUM: chosen };

  console.log('Installing Chromium (Playwright)');
  const result = spawnSync('playwright', ['install', '--with-deps', 'chromium'], { stdio: 'inherit' });
  if (result.status !== 0)
    throw new Error('No browser could be installed: install Chromium and set CHROMIUM to its path.');
  return {};
}

function installShell(): boolean {
  aptInstall('chromium-headless-shell');
  return existsSync(SHELL);
}
