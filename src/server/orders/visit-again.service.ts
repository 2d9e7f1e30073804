import type { Item, Store } from '#contract/catalog/shapes.ts';
import { areaOf, townNow } from '../catalog/area.service.ts';
import { keptItems } from '../catalog/items/items-by-id.service.ts';
import type { Asked } from '../catalog/scope.ts';
import { keptStores } from '../catalog/stores/stores-by-id.service.ts';
import type { Deps } from '../deps.ts';
import { popularItemsOf, storesOrderedFrom } from './visit-again.repository.ts';

/** Stores the customer has ordered from, the last one first, where they are offered here; each with a few of its items. */
export async function storesToVisitAgain(
  deps: Deps,
  asked: Asked,
  customer_id: number,
): Promise<(Store & { items: Item[] })[]> {
  const [{ walks }, now] = await Promise.all([areaOf(deps, asked), townNow(deps)]);
  const known = await storesOrderedFrom(deps.db, customer_id, walks);
  if (known.length === 0) return [];
  const store_ids = known.map(({ id }) => id);
  const popular = await popularItemsOf(deps.db, store_ids);
  const [stores, items] = await Promise.all([
    keptStores(deps, store_ids, asked),
    keptItems(deps, { item_ids: popular.map(({ id }) => id), campaign_ids: [] }, now, asked.language),
  ]);
  return stores.map((store) => ({
    ...store,
    items: popular.flatMap(({ id, store_id }) => {
      const item = store_id === store.id ? items.get(`Item ${id}`) : undefined;
      return item?.isOnSale ? [item.item] : [];
    }),
  }));
}
