import { join } from 'node:path';
import { entrySchema, keySchema } from '#contract/shop-folder/fields.ts';
import { collectionSchema, inOwnFile } from '#contract/shop-folder/format.ts';
import { items, priceColumns, stockColumns } from '#contract/shop-folder/goods.ts';
import type { Problems } from '../problems.ts';
import { type Checked, checkEntry } from './check-entry.ts';
import { csvEntries } from './csv-entries.ts';
import { type FolderFiles, readJson } from './folder-files.ts';
import { listIn } from './list-entries.ts';

const whole = collectionSchema(items);
const ofStore = collectionSchema(inOwnFile(items, 'store'));
const stock = entrySchema(stockColumns);
const prices = entrySchema(priceColumns);

export const hasItems = ({ items: files, csv }: FolderFiles): boolean => files.length > 0 || csv.includes('items.csv');

/** items/corner-shop.json, or when it has many of them items/corner-shop.002.json. */
export const storeOfFile = (file: string): string => file.slice('items/'.length).split('.')[0] ?? '';

/**
 * All items, one after the other, as they are written: a file a store, then the spreadsheet. There may be more than fit
 * into the memory, so nothing is kept, and whoever needs them twice reads them twice.
 */
export async function* itemEntries(files: FolderFiles, problems: Problems): AsyncGenerator<Checked> {
  for (const file of files.items) {
    const store = storeOfFile(file);
    if (!keySchema.safeParse(store).success) problems.add(file, null, '', 'is not named after a store');
    const content = await readJson(files.root, file, problems);
    for (const entry of listIn(content, file, 'items', problems)) {
      const checked = checkEntry(ofStore, entry, problems);
      if (checked) yield { ...checked, value: { ...checked.value, store } };
    }
  }
  if (files.csv.includes('items.csv')) yield* checkedRows(files, 'items.csv', items.fields, whole, problems);
}

export const stockEntries = (files: FolderFiles, problems: Problems): AsyncGenerator<Checked> =>
  checkedRows(files, 'stock.csv', stockColumns, stock, problems);

export const priceEntries = (files: FolderFiles, problems: Problems): AsyncGenerator<Checked> =>
  checkedRows(files, 'prices.csv', priceColumns, prices, problems);

async function* checkedRows(
  { root, csv }: FolderFiles,
  file: string,
  fields: Parameters<typeof csvEntries>[2],
  schema: Parameters<typeof checkEntry>[0],
  problems: Problems,
): AsyncGenerator<Checked> {
  if (!csv.includes(file)) return;
  for await (const entry of csvEntries(join(root, file), file, fields, problems)) {
    const checked = checkEntry(schema, entry, problems);
    if (checked) yield checked;
  }
}
