import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

const MAX_STORES = 20;
const MAX_ITEMS = 5;
/** Older orders say little about what somebody likes. */
const MAX_ORDERS = 200;

type ModuleZone = { module_id: number; zone_id: number };

/** Of the customer's last orders, in these modules and zones; the store of the last one first. */
export const storesOrderedFrom = (
  db: Db,
  customer_id: number,
  moduleZones: readonly ModuleZone[],
): Promise<{ id: number }[]> =>
  db.rows(sql`
    select s.id from (
      select store_id, id from orders where customer_id = ${customer_id} order by id desc limit ${MAX_ORDERS}
    ) o
    join stores s on s.id = o.store_id and s.status
    join unnest(${moduleZones.map(({ module_id }) => module_id)}::int[], ${moduleZones.map(({ zone_id }) => zone_id)}::int[])
      as module_zone (module_id, zone_id) on module_zone.module_id = s.module_id and module_zone.zone_id = s.zone_id
    group by s.id order by max(o.id) desc limit ${MAX_STORES}`);

export const popularItemsOf = (db: Db, store_ids: readonly number[]): Promise<{ id: number; store_id: number }[]> =>
  db.rows(sql`
    select i.id, requested.id as store_id from unnest(${store_ids}::int[]) as requested (id)
    cross join lateral (
      select id, order_count from items where store_id = requested.id and status and is_approved
      order by order_count desc, id desc limit ${MAX_ITEMS}
    ) i
    order by i.order_count desc, i.id desc`);
