import type { TownTime } from '#domain/catalog/town-clock.ts';
import type { Point } from '#domain/location/point.ts';
import { storeIsOpen } from '../../catalog/conditions.sql.ts';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import { during, freeUnits } from '../free-units.sql.ts';
import { pickupZones } from '../pickup-zones.sql.ts';

export type ProviderFacts = {
  id: number;
  module_id: number;
  logo: string;
  pickup_zone_id: number[];
  /** The business lets it rent out. */
  status: boolean;
  /** Does it hand vehicles over at that place, and at that time? */
  hands_over_here: boolean;
  is_open: boolean;
};

export const providerFacts = (
  db: Db,
  provider_id: number,
  at: Point,
  time: TownTime & { always_open: readonly number[] },
): Promise<ProviderFacts | null> =>
  db.row(sql`
    select s.id, s.module_id, s.logo, s.pickup_zone_id, s.status, ${storeIsOpen(time)} as is_open,
      exists (select from ${pickupZones(at)}) as hands_over_here
    from stores s where s.id = ${provider_id}`);

/** How many units of each vehicle nobody has been promised for that time. */
export async function freeCounts(
  db: Db,
  vehicle_ids: readonly number[],
  { start, end }: { start: Date; end: Date },
): Promise<ReadonlyMap<number, number>> {
  const rows = await db.rows<{ id: number; free: number }>(sql`
    select v.id, ${freeUnits(sql`v.id`, during(start, end))} as free
    from unnest(${vehicle_ids}::int[]) as v (id)`);
  return new Map(rows.map(({ id, free }) => [id, free]));
}
