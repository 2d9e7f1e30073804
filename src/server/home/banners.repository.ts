import type { Text } from '#domain/text.ts';
import type { Db } from '#server/db/db.ts';
import { empty, raw, sql } from '#server/db/sql.ts';
import type { Now } from '../catalog/scope.ts';

export type BannerRow = {
  id: number;
  title: Text;
  type: 'default' | 'store_wise' | 'item_wise';
  image: string;
  link: string | null;
  store: {
    id: number;
    slug: string;
    name: Text;
    tagline: Text;
    logo: string;
    zone_id: number;
    module_id: number;
    latitude: string;
    longitude: string;
  } | null;
  item: {
    id: number;
    slug: string;
    name: Text;
    image: string;
    store_id: number;
    module_id: number;
    price: number;
  } | null;
};

/** Banners that the zones see and whose store or item can still be ordered from. */
export const bannersOf = (
  db: Db,
  asked: { module_ids: readonly number[]; zone_ids: readonly number[]; featured: boolean },
): Promise<BannerRow[]> =>
  db.rows(sql`
    select b.id, b.title, b.type, b.image, b.link,
      case when s.id is not null then json_build_object('id', s.id, 'slug', s.slug, 'name', s.name,
        'tagline', s.tagline, 'logo', s.logo, 'zone_id', s.zone_id, 'module_id', s.module_id,
        'latitude', s.latitude::text, 'longitude', s.longitude::text) end as store,
      case when i.id is not null then json_build_object('id', i.id, 'slug', i.slug, 'name', i.name, 'image', i.image,
        'store_id', i.store_id, 'module_id', i.module_id, 'price', i.price) end as item
    from banners b
      left join stores s on s.id = b.store_id and s.status
      left join items i on i.id = b.item_id and i.status and i.is_approved
    where b.status and b.module_id = any (${asked.module_ids}::int[])
      and (b.zone_id is null or b.zone_id = any (${asked.zone_ids}::int[]))
      and (b.store_id is null or s.id is not null) and (b.item_id is null or i.id is not null)
      ${asked.featured ? raw('and b.featured') : empty}
    order by b.priority desc, b.id limit 50`);

export type CampaignRow = {
  id: number;
  module_id: number;
  title: Text;
  description: Text;
  image: string;
  start_date: string;
  end_date: string;
  start_time: string;
  end_time: string;
};

export const runningCampaigns = (db: Db, moduleIds: readonly number[], { date, time }: Now): Promise<CampaignRow[]> =>
  db.rows(sql`
    select id, module_id, title, description, image, start_date, end_date, start_time, end_time
    from basic_campaigns
    where status and module_id = any (${moduleIds}::int[])
      and ${date}::date between start_date and end_date and ${time}::time between start_time and end_time
    order by end_date, id limit 50`);

export type PromotionRow = {
  id: number;
  key: string;
  title: Text | null;
  short_description: Text | null;
  image: string | null;
  link: string | null;
};

export const promotionsOf = (
  db: Db,
  moduleIds: readonly number[],
  type: 'promotional_banner' | 'video_content' | 'why_choose',
): Promise<PromotionRow[]> =>
  db.rows(sql`
    select id, key, title, short_description, image, link from promotional_banners
    where status and module_id = any (${moduleIds}::int[]) and type = ${type}
    order by position, id`);

export type ParcelCategoryRow = {
  id: number;
  name: Text;
  description: Text;
  image: string;
  module_id: number;
  orders_count: number;
  parcel_per_km_shipping_charge: number | null;
  parcel_minimum_shipping_charge: number | null;
};

export const parcelCategoriesOf = (db: Db, moduleIds: readonly number[]): Promise<ParcelCategoryRow[]> =>
  db.rows(sql`
    select id, name, description, image, module_id, orders_count, parcel_per_km_shipping_charge,
      parcel_minimum_shipping_charge
    from parcel_categories where status and module_id = any (${moduleIds}::int[])
    order by position, id`);
