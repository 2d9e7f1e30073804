import type { Db } from '#server/db/db.ts';
import { plannedOnce, type Sql, sql } from '#server/db/sql.ts';
import { askedTogether } from '../asked-together.ts';
import { itemOnSale, runningDiscount, storeHours } from '../conditions.sql.ts';
import type { Now } from '../scope.ts';
import { readHours } from '../store-hours.ts';
import type { StoreRow } from './store-row.ts';

/**
 * Everything the wire says of the picked stores (id, place), in their order. What is asked for at the same moment is read
 * together: the five lists of a home name each store twice. So nobody may change a row.
 */
export const storeDetails = (db: Db, now: Now, picked: Sql): Promise<StoreRow[]> =>
  together(db, `${now.date} ${now.time}`, picked, (asked) =>
    asked.length === 1 ? [readDetails(db, now, picked)] : readOnce(db, now, asked),
  );

const together = askedTogether<Db, Sql, StoreRow[]>();

function readOnce(db: Db, now: Now, asked: readonly Sql[]): Promise<StoreRow[]>[] {
  const lists = asked.map((picked) =>
    db.rows<{ id: number }>(plannedOnce(sql`select id from (${picked}) picked order by place`)),
  );
  const known = Promise.allSettled(lists).then(async (found) => {
    const ids = new Set(found.flatMap((list) => (list.status === 'fulfilled' ? list.value : [])).map(({ id }) => id));
    const rows = ids.size === 0 ? [] : await readDetails(db, now, theseIds([...ids]));
    return new Map(rows.map((row) => [row.id, row]));
  });
  // A store that went away between the two statements is left out.
  return lists.map(async (list) => {
    const [stores, rows] = await Promise.all([list, known]);
    return stores.flatMap(({ id }) => rows.get(id) ?? []);
  });
}

const theseIds = (ids: readonly number[]): Sql =>
  sql`select id, place from unnest(${ids}::int[]) with ordinality as listed (id, place)`;

async function readDetails(db: Db, now: Now, picked: Sql): Promise<StoreRow[]> {
  const rows = await db.rows<Omit<StoreRow, 'schedules'> & { hours: string | null }>(
    plannedOnce(sql`
    with picked as materialized (${picked})
    select s.id, s.vendor_id, s.module_id, m.module_type, s.zone_id, s.slug, s.name, s.tagline, s.phone, s.email, s.logo,
      s.cover_photo, s.address, s.latitude, s.longitude, s.pickup_zone_id, s.active, s.featured, s.is_recommended, s.veg,
      s.non_veg, s.halal_tag_status, s.item_section, s.reviews_section, s.announcement, s.announcement_message,
      s.meta_title, s.meta_description, s.schedule_order, s.order_place_to_schedule_interval, s.delivery, s.take_away,
      s.free_delivery, s.cutlery, s.prescription_order, s.minimum_order, s.tax, s.self_delivery_system,
      s.per_km_shipping_charge, s.minimum_shipping_charge, s.maximum_shipping_charge, s.extra_packaging_status,
      s.extra_packaging_amount, s.delivery_time, s.store_business_model, s.minimum_stock_for_warning, s.order_count,
      s.ratings, s.rating_count, s.avg_rating, s.reviews_comments_count,
      ${storeHours} as hours,
      ${runningDiscount(now)} as discount,
      (
        select json_build_object('delivery_charge_type', zm.delivery_charge_type,
          'per_km_shipping_charge', zm.per_km_shipping_charge, 'minimum_shipping_charge', zm.minimum_shipping_charge,
          'maximum_shipping_charge', zm.maximum_shipping_charge, 'fixed_shipping_charge', zm.fixed_shipping_charge)
        from zone_modules zm where zm.zone_id = s.zone_id and zm.module_id = s.module_id
      ) as zone_rates,
      goods.total_items, goods.min, goods.max, vehicles.vehicles_count, vehicles.trips_count,
      (select count(*) from basic_campaign_stores cs join basic_campaigns c on c.id = cs.basic_campaign_id
        where cs.store_id = s.id and c.status and ${now.date}::date between c.start_date and c.end_date)
        as total_campaigns
    from picked
      join stores s on s.id = picked.id
      join modules m on m.id = s.module_id
      cross join lateral (
        select count(*) as total_items, min(i.price) as min, max(i.price) as max
        from items i where i.store_id = s.id and ${itemOnSale}
      ) goods
      cross join lateral (
        select count(*) as vehicles_count, coalesce(sum(v.total_trip), 0) as trips_count
        from vehicles v where v.provider_id = s.id and v.status
      ) vehicles
    order by picked.place`),
  );
  return rows.map((row) => Object.assign(row, { schedules: readHours(row.hours, row.id) }));
}
