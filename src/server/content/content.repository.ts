import type { Text } from '#domain/text.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

/** A section as it was written: texts in all languages, pictures by name. */
export type SectionRow = { section: string; content: Record<string, unknown>; status: boolean };

export const landingDocuments = (db: Db): Promise<SectionRow[]> =>
  db.rows(sql`select section, content, status from landing_sections order by position`);

export const landingDocument = (db: Db, section: string): Promise<SectionRow | null> =>
  db.row(sql`select section, content, status from landing_sections where section = ${section} and status`);

export type ServedZoneRow = { id: number; name: Text; display_name: Text; modules: Text[] };

export const servedZones = (db: Db): Promise<ServedZoneRow[]> =>
  db.rows(sql`
    select z.id, z.name, z.display_name,
      coalesce((
        select json_agg(m.module_name order by m.position, m.id)
        from zone_modules zm join modules m on m.id = zm.module_id where zm.zone_id = z.id and m.status
      ), '[]') as modules
    from zones z where z.status order by z.id`);

/** The HTML of a page of text that is switched on. */
export async function activePage(db: Db, key: string): Promise<Text | null> {
  const row = await db.row<{ body: Text }>(sql`select body from content_pages where key = ${key} and status`);
  return row?.body ?? null;
}

export type PageMetaRow = { title: Text; description: Text; image: string | null };

export const pageMeta = (db: Db, page_name: string): Promise<PageMetaRow | null> =>
  db.row(sql`select title, description, image from page_meta where page_name = ${page_name}`);

export const insertSubscriber = (db: Db, email: string): Promise<number> =>
  db.run(sql`insert into newsletter_subscribers (email) values (${email})`);
