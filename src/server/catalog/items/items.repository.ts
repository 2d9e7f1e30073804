import type { Db } from '#server/db/db.ts';
import { atMost, empty, plannedOnce, raw, type Sql, sql } from '#server/db/sql.ts';
import { askedTogether } from '../asked-together.ts';
import { itemOnSale, moduleZoneTable } from '../conditions.sql.ts';
import type { Page } from '../page.ts';
import type { Clock, Diet, ModuleZone } from '../scope.ts';
import {
  ITEM_DIETS,
  ITEM_ORDERS,
  type ItemFilter,
  type ItemOrder,
  inCategories,
  type Limits,
  matchesItemFilter,
} from './item-filter.sql.ts';
import type { PriceCount } from './price-counts.ts';

/** Where the items stand. The module's own shelves have partial indexes. */
const MODULE_SHELVES = {
  all: empty,
  discounted: raw('and i.discount > 0'),
  recommended: raw('and i.recommended'),
  basic: raw('and i.is_basic'),
  conditions: raw('and i.common_condition_id is not null'),
} as const;

export type ModuleShelf = keyof typeof MODULE_SHELVES;

export type Shelf =
  | { kind: 'module'; only: ModuleShelf }
  | { kind: 'store'; store_id: number; only: ModuleShelf; category_ids: readonly number[] }
  | { kind: 'brands' | 'conditions'; ids: readonly number[] }
  /** `tops`: which of the ids are top categories. */
  | { kind: 'categories'; ids: readonly number[]; tops: ReadonlySet<number> };

export type ItemListQuery = {
  shelf: Shelf;
  order: ItemOrder;
  filter: ItemFilter;
  /** Many of the shelf's items cost what the filter wants, and it wants nothing else. */
  isWide: boolean;
  moduleZones: readonly ModuleZone[];
  now: Clock;
  page: Page;
};

/** The page's items as (id, place): one index scan per zone with the limit, and their ends merged. */
export function pickItems(listQuery: ItemListQuery): Sql {
  const { rank, way } = ITEM_ORDERS[listQuery.order];
  const { limit, skip } = listQuery.page;
  const moduleZone = (condition: Sql) => sql`(
    select i.id, ${rank} as rank from items i join stores s on s.id = i.store_id and s.status
    where ${condition} and ${itemOnSale} ${matchesItemFilter(listQuery.filter, listQuery.now, limitsOf(listQuery))}
    order by ${rank} ${way}, i.id ${way} limit ${atMost(skip + limit)})`;
  return sql`
    select found.id, row_number() over (order by found.rank ${way}, found.id ${way}) as place
    from (
      select ${onlyOnce(listQuery.shelf)} found.id, found.rank from ${inModuleZone(listQuery, moduleZone)} found
      order by found.rank ${way}, found.id ${way} limit ${limit} offset ${skip}
    ) found`;
}

const limitsOf = ({ isWide }: Pick<ItemListQuery, 'isWide'>): Limits => (isWide ? 'passed' : 'literals');

const inZone = raw('i.zone_id = module_zone.zone_id and i.module_id = module_zone.module_id');

function inModuleZone(
  { shelf, moduleZones }: Pick<ItemListQuery, 'shelf' | 'moduleZones'>,
  moduleZone: (condition: Sql) => Sql,
): Sql {
  switch (shelf.kind) {
    case 'module':
      return sql`${moduleZoneTable(moduleZones)} cross join lateral ${moduleZone(sql`${inZone} ${MODULE_SHELVES[shelf.only]}`)}`;
    // A store that was named is shown wherever the shopper is.
    case 'store':
      return moduleZone(
        sql`i.store_id = ${shelf.store_id} ${MODULE_SHELVES[shelf.only]} ${inCategories(shelf.category_ids)}`,
      );
    case 'brands':
      return byId(moduleZones, shelf.ids, moduleZone(sql`i.brand_id = listed.id and ${inZone}`));
    case 'conditions':
      return byId(moduleZones, shelf.ids, moduleZone(sql`i.common_condition_id = listed.id and ${inZone}`));
    case 'categories': {
      const [tops, children] = [
        shelf.ids.filter((id) => shelf.tops.has(id)),
        shelf.ids.filter((id) => !shelf.tops.has(id)),
      ];
      const ofTops = byId(moduleZones, tops, moduleZone(sql`i.top_category_id = listed.id and ${inZone}`));
      const ofChildren = byId(moduleZones, children, moduleZone(sql`i.category_id = listed.id and ${inZone}`));
      if (children.length === 0) return ofTops;
      if (tops.length === 0) return ofChildren;
      return sql`(select found.id, found.rank from ${ofTops} found union select found.id, found.rank from ${ofChildren} found)`;
    }
  }
}

const byId = (moduleZones: readonly ModuleZone[], ids: readonly number[], rows: Sql): Sql =>
  sql`${moduleZoneTable(moduleZones)} cross join unnest(${ids}::int[]) as listed (id) cross join lateral ${rows}`;

/** Of each shelf of a store the most ordered as (id, place), shelf by shelf: one index scan each, with the limit. */
export const onShelves = (store_id: number, top_category_ids: readonly number[], limit: number): Sql => sql`
  select found.id, row_number() over (order by shelf.place, found.order_count desc, found.id desc) as place
  from unnest(${top_category_ids}::int[]) with ordinality as shelf (id, place) cross join lateral (
    select i.id, i.order_count from items i
    where i.store_id = ${store_id} and i.top_category_id = shelf.id and ${itemOnSale}
    order by i.order_count desc, i.id desc limit ${limit}
  ) found`;

/** More than a page ever says exactly; a count that stops here never reads a large catalogue through. */
const MOST_COUNTED = 1000;

/** How many items there are on the shelf for this filter, up to MOST_COUNTED: as a list is read, zone by zone. */
export async function countUpTo(db: Db, listQuery: Omit<ItemListQuery, 'page' | 'order'>): Promise<number> {
  const most = raw(String(MOST_COUNTED));
  const moduleZone = (condition: Sql) => sql`(
    select i.id, 0 as rank from items i join stores s on s.id = i.store_id and s.status
    where ${condition} and ${itemOnSale} ${matchesItemFilter(listQuery.filter, listQuery.now, limitsOf(listQuery))} limit ${most})`;
  const row = await db.row<{ total: number }>(
    plannedOnce(sql`
      select count(*) as total from (
        select ${onlyOnce(listQuery.shelf)} found.id
        from ${inModuleZone(listQuery, moduleZone)} found limit ${most}
      ) counted`),
  );
  return row?.total ?? 0;
}

/** An item of several of the named labels or categories is found for each. */
const onlyOnce = (shelf: Shelf): Sql => ('ids' in shelf && shelf.ids.length > 1 ? raw('distinct') : empty);

/** A shelf's length by module and zone. Reads whole indexes: ask it once per change of the catalogue. */
export const countShelf = (db: Db, only: ModuleShelf, type: Diet): Promise<(ModuleZone & { count: number })[]> =>
  db.rows(sql`
    select i.module_id, i.zone_id, count(*) as count
    from items i join stores s on s.id = i.store_id and s.status
    where ${itemOnSale} ${MODULE_SHELVES[only]} ${ITEM_DIETS[type]}
    group by i.module_id, i.zone_id`);

/** More different prices than these are not cached: so many take some megabytes. */
const MOST_PRICES = 50_000;

/** How many items cost what. Reads all items: ask it once per change of the catalogue. null: there are too many prices. */
export async function countByPrice(db: Db): Promise<PriceCount[] | null> {
  const counts = await db.rows<PriceCount>(sql`
    select i.module_id, i.zone_id, i.veg, i.price, count(*) as count
    from items i join stores s on s.id = i.store_id and s.status
    where ${itemOnSale}
    group by i.module_id, i.zone_id, i.veg, i.price limit ${MOST_PRICES + 1}`);
  return counts.length > MOST_PRICES ? null : counts;
}

export type ItemPlace = {
  id: number;
  store_id: number;
  module_id: number;
  zone_id: number;
  category_id: number;
  top_category_id: number;
};

type ItemName = { id: number | null; slug: string };

const together = askedTogether<Db, ItemName, ItemPlace | null>();

const isNamed = ({ id, slug }: ItemName): Sql => (id === null ? sql`i.slug = ${slug}` : sql`i.id = ${id}`);

/** An item on sale by its number or the name in its address. The calls of a page ask for the same one at once. */
export const findItem = (db: Db, name: ItemName): Promise<ItemPlace | null> =>
  together(db, `${name.id} ${name.slug}`, name, (asked) => {
    const found = db.row<ItemPlace>(
      plannedOnce(sql`
        select i.id, i.store_id, i.module_id, i.zone_id, i.category_id, i.top_category_id
        from items i join stores s on s.id = i.store_id and s.status
        where ${isNamed(name)} and ${itemOnSale}`),
    );
    return asked.map(() => found);
  });

/** The same as (id, place), for who reads all of it anyway. */
export const itemNamed = (name: ItemName): Sql => sql`
  select i.id, 1 as place from items i join stores s on s.id = i.store_id and s.status
  where ${isNamed(name)} and ${itemOnSale}`;
