import type { Text } from '#domain/text.ts';
import { itemOnSale, storeIsOpen } from '../catalog/conditions.sql.ts';
import { type ItemFilter, type ItemOrder, inCategories, matchesItemFilter } from '../catalog/items/item-filter.sql.ts';
import type { Page } from '../catalog/page.ts';
import type { Clock, ModuleZone } from '../catalog/scope.ts';
import type { Db } from '../db/db.ts';
import { empty, join, plannedOnce, raw, type Sql, sql } from '../db/sql.ts';
import { type Attempt, type FoundIds, nearness, stepQueries } from './search-keys.sql.ts';

export type ItemSearch = {
  /** One store only; `moduleZones` is then its own module and zone. */
  store_id: number | null;
  category_ids: readonly number[];
  brand_ids: readonly number[];
  filter: ItemFilter;
  order: ItemOrder | null;
  moduleZones: readonly ModuleZone[];
  /** Categories whose name fits what is looked for. */
  named: readonly number[];
  clock: Clock;
  /** At most this many matches are read and sorted. */
  most: number;
};

const SORTS: Partial<Record<ItemOrder, Sql>> = {
  popular: raw('order_count desc,'),
  'top-rated': raw('avg_rating desc,'),
  high: raw('price desc,'),
  low: raw('price,'),
};

/**
 * The items of a page as (id, place, total). Steps of popularity are searched one after the other until there are enough
 * matches. These are sorted: the best fitting names first, items of a category of that name before others, and what can
 * be had now before what cannot.
 */
export function pickFound(search: ItemSearch, attempts: readonly Attempt[], { limit, skip }: Page): Sql {
  const tables = attempts.map((_, number) => raw(`attempt_${number}`));
  const tried = attempts.map((attempt, number) => {
    const before = tables.slice(0, number).map((table) => sql`not exists (select from ${table})`);
    return sql`${tables[number]} as materialized (${matches(search, attempt, before)})`;
  });
  const found = join(
    tables.map((table) => sql`select * from ${table}`),
    ' union all ',
  );
  return sql`
    with ${join(tried)}, found as (${found})
    select id, row_number() over (order by ${(search.order && SORTS[search.order]) ?? empty}
        near + case when near > 0 and (category_id = any (${search.named}::int[]) or top_category_id = any (${search.named}::int[]))
          then 1 else 0 end desc,
        at_hand desc, order_count desc, id desc) as place,
      count(*) over () as total
    from found order by place limit ${limit} offset ${skip}`;
}

/** For callers that need the ids alone. */
export async function itemsFound(db: Db, picked: Sql): Promise<FoundIds> {
  const rows = await db.rows<{ id: number; total: number }>(plannedOnce(picked));
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

/** What one attempt matches; `first`: the conditions under which it is made at all. */
function matches(search: ItemSearch, attempt: Attempt, first: readonly Sql[]): Sql {
  const queries = stepQueries(attempt, search.moduleZones);
  const most = raw(String(search.most));
  const matching = (query: Sql) => sql`
    select i.id, i.order_count, i.price, i.avg_rating, ${nearness(raw('i.search_names'), attempt)} as near,
      i.category_id, i.top_category_id,
      (i.stock is null or i.stock > 0) and ${storeIsOpen(search.clock)} as at_hand
    from items i join stores s on s.id = i.store_id and s.status
    where i.search_words @@ ${query} and ${itemOnSale} ${filters(search)}
    limit ${most}`;
  const found =
    search.store_id === null
      ? sql`unnest(${queries}::text[]) as step (query) cross join lateral (${matching(raw('step.query::tsquery'))}) found`
      : sql`(${matching(sql`${queries.join(' | ')}::tsquery`)}) found`;
  return sql`select found.* from ${found} ${first.length === 0 ? empty : sql`where ${join(first, ' and ')}`} limit ${most}`;
}

const filters = ({ store_id, category_ids, brand_ids, filter, clock }: ItemSearch): Sql => sql`
  ${store_id === null ? empty : sql`and i.store_id = ${store_id}`} ${inCategories(category_ids)}
  ${brand_ids.length === 0 ? empty : sql`and i.brand_id = any (${brand_ids}::int[])`} ${matchesItemFilter(filter, clock, 'parameters')}`;

export type ItemName = {
  id: number;
  slug: string;
  name: Text;
  image: string;
  store_id: number;
  store_name: Text;
  module_id: number;
};

export const itemNames = (db: Db, ids: readonly number[]): Promise<ItemName[]> =>
  db.rows(sql`
    select i.id, i.slug, i.name, i.image, i.store_id, s.name as store_name, i.module_id
    from unnest(${ids}::int[]) with ordinality as listed (id, place)
      join items i on i.id = listed.id join stores s on s.id = i.store_id
    order by listed.place`);

/** In the letters that search compares. */
export const categoryNames = (db: Db): Promise<{ id: number; module_id: number; names: string }[]> =>
  db.rows(sql`select id, module_id, search_names(name) as names from categories`);
