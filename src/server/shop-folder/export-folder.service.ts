import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { settingsShape } from '#contract/config/settings-shape.ts';
import { FILES, folderJsonSchema } from '#contract/shop-folder/format.ts';
import { convertSettings } from '#contract/shop-folder/shop-settings.ts';
import { majorText } from '#domain/money/minor-units.ts';
import type { Db } from '../db/db.ts';
import type { Files } from '../providers/files/files.ts';
import { type PictureToExport, publicPictures, settingRows } from './export.repository.ts';
import { exportItems } from './exporting/export-items.service.ts';
import { exportList } from './exporting/export-list.service.ts';
import { openNames } from './exporting/export-names.service.ts';
import { SCHEMA_FILE, write, writeJson } from './exporting/write-json.ts';
import { TABLES } from './tables.ts';
import type { Names } from './to-entry.ts';
import type { Row } from './to-row.ts';

export type ExportTools = { db: Db; files: Files; progress(line: string): void };

/** The folder holds something already; nothing of it is overwritten. */
class FolderNotEmpty extends Error {}

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
  await writeFile(join(root, SCHEMA_FILE), `${JSON.stringify(folderJsonSchema(), null, 2)}\n`);
  progress(`${lists.get('stores')?.length ?? 0} stores, ${shown.size} pictures`);
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
