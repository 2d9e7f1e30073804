import { raw, type Sql, sql } from '#server/db/sql.ts';
import { discountRuns, flashItemLeft, flashSaleRuns } from '../conditions.sql.ts';
import type { Now } from '../scope.ts';

/** Counted no further, so that a list stays quick however much an item is liked. */
const MOST_HEARTS = 1000;

/** The flash sale that each `picked` item is in now, the one that ends first. */
const flashNow = (now: Now): Sql => sql`(
  select distinct on (f.item_id) f.item_id, json_build_object(
    'discount', f.discount, 'discount_type', f.discount_type, 'available', f.stock - f.sold) as offer
  from flash_sale_items f join flash_sales sale on sale.id = f.flash_sale_id
  where f.item_id = any (array(select id from picked)) and ${flashItemLeft} and ${flashSaleRuns(now)}
  order by f.item_id, sale.end_date
)`;

export const hearts = sql`(select count(*) from (
  select 1 from favourites f where f.item_id = i.id limit ${raw(String(MOST_HEARTS))}
) hearts)`;

/**
 * Another one as soon as what is sold, or for how much, is another: the item's row has a new version (xmin) whenever it
 * or its variations are written, and an offer begins and ends by the clock.
 */
export const OFFER = sql`concat_ws('|', i.xmin, s.status, coalesce(d.discount::text, ''), coalesce(flash.offer::text, ''))`;

/**
 * Another one as soon as the details are others. Of the other tables that details are read from (names, add-ons, tags)
 * the catalogue's notices tell.
 */
export const STAMP = sql`concat_ws('|', ${OFFER}, ${hearts})`;

/** The part of a stamp that says what is offered. */
export const offerIn = (stamp: string): string => stamp.slice(0, stamp.lastIndexOf('|'));

/** Each item of the table `picked` (id) as `i`, its store `s`, and what is taken off now: `d` by the store, `flash`. */
export const offeredBy = (now: Now): Sql => sql`
  join items i on i.id = picked.id
  join stores s on s.id = i.store_id
  left join store_discounts d on d.store_id = s.id and ${discountRuns(now)}
  left join ${flashNow(now)} flash on flash.item_id = i.id`;
