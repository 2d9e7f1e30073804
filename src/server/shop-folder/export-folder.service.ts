import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { settingsShape } from '#contract/config/settings-shape.ts';
import type { Collection } from '#contract/shop-folder/collections.ts';
import { FILES, folderJsonSchema, inOwnFile } from '#contract/shop-folder/format.ts';
import { items } from '#contract/shop-folder/goods.ts';
import { convertSettings } from '#contract/shop-folder/shop-settings.ts';
import { majorText } from '#domain/money/minor-units.ts';
import type { Db } from '../db/db.ts';
import type { Files } from '../providers/files/files.ts';
import {
  type ItemWithParts,
  itemRows,
  itemSlugs,
  ownerRows,
  type PictureToExport,
  publicPictures,
  settingRows,
  tableRows,
} from './export.repository.ts';
import { knownRows } from './known.repository.ts';
import { columnsOfFields, type PartTable, partTables, TABLES, type Table } from './tables.ts';
import { type Names, toEntry } from './to-entry.ts';
import { toJson } from './to-json.ts';
import type { Row } from './to-row.ts';

export type ExportTools = { db: Db; files: Files; progress(line: string): void };

/** The folder holds something already; nothing of it is overwritten. */
class FolderNotEmpty extends Error {}

const SCHEMA = 'shop-folder.schema.json';
const ITEMS_A_FILE = 5000;

/** Writes the shop as a folder: the same shop always as the same bytes, as it stands at one moment. */
export async function exportFolder({ db, files, progress }: ExportTools, root: string): Promise<void> {
  const there = await readdir(root).catch(() => []);
  if (there.length > 0) throw new FolderNotEmpty(`${root} is not empty. Choose a new folder.`);
  await db.transaction(async (tx) => {
    await tx.script('set transaction isolation level repeatable read, read only');
    await writeAll({ db: tx, files, progress }, root);
  });
}

async function writeAll({ db, files, progress }: ExportTools, root: string): Promise<void> {
  const pictures = new Map((await publicPictures(db)).map((picture) => [picture.id, picture]));
  const shown = new Set<string>();
  const names = await openNames(db, pictures, shown);
  const lists = new Map<string, Row[]>();
  for (const table of TABLES) {
    const { name } = table.collection;
    if (name === 'items') await exportItems({ db, progress }, root, names);
    else lists.set(name, await exportList(db, table, names));
  }
  for (const zone of lists.get('zones') ?? []) await writeZone(root, zone);
  for (const { slug, ...store } of lists.get('stores') ?? []) await writeJson(root, `stores/${slug}.json`, { store });

  const settings = await exportSettings(db, names);
  for (const [file, collections] of FILES) {
    if (file === 'pictures.json') continue;
    const content = Object.fromEntries(
      collections.map(({ name }) => [name, lists.get(name) ?? []]).filter(([, list]) => list?.length),
    );
    if (file === 'shop.json') await writeJson(root, file, { settings, ...content });
    else if (Object.keys(content).length > 0) await writeJson(root, file, content);
  }
  await exportPictures(
    files,
    root,
    [...shown].sort().flatMap((id) => pictures.get(id) ?? []),
  );
  await writeFile(join(root, SCHEMA), `${JSON.stringify(folderJsonSchema(), null, 2)}\n`);
  progress(`${lists.get('stores')?.length ?? 0} stores, ${shown.size} pictures`);
}

async function openNames(
  db: Db,
  pictures: ReadonlyMap<string, PictureToExport>,
  shown: Set<string>,
): Promise<Names & { learn(list: string, id: number, key: string): void }> {
  const keys = new Map(
    (await knownRows(db)).map(({ list, id, key }) => [
      `${list} ${id}`,
      list === 'add_ons' ? key.slice(key.indexOf('/') + 1) : key,
    ]),
  );
  return {
    learn: (list, id, key) => void keys.set(`${list} ${id}`, key),
    of(list, id) {
      const key = keys.get(`${list} ${id}`);
      if (key === undefined) throw new Error(`there is no ${id} among the ${list}`);
      return key;
    },
    picture(id) {
      shown.add(id);
      return pictures.get(id)?.file ? `${id}.webp` : id;
    },
  };
}

type Known = Awaited<ReturnType<typeof openNames>>;

/** Where the order of ids is not the order of writing. */
const ORDER: Readonly<Record<string, string>> = {
  categories: 'parent_id is not null, id',
  vehicles: "date_trunc('milliseconds', created_at), id",
  content_pages: 'key',
  page_meta: 'page_name',
  landing_sections: 'position, section',
};

const PART_ORDER: Readonly<Record<string, string>> = {
  zone_modules: 'zone_id',
  store_schedules: 'day, opening_time',
  basic_campaign_stores: 'store_id',
  vehicle_units: 'vin_number',
};
const TOLD_BY_KEY = ['zone_modules', 'basic_campaign_stores', 'vehicle_units'];

async function exportList(db: Db, table: Table, names: Known): Promise<Row[]> {
  const { collection, without, derived } = table;
  const { all } = columnsOfFields(collection.fields, without);
  const parts = partTables(collection);
  const extra = derived.filter((name) => ['coordinates', 'vendor_id', 'data'].includes(name));
  const rows = await tableRows(
    db,
    table.table,
    [...all, ...extra, ...(parts.length > 0 ? ['id'] : [])],
    ORDER[collection.name] ?? 'id',
  );
  await learnItems(db, rows, 'item_id', names);
  const inner = await Promise.all(parts.map(async (part) => [part, await partRows(db, part, names)] as const));
  const owners =
    collection.name === 'stores' ? new Map((await ownerRows(db)).map(({ id, ...owner }) => [id, owner])) : null;
  return rows.map((row) => ({
    ...toEntry(collection.fields, row, names, without),
    ...(row.coordinates !== undefined && { coordinates: row.coordinates }),
    ...(collection.name === 'coupons' && couponData(row, names)),
    ...(owners && { owner: ownerEntry(owners.get(row.vendor_id as number)) }),
    ...Object.fromEntries(inner.flatMap(([part, all]) => partEntry(part, all.get(row.id as number) ?? []))),
  }));
}

const ownerEntry = (
  { email, phone, f_name, l_name }: { email: string; phone: string; f_name: string; l_name: string } = {
    email: '',
    phone: '',
    f_name: '',
    l_name: '',
  },
) => ({
  email,
  phone,
  f_name,
  ...(l_name !== '' && { l_name }),
});

function couponData({ coupon_type, data }: Row, names: Names): Row {
  const ids = data as number[];
  if (coupon_type === 'store_wise') return { stores: ids.map((id) => names.of('stores', id)) };
  return coupon_type === 'zone_wise' ? { zones: ids.map((id) => names.of('zones', id)) } : {};
}

async function partRows(db: Db, { table, part, owner }: PartTable, names: Known): Promise<Map<number, Row[]>> {
  const { all } = columnsOfFields(part.fields);
  const rows = await tableRows(db, table, [owner, ...all], PART_ORDER[table] ?? 'id');
  await learnItems(db, rows, 'item_id', names);
  const grouped = new Map<number, Row[]>();
  for (const row of rows) {
    const list = grouped.get(row[owner] as number) ?? [];
    grouped.set(row[owner] as number, [...list, toEntry(part.fields, row, names)]);
  }
  // Rows that have no order of their own are told by key: ids differ from database to database.
  const [key = ''] = part.key;
  if (TOLD_BY_KEY.includes(table))
    for (const list of grouped.values()) list.sort((a, b) => (String(a[key]) < String(b[key]) ? -1 : 1));
  return grouped;
}

const partEntry = ({ name, part }: PartTable, rows: readonly Row[]): [string, unknown][] =>
  rows.length === 0 ? [] : [[name, part.single ? rows[0] : rows]];

/** Items are too many to be known beforehand: those that a list points at are asked for. */
async function learnItems(db: Db, rows: readonly Row[], column: string, names: Known): Promise<void> {
  const ids = rows.map((row) => row[column]).filter((id): id is number => typeof id === 'number');
  if (ids.length > 0) for (const { id, slug } of await itemSlugs(db, ids)) names.learn('items', id, slug);
}

async function exportItems(
  { db, progress }: Pick<ExportTools, 'db' | 'progress'>,
  root: string,
  names: Known,
): Promise<void> {
  const ofStore = inOwnFile(items, 'store');
  const columns = columnsOfFields(ofStore.fields, ['add_ons', 'tags']).all;
  let count = 0;
  for (const { list, key, id } of await knownRows(db)) {
    if (list !== 'stores') continue;
    let after: { at: string; id: number } | null = null;
    for (let page = 1; ; page++) {
      const rows: ItemWithParts[] = await itemRows(db, columns, id, after, ITEMS_A_FILE);
      if (rows.length === 0) break;
      const part = page === 1 ? '' : `.${String(page).padStart(3, '0')}`;
      await writeJson(root, `items/${key}${part}.json`, { items: rows.map((row) => itemEntry(ofStore, row, names)) });
      const last = rows.at(-1);
      after = last ? { at: String(last.at), id: last.id } : null;
      count += rows.length;
      if (rows.length < ITEMS_A_FILE) break;
    }
    if (count > 0 && count % 10_000 < 50) progress(`Wrote ${count} items`);
  }
  progress(`Wrote ${count} items`);
}

const VARIATION = items.parts?.variations?.fields ?? {};

function itemEntry({ fields }: Collection, row: ItemWithParts, names: Names): Row {
  const { stock, ...entry } = toEntry(fields, row, names, ['add_ons', 'tags']);
  return {
    ...entry,
    // The pieces of its variations are what it has.
    ...(stock !== undefined && row.variations.length === 0 && { stock }),
    ...(row.add_on_ids.length > 0 && { add_ons: row.add_on_ids.map((id) => names.of('add_ons', id)) }),
    ...(row.tags.length > 0 && { tags: row.tags }),
    ...(row.variations.length > 0 && { variations: row.variations.map((one) => toEntry(VARIATION, one, names)) }),
  };
}

async function exportSettings(db: Db, names: Names): Promise<Row> {
  const stored = new Map((await settingRows(db)).map(({ key, value }) => [key, value]));
  const known = Object.keys(settingsShape._zod.def.shape).filter((key) => stored.has(key));
  const settings = Object.fromEntries(known.map((key) => [key, stored.get(key)]));
  return convertSettings(settings, {
    money: (value) => majorText(Number(value)),
    picture: (id) => names.picture(String(id)),
  });
}

async function writeZone(root: string, { key, coordinates, ...properties }: Row): Promise<void> {
  const corners = [...String(coordinates).matchAll(/\(([^(),]+),([^(),]+)\)/g)].map(([, lng, lat]) => [
    Number(lng),
    Number(lat),
  ]);
  const ring = [...corners, corners[0]];
  await write(root, `zones/${key}.geojson`, {
    type: 'Feature',
    properties,
    geometry: { type: 'Polygon', coordinates: [ring] },
  });
}

async function exportPictures(files: Files, root: string, pictures: readonly PictureToExport[]): Promise<void> {
  const told: Row[] = [];
  for (const { id, file, recipe, alt } of pictures) {
    const name = file ? `${id}.webp` : id;
    if (recipe !== null || alt !== null)
      told.push({ name, ...(recipe !== null && { recipe }), ...(alt !== null && { alt }) });
    if (!file) continue;
    const stored = await files.get(file);
    if (!stored) throw new Error(`the file of the picture ${id} is gone`);
    await mkdir(join(root, 'pictures'), { recursive: true });
    await writeFile(join(root, 'pictures', name), stored.bytes);
  }
  if (told.length > 0) await writeJson(root, 'pictures.json', { pictures: told }, ONE_A_LINE);
}

/** There may be thousands of pictures, and nobody reads how they are drawn. */
const ONE_A_LINE = 1000;

const writeJson = (root: string, file: string, content: Row, width?: number): Promise<void> =>
  write(root, file, { $schema: `${file.includes('/') ? '../' : './'}${SCHEMA}`, ...content }, width);

async function write(root: string, file: string, content: unknown, width?: number): Promise<void> {
  const path = join(root, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${toJson(content, width)}\n`);
}
