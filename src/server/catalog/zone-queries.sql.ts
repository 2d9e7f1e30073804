import { type Sql, sql } from '../db/sql.ts';
import type { Walk } from './scope.ts';

/** The modules and zones to look in, as a table `walk (module_id, zone_id)`. */
export const walksOf = (walks: readonly Walk[]): Sql =>
  sql`unnest(${walks.map(({ module_id }) => module_id)}::int[], ${walks.map(({ zone_id }) => zone_id)}::int[])
    as walk (module_id, zone_id)`;
