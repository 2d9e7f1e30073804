import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const STAMP = 'build/.built-from';
const SOURCES = ['src/web', 'src/contract', 'src/domain', 'public'];
const SETTINGS = [
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/build-service-worker.ts',
  'scripts/icon-sprite.ts',
];

/**
 * Builds the pages when their sources differ from those of the last build. In a process of its own: the bundler takes
 * half a second to load and a hundred megabytes, which a shop that serves has no use for.
 */
export function buildIfNeeded() {
  if (isBuiltFrom(digestOfSources())) return;
  const command = ['--disable-warning=ExperimentalWarning', 'scripts/build.ts'];
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

export const isBuiltFrom = (sources: string): boolean => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources;

export const noteBuiltFrom = (sources: string): void => writeFileSync(STAMP, sources);

export function digestOfSources(): string {
  const hash = createHash('sha256');
  for (const path of [...SETTINGS, ...SOURCES.flatMap(filesBelow)]) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
