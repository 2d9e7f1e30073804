import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildServiceWorker } from './build-service-worker.ts';
import { shortenRouteTable } from './route-table.ts';

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
  shortenRouteTable('build/client');
  // Of Vite's own list only the worker is made; nobody else needs to see it.
  const list = 'build/client/.vite';
  await buildServiceWorker('build/client', JSON.parse(readFileSync(join(list, 'manifest.json'), 'utf8')));
  rmSync(list, { recursive: true });
}
