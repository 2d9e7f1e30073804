import type { TownTime } from '#domain/catalog/town-clock.ts';
import type { Point } from '#domain/location/point.ts';

/** Where a request looks, as its headers say: module, zones, language, place. */
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

/** The clock, and the modules that never close. */
export type Clock = Now & { always_open: readonly number[] };

/** all, or only what is (or is not) vegetarian. */
export type Diet = 'all' | 'veg' | 'non_veg';

/** What stands for a thing in an address: a number is its id, everything else its slug. */
export const readIdOrSlug = (idOrSlug: string): { id: number | null; slug: string } => ({
  id: /^\d{1,9}$/.test(idOrSlug) ? Number(idOrSlug) : null,
  slug: idOrSlug,
});
