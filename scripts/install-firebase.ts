import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Google's emulator of phone verification: large, and needed by one test, so it is no part of the product's packages. */
export const FIREBASE_FOLDER = 'tests/firebase';

export function installFirebase() {
  const lock = createHash('sha256')
    .update(readFileSync(join(FIREBASE_FOLDER, 'package-lock.json')))
    .digest('hex');
  const stamp = join(FIREBASE_FOLDER, 'node_modules', '.installed-from');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const npm = spawnSync('npm', ['ci', '--omit=optional', '--ignore-scripts', ...quiet], {
    cwd: FIREBASE_FOLDER,
    encoding: 'utf8',
  });
  if (npm.status !== 0) throw new Error(`the Firebase emulator could not be installed:\n${npm.stdout}${npm.stderr}`);
  writeFileSync(stamp, lock);
}

if (import.meta.main) installFirebase();
