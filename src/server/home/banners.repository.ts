import type { Text } from '#domain/text.ts';
import { itemOnSale } from '../catalog/conditions.sql.ts';
import type { Db } from '../db/db.ts';
import { empty, plannedOnce, raw, sql } from '../db/sql.ts';

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

/** Banners that the zones see and whose store or item can be ordered from there. */
export const bannersOf = (
  db: Db,
  query: { module_ids: readonly number[]; zone_ids: readonly number[]; featured: boolean },
): Promise<BannerRow[]> =>
  db.rows(
    plannedOnce(sql`
    select b.id, b.title, b.type, b.image, b.link,
      case when s.id is not null then json_build_object('id', s.id, 'slug', s.slug, 'name', s.name,
        'tagline', s.tagline, 'logo', s.logo, 'zone_id', s.zone_id, 'module_id', s.module_id,
        'latitude', s.latitude::text, 'longitude', s.longitude::text) end as store,
      case when i.id is not null then json_build_object('id', i.id, 'slug', i.slug, 'name', i.name, 'image', i.image,
        'store_id', i.store_id, 'module_id', i.module_id, 'price', i.price) end as item
    from banners b
      left join stores s on s.id = b.store_id and s.status and s.zone_id = any (${query.zone_ids}::int[])
      left join items i on i.id = b.item_id and ${itemOnSale} and i.zone_id = any (${query.zone_ids}::int[])
    where b.status and b.module_id = any (${query.module_ids}::int[])
      and (b.zone_id is null or b.zone_id = any (${query.zone_ids}::int[]))
      and (b.store_id is null or s.id is not null) and (b.item_id is null or i.id is not null)
      ${query.featured ? raw('and b.featured') : empty}
    order by b.priority desc, b.id limit 50`),
  );

export type PromotionRow = { id: number; key: string; image: string | null };

/** Pictures between the lists of a home page. */
export const promotionsOf = (db: Db, moduleIds: readonly number[]): Promise<PromotionRow[]> =>
  db.rows(sql`
    select id, key, image from promotional_banners
    where status and module_id = any (${moduleIds}::int[]) and type = 'promotional_banner'
    order by position, id`);
