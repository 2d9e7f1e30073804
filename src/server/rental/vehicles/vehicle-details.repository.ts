import type { Text } from '#domain/text.ts';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';

type Named = { id: number; name: Text; slug: string; image: string };

export type VehicleMore = {
  id: number;
  provider_id: number;
  module_id: number;
  module_type: string;
  ratings: number[];
  brand: Named;
  category: Named;
  provider_total_vehicle_count: number;
};

/** What a vehicle's own page says beyond what lists say, by its number or the name in its address. */
export const vehicleMore = (db: Db, { id, slug }: { id: number | null; slug: string }): Promise<VehicleMore | null> =>
  db.row(sql`
    select v.id, v.provider_id, v.module_id, m.module_type, v.ratings,
      json_build_object('id', b.id, 'name', b.name, 'slug', b.slug, 'image', b.image) as brand,
      json_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'image', c.image) as category,
      (select count(*) from vehicles o where o.provider_id = v.provider_id and o.status) as provider_total_vehicle_count
    from vehicles v
      join modules m on m.id = v.module_id
      join vehicle_brands b on b.id = v.brand_id
      join vehicle_categories c on c.id = v.category_id
    where ${id === null ? sql`v.slug = ${slug}` : sql`v.id = ${id}`} and v.status`);

/** Others of the same category that can be fetched where this one can: one index scan along the rating. */
export async function similarTo(db: Db, vehicle_id: number, limit: number): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    select other.id
    from vehicles v join stores s on s.id = v.provider_id
      cross join lateral (
        select o.id from vehicles o join stores p on p.id = o.provider_id and p.status
        where o.category_id = v.category_id and o.status and o.id <> v.id and o.module_id = v.module_id
          and p.pickup_zone_id && s.pickup_zone_id
        order by o.avg_rating desc, o.id limit ${limit}
      ) other
    where v.id = ${vehicle_id} and v.status`);
  return rows.map(({ id }) => id);
}
