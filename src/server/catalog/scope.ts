import type { TownTime } from '#domain/catalog/town-clock.ts';
import type { Point } from '#domain/location/point.ts';

/** Who asks, as the headers say. */
export type Scope = {
  module_id: number | null;
  zone_ids: readonly number[];
  language: string;
  at: Point | null;
};

/** One index scan: the rows of a module in a zone. */
export type ModuleZone = { module_id: number; zone_id: number };

/** The moment of the request, and what the town's clock shows. */
export type Now = TownTime & { moment: Date };

/** all, or only what is (or is not) vegetarian. */
export type Diet = 'all' | 'veg' | 'non_veg';
