import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { makeTownImage, townImageFile } from './town-image.ts';

/** The demo town is made once as an image of an embedded database; every test file opens its own copy of it. */
export default async function setup(project: TestProject) {
  const made = townImageFile();
  if (made) return project.provide('database', { kind: 'pglite', image: made });
  const folder = mkdtempSync(join(tmpdir(), 'town-'));
  const image = join(folder, 'town.tar');
  await makeTownImage(image);
  project.provide('database', { kind: 'pglite', image });
  return () => rmSync(folder, { recursive: true, force: true });
}
