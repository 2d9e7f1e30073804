import type { ModuleZone } from './scope.ts';

/** How long a list is for a shopper: the counts of the modules and zones that are searched. */
export const sumCounts = (
  counts: readonly (ModuleZone & { count: number })[],
  moduleZones: readonly ModuleZone[],
): number =>
  counts
    .filter(({ module_id, zone_id }) =>
      moduleZones.some((moduleZone) => moduleZone.module_id === module_id && moduleZone.zone_id === zone_id),
    )
    .reduce((sum, { count }) => sum + count, 0);
