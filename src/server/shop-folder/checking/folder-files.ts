import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FILES } from '#contract/shop-folder/format.ts';
import type { Problems } from '../problems.ts';

/** Which files of a shop folder are there. */
export type FolderFiles = {
  root: string;
  lists: readonly string[];
  zones: readonly string[];
  stores: readonly string[];
  items: readonly string[];
  csv: readonly string[];
  pictures: ReadonlySet<string>;
};

const SPREADSHEETS = ['items.csv', 'stock.csv', 'prices.csv'];
const FOLDERS = ['zones', 'stores', 'items', 'pictures'];
/** Beside the shop's own files: a text about it, and what editors check it by. */
const NO_CONTENT = /^(\..*|.*\.md|.*\.txt|.*\.schema\.json)$/i;

export async function findFiles(root: string, problems: Problems): Promise<FolderFiles | null> {
  const names = await namesIn(root);
  if (!names) {
    problems.add(root, null, '', 'there is no such folder');
    return null;
  }
  for (const name of names) {
    if (!FILES.has(name) && !SPREADSHEETS.includes(name) && !FOLDERS.includes(name) && !NO_CONTENT.test(name))
      problems.add(name, null, '', 'is no file of a shop folder');
  }
  const inside = async (folder: string, ending: string): Promise<string[]> => {
    const found = (await namesIn(join(root, folder))) ?? [];
    for (const name of found)
      if (!name.endsWith(ending) && !NO_CONTENT.test(name))
        problems.add(`${folder}/${name}`, null, '', `does not end with ${ending}`);
    return found.filter((name) => name.endsWith(ending) && !NO_CONTENT.test(name)).map((name) => `${folder}/${name}`);
  };
  const files = {
    root,
    lists: names.filter((name) => FILES.has(name)),
    zones: await inside('zones', '.geojson'),
    stores: await inside('stores', '.json'),
    items: await inside('items', '.json'),
    csv: names.filter((name) => SPREADSHEETS.includes(name)),
    pictures: new Set(await namesIn(join(root, 'pictures'))),
  };
  const isEmpty = [files.lists, files.zones, files.stores, files.items, files.csv].every((list) => list.length === 0);
  if (isEmpty) problems.add(root, null, '', 'holds no file of a shop folder');
  return files;
}

/** Sorted, so that the same folder is always read in the same order. */
async function namesIn(folder: string): Promise<string[] | null> {
  return readdir(folder).then(
    (names) => names.sort(),
    () => null,
  );
}

/** A list of a million entries stands in a spreadsheet, which is read row by row; a JSON file is read as a whole. */
const LARGEST_JSON = 64 * 1024 * 1024;

/** undefined: it could not be read, and the problem is noted. */
export async function readJson(root: string, file: string, problems: Problems): Promise<unknown> {
  const path = join(root, file);
  if ((await stat(path)).size > LARGEST_JSON) {
    problems.add(file, null, '', `is larger than ${LARGEST_JSON / 1024 / 1024} MB; many items go into items.csv`);
    return undefined;
  }
  const text = (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
  try {
    return JSON.parse(text);
  } catch (error) {
    problems.add(file, lineOfFault(text, error), '', 'is not complete JSON; was it written to the end?');
    return undefined;
  }
}

/** The parser says "at position 812"; where nothing is said, the file ended too early. */
function lineOfFault(text: string, error: unknown): number {
  const at = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
  return text.slice(0, at === undefined ? text.length : Number(at)).split('\n').length;
}
