import type { Category, Item } from '#contract/catalog-shapes.ts';
import { searchWords } from '#domain/catalog/search-words.ts';
import type { Deps } from '../deps.ts';
import { areaOf, townNow } from './area.service.ts';
import type { Asked, Diet } from './asked.ts';
import { categoriesFor } from './categories.service.ts';
import { itemToWire } from './item-to-wire.ts';
import {
  countList,
  type ItemList,
  type ItemRow,
  itemsNamed,
  itemsOfCategories,
  itemsOfList,
  itemsOfStore,
} from './items.repository.ts';
import { type PageAsked, pageOf } from './page.ts';
import { sumOf } from './sum-of.ts';

type ItemPage = { total_size: number; limit: number; offset: number; products: Item[]; categories: Category[] };

export async function listItems(
  deps: Deps,
  list: ItemList,
  asked: Asked,
  query: PageAsked & { type?: Diet | undefined },
): Promise<ItemPage> {
  const { type = 'all' } = query;
  const page = pageOf(query);
  const [{ walks }, now] = await Promise.all([areaOf(deps, asked), townNow(deps)]);
  const [rows, counts] = await Promise.all([
    itemsOfList(deps.db, { list, walks, type, page, now }),
    deps.memo(`items ${list} ${type}`, () => countList(deps.db, list, type)),
  ]);
  return { ...(await toPage(deps, asked, rows)), total_size: sumOf(counts, walks), ...pick(page) };
}

export async function latestItems(
  deps: Deps,
  asked: Asked,
  query: PageAsked & { type?: Diet | undefined; store_id?: number | undefined; category_id?: number[] | undefined },
): Promise<ItemPage> {
  const { store_id, category_id: category_ids = [], type = 'all' } = query;
  if (store_id === undefined && category_ids.length === 0) return listItems(deps, 'latest', asked, query);
  const page = pageOf(query);
  const [{ walks }, now] = await Promise.all([areaOf(deps, asked), townNow(deps)]);
  const wanted = { category_ids, walks, type, page, now };
  const { total, rows } = await (store_id === undefined
    ? itemsOfCategories(deps.db, wanted)
    : itemsOfStore(deps.db, { ...wanted, store_id }));
  return { ...(await toPage(deps, asked, rows)), total_size: total, ...pick(page) };
}

export async function findItems(
  deps: Deps,
  asked: Asked,
  query: PageAsked & { type?: Diet | undefined; name: string },
): Promise<ItemPage> {
  const page = pageOf(query);
  const words = searchWords(query.name);
  if (words.length === 0) return { total_size: 0, ...pick(page), products: [], categories: [] };
  const [{ walks }, now] = await Promise.all([areaOf(deps, asked), townNow(deps)]);
  const { total, rows } = await itemsNamed(deps.db, { words, walks, type: query.type ?? 'all', page, now });
  return { ...(await toPage(deps, asked, rows)), total_size: total, ...pick(page) };
}

const pick = ({ limit, offset }: { limit: number; offset: number }) => ({ limit, offset });

/** The items, and the top categories they are filed under. */
async function toPage(deps: Deps, asked: Asked, rows: readonly ItemRow[]) {
  const filed = new Set(rows.map(({ top_category_id }) => top_category_id));
  const categories = filed.size === 0 ? [] : await categoriesFor(deps, asked);
  return {
    products: rows.map((row) => itemToWire(deps.env, row, asked.language)),
    categories: categories.filter(({ id }) => filed.has(id)),
  };
}
