import type { Text } from '#domain/text.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

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

export type PageTextRow = {
  id: number;
  key: string;
  title: Text | null;
  short_description: Text | null;
  image: string | null;
  link: string | null;
};

/** Texts of the parcel home: why to choose us, or how it works. */
export const pageTextsOf = (
  db: Db,
  moduleIds: readonly number[],
  type: 'video_content' | 'why_choose',
): Promise<PageTextRow[]> =>
  db.rows(sql`
    select id, key, title, short_description, image, link from promotional_banners
    where status and module_id = any (${moduleIds}::int[]) and type = ${type}
    order by position, id`);
