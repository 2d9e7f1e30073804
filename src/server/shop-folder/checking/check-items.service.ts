import { items as itemCollection } from '#contract/shop-folder/goods.ts';
import type { Db } from '#server/db/db.ts';
import { knownItems } from '../known.repository.ts';
import type { Problems } from '../problems.ts';
import type { Checked } from './check-entry.ts';
import { type CheckState, checkOne, checkPointer } from './check-state.ts';
import type { FolderFiles } from './folder-files.ts';
import { itemEntries, priceEntries, stockEntries, storeOfFile } from './item-entries.ts';
import { pointersOf } from './pointers.ts';

/** The keys of the folder's items, each with its variations if it has any. */
export type SeenItems = ReadonlyMap<string, readonly string[] | null>;

/** So many rows of a kind are taken at once. Their keys are held while the folder is checked, and nothing else of them. */
export const MOST_ROWS = 2_000_000;

export async function checkItems(
  progress: (line: string) => void,
  files: FolderFiles,
  state: CheckState,
  most: number,
): Promise<SeenItems> {
  const { problems, known } = state;
  const seen = new Map<string, string[] | null>();
  for await (const entry of itemEntries(files, problems)) {
    const { file, row, value } = entry;
    const slug = alone(String(value.slug));
    if (seen.has(slug)) problems.add(file, row, 'slug', `${slug} is there twice`);
    const types = (value.variations as { type: string }[]).map(({ type }) => type);
    seen.set(slug, types.length > 0 ? types : null);
    if (seen.size > most) {
      problems.add(file, row, '', `there are more than ${most} items; the rest was not looked at`);
      break;
    }
    checkOne('items', entry, state);
    for (const pointer of pointersOf(itemCollection, value))
      if (pointer.field !== 'store' || file === 'items.csv')
        checkPointer(
          entry,
          pointer.to === 'add_ons' ? { ...pointer, key: `${value.store}/${pointer.key}` } : pointer,
          state,
        );
    if (seen.size % 20_000 === 0) progress(`Checked ${seen.size} items`);
  }
  for (const file of files.items) {
    const store = storeOfFile(file);
    if (!known.get('stores')?.has(store)) problems.add(file, null, '', `"${store}" is not among the stores`);
  }
  return seen;
}

/** A cell is a view into the file's text: kept as it is, it would keep all of that in memory. */
const alone = (text: string): string => Buffer.from(text).toString();

export async function checkItemsToFind(
  db: Db,
  seen: SeenItems,
  onlyFolder: boolean,
  { itemsToFind, problems }: CheckState,
): Promise<void> {
  const missing = itemsToFind.filter(({ key }) => !seen.has(key));
  const standing = onlyFolder
    ? []
    : await knownItems(
        db,
        missing.map(({ key }) => key),
      );
  const slugs = new Set(standing.map(({ slug }) => slug));
  for (const { file, row, field, key } of missing)
    if (!slugs.has(key)) problems.add(file, row, field, `"${key}" is not among the items`);
}

const ROWS_AT_ONCE = 1000;

/** Every row of stock.csv and prices.csv means something that is sold. Stock is counted by variation, where there are any. */
export async function checkSpreadsheets(
  db: Db,
  files: FolderFiles,
  seen: SeenItems,
  problems: Problems,
  most: number,
): Promise<void> {
  const state = { db, seen, problems, most };
  await checkRows(stockEntries(files, problems), { ...state, needsVariation: true });
  await checkRows(priceEntries(files, problems), { ...state, needsVariation: false });
}

type RowsState = { db: Db; seen: SeenItems; problems: Problems; most: number; needsVariation: boolean };

async function checkRows(rows: AsyncIterable<Checked>, state: RowsState): Promise<void> {
  const { db, seen, problems, most } = state;
  const before = new Set<string>();
  let some: Checked[] = [];
  for await (const entry of rows) {
    some.push(entry);
    if (some.length < ROWS_AT_ONCE) continue;
    checkSome(some, await variationsOf(db, seen, some), before, state);
    some = [];
    if (before.size <= most) continue;
    problems.add(entry.file, entry.row, '', `there are more than ${most} rows; the rest was not looked at`);
    break;
  }
  checkSome(some, await variationsOf(db, seen, some), before, state);
}

/** Of the items that the rows name, in the folder or in the shop; an item that is in neither is not among them. */
async function variationsOf(
  db: Db,
  seen: SeenItems,
  rows: readonly Checked[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const slugs = [...new Set(rows.map(({ value }) => String(value.item)))];
  const standing = await knownItems(
    db,
    slugs.filter((slug) => !seen.has(slug)),
  );
  const ofFolder = slugs.filter((slug) => seen.has(slug)).map((slug) => [slug, seen.get(slug) ?? []] as const);
  return new Map([...ofFolder, ...standing.map(({ slug, types }) => [slug, types] as const)]);
}

/** `before`: what rows further up were about. */
function checkSome(
  rows: readonly Checked[],
  variations: ReadonlyMap<string, readonly string[]>,
  before: Set<string>,
  { problems, needsVariation }: RowsState,
): void {
  for (const { file, row, value } of rows) {
    const slug = String(value.item);
    const types = variations.get(slug);
    const key = `${slug} ${value.variation ?? ''}`;
    if (!types) problems.add(file, row, 'item', `"${slug}" is not among the items`);
    else if (value.variation !== null && !types.includes(String(value.variation)))
      problems.add(file, row, 'variation', `"${value.variation}" is no variation of ${slug}`);
    else if (value.variation === null && needsVariation && types.length > 0)
      problems.add(file, row, 'variation', `is missing: ${slug} is counted by its variations`);
    else if (before.has(key)) problems.add(file, row, 'item', `${key.trim()} is there twice`);
    before.add(key);
  }
}
