import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

export type StoredConfig = {
  /** As the business wrote them: money in minor units, texts in all their languages. */
  settings: Record<string, unknown>;
  social_media: { id: number; name: string; link: string }[];
  seo_page_list: string[];
  /** Pages of text that are switched on. */
  content_pages: string[];
};

export async function storedConfig(db: Db): Promise<StoredConfig> {
  const row = await db.row<StoredConfig>(sql`
    select
      (select coalesce(json_object_agg(key, value), '{}') from settings) as settings,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'link', link) order by id), '[]')
        from social_media where status) as social_media,
      (select coalesce(json_agg(page_name order by page_name), '[]') from page_meta) as seo_page_list,
      (select coalesce(json_agg(key), '[]') from content_pages where status) as content_pages`);
  if (!row) throw new Error('a select without a table has one row');
  return row;
}

/** Moves with every change of what the business wrote. */
export async function catalogueVersion(db: Db): Promise<number> {
  const row = await db.row<{ version: number }>(sql`select version from catalogue_version`);
  return row?.version ?? 0;
}
