import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { image } from './container-files.ts';

type Lock = { packages: Record<string, { dev?: boolean; devOptional?: boolean }> };

/**
 * The files of the last stage of our Dockerfile in a folder, as `docker build` would put them below /app: so the image
 * is proved where there is no Docker. Of the packages only those of the running product are there, as after npm prune.
 */
export function layOutImage(folder: string) {
  for (const path of image.taken.filter((one) => one !== 'node_modules'))
    cpSync(path, join(folder, path), { recursive: true });
  const { packages }: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const kept = Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && !dev && !devOptional)
    .map(([path]) => path);
  for (const path of [...kept, 'node_modules/.bin/node']) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(resolve(path), join(folder, path));
  }
}
