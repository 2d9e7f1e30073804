import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packages that a test needs and the product does not: in a folder of their own, installed when they are needed. */
export function installPackages(folder: string) {
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  const stamp = join(folder, 'node_modules', '.installed-from');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const npm = spawnSync('npm', ['ci', '--omit=optional', '--ignore-scripts', ...quiet], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (npm.status !== 0) throw new Error(`${folder} could not be installed:\n${npm.stdout}${npm.stderr}`);
  writeFileSync(stamp, lock);
}

/** Google's emulator of phone verification. */
export const FIREBASE_FOLDER = 'tests/firebase';
/** What makes a client of our document. */
export const CLIENT_FOLDER = 'tests/typed-client';

if (import.meta.main) for (const folder of [FIREBASE_FOLDER, CLIENT_FOLDER]) installPackages(folder);
