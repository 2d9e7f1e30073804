import type { Diet, ModuleZone } from '../scope.ts';

/** So many items of a module in a zone cost that. */
export type PriceCount = ModuleZone & { veg: boolean | null; price: number; count: number };

type PriceFilter = { type: Diet; min_price: number | null; max_price: number | null };

const DIETS: Record<Diet, (veg: boolean | null) => boolean> = {
  all: () => true,
  veg: (veg) => veg === true,
  non_veg: (veg) => veg === false,
};

/** By module and zone, so that a list looks only at its own. */
export type PriceCounts = ReadonlyMap<string, readonly PriceCount[]>;

const placeOf = ({ module_id, zone_id }: ModuleZone): string => `${module_id} ${zone_id}`;

export const countsByPlace = (counts: readonly PriceCount[]): PriceCounts => Map.groupBy(counts, placeOf);

/** How many items there are for this diet in the modules and zones, and how many of them within the prices. */
export function countWithin(
  counts: PriceCounts,
  { type, min_price, max_price }: PriceFilter,
  moduleZones: readonly ModuleZone[],
): { within: number; all: number } {
  let [within, all] = [0, 0];
  for (const place of new Set(moduleZones.map(placeOf))) {
    for (const { veg, price, count } of counts.get(place) ?? []) {
      if (!DIETS[type](veg)) continue;
      all += count;
      if ((min_price ?? price) <= price && price <= (max_price ?? price)) within += count;
    }
  }
  return { within, all };
}
