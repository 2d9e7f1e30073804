import type { Text } from '#domain/text.ts';
import { itemOnSale, storeIsOpen } from '../catalog/conditions.sql.ts';
import { type ItemFilter, type ItemOrder, inCategories, matchesItemFilter } from '../catalog/items/item-filter.sql.ts';
import type { Page } from '../catalog/page.ts';
import type { Clock, ModuleZone } from '../catalog/scope.ts';
import type { Db } from '../db/db.ts';
import { empty, plannedOnce, raw, type Sql, sql } from '../db/sql.ts';
import { type Attempt, categoriesNamed, type FoundIds, nearness, stepQueries } from './search-keys.sql.ts';

export type ItemSearch = {
  /** One store only; `moduleZones` is then its own module and zone. */
  store_id: number | null;
  category_ids: readonly number[];
  brand_ids: readonly number[];
  filter: ItemFilter;
  order: ItemOrder | null;
  moduleZones: readonly ModuleZone[];
  clock: Clock;
  /** How many matches are put in order; further ones are not looked at. */
  most: number;
};

const SORTS: Partial<Record<ItemOrder, Sql>> = {
  popular: raw('order_count desc,'),
  'top-rated': raw('avg_rating desc,'),
  high: raw('price desc,'),
  low: raw('price,'),
};

/**
 * Steps of popularity are searched one after the other until there are enough. Then the matches are put in order: the
 * nearest names first, those of a category of that name before others, and what can be had now before what cannot.
 */
export async function itemsFound(
  db: Db,
  search: ItemSearch,
  attempt: Attempt,
  { limit, skip }: Page,
): Promise<FoundIds> {
  const queries = stepQueries(attempt, search.moduleZones);
  const matches = (query: Sql) => sql`
    select i.id, i.order_count, i.price, i.avg_rating, ${nearness(raw('i.search_names'), attempt)} as near,
      i.category_id, i.top_category_id,
      (i.stock is null or i.stock > 0) and ${storeIsOpen(search.clock)} as at_hand
    from items i join stores s on s.id = i.store_id and s.status
    where i.search_words @@ ${query} and ${itemOnSale} ${filters(search)}
    limit ${raw(String(search.most))}`;
  const found =
    search.store_id === null
      ? sql`select found.* from unnest(${queries}::text[]) as step (query)
          cross join lateral (${matches(raw('step.query::tsquery'))}) found limit ${raw(String(search.most))}`
      : matches(sql`${queries.join(' | ')}::tsquery`);
  const rows = await db.rows<{ id: number; total: number }>(
    plannedOnce(sql`
      with found as materialized (${found}),
        named as materialized (select ${categoriesNamed(search.moduleZones, attempt)} as ids)
      select id, count(*) over () as total from found, named
      order by ${(search.order && SORTS[search.order]) ?? empty}
        near + case when near > 0 and (category_id = any (ids) or top_category_id = any (ids)) then 1 else 0 end desc,
        at_hand desc, order_count desc, id desc
      limit ${limit} offset ${skip}`),
  );
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

const filters = ({ store_id, category_ids, brand_ids, filter, clock }: ItemSearch): Sql => sql`
  ${store_id === null ? empty : sql`and i.store_id = ${store_id}`} ${inCategories(category_ids)}
  ${brand_ids.length === 0 ? empty : sql`and i.brand_id = any (${brand_ids}::int[])`} ${matchesItemFilter(filter, clock, (number) => sql`${number}`)}`;

export type ItemName = {
  id: number;
  slug: string;
  name: Text;
  image: string;
  store_id: number;
  store_name: Text;
  module_id: number;
};

/** As much of the items as a suggestion shows, in this order. */
export const itemNames = (db: Db, ids: readonly number[]): Promise<ItemName[]> =>
  db.rows(sql`
    select i.id, i.slug, i.name, i.image, i.store_id, s.name as store_name, i.module_id
    from unnest(${ids}::int[]) with ordinality as listed (id, place)
      join items i on i.id = listed.id join stores s on s.id = i.store_id
    order by listed.place`);
