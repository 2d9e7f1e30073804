import { type Sql, sql } from '../db/sql.ts';
import type { ModuleZone } from './scope.ts';

/** The modules and zones to look in, as a table `module_zone (module_id, zone_id)`. */
export const moduleZoneTable = (moduleZones: readonly ModuleZone[]): Sql =>
  sql`unnest(${moduleZones.map(({ module_id }) => module_id)}::int[], ${moduleZones.map(({ zone_id }) => zone_id)}::int[])
    as module_zone (module_id, zone_id)`;
