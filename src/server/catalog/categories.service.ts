import { type Category, categoryShape } from '#contract/catalog/category-shape.ts';
import { AppError } from '#contract/errors.ts';
import { toFlag } from '#contract/wire.ts';
import { writeOnce } from '#contract/write-reply.ts';
import { searchWords } from '#domain/search/search-words.ts';
import { inLanguage } from '#domain/text.ts';
import type { Deps } from '../deps.ts';
import { pictureUrl } from '../media/picture-url.ts';
import { zonesToSearch } from './area.service.ts';
import { cachedCount } from './cached-count.ts';
import {
  activeCategories,
  type CategoryCount,
  type CategoryRow,
  countByCategory,
  topCategoryIds,
} from './categories.repository.ts';
import type { Scope } from './scope.ts';

const POPULAR = 20;

/** Top categories with their children, by priority; counts are those of the shopper's zones. */
export async function categoriesFor(deps: Deps, scope: Scope, only: { featured?: boolean } = {}): Promise<Category[]> {
  const { rows, counts } = await load(deps, scope);
  return rows
    .filter((row) => row.parent_id === null && (!only.featured || row.featured))
    .map((row) => toWire(deps, row, rows, counts, scope.language));
}

/** Of a list's categories the counts may be so old: it is said beside every list. */
const OLDEST_MS = 10_000;
/** More ways than shoppers have to stand in a town; whoever makes up more of them takes no more memory. */
const MOST_KNOWN = 300;

/** The same for lists of items, which all say it: made now and then instead of each time. */
export async function categoriesOfLists(deps: Deps, scope: Scope): Promise<Category[]> {
  // Dropped together with everything else that is cached of the catalogue.
  const known = await deps.memo('categories of lists', async () => new Map<string, { at: number; made: Category[] }>());
  const { moduleZones } = await zonesToSearch(deps, scope);
  const key = JSON.stringify([moduleZones, scope.module_id, scope.language]);
  const before = known.get(key);
  const at = deps.now().getTime();
  if (before && at - before.at < OLDEST_MS) return before.made;
  const made = await categoriesFor(deps, scope);
  for (const category of made) writeOnce(categoryShape, Object.freeze(category));
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, { at, made });
  return made;
}

export async function childrenOf(deps: Deps, scope: Scope, parent: number): Promise<Category[]> {
  const { rows, counts } = await load(deps, scope);
  return rows
    .filter(({ parent_id }) => parent_id === parent)
    .map((row) => toWire(deps, row, rows, counts, scope.language));
}

export async function popularCategories(deps: Deps, scope: Scope): Promise<Category[]> {
  const { rows, counts } = await load(deps, scope);
  return [...rows]
    .sort((a, b) => b.order_count - a.order_count || a.id - b.id)
    .slice(0, POPULAR)
    .map((row) => toWire(deps, row, rows, counts, scope.language));
}

/** By id or slug exactly, else by the beginnings of words in the name. */
export async function categoriesLike(deps: Deps, scope: Scope, search: string): Promise<Category[]> {
  const tops = await categoriesFor(deps, scope);
  const exact = tops.filter(({ id, slug }) => String(id) === search || slug === search);
  if (exact.length > 0) return exact;
  const words = searchWords(search);
  const has = (name: string) => {
    const own = searchWords(name);
    return words.every((word) => own.some((candidate) => candidate.startsWith(word)));
  };
  return words.length === 0 ? [] : tops.filter(({ name }) => has(name));
}

/** How many items the zones hold of some categories, an item of two of them once. */
export async function countsByCategory(
  deps: Deps,
  ids: readonly number[],
  zones: ReadonlySet<number>,
): Promise<number> {
  const counted = await cachedCount(deps, 'categories', () => countByCategory(deps.db));
  return counted
    .filter(
      ({ category_id, top_category_id, zone_id }) =>
        zones.has(zone_id) && (ids.includes(category_id) || ids.includes(top_category_id)),
    )
    .reduce((sum, { count }) => sum + count, 0);
}

/** The shelf of some categories; a top category holds what its children hold. */
export async function categoryShelf(deps: Deps, ids: readonly number[]) {
  const tops = await deps.memo('top categories', () => topCategoryIds(deps.db));
  return { kind: 'categories', ids, tops: new Set(tops.map(({ id }) => id)) } as const;
}

/** The id behind a number or a name in an address, of a top category or a child; unknown ones are not found. */
export async function categoryId(deps: Deps, scope: Scope, idOrSlug: string): Promise<number> {
  const { rows } = await load(deps, scope);
  const row = rows.find(({ id, slug }) => String(id) === idOrSlug || slug === idOrSlug);
  if (!row) throw new AppError('not_found');
  return row.id;
}

/** The top categories of a store, each with the children it has something of; counts are the store's. */
export async function categoriesOfStore(
  deps: Deps,
  scope: Scope,
  counted: readonly Omit<CategoryCount, 'zone_id'>[],
): Promise<Category[]> {
  const { rows } = await load(deps, scope);
  const counts = countsIn(
    counted.map((count) => ({ ...count, zone_id: 0 })),
    new Set([0]),
  );
  const own = rows.filter(({ id }) => counts.has(id));
  return own.filter(({ parent_id }) => parent_id === null).map((row) => toWire(deps, row, own, counts, scope.language));
}

type Loaded = { rows: CategoryRow[]; counts: ReadonlyMap<number, number> };

async function load(deps: Deps, scope: Scope): Promise<Loaded> {
  const { module_ids, moduleZones } = await zonesToSearch(deps, scope);
  const [categories, counted] = await Promise.all([
    deps.memo('categories', () => activeCategories(deps.db)),
    cachedCount(deps, 'categories', () => countByCategory(deps.db)),
  ]);
  const rows = categories.filter(({ module_id }) => module_ids.includes(module_id));
  return { rows, counts: countsIn(counted, new Set(moduleZones.map(({ zone_id }) => zone_id))) };
}

function countsIn(counted: readonly CategoryCount[], zones: ReadonlySet<number>): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { category_id, top_category_id, zone_id, count } of counted) {
    if (!zones.has(zone_id)) continue;
    for (const id of new Set([category_id, top_category_id])) counts.set(id, (counts.get(id) ?? 0) + count);
  }
  return counts;
}

function toWire(
  deps: Deps,
  row: CategoryRow,
  rows: readonly CategoryRow[],
  counts: Loaded['counts'],
  language: string,
): Category {
  const childes = rows.filter(({ parent_id }) => parent_id === row.id);
  const fields = (category: CategoryRow) => ({
    ...category,
    name: inLanguage(category.name, language),
    image_full_url: pictureUrl(deps.env, category.image, '1x1'),
    parent_id: category.parent_id ?? 0,
    status: 1 as const,
    featured: toFlag(category.featured),
    products_count: counts.get(category.id) ?? 0,
  });
  return {
    ...fields(row),
    childes_count: childes.length,
    childes: childes.map((child) => ({ ...fields(child), childes_count: 0, childes: [] })),
  };
}
