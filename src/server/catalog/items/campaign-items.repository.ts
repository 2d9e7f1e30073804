import type { Db } from '#server/db/db.ts';
import { type Sql, sql } from '#server/db/sql.ts';
import { discountRuns, moduleZoneTable, storeHours } from '../conditions.sql.ts';
import type { ModuleZone, Now } from '../scope.ts';
import { type CampaignItemRow, type WithHours, withSchedules } from './item-row.ts';

/** Sold while today is within its dates; on which hours of the day is for the shopper to see. */
const runs = ({ date }: Now): Sql => sql`c.status and ${date}::date between c.start_date and c.end_date`;

export const campaignItemsOf = (db: Db, moduleZones: readonly ModuleZone[], now: Now): Promise<CampaignItemRow[]> =>
  campaignItems(
    db,
    now,
    sql`${runs(now)} and (c.module_id, c.zone_id) in (select module_id, zone_id from ${moduleZoneTable(moduleZones)})`,
    50,
  );

export async function campaignItem(
  db: Db,
  { id, slug }: { id: number | null; slug: string },
  now: Now,
): Promise<CampaignItemRow | null> {
  const named = id === null ? sql`c.slug = ${slug}` : sql`c.id = ${id}`;
  const [row] = await campaignItems(db, now, sql`${named} and ${runs(now)}`, 1);
  return row ?? null;
}

/** As rows of items: what a campaign item does not have is empty. */
export async function campaignItems(db: Db, now: Now, condition: Sql, limit: number): Promise<CampaignItemRow[]> {
  const rows = await db.rows<WithHours<CampaignItemRow>>(sql`
    select c.id, c.slug, c.title as name, c.description, c.image, array[c.image] as images, c.category_id,
      coalesce(category.parent_id, category.id) as top_category_id, '[]'::json as choice_options,
      '{}'::int[] as attributes, c.food_variations, c.price, c.tax, c.discount, c.discount_type,
      c.start_time as available_time_starts, c.end_time as available_time_ends,
      c.start_date as available_date_starts, c.end_date as available_date_ends, c.veg, c.store_id, c.zone_id,
      c.module_id, c.stock, c.unit_id, c.order_count, 0 as avg_rating, 0 as rating_count, false as recommended,
      false as organic, false as is_halal, c.maximum_cart_quantity, false as set_menu,
      null::int as common_condition_id, null::int as brand_id, false as is_basic, false as is_prescription_required,
      '[]'::jsonb as generic_name, null::jsonb as meta_title, null::jsonb as meta_description,
      null::text as meta_image, c.created_at, c.created_at as updated_at,
      s.name as store_name, s.halal_tag_status, s.schedule_order, s.delivery_time, s.free_delivery,
      s.min_delivery_time, s.max_delivery_time, s.slug as store_slug, s.logo as store_logo,
      s.latitude as store_latitude, s.longitude as store_longitude, s.active as store_active,
      ${storeHours} as hours, ${runs(now)} as is_on_sale, m.module_type, u.unit,
      category.name as category_name,
      top.name as top_category_name, d.discount as store_discount, null::json as flash,
      '[]'::json as variations, '[]'::json as add_ons, '[]'::json as tags, '[]'::json as nutritions_name,
      '[]'::json as allergies_name, 0 as whislists_count
    from item_campaigns c
      join stores s on s.id = c.store_id and s.status
      join modules m on m.id = c.module_id
      join categories category on category.id = c.category_id
      join categories top on top.id = coalesce(category.parent_id, category.id)
      left join units u on u.id = c.unit_id
      left join store_discounts d on d.store_id = s.id and ${discountRuns(now)}
    where ${condition}
    order by c.order_count desc, c.id desc limit ${limit}`);
  return rows.map(withSchedules);
}
