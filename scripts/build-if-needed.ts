import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_COMMANDS } from './built-commands.ts';

/** What is built, each by the files it is made of and a note of those of the last time. */
const PARTS = {
  pages: {
    note: 'build/.built-from',
    sources: ['src/web', 'src/contract', 'src/domain', 'public'],
    settings: [
      'package-lock.json',
      'vite.config.ts',
      'react-router.config.ts',
      'scripts/build-service-worker.ts',
      'scripts/icon-sprite.ts',
    ],
  },
  server: {
    note: 'build/.server-built-from',
    sources: ['src/server', 'src/main', 'src/web', 'src/contract', 'src/domain'],
    settings: ['package-lock.json', 'src/main.ts', 'scripts/build-server.ts', ...BUILT_COMMANDS],
  },
};
type Part = keyof typeof PARTS;

/**
 * Builds what differs from its sources. In a process of its own: the bundler takes long to load, and a hundred megabytes
 * for which a shop that serves has no use.
 */
export function buildIfNeeded() {
  if (whatToBuild().length === 0) return;
  const command = ['--disable-warning=ExperimentalWarning', 'scripts/build.ts', '--if-needed'];
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

/** The parts, and the digests of their sources to be noted when they are built. */
export function whatToBuild({ always = false } = {}): { part: Part; built(): void }[] {
  const hashes = new Map<string, Buffer>();
  return (['pages', 'server'] as const).flatMap((part) => {
    const { note, sources, settings } = PARTS[part];
    const digest = digestOf([...settings, ...sources.flatMap(filesBelow)], hashes);
    const isBuilt = existsSync(note) && readFileSync(note, 'utf8') === digest;
    return isBuilt && !always ? [] : [{ part, built: () => writeFileSync(note, digest) }];
  });
}

/** `hashes`: of files that were read before. */
function digestOf(paths: readonly string[], hashes: Map<string, Buffer>): string {
  const whole = createHash('sha256');
  for (const path of paths) {
    const known = hashes.get(path) ?? createHash('sha256').update(readFileSync(path)).digest();
    hashes.set(path, known);
    whole.update(path).update(known);
  }
  return whole.digest('hex');
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
