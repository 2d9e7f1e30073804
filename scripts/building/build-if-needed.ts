import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_COMMANDS } from './built-commands.ts';

/** What is built, each by the files it is made of and a note of those of the last time. */
const PARTS = {
  pages: {
    note: 'build/.built-from',
    sources: ['src/web', 'src/contract', 'src/domain', 'public', 'scripts/building'],
    settings: ['package-lock.json', 'vite.config.ts', 'react-router.config.ts'],
  },
  server: {
    note: 'build/.server-built-from',
    sources: ['src/server', 'src/main', 'src/web', 'src/contract', 'src/domain'],
    settings: ['package-lock.json', 'src/main.ts', 'scripts/building/build-server.ts', ...BUILT_COMMANDS],
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

/** The parts, and a note of their sources to be left when they are built. */
export function whatToBuild({ always = false } = {}): { part: Part; built(): void }[] {
  // Where the pages are built the folder is emptied first, and the server lies in it.
  let isEmptied = always;
  const stamps = new Map<string, string>();
  const hashes = new Map<string, Buffer>();
  return (['pages', 'server'] as const).flatMap((part) => {
    const { note, sources, settings } = PARTS[part];
    const paths = [...settings, ...sources.flatMap(filesBelow)];
    const [lastDigest, lastStamp] = existsSync(note) ? readFileSync(note, 'utf8').split('\n') : [];
    // Looking at sizes and times takes a fifth of the time of reading, and every start waits for it.
    const stamp = digestOf(paths, stamps, stampOf);
    if (lastStamp === stamp && !isEmptied) return [];
    const digest = digestOf(paths, hashes, hashOf);
    const built = () => writeFileSync(note, `${digest}\n${stamp}`);
    if (lastDigest !== digest || isEmptied) {
      isEmptied = true;
      return [{ part, built }];
    }
    built();
    return [];
  });
}

const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest();

function stampOf(path: string): string {
  const { size, mtimeMs } = statSync(path);
  return `${size} ${mtimeMs}`;
}

/** `known`: what was read of a file for another part. */
function digestOf<Read extends string | Buffer>(
  paths: readonly string[],
  known: Map<string, Read>,
  read: (path: string) => Read,
): string {
  const whole = createHash('sha256');
  for (const path of paths) {
    const value = known.get(path) ?? read(path);
    known.set(path, value);
    whole.update(path).update(value);
  }
  return whole.digest('hex');
}

const listed = new Map<string, string[]>();

function filesBelow(folder: string): string[] {
  const files =
    listed.get(folder) ??
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
  listed.set(folder, files);
  return files;
}
