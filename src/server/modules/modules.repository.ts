import type { ModuleType } from '#domain/modules/module-profile.ts';
import type { Text } from '#domain/text.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

export type ModuleRow = {
  id: number;
  module_name: Text;
  module_type: ModuleType;
  slug: string;
  icon: string;
  thumbnail: string;
  description: Text;
  short_description: Text;
  all_zone_service: boolean;
  theme_id: number;
  /** Where it is offered; `zones` has those of them that are served. */
  zone_ids: number[];
  zones: { id: number; name: Text; display_name: Text; status: boolean }[];
};

/** Active modules in their order. A shop has a handful of them: who offers which is sought in memory. */
export const activeModules = (db: Db): Promise<ModuleRow[]> =>
  db.rows(sql`
    select m.id, m.module_name, m.module_type, m.slug, m.icon, m.thumbnail, m.description, m.short_description,
      m.all_zone_service, m.theme_id,
      array(select zm.zone_id from zone_modules zm where zm.module_id = m.id) as zone_ids,
      coalesce((
        select json_agg(json_build_object('id', z.id, 'name', z.name, 'display_name', z.display_name, 'status', z.status)
          order by z.id)
        from zone_modules zm join zones z on z.id = zm.zone_id where zm.module_id = m.id and z.status
      ), '[]') as zones
    from modules m where m.status
    order by m.position, m.id`);

export async function moduleIds(db: Db): Promise<Map<string, number>> {
  const rows = await db.rows<{ id: number; slug: string }>(sql`select id, slug from modules where status`);
  return new Map(rows.flatMap(({ id, slug }) => [[String(id), id] as const, [slug, id] as const]));
}

export type ModuleCounts = { stores_count: number; items_count: number };

/** How much each module offers. Reads whole indexes: ask it once per change of the catalogue, not once per request. */
export async function countByModule(db: Db): Promise<Map<number, ModuleCounts>> {
  const rows = await db.rows<ModuleCounts & { id: number }>(sql`
    select m.id, coalesce(s.n, 0) as stores_count, coalesce(i.n, 0) as items_count
    from modules m
      left join (select module_id, count(*) as n from stores where status group by module_id) s on s.module_id = m.id
      left join (select module_id, count(*) as n from items where status group by module_id) i on i.module_id = m.id`);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}
