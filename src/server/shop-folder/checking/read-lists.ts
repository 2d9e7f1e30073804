import type { Collection } from '#contract/shop-folder/collections.ts';
import { keySchema } from '#contract/shop-folder/fields.ts';
import { collectionSchema, FILES, inOwnFile, zoneFeature } from '#contract/shop-folder/format.ts';
import { stores } from '#contract/shop-folder/places.ts';
import { shopSettings } from '#contract/shop-folder/shop-settings.ts';
import { crossingSides } from '#domain/location/crosses-itself.ts';
import type { Problems } from '../problems.ts';
import { type Checked, checkEntry } from './check-entry.ts';
import { type FolderFiles, readJson } from './folder-files.ts';
import { listIn } from './list-entries.ts';

/** Everything of a folder but its items: as many as a person writes, so they are held together. */
export type Lists = { settings: Record<string, unknown> | null; lists: Map<string, Checked[]> };

export async function readLists(files: FolderFiles, problems: Problems): Promise<Lists> {
  const lists = new Map<string, Checked[]>();
  let settings: Lists['settings'] = null;
  for (const file of files.lists) {
    const content = await readJson(files.root, file, problems);
    if (!isObject(content)) {
      if (content !== undefined) problems.add(file, null, '', 'is no object of lists');
      continue;
    }
    for (const name of unknownNames(content, file)) problems.add(file, null, name, 'is no list of this file');
    if (file === 'shop.json' && content.settings !== undefined)
      settings = checkEntry(shopSettings, { file, row: null, value: content.settings }, problems)?.value ?? null;
    for (const one of FILES.get(file) ?? [])
      if (content[one.name] !== undefined) lists.set(one.name, checkAll(one, content, file, problems));
  }
  if (files.zones.length > 0) lists.set('zones', await readZones(files, problems));
  if (files.stores.length > 0) lists.set('stores', await readStores(files, problems));
  return { settings, lists };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const unknownNames = (content: object, file: string): string[] => {
  const names = new Set([
    '$schema',
    ...(file === 'shop.json' ? ['settings'] : []),
    ...(FILES.get(file) ?? []).map(({ name }) => name),
  ]);
  return Object.keys(content).filter((name) => !names.has(name));
};

function checkAll(collection: Collection, content: object, file: string, problems: Problems): Checked[] {
  const schema = collectionSchema(collection);
  return listIn(content, file, collection.name, problems).flatMap((entry) => checkEntry(schema, entry, problems) ?? []);
}

async function readStores(files: FolderFiles, problems: Problems): Promise<Checked[]> {
  const schema = collectionSchema(inOwnFile(stores, 'slug'));
  const read: Checked[] = [];
  for (const file of files.stores) {
    const slug = keyOfFile(file, problems);
    const content = await readJson(files.root, file, problems);
    if (content === undefined || slug === null) continue;
    const value = isObject(content) ? content.store : undefined;
    if (value === undefined) problems.add(file, null, 'store', 'is missing');
    else {
      const checked = checkEntry(schema, { file, row: null, value }, problems);
      if (checked) read.push({ ...checked, value: { slug, ...checked.value } });
    }
  }
  return read;
}

async function readZones(files: FolderFiles, problems: Problems): Promise<Checked[]> {
  const read: Checked[] = [];
  for (const file of files.zones) {
    const key = keyOfFile(file, problems);
    const value = await readJson(files.root, file, problems);
    if (value === undefined || key === null) continue;
    const checked = checkEntry(zoneFeature as never, { file, row: null, value }, problems);
    if (!checked) continue;
    const { properties, geometry } = checked.value as {
      properties: object;
      geometry: { coordinates: [number, number][][] };
    };
    const ring = geometry.coordinates[0] ?? [];
    const crossing = crossingSides(ring.map(([lng, lat]) => ({ lng, lat })));
    if (crossing)
      problems.add(
        file,
        null,
        'geometry.coordinates',
        `the polygon crosses itself: side ${crossing[0]} meets side ${crossing[1]}`,
      );
    read.push({ file, row: null, value: { key, ...properties, coordinates: polygon(ring) } });
  }
  return read;
}

/** A ring that ends where it began names its first corner twice; the database does not. */
function polygon(ring: readonly (readonly [number, number])[]): string {
  const [first, last] = [ring[0], ring.at(-1)];
  const isClosed = first && last && first[0] === last[0] && first[1] === last[1];
  return `(${(isClosed ? ring.slice(0, -1) : ring).map(([lng, lat]) => `(${lng},${lat})`).join(',')})`;
}

function keyOfFile(file: string, problems: Problems): string | null {
  const key = file.slice(file.indexOf('/') + 1, file.lastIndexOf('.'));
  if (keySchema.safeParse(key).success) return key;
  problems.add(file, null, '', 'the file is not named by a key of small letters, digits and dashes');
  return null;
}
