import type { Text } from '#domain/text.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import { itemOnSale } from './conditions.sql.ts';

export type CategoryRow = {
  id: number;
  module_id: number;
  parent_id: number | null;
  position: number;
  slug: string;
  name: Text;
  image: string;
  priority: number;
  featured: boolean;
  order_count: number;
};

/** Every category of every module: a shop has dozens of them, not thousands. */
export const activeCategories = (db: Db): Promise<CategoryRow[]> =>
  db.rows(sql`
    select id, module_id, parent_id, position, slug, name, image, priority, featured, order_count
    from categories where status
    order by priority desc, id`);

export const topCategoryIds = (db: Db): Promise<{ id: number }[]> =>
  db.rows(sql`select id from categories where parent_id is null`);

export type CategoryCount = { category_id: number; top_category_id: number; zone_id: number; count: number };

/** How many items each category has in each zone. Reads all items: ask it once per change of the catalogue. */
export const countByCategory = (db: Db): Promise<CategoryCount[]> =>
  db.rows(sql`
    select i.category_id, i.top_category_id, i.zone_id, count(*) as count
    from items i join stores s on s.id = i.store_id and s.status
    where ${itemOnSale}
    group by i.category_id, i.top_category_id, i.zone_id`);
