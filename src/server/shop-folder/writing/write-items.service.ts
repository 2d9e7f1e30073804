import { items, priceColumns, stockColumns } from '#contract/shop-folder/goods.ts';
import type { Db } from '#server/db/db.ts';
import type { CheckedFolder } from '../checking/check-folder.service.ts';
import { itemEntries, priceEntries, stockEntries } from '../checking/item-entries.ts';
import { collectProblems } from '../problems.ts';
import { columnsOfFields, partTables, TABLES } from '../tables.ts';
import { type Row, toRow } from '../to-row.ts';
import { derive } from './derive.ts';
import {
  addIncoming,
  closeIncoming,
  type Merge,
  type Merged,
  mergeIncoming,
  openIncoming,
  ownersFromIncomingItems,
  resolveItems,
  resolveTags,
} from './merge.repository.ts';
import { addSheetPrices, addSheetStock, applySheets, openSheets, priceIncoming } from './spreadsheets.repository.ts';
import type { Standing } from './standing.ts';

/** The folder is not what was checked any more. */
class FolderChanged extends Error {
  constructor() {
    super('the folder was changed while it was read');
  }
}

const ROWS_AT_ONCE = 500;

type Writing = { db: Db; standing: Standing; folder: CheckedFolder; prune: boolean; progress(line: string): void };

const ITEMS = TABLES.find(({ table }) => table === 'items');
const VARIATIONS = partTables(items).find(({ table }) => table === 'item_variations');

/** Items and what hangs on them, and what the spreadsheets say of stock and prices. Nothing of them is held in memory. */
export async function writeItems(writing: Writing): Promise<[string, Merged][]> {
  const { db, folder } = writing;
  await openSheets(db);
  await readSheets(writing);
  const merged = folder.hasItems ? await mergeItems(writing) : [];
  if (folder.files.csv.some((file) => file !== 'items.csv'))
    merged.push(['stock and prices', { added: 0, changed: await applySheets(db), gone: 0 }]);
  return merged;
}

async function mergeItems(writing: Writing): Promise<[string, Merged][]> {
  const { db, progress, prune } = writing;
  const { own, variations, addOns, tags } = merges(prune);
  await openIncoming(db, own);
  for (const part of [variations, addOns]) await openIncoming(db, part, ', add column item_slug text');
  await openIncoming(db, tags, ', add column item_slug text, add column tag text');
  await stageItems(writing, own.columns);
  await priceIncoming(db);

  const merged: [string, Merged][] = [
    ['items', await mergeIncoming(db, own, { told: (done) => progress(`Wrote ${done} items`) })],
  ];
  await resolveTags(db);
  for (const part of [variations, addOns, tags]) {
    await resolveItems(db, part.table);
    await ownersFromIncomingItems(db, part.table);
    merged.push([part.table.replaceAll('_', ' '), await mergeIncoming(db, part)]);
    await closeIncoming(db, part.table);
  }
  await closeIncoming(db, 'items');
  return merged;
}

function merges(prune: boolean): Record<'own' | 'variations' | 'addOns' | 'tags', Merge> {
  if (!ITEMS || !VARIATIONS) throw new Error('items have a table, and their variations');
  const columns = columnsOfFields(items.fields, ITEMS.without);
  const varied = columnsOfFields(VARIATIONS.part.fields);
  return {
    own: {
      ...ITEMS,
      columns: [...columns.all, ...ITEMS.derived],
      opening: columns.opening,
      gone: prune ? 'hide' : 'stay',
    },
    variations: { ...VARIATIONS, columns: ['item_id', ...varied.all, 'position'], opening: varied.opening },
    addOns: {
      table: 'item_add_ons',
      key: ['item_id', 'add_on_id'],
      columns: ['item_id', 'add_on_id', 'position'],
      owner: 'item_id',
      gone: 'delete',
    },
    tags: {
      table: 'item_tags',
      key: ['item_id', 'tag_id'],
      columns: ['item_id', 'tag_id'],
      owner: 'item_id',
      gone: 'delete',
    },
  };
}

async function stageItems({ db, standing, folder, progress }: Writing, columns: readonly string[]): Promise<void> {
  const problems = collectProblems();
  const rows = { own: [] as Row[], variations: [] as Row[], addOns: [] as Row[], tags: [] as Row[] };
  let count = 0;
  const flush = async () => {
    await addIncoming(db, 'items', columns, rows.own);
    await addIncoming(
      db,
      'item_variations',
      ['item_slug', 'type', 'label', 'price', 'stock', 'position'],
      rows.variations,
    );
    await addIncoming(db, 'item_add_ons', ['item_slug', 'add_on_id', 'position'], rows.addOns);
    await addIncoming(db, 'item_tags', ['item_slug', 'tag'], rows.tags);
    for (const list of Object.values(rows)) list.length = 0;
  };
  for await (const { value } of itemEntries(folder.files, problems)) {
    const item_slug = value.slug;
    rows.own.push({ ...toRow(items.fields, value, standing, ITEMS?.without), ...derive('items', value, standing) });
    for (const [position, variation] of (value.variations as Row[]).entries())
      rows.variations.push({ item_slug, position, ...toRow(VARIATIONS?.part.fields ?? {}, variation, standing) });
    for (const [position, key] of (value.add_ons as string[]).entries())
      rows.addOns.push({ item_slug, position, add_on_id: standing.of('add_ons', `${value.store}/${key}`) });
    for (const tag of new Set(value.tags as string[])) rows.tags.push({ item_slug, tag });
    count += 1;
    if (rows.own.length >= ROWS_AT_ONCE) await flush();
    if (count % 20_000 === 0) progress(`Read ${count} of ${folder.itemCount} items`);
  }
  await flush();
  if (problems.count > 0 || count !== folder.itemCount) throw new FolderChanged();
}

async function readSheets({ db, standing, folder }: Writing): Promise<void> {
  const problems = collectProblems();
  let some: Row[] = [];
  for await (const { value } of priceEntries(folder.files, problems)) {
    some.push({ item: value.item, ...toRow(priceColumns, value, standing) });
    if (some.length >= ROWS_AT_ONCE) await addSheetPrices(db, some.splice(0));
  }
  await addSheetPrices(db, some);
  some = [];
  for await (const { value } of stockEntries(folder.files, problems)) {
    some.push({ item: value.item, ...toRow(stockColumns, value, standing) });
    if (some.length >= ROWS_AT_ONCE) await addSheetStock(db, some.splice(0));
  }
  await addSheetStock(db, some);
  if (problems.count > 0) throw new FolderChanged();
}
