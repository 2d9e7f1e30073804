import type { Text } from '#domain/text.ts';
import { storeIsOpen } from '../catalog/conditions.sql.ts';
import type { Page } from '../catalog/page.ts';
import type { Clock, ModuleZone } from '../catalog/scope.ts';
import { matchesStoreFilter, type StoreFilter } from '../catalog/stores/store-filter.sql.ts';
import { orderKeys, type StoreOrder } from '../catalog/stores/store-order.sql.ts';
import type { Db } from '../db/db.ts';
import { empty, raw, sql } from '../db/sql.ts';
import { type Attempt, type FoundIds, nearness, stepQueries } from './search-keys.sql.ts';

export type StoreSearch = {
  filter: StoreFilter;
  order: StoreOrder | null;
  moduleZones: readonly ModuleZone[];
  clock: Clock;
  /** At most this many matches are read and sorted. */
  most: number;
};

/** Found as items are; of equally fitting names those of open stores stand first. */
export async function storesFound(
  db: Db,
  { filter, order, moduleZones, clock, most }: StoreSearch,
  attempt: Attempt,
  { limit, skip }: Page,
): Promise<FoundIds> {
  const rows = await db.rows<{ id: number; total: number }>(sql`
    with found as materialized (
      select found.id from unnest(${stepQueries(attempt, moduleZones)}::text[]) as step (query) cross join lateral (
        select s.id from stores s
        where s.search_words @@ step.query::tsquery and s.status ${matchesStoreFilter(filter, clock)} limit ${most}
      ) found limit ${most}
    )
    select s.id, count(*) over () as total
    from found join stores s on s.id = found.id
    order by ${order === null ? empty : sql`${orderKeys(order)},`} ${nearness(raw('s.search_names'), attempt)} desc,
      ${storeIsOpen(clock)} desc, s.order_count desc, s.id desc
    limit ${limit} offset ${skip}`);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

export type StoreName = {
  id: number;
  slug: string;
  name: Text;
  tagline: Text;
  logo: string;
  module_id: number;
  module_type: string;
  zone_id: number;
  latitude: number;
  longitude: number;
};

export const storeNames = (db: Db, ids: readonly number[]): Promise<StoreName[]> =>
  db.rows(sql`
    select s.id, s.slug, s.name, s.tagline, s.logo, s.module_id, m.module_type, s.zone_id, s.latitude, s.longitude
    from unnest(${ids}::int[]) with ordinality as listed (id, place)
      join stores s on s.id = listed.id join modules m on m.id = s.module_id
    order by listed.place`);
