import type { Db } from '#server/db/db.ts';
import { atMost, join, plannedOnce, raw, type Sql, sql } from '#server/db/sql.ts';
import { discountRuns, itemOnSale, moduleZoneTable, storeIsOpen } from '../conditions.sql.ts';
import type { Page } from '../page.ts';
import type { Clock, ModuleZone } from '../scope.ts';
import { matchesStoreFilter, type StoreFilter } from './store-filter.sql.ts';
import { STORE_LISTS, type StoreList, type StoreOrder, storeOrder } from './store-order.sql.ts';

export type StoreListQuery = {
  order: StoreOrder;
  filter: StoreFilter;
  moduleZones: readonly ModuleZone[];
  page: Page;
  clock: Clock;
  /** Only stores with a discount that runs: few, whatever the number of stores. */
  offers?: boolean;
  /** Open ones first, among as many as this. */
  open_first?: number;
};

/** The page's stores as (id, place): one index scan per zone with the limit, and their ends merged. */
export function pickStores(listQuery: StoreListQuery): Sql {
  const { filter, moduleZones, page, clock, offers = false, open_first = 0 } = listQuery;
  const { keys, only, least } = storeOrder(listQuery.order);
  const column = (index: number) => raw(`k${index}`);
  const columns = join(keys.map(({ by, exactly }, index) => sql`${exactly ?? by} as ${column(index)}`));
  const inner = join(keys.map(({ by, way }) => sql`${by} ${raw(way)}`));
  const outer = join(keys.map(({ way }, index) => sql`found.${column(index)} ${raw(way)}`));
  const opened = open_first > 0 ? storeIsOpen(clock) : raw('true');
  return sql`
    select id, row_number() over (order by standing > ${open_first}, standing <= ${open_first} and not is_open, standing)
      as place
    from (
      select found.id, found.is_open, row_number() over (order by ${outer}) as standing
      from ${moduleZoneTable(moduleZones)} cross join lateral (
        select s.id, ${columns}, ${opened} as is_open
        from ${offers ? sql`store_discounts d join stores s on s.id = d.store_id and ${discountRuns(clock)}` : raw('stores s')}
        where s.module_id = module_zone.module_id and s.zone_id = module_zone.zone_id and s.status ${only} ${matchesStoreFilter(filter, clock)}
        order by ${inner} limit ${atMost(Math.max(open_first, least, page.skip + page.limit))}
      ) found
    ) standing
    order by place limit ${page.limit} offset ${page.skip}`;
}

/** A list's length by module and zone. Reads a whole index: ask it once per change of the catalogue. */
export const countStores = (
  db: Db,
  listQuery: Pick<StoreListQuery, 'filter' | 'clock' | 'offers'> & { list: StoreList },
): Promise<(ModuleZone & { count: number })[]> =>
  db.rows(
    plannedOnce(sql`
    select s.module_id, s.zone_id, count(*) as count
    from ${listQuery.offers ? sql`store_discounts d join stores s on s.id = d.store_id and ${discountRuns(listQuery.clock)}` : raw('stores s')}
    where s.status ${STORE_LISTS[listQuery.list].only} ${matchesStoreFilter(listQuery.filter, listQuery.clock)}
    group by s.module_id, s.zone_id`),
  );

const MOST_COUNTED = 1000;

/** How many stores there are for this filter, up to MOST_COUNTED. */
export async function countStoresUpTo(db: Db, listQuery: Omit<StoreListQuery, 'page'>): Promise<number> {
  const { filter, moduleZones, clock } = listQuery;
  const row = await db.row<{ total: number }>(sql`
    select count(*) as total from (
      select 1 from stores s
      where s.status and (s.module_id, s.zone_id) in (select module_id, zone_id from ${moduleZoneTable(moduleZones)})
        ${storeOrder(listQuery.order).only} ${matchesStoreFilter(filter, clock)}
      limit ${MOST_COUNTED}
    ) counted`);
  return row?.total ?? 0;
}

export type StorePlace = { id: number; module_id: number; zone_id: number };

/** A store that trades, by its number or the name in its address. */
export const findStore = (db: Db, { id, slug }: { id: number | null; slug: string }): Promise<StorePlace | null> =>
  db.row(
    plannedOnce(sql`
      select id, module_id, zone_id from stores s
      where ${id === null ? sql`s.slug = ${slug}` : sql`s.id = ${id}`} and s.status`),
  );

/** Stores that trade, by their numbers, in the order of the numbers. */
export const theseStores = (ids: readonly number[]): Sql => sql`
  select s.id, listed.place from unnest(${ids}::int[]) with ordinality as listed (id, place)
    join stores s on s.id = listed.id and s.status`;

export const oneStore = (id: number): Sql => sql`select ${id}::int as id, 1 as place`;

export type CountInStore = { category_id: number; top_category_id: number; count: number };

/** A store that trades, and how many items it has of each category: its page and its menu begin with both. */
export async function findStoreWithCounts(
  db: Db,
  { id, slug }: { id: number | null; slug: string },
): Promise<(StorePlace & { counts: CountInStore[] }) | null> {
  const rows = await db.rows<StorePlace & (CountInStore | { category_id: null })>(
    plannedOnce(sql`
      select s.id, s.module_id, s.zone_id, counted.category_id, counted.top_category_id, counted.count
      from stores s left join lateral (
        select category_id, top_category_id, count(*) as count from items i
        where i.store_id = s.id and ${itemOnSale}
        group by category_id, top_category_id
      ) counted on true
      where ${id === null ? sql`s.slug = ${slug}` : sql`s.id = ${id}`} and s.status`),
  );
  const [place] = rows;
  // Who sells nothing at present is one row without a category.
  return place ? { ...place, counts: rows.flatMap((row) => (row.category_id === null ? [] : [row])) } : null;
}
