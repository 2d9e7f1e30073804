import { existsSync } from 'node:fs';
import { aptInstall } from './apt-install.ts';

/** Safari's engine with its driver, and a screen for it: the machine's, or else installed now. npm has neither. */
export async function findWebKit(): Promise<Record<string, string>> {
  if (!existsSync('/usr/bin/WebKitWebDriver')) aptInstall('webkit2gtk-driver');
  if (!existsSync('/usr/bin/Xvfb')) aptInstall('xvfb');
  return {};
}
