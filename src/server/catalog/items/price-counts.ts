import type { Diet, ModuleZone } from '../scope.ts';

/** So many items of a module in a zone cost that. */
export type PriceCount = ModuleZone & { veg: boolean | null; price: number; count: number };

type PriceFilter = { type: Diet; min_price: number | null; max_price: number | null };

const DIETS: Record<Diet, (veg: boolean | null) => boolean> = {
  all: () => true,
  veg: (veg) => veg === true,
  non_veg: (veg) => veg === false,
};

/** How many items there are for this diet in the modules and zones, and how many of them within the prices. */
export function countWithin(
  counts: readonly PriceCount[],
  { type, min_price, max_price }: PriceFilter,
  moduleZones: readonly ModuleZone[],
): { within: number; all: number } {
  const isThere = new Set(moduleZones.map(placeOf));
  let [within, all] = [0, 0];
  for (const row of counts) {
    if (!isThere.has(placeOf(row)) || !DIETS[type](row.veg)) continue;
    all += row.count;
    if ((min_price ?? row.price) <= row.price && row.price <= (max_price ?? row.price)) within += row.count;
  }
  return { within, all };
}

const placeOf = ({ module_id, zone_id }: ModuleZone): string => `${module_id} ${zone_id}`;
