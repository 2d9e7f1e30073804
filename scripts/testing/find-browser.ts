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
/** Where programs are looked for, and who installs them: a test puts others in their place. */
const THIS_MACHINE = {
  isThere: (path: string) => existsSync(path),
  installPackage: aptInstall,
  installPlaywrights: () =>
    spawnSync('playwright', ['install', '--with-deps', 'chromium'], { stdio: 'inherit' }).status === 0,
};

/** A Chromium to test with: the machine's, or else installed now, from the system's packages or Playwright's own. */
export async function findBrowser(machine = THIS_MACHINE): Promise<Record<string, string>> {
  if (process.env.CHROMIUM) return { CHROMIUM: process.env.CHROMIUM };
  if (!machine.isThere(SHELL)) machine.installPackage('chromium-headless-shell');
  const found = [SHELL, ...WHOLE_BROWSERS].find(machine.isThere);
  if (found) return { CHROMIUM: found };

  console.log('Installing Chromium (Playwright)');
  if (!machine.installPlaywrights())
    throw new Error('No browser could be installed: install Chromium and set CHROMIUM to its path.');
  return {};
}
