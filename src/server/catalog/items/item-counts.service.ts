import type { Deps } from '#server/deps.ts';
import { cachedCount, sumCounts } from '../cached-count.ts';
import { countsByCategory } from '../categories.service.ts';
import { countsOf } from '../labels.service.ts';
import type { ModuleZone } from '../scope.ts';
import { ANY_ITEM, type ItemFilter } from './item-filter.sql.ts';
import { countByPrice, countShelf, type Shelf } from './items.repository.ts';
import { countsByPlace, countWithin, type PriceCounts } from './price-counts.ts';

/** `total`: null where it has to be counted. `isWide`: the prices that are wanted are those of many items. */
type Counted = { total: number | null; isWide: boolean };

/** One of so many: then a scan of a list in its own order soon finds a page. */
const WIDE = 1 / 10;

/** What is known of a list without asking: lengths are counted once per change of the catalogue. */
export async function countedBefore(
  deps: Deps,
  shelf: Shelf,
  filter: ItemFilter,
  moduleZones: readonly ModuleZone[],
): Promise<Counted> {
  if (isPlain(filter)) return { total: await lengthOf(deps, shelf, filter, moduleZones), isWide: false };
  if (!isPlain({ ...filter, min_price: null, max_price: null })) return NOTHING_KNOWN;
  const byPrice = await cachedCount(deps, 'items by price', async () => {
    const counts = await countByPrice(deps.db);
    return counts && countsByPlace(counts);
  });
  return byPrice ? narrowedByPrice(byPrice, shelf, filter, moduleZones) : NOTHING_KNOWN;
}

const NOTHING_KNOWN: Counted = { total: null, isWide: false };

const isPlain = (filter: ItemFilter): boolean =>
  JSON.stringify({ ...filter, type: 'all' }) === JSON.stringify(ANY_ITEM);

function narrowedByPrice(
  byPrice: PriceCounts,
  shelf: Shelf,
  filter: ItemFilter,
  moduleZones: readonly ModuleZone[],
): Counted {
  const { within, all } = countWithin(byPrice, filter, moduleZones);
  const isCounted = shelf.kind === 'module' && shelf.only === 'all';
  return { total: isCounted ? within : null, isWide: within >= all * WIDE };
}

async function lengthOf(
  deps: Deps,
  shelf: Shelf,
  { type }: ItemFilter,
  moduleZones: readonly ModuleZone[],
): Promise<number | null> {
  if (shelf.kind === 'store') return null;
  if (shelf.kind === 'module') {
    const { only } = shelf;
    const counts = await cachedCount(deps, `items ${only} ${type}`, () => countShelf(deps.db, only, type));
    return sumCounts(counts, moduleZones);
  }
  if (type !== 'all') return null;
  const zones = new Set(moduleZones.map(({ zone_id }) => zone_id));
  if (shelf.kind === 'categories') return countsByCategory(deps, shelf.ids, zones);
  const counts = await countsOf(deps, shelf.kind, zones);
  return shelf.ids.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0);
}
