import type { Discount } from '#domain/pricing/discount.ts';
import type { Text } from '#domain/text.ts';
import type { Db } from '#server/db/db.ts';
import { empty, sql } from '#server/db/sql.ts';
import { flashItemLeft, flashSaleRuns, itemOnSale, moduleZoneTable } from '../conditions.sql.ts';
import type { ModuleZone, Now } from '../scope.ts';

export type FlashSaleRow = {
  id: number;
  title: Text;
  module_id: number;
  start_date: Date;
  end_date: Date;
  admin_discount_percentage: number;
  vendor_discount_percentage: number;
};

/** The sale that runs now; of several the one that ends first. */
export const runningFlashSale = (
  db: Db,
  moduleIds: readonly number[],
  now: Now,
  id: number | null,
): Promise<FlashSaleRow | null> =>
  db.row(sql`
    select id, title, module_id, start_date, end_date, admin_discount_percentage, vendor_discount_percentage
    from flash_sales sale
    where ${flashSaleRuns(now)} and module_id = any (${moduleIds}::int[])
      ${id === null ? empty : sql`and id = ${id}`}
    order by end_date, id limit 1`);

export type FlashItemRow = Discount & {
  id: number;
  flash_sale_id: number;
  item_id: number;
  stock: number;
  sold: number;
  total: number;
};

/** What the sale still has in the zones, what sells best first. */
export const flashItemsOf = (
  db: Db,
  sale_id: number,
  moduleZones: readonly ModuleZone[],
  { limit, skip }: { limit: number; skip: number },
): Promise<FlashItemRow[]> =>
  db.rows(sql`
    select f.id, f.flash_sale_id, f.item_id, f.stock, f.sold, f.discount, f.discount_type, count(*) over () as total
    from flash_sale_items f join items i on i.id = f.item_id join stores s on s.id = i.store_id and s.status
    where f.flash_sale_id = ${sale_id} and ${flashItemLeft} and ${itemOnSale}
      and (i.module_id, i.zone_id) in (select module_id, zone_id from ${moduleZoneTable(moduleZones)})
    order by f.sold desc, f.id limit ${limit} offset ${skip}`);

export type AdvertisementRow = {
  id: number;
  store_id: number;
  module_id: number;
  add_type: 'video_promotion' | 'store_promotion';
  title: Text;
  description: Text;
  start_date: string;
  end_date: string;
  priority: number | null;
  is_rating_active: boolean;
  is_review_active: boolean;
  cover_image: string | null;
  profile_image: string | null;
  video_attachment: string | null;
  store: {
    id: number;
    slug: string;
    name: Text;
    logo: string;
    zone_id: number;
    module_type: string;
    latitude: number;
    longitude: number;
  };
  reviews_comments_count: number;
  average_rating: number;
  rating_count: number;
};

export const advertisementsOf = (
  db: Db,
  moduleZones: readonly ModuleZone[],
  { date }: Now,
): Promise<AdvertisementRow[]> =>
  db.rows(sql`
    select a.id, a.store_id, a.module_id, a.add_type, a.title, a.description, a.start_date, a.end_date, a.priority,
      a.is_rating_active, a.is_review_active, a.cover_image, a.profile_image, a.video_attachment,
      json_build_object('id', s.id, 'slug', s.slug, 'name', s.name, 'logo', s.logo, 'zone_id', s.zone_id,
        'module_type', m.module_type, 'latitude', s.latitude, 'longitude', s.longitude) as store,
      s.reviews_comments_count, s.avg_rating as average_rating, s.rating_count
    from advertisements a join stores s on s.id = a.store_id and s.status join modules m on m.id = s.module_id
    where a.status and ${date}::date between a.start_date and a.end_date
      and (s.module_id, s.zone_id) in (select module_id, zone_id from ${moduleZoneTable(moduleZones)})
    order by a.priority nulls last, a.id limit 50`);

export type StoreBannerRow = { id: number; store_id: number; title: Text; image: string; default_link: string | null };

export const storeBannersOf = (db: Db, store_id: number): Promise<StoreBannerRow[]> =>
  db.rows(sql`
    select id, store_id, title, image, default_link from store_banners
    where store_id = ${store_id} and status order by id limit 50`);
