import { COLLECTIONS } from '#contract/shop-folder/format.ts';
import type { Db } from '#server/db/db.ts';
import type { PictureComposer } from '#server/media/picture-composer.ts';
import { defaultZone, knownRows, pictureIds } from '../known.repository.ts';
import type { Problems } from '../problems.ts';
import type { Checked } from './check-entry.ts';
import { checkItems, checkItemsToFind, checkSpreadsheets, MOST_ROWS } from './check-items.service.ts';
import { type CheckState, checkOne, checkPicture, checkPointer, type Facts } from './check-state.ts';
import { type FolderFiles, findFiles } from './folder-files.ts';
import { hasItems } from './item-entries.ts';
import { pointersOf } from './pointers.ts';
import { type PreparedPictures, preparePictures } from './prepare-pictures.ts';
import { type Lists, readLists } from './read-lists.ts';

export type CheckTools = { db: Db; composer: PictureComposer; progress(line: string): void };

/** A folder in which nothing was found wrong. Its items are read again when they are written. */
export type CheckedFolder = Lists & {
  files: FolderFiles;
  hasItems: boolean;
  itemCount: number;
  pictures: PreparedPictures;
};

export async function checkFolder(
  tools: CheckTools,
  root: string,
  { prune, mostRows = MOST_ROWS }: { prune: boolean; mostRows?: number },
  problems: Problems,
): Promise<CheckedFolder | null> {
  const files = await findFiles(root, problems);
  if (!files) return null;
  tools.progress('Reading the folder');
  const lists = await readLists(files, problems);
  const drawn = (lists.lists.get('pictures') ?? []).filter(({ value }) => value.recipe !== null);
  const state: CheckState = {
    known: await startKnown(tools.db, lists, prune),
    files: files.pictures,
    shown: new Set(),
    drawn: new Set(drawn.map(({ value }) => String(value.name))),
    picturesToFind: [],
    itemsToFind: [],
    problems,
  };
  checkLists(tools, lists, state);
  await checkDefaultZone(tools.db, lists, prune, problems);

  const seen = await checkItems(tools.progress, files, state, mostRows);
  await checkItemsToFind(tools.db, seen, prune && hasItems(files), state);
  await checkSpreadsheets(tools.db, files, seen, problems, mostRows);

  await checkPicturesToFind(tools.db, state);
  tools.progress(`Checking ${state.shown.size} pictures`);
  const pictures = await preparePictures(tools.db, root, [...state.shown], problems);
  return { ...lists, files, hasItems: hasItems(files), itemCount: seen.size, pictures };
}

async function startKnown(db: Db, { lists }: Lists, prune: boolean): Promise<CheckState['known']> {
  const known: CheckState['known'] = new Map();
  const put = (list: string, key: string, facts: Facts) => {
    const keys = known.get(list) ?? new Map<string, Facts>();
    known.set(list, keys.set(key, facts));
  };
  for (const { list, key, ...facts } of await knownRows(db)) {
    const goes = prune && lists.has(list);
    // A store that comes in says anew which add-ons it has.
    const isReplaced = list === 'add_ons' && lists.get('stores')?.some(({ value }) => key.startsWith(`${value.slug}/`));
    if (!goes && !isReplaced) put(list, key, facts);
  }
  for (const { name, key } of COLLECTIONS)
    for (const { value } of lists.get(name) ?? []) put(name, String(value[key[0] ?? '']), value as Facts);
  for (const { value } of lists.get('modules') ?? [])
    put('modules', String(value.slug), { module: String(value.module_type) });
  for (const { value } of lists.get('stores') ?? [])
    for (const { key } of value.add_ons as { key: string }[]) put('add_ons', `${value.slug}/${key}`, {});
  return known;
}

function checkLists({ composer }: CheckTools, { lists, settings }: Lists, state: CheckState): void {
  for (const collection of COLLECTIONS) {
    const seen = new Set<string>();
    for (const entry of lists.get(collection.name) ?? []) {
      const key = collection.key.map((field) => entry.value[field]).join(' ');
      if (seen.has(key))
        state.problems.add(entry.file, entry.row, collection.key.at(-1) ?? '', `${key} is there twice`);
      seen.add(key);
      checkOne(collection.name, entry, state);
      // What pictures.json says of pictures is looked at below.
      if (collection.name === 'pictures') continue;
      for (const pointer of pointersOf(collection, entry.value)) checkPointer(entry, pointer, state);
    }
  }
  for (const { file, row, value } of lists.get('pictures') ?? []) {
    const isFile = String(value.name).includes('.');
    if (isFile) checkPicture({ file, row }, 'name', String(value.name), state);
    if (isFile === (value.recipe !== null))
      state.problems.add(file, row, 'recipe', 'is written of a picture without a file, and only of one');
    else if (value.recipe !== null && !canDraw(composer, value.recipe))
      state.problems.add(file, row, 'recipe', 'cannot be drawn');
  }
  for (const field of ['logo', 'fav_icon'] as const) {
    const name = settings?.[field];
    if (typeof name === 'string') checkPicture({ file: 'shop.json', row: null }, `settings.${field}`, name, state);
  }
  checkParents(lists.get('categories') ?? [], state);
  checkOwners(lists.get('stores') ?? [], state.problems);
}

function canDraw(composer: PictureComposer, recipe: unknown): boolean {
  try {
    composer.read(recipe);
    return true;
  } catch {
    return false;
  }
}

/** Two levels: a parent has no parent. Whoever follows the parents must arrive. */
function checkParents(categories: readonly Checked[], { known, problems }: CheckState): void {
  const all = known.get('categories') ?? new Map<string, Facts>();
  for (const { file, row, value } of categories) {
    const parent = value.parent ? all.get(String(value.parent)) : undefined;
    if (!parent) continue;
    if (isInCycle(String(value.slug), all)) problems.add(file, row, 'parent', 'the parents lead round in a circle');
    else if (parent.parent)
      problems.add(file, row, 'parent', `"${value.parent}" has a parent itself; there are two levels`);
    else if (parent.module !== value.module)
      problems.add(file, row, 'parent', `"${value.parent}" belongs to another module`);
  }
}

function isInCycle(slug: string, all: ReadonlyMap<string, Facts>): boolean {
  let at = all.get(slug)?.parent;
  for (let steps = 0; at && steps <= all.size; steps++) {
    if (at === slug) return true;
    at = all.get(at)?.parent;
  }
  return false;
}

/** An owner is one person, by email: told twice, it is told alike. */
function checkOwners(stores: readonly Checked[], problems: Problems): void {
  const owners = new Map<string, string>();
  for (const { file, row, value } of stores) {
    const owner = value.owner as { email: string };
    const told = JSON.stringify(owner);
    const before = owners.get(owner.email.toLowerCase());
    if (before !== undefined && before !== told)
      problems.add(file, row, 'owner', `${owner.email} is told differently in another store`);
    owners.set(owner.email.toLowerCase(), told);
  }
}

async function checkDefaultZone(db: Db, { lists }: Lists, prune: boolean, problems: Problems): Promise<void> {
  const zones = lists.get('zones');
  const named = zones?.filter(({ value }) => value.is_default) ?? [];
  for (const { file, row } of named.slice(1))
    problems.add(file, row, 'properties.is_default', 'another zone is the default one already');
  const standing = zones && !prune ? await defaultZone(db) : null;
  const [first] = named;
  if (first && standing && !zones?.some(({ value }) => value.key === standing.key))
    problems.add(
      first.file,
      first.row,
      'properties.is_default',
      `the zone "${standing.key}" of the shop is the default one`,
    );
}

async function checkPicturesToFind(db: Db, { picturesToFind, problems }: CheckState): Promise<void> {
  const standing = new Set(
    (await pictureIds(db, [...new Set(picturesToFind.map(({ key }) => key))])).map(({ id }) => id),
  );
  for (const { file, row, field, key } of picturesToFind)
    if (!standing.has(key)) problems.add(file, row, field, `there is no picture "${key}" in pictures.json`);
}
