import { copyFileSync, cpSync, linkSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { trimPackages } from '../../scripts/trim-packages.ts';
import { image } from './container-files.ts';

type Lock = { packages: Record<string, { dev?: boolean; devOptional?: boolean }> };

/**
 * The files of the last stage of our Dockerfile in a folder, as `docker build` would put them below /app: so the image
 * is proved where there is no Docker. Of the packages only those of the running product are there, as after npm prune, and
 * of those what the trimming leaves. Says how many bytes it is; Node itself comes with the base image.
 */
export function layOutImage(folder: string): { bytes: number } {
  for (const path of image.taken.filter((one) => one !== 'node_modules'))
    cpSync(path, join(folder, path), { recursive: true });
  const { packages }: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const kept = Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && !dev && !devOptional)
    .map(([path]) => path)
    .filter((path) => path !== 'node_modules/node' && lstatSync(path, { throwIfNoEntry: false }));
  for (const path of kept) linkAll(path, join(folder, path));
  trimPackages(join(folder, 'node_modules'));
  const bytes = bytesIn(folder);
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  symlinkSync(resolve('node_modules/.bin/node'), join(folder, 'node_modules/.bin/node'));
  return { bytes };
}

/** The same files under another name: nothing is copied, and what is taken off there stays here. */
function linkAll(from: string, to: string) {
  mkdirSync(dirname(to), { recursive: true });
  if (!lstatSync(from).isDirectory()) return linkOrCopy(from, to);
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) linkAll(join(from, name), join(to, name));
}

function linkOrCopy(from: string, to: string) {
  try {
    linkSync(from, to);
  } catch {
    // On another disk.
    copyFileSync(from, to);
  }
}

const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + lstatSync(join(parentPath, name)).size, 0);
