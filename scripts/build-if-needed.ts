import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildServiceWorker } from './build-service-worker.ts';
import { compressAssets } from './compress-assets.ts';

const STAMP = 'build/.built-from';
const SOURCES = ['src/web', 'src/contract', 'src/domain', 'public'];
const SETTINGS = [
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/build-service-worker.ts',
  'scripts/icon-sprite.ts',
];

/** Builds the pages when their sources differ from those of the last build. */
export async function buildIfNeeded({ always = false } = {}) {
  const sources = digest();
  if (!always && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  console.log('Building the pages');
  const started = Date.now();
  await buildPages();
  await compressAssets('build/client');
  writeFileSync(STAMP, sources);
  console.log(`Built in ${Math.round((Date.now() - started) / 1000)} s`);
}

/** The pages of the folder we are in, and the worker that keeps them. */
export async function buildPages() {
  const build = spawnSync('react-router', ['build'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (build.status !== 0) {
    console.error(build.stdout, build.stderr);
    throw new Error('The build failed.');
  }
  // Of Vite's own list only the worker is made; nobody else needs to see it.
  const list = 'build/client/.vite';
  await buildServiceWorker('build/client', JSON.parse(readFileSync(join(list, 'manifest.json'), 'utf8')));
  rmSync(list, { recursive: true });
}

function digest(): string {
  const hash = createHash('sha256');
  for (const path of [...SETTINGS, ...SOURCES.flatMap(filesBelow)]) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
