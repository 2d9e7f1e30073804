import { readFile } from 'node:fs/promises';
import { convertSettings } from '#contract/shop-folder/shop-settings.ts';
import type { Db } from '#server/db/db.ts';
import type { Files } from '#server/providers/files/files.ts';
import type { Checked } from '../checking/check-entry.ts';
import type { CheckedFolder } from '../checking/check-folder.service.ts';
import { pointersOf } from '../checking/pointers.ts';
import { columnsOfFields, type PartTable, partTables, TABLES, type Table } from '../tables.ts';
import { minor, type Row, toRow } from '../to-row.ts';
import { derive } from './derive.ts';
import {
  addIncoming,
  closeIncoming,
  giveUpDefaultZone,
  holdCatalogue,
  lockMerge,
  type Merge,
  type Merged,
  mergeIncoming,
  mergeOwners,
  type Owner,
  openIncoming,
  releaseCatalogue,
  setOwners,
  type Which,
} from './merge.repository.ts';
import { openStanding, type Standing } from './standing.ts';
import { writeItems } from './write-items.service.ts';

export type WriteTools = { db: Db; files: Pick<Files, 'put'>; progress(line: string): void };
export type WriteOptions = { prune: boolean; dryRun: boolean; daysLater?: number };

/** What was added, changed and taken off, list by list. */
export type Summary = [list: string, merged: Merged][];

/** All of the folder in one transaction, or nothing. */
export async function writeFolder(tools: WriteTools, folder: CheckedFolder, options: WriteOptions): Promise<Summary> {
  // Before anything can show them. Should the rest fail, nobody knows of these files.
  if (!options.dryRun)
    for (const { path, file } of folder.pictures.list)
      if (path) await tools.files.put(file, await readFile(path), 'image/webp');
  try {
    return await tools.db.transaction(async (tx) => {
      const summary = await writeAll({ ...tools, db: tx }, folder, options);
      if (options.dryRun) throw new OnlyLooked(summary);
      return summary;
    });
  } catch (error) {
    if (error instanceof OnlyLooked) return error.summary;
    throw error;
  }
}

/** Ends the transaction of a dry run. */
class OnlyLooked extends Error {
  readonly summary: Summary;
  constructor(summary: Summary) {
    super('nothing is written in a dry run');
    this.summary = summary;
  }
}

async function writeAll(
  { db, progress }: WriteTools,
  folder: CheckedFolder,
  { prune, daysLater }: WriteOptions,
): Promise<Summary> {
  await lockMerge(db);
  await holdCatalogue(db);
  const summary: Summary = [];
  const standing = openStanding(new Map(folder.pictures.list.map(({ name, id }) => [name, id])), daysLater);
  summary.push(['pictures', await writePictures(db, folder, standing)]);
  await standing.refresh(db);
  if (folder.settings) summary.push(['settings', await writeSettings(db, folder.settings, standing, prune)]);
  for (const table of TABLES) {
    if (table.table === 'items') {
      summary.push(...(await writeItems({ db, standing, folder, prune, progress })));
      continue;
    }
    const entries = folder.lists.get(table.collection.name);
    if (!entries) continue;
    progress(`Writing ${table.collection.name.replaceAll('_', ' ')}`);
    // An order locks its items before its store: what changes of stores that stand comes after the items.
    const which = table.table === 'stores' ? 'new' : 'all';
    summary.push(...(await writeList({ db, standing, prune }, table, entries, which)));
  }
  const stores = TABLES.find(({ table }) => table === 'stores');
  const entries = folder.lists.get('stores');
  if (stores && entries) {
    const [[, changed = NOTHING] = []] = await writeList({ db, standing, prune }, stores, entries, 'standing');
    addTo(summary, 'stores', changed);
  }
  await releaseCatalogue(db);
  return summary;
}

function addTo(summary: Summary, list: string, more: Merged): void {
  const at = summary.find(([name]) => name === list);
  if (at) at[1] = sum(at[1], more);
}

type Writing = { db: Db; standing: Standing; prune: boolean };

async function writeList(
  { db, standing, prune }: Writing,
  table: Table,
  entries: readonly Checked[],
  which: Which,
): Promise<Summary> {
  const { collection, derived, without } = table;
  if (collection.name === 'stores') standing.setOwners(await mergeOwners(db, ownersOf(entries)));
  const pointers = entries.flatMap(({ value }) => [...pointersOf(collection, value)]);
  await standing.learnItems(
    db,
    pointers.filter(({ to }) => to === 'items').map(({ key }) => key),
  );
  const { all, opening } = columnsOfFields(collection.fields, without);
  const merge: Merge = { ...table, columns: [...all, ...derived], opening, gone: prune ? table.gone : 'stay' };
  const toRows = (some: readonly Checked[]) =>
    some.map(({ value }) => ({
      ...toRow(collection.fields, value, standing, without),
      ...derive(collection.name, value, standing),
    }));

  // Children point at parents, which must stand first.
  const tops = collection.name === 'categories' ? entries.filter(({ value }) => value.parent === null) : [];
  const before = tops.length > 0 ? await mergeRows(db, { ...merge, gone: 'stay' }, toRows(tops)) : NOTHING;
  if (tops.length > 0) await standing.refresh(db);
  const rest = await mergeRows(db, merge, toRows(entries), which);
  const summary: Summary = [[collection.name, sum(before, rest)]];
  await standing.refresh(db);
  if (which === 'standing') return summary;
  for (const part of partTables(collection)) summary.push(await writePart(db, table, part, entries, standing));
  await standing.refresh(db);
  return summary;
}

const NOTHING: Merged = { added: 0, changed: 0, gone: 0 };
const sum = (a: Merged, b: Merged): Merged => ({
  added: a.added + b.added,
  changed: a.changed + b.changed,
  gone: a.gone + b.gone,
});

const ownersOf = (stores: readonly Checked[]): Owner[] => [
  ...new Map(stores.map(({ value }) => [(value.owner as Owner).email.toLowerCase(), value.owner as Owner])).values(),
];

async function mergeRows(db: Db, merge: Merge, rows: readonly Row[], which: Which = 'all'): Promise<Merged> {
  await openIncoming(db, merge);
  await addIncoming(db, merge.table, merge.columns, rows);
  if (merge.table === 'zones') await giveUpDefaultZone(db);
  const merged = await mergeIncoming(db, merge, { which });
  await closeIncoming(db, merge.table);
  return merged;
}

/** What an entry no longer has inside it is gone with or without pruning: the entry itself was changed. */
async function writePart(
  db: Db,
  table: Table,
  { name, part, table: partTable, owner, key, gone }: PartTable,
  entries: readonly Checked[],
  standing: Standing,
): Promise<Summary[number]> {
  const { all, opening } = columnsOfFields(part.fields);
  const ids = await standing.idsOf(db, table);
  const idOf = ({ value }: Checked) => ids.get(table.collection.key.map((field) => value[field]).join(' ')) ?? 0;
  const inner = ({ value }: Checked) => (part.single ? [value[name]].filter(Boolean) : value[name]) as Row[];
  const rows = entries.flatMap((entry) =>
    inner(entry).map((one) => ({ [owner]: idOf(entry), ...toRow(part.fields, one, standing) })),
  );
  await setOwners(db, partTable, entries.map(idOf));
  const merged = await mergeRows(
    db,
    { table: partTable, key, columns: [...new Set([owner, ...all])], opening, owner, gone },
    rows,
  );
  return [`${table.collection.name}: ${name}`, merged];
}

function writePictures(db: Db, { lists, pictures }: CheckedFolder, standing: Standing): Promise<Merged> {
  const told = new Map((lists.get('pictures') ?? []).map(({ value }) => [String(value.name), value]));
  const files = pictures.list.map(({ name, id, file, source_digest }) => ({
    id,
    file,
    source_digest,
    recipe: null,
    alt: told.get(name)?.alt ?? null,
  }));
  const drawn = [...told.values()]
    .filter(({ recipe }) => recipe !== null)
    .map(({ name, recipe, alt }) => ({
      id: standing.picture(String(name)),
      recipe,
      alt,
      file: null,
      source_digest: null,
    }));
  // Two files that look the same are one picture.
  const rows = [...new Map([...files, ...drawn].map((row) => [row.id, row])).values()];
  const columns = ['id', 'recipe', 'file', 'alt', 'source_digest'];
  return mergeRows(db, { table: 'pictures', key: ['id'], columns, opening: ['source_digest'], gone: 'stay' }, rows);
}

function writeSettings(db: Db, settings: Row, standing: Standing, prune: boolean): Promise<Merged> {
  const stored = convertSettings(settings, { money: minor, picture: (name) => standing.picture(String(name)) });
  const rows = Object.entries(stored).map(([key, value]) => ({ key, value }));
  return mergeRows(
    db,
    { table: 'settings', key: ['key'], columns: ['key', 'value'], gone: prune ? 'delete' : 'stay' },
    rows,
  );
}
