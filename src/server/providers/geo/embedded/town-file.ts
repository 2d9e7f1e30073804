import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { prepareTown, type StreetMap } from './prepare-town.ts';
import type { Town } from './town.ts';

/** Raise it when the shape or the making of a Town changes: files made before are then left aside. */
const VERSION = 2;

/** The streets of Gothenburg travel with the path finder's own tests. Data © OpenStreetMap contributors, ODbL. */
const SOURCE = 'geojson-path-finder/test/large-network.json';

/** The prepared town, made and stored when it is not there yet: reading it takes a tenth of making it. */
export async function openTown(folder: string): Promise<Town> {
  const file = join(folder, `town-${VERSION}-v8.${process.versions.v8}.bin`);
  return (await readTown(file)) ?? (await makeTown(folder, file));
}

async function readTown(file: string): Promise<Town | null> {
  try {
    return deserialize(await readFile(file));
  } catch {
    return null;
  }
}

async function makeTown(folder: string, file: string): Promise<Town> {
  const source = createRequire(import.meta.url).resolve(SOURCE);
  const map: StreetMap = JSON.parse(await readFile(source, 'utf8'));
  const town = prepareTown(map);
  await keep(folder, file, town);
  return town;
}

async function keep(folder: string, file: string, town: Town): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    // Written beside and renamed, so that another process never reads half a file.
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, serialize(town));
    await rename(unfinished, file);
  } catch {
    // A read-only folder costs a second at every start, nothing else.
  }
}
