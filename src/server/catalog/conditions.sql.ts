import type { TownTime } from '#domain/catalog/town-clock.ts';
import { raw, type Sql, sql } from '../db/sql.ts';

// The conditions that several repositories ask. Each names the aliases it expects: i items, s stores,
// d store_discounts, f flash_sale_items, sale flash_sales, c coupons.

/** The modules and zones to look in, as a table `module_zone (module_id, zone_id)`. */
export const moduleZoneTable = (moduleZones: readonly { module_id: number; zone_id: number }[]): Sql =>
  sql`unnest(${moduleZones.map(({ module_id }) => module_id)}::int[], ${moduleZones.map(({ zone_id }) => zone_id)}::int[])
    as module_zone (module_id, zone_id)`;

/** Item `i` is sold, as far as the item itself says. */
export const itemOnSale = raw('i.status and i.is_approved');

/**
 * The dates and hours of `of` hold now, by the rule of an item's hours (isWithinHours): those that end before they begin run
 * past midnight, and 23:59 is how one writes midnight.
 */
export const offerRuns = (of: 'd' | 'c', { date, time }: Pick<TownTime, 'date' | 'time'>): Sql => {
  const column = (name: string) => raw(`${of}.${name}`);
  return sql`${date}::date between ${column('start_date')} and ${column('end_date')}
    and case when ${column('start_time')} > ${column('end_time')}
      then ${time}::time >= ${column('start_time')} or ${time}::time <= ${column('end_time')}
      else ${time}::time >= ${column('start_time')}
        and (${time}::time <= ${column('end_time')} or ${column('end_time')} >= '23:59') end`;
};

/** The discount `d` of a store runs now. */
export const discountRuns = (now: Pick<TownTime, 'date' | 'time'>): Sql => offerRuns('d', now);

/** The hours of store `s`, for `readHours`. As JSON they were a third of what a store or an item costs the database. */
export const storeHours = raw(`(
  select string_agg(concat_ws(' ', h.id, h.day, h.opening_time, h.closing_time), ',' order by h.day, h.opening_time)
  from store_schedules h where h.store_id = s.id
)`);

/** The discount of store `s` that runs now, as JSON, or null. */
export const runningDiscount = (now: Pick<TownTime, 'date' | 'time'>): Sql => sql`(
  select json_build_object('id', d.id, 'store_id', d.store_id, 'start_date', d.start_date, 'end_date', d.end_date,
    'start_time', d.start_time, 'end_time', d.end_time, 'min_purchase', d.min_purchase,
    'max_discount', d.max_discount, 'discount', d.discount)
  from store_discounts d where d.store_id = s.id and ${discountRuns(now)}
)`;

/** The flash sale `sale` runs at this moment. */
export const flashSaleRuns = ({ moment }: { moment: Date }): Sql =>
  sql`sale.status and ${moment}::timestamptz between sale.start_date and sale.end_date`;

/** Something is left of `f`, an item in a flash sale. */
export const flashItemLeft = raw('f.status and f.sold < f.stock');

/** The coupon `c` holds today. */
export const couponHolds = ({ date }: Pick<TownTime, 'date'>): Sql =>
  sql`c.status and ${date}::date between c.start_date and c.expire_date`;

/** The coupon `c`, left joined with its own store `s`, can be used somewhere in these zones. */
export const couponReaches = (zone_ids: readonly number[]): Sql => sql`
  (c.store_id is null or (s.status and s.zone_id = any (${zone_ids}::int[])))
  and (c.coupon_type <> 'zone_wise' or c.data && ${zone_ids}::int[])
  and (c.coupon_type <> 'store_wise' or exists (
    select 1 from stores named
    where named.id = any (c.data) and named.status and named.zone_id = any (${zone_ids}::int[])))`;

/** The coupon `c` can be used at this store. */
export const couponTakenAt = (store_id: number): Sql => sql`
  coalesce(c.store_id, ${store_id}) = ${store_id}
  and (c.coupon_type <> 'store_wise' or ${store_id} = any (c.data))
  and (c.coupon_type <> 'zone_wise' or exists (
    select 1 from stores at where at.id = ${store_id} and at.zone_id = any (c.data)))`;

/**
 * The store `s` takes orders and has a window that holds the town's clock, or its module never closes. Not `exists`: the
 * planner would read the hours of all stores first.
 */
export const storeIsOpen = ({ day, time, always_open }: TownTime & { always_open: readonly number[] }): Sql => sql`
  (s.active and (s.module_id = any (${always_open}::int[]) or coalesce((
    select true from store_schedules h
    where h.store_id = s.id and h.day = ${day} and h.opening_time <= ${time}::time
      and (h.closing_time > ${time}::time or h.closing_time >= '23:59')
    limit 1
  ), false)))`;
