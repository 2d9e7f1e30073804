import type { Collection } from '#contract/shop-folder/collections.ts';
import { inOwnFile } from '#contract/shop-folder/format.ts';
import { items } from '#contract/shop-folder/goods.ts';
import type { Db } from '../../db/db.ts';
import { type ItemWithParts, itemRows } from '../export.repository.ts';
import { knownRows } from '../known.repository.ts';
import { columnsOfFields } from '../tables.ts';
import { type Names, toEntry } from '../to-entry.ts';
import type { Row } from '../to-row.ts';
import { writeJson } from './write-json.ts';

const ITEMS_A_FILE = 5000;

/** A file for each store, or several where it has many items. */
export async function exportItems(
  { db, progress }: { db: Db; progress(line: string): void },
  root: string,
  names: Names,
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
