import type { Db } from '#server/db/db.ts';
import { empty, plannedOnce, raw, type Sql, sql } from '#server/db/sql.ts';
import { itemOnSale, storeHours } from '../conditions.sql.ts';
import type { Now } from '../scope.ts';
import { type StampedItemRow, type WithFacts, type WithHours, withSchedules } from './item-row.ts';
import { hearts, offeredBy, STAMP } from './item-stamp.sql.ts';

/** A statement that picks items, as (id, place). */
export type Picked = Sql;

/** What of each picked item is said along with its details, such as how many there were to pick from. */
export const TOTAL = raw(', picked.total');

/** The picked items (id, place) in their order, each with the stamp of its details. */
export async function itemStamps(
  db: Db,
  now: Now,
  picked: Picked,
  also: Sql = empty,
): Promise<{ id: number; stamp: string; total?: number }[]> {
  // What is planned anew is picked alone: to plan the rest with it would take longer than a second statement.
  const listed = picked.plan === 'anew' ? inThisOrder(await db.rows<{ id: number }>(picked)) : picked;
  return db.rows(
    plannedOnce(sql`
      with picked as materialized (${listed})
      select i.id, ${STAMP} as stamp ${also} from picked ${offeredBy(now)} order by picked.place`),
  );
}

/** These items as (id, place), in this order. */
export const inThisOrder = (items: readonly { id: number }[]): Sql =>
  sql`select id, place from unnest(${items.map(({ id }) => id)}::int[]) with ordinality as listed (id, place)`;

/** The picked items (id, place) in their order; of what they are and have in them only the numbers (item-rows.service.ts). */
export async function itemDetails(
  db: Db,
  now: Now,
  picked: Picked,
  also: Sql = empty,
): Promise<(WithFacts<StampedItemRow> & { total?: number })[]> {
  const rows = await db.rows<WithHours<WithFacts<StampedItemRow> & { total?: number }>>(
    plannedOnce(sql`
    with picked as materialized (${picked})
    select i.id, i.slug, i.name, i.description, i.image, i.images, i.category_id, i.top_category_id, i.choice_options,
      i.attributes, i.food_variations, i.price, i.tax, i.discount, i.discount_type, i.available_time_starts,
      i.available_time_ends, i.veg, i.store_id, i.zone_id, i.module_id, i.stock, i.unit_id, i.order_count, i.avg_rating,
      i.rating_count, i.recommended, i.organic, i.is_halal, i.maximum_cart_quantity, i.set_menu, i.common_condition_id,
      i.brand_id, i.is_basic, i.is_prescription_required, i.generic_name, i.meta_title, i.meta_description,
      i.meta_image, i.created_at, i.updated_at,
      s.name as store_name, s.halal_tag_status, s.schedule_order, s.delivery_time, s.free_delivery,
      s.min_delivery_time, s.max_delivery_time, s.slug as store_slug, s.logo as store_logo,
      s.latitude as store_latitude, s.longitude as store_longitude, s.active as store_active,
      ${storeHours} as hours, m.module_type,
      ${itemOnSale} and s.status as is_on_sale, ${STAMP} as stamp,
      d.discount as store_discount, flash.offer as flash,
      coalesce((
        select json_agg(json_build_object('type', v.type, 'label', v.label, 'price', v.price, 'stock', v.stock)
          order by v.position, v.id)
        from item_variations v where v.item_id = i.id
      ), '[]') as variations,
      coalesce((
        select json_agg(json_build_object('id', a.id, 'name', a.name, 'price', a.price, 'store_id', a.store_id)
          order by ia.position, a.id)
        from item_add_ons ia join add_ons a on a.id = ia.add_on_id where ia.item_id = i.id and a.status
      ), '[]') as add_ons,
      coalesce((
        select json_agg(json_build_object('id', t.id, 'tag', t.tag) order by t.id)
        from item_tags it join tags t on t.id = it.tag_id where it.item_id = i.id
      ), '[]') as tags,
      i.nutritions, i.allergies, ${hearts} as whislists_count ${also}
    from picked ${offeredBy(now)}
      join modules m on m.id = i.module_id
    order by picked.place`),
  );
  return rows.map(withSchedules);
}
