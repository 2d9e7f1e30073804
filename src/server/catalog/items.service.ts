import type { Category, Item } from '#contract/catalog-shapes.ts';
import { searchWords } from '#domain/catalog/search-words.ts';
import type { Deps } from '../deps.ts';
import { areaOf, townNow } from './area.service.ts';
import type { Asked, Diet, Walk } from './asked.ts';
import { categoriesFor } from './categories.service.ts';
import { itemToWire } from './item-to-wire.ts';
import { countList, type ItemList, type ItemRow, itemsAmong, itemsNamed, itemsOfList } from './items.repository.ts';
import { type PageAsked, pageOf } from './page.ts';

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
  const among = { store_id: query.store_id, category_ids: query.category_id ?? [] };
  if (among.store_id === undefined && among.category_ids.length === 0) return listItems(deps, 'latest', asked, query);
  const page = pageOf(query);
  const [{ walks }, now] = await Promise.all([areaOf(deps, asked), townNow(deps)]);
  const { total, rows } = await itemsAmong(deps.db, { among, walks, type: query.type ?? 'all', page, now });
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

export const sumOf = (counts: readonly (Walk & { count: number })[], walks: readonly Walk[]): number =>
  counts
    .filter(({ module_id, zone_id }) => walks.some((walk) => walk.module_id === module_id && walk.zone_id === zone_id))
    .reduce((sum, { count }) => sum + count, 0);
