import type { Walk } from './scope.ts';

/** How long a list is for a shopper: the counts of the modules and zones that are walked. */
export const sumOf = (counts: readonly (Walk & { count: number })[], walks: readonly Walk[]): number =>
  counts
    .filter(({ module_id, zone_id }) => walks.some((walk) => walk.module_id === module_id && walk.zone_id === zone_id))
    .reduce((sum, { count }) => sum + count, 0);
