import type { Text } from '#domain/text.ts';
import type { Db } from '../db/db.ts';
import { raw, sql } from '../db/sql.ts';

/** Something that stands in the shop already, by the list it belongs to, with what others need to know of it. */
export type KnownRow = {
  list: string;
  key: string;
  id: number;
  module: string | null;
  zone: string | null;
  parent: string | null;
};

/** Everything that others may point at, except items, of which there are too many. */
export const knownRows = (db: Db): Promise<KnownRow[]> =>
  db.rows<KnownRow>(sql`
    select 'zones' as list, key, id, null as module, null as zone, null as parent from zones
    union all select 'modules', slug, id, module_type, null, null from modules
    union all select 'units', key, id, null, null, null from units
    union all select 'attributes', key, id, null, null, null from attributes
    union all select 'nutritions', key, id, null, null, null from nutritions
    union all select 'allergies', key, id, null, null, null from allergies
    union all select 'vehicle_categories', slug, id, null, null, null from vehicle_categories
    union all select 'vehicle_brands', slug, id, null, null, null from vehicle_brands
    union all select 'stores', s.slug, s.id, m.slug, z.key, null
      from stores s join modules m on m.id = s.module_id join zones z on z.id = s.zone_id
    union all select 'categories', c.slug, c.id, m.slug, null, p.slug
      from categories c join modules m on m.id = c.module_id left join categories p on p.id = c.parent_id
    union all select 'brands', b.slug, b.id, m.slug, null, null from brands b join modules m on m.id = b.module_id
    union all select 'common_conditions', b.slug, b.id, m.slug, null, null
      from common_conditions b join modules m on m.id = b.module_id
    union all select 'add_ons', s.slug || '/' || a.key, a.id, null, null, null from add_ons a join stores s on s.id = a.store_id`);

/** The items among these that stand in the shop, with the variations they have. */
export const knownItems = (
  db: Db,
  slugs: readonly string[],
): Promise<{ slug: string; id: number; types: string[] }[]> =>
  db.rows(sql`
    select slug, id, array(select type from item_variations where item_id = items.id) as types
    from items where slug = any (${slugs}::text[])`);

export const storedPictures = (db: Db, digests: readonly string[]): Promise<{ source_digest: string; id: string }[]> =>
  db.rows(sql`select source_digest, id from pictures where source_digest = any (${digests}::text[])`);

export const pictureIds = (db: Db, ids: readonly string[]): Promise<{ id: string }[]> =>
  db.rows(sql`select id from pictures where id = any (${ids}::text[]) and not is_private`);

export const defaultZone = (db: Db): Promise<{ key: string } | null> =>
  db.row(sql`select key from zones where is_default`);

export const vehicleCategoryNames = (db: Db): Promise<{ slug: string; name: Text }[]> =>
  db.rows(sql`select slug, name from vehicle_categories`);

export const tagNames = (db: Db): Promise<{ tag: string; name: Text }[]> =>
  db.rows(sql`select tag, name from tag_names`);

export const idsByKey = (db: Db, table: string, column: string): Promise<{ key: string; id: number }[]> =>
  db.rows(sql`select ${raw(column)} as key, id from ${raw(table)}`);
