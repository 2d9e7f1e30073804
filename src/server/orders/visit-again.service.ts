import type { Item } from '#contract/catalog/item-shape.ts';
import type { Store } from '#contract/catalog/store-shape.ts';
import { townNow, zonesToSearch } from '../catalog/area.service.ts';
import { itemsById } from '../catalog/items/items-by-id.service.ts';
import type { Scope } from '../catalog/scope.ts';
import { storesById } from '../catalog/stores/stores-by-id.service.ts';
import type { Deps } from '../deps.ts';
import { popularItemsOf, storesOrderedFrom } from './visit-again.repository.ts';

/** Stores the customer has ordered from, the last one first, where they are offered here; each with a few of its items. */
export async function storesToVisitAgain(
  deps: Deps,
  scope: Scope,
  customer_id: number,
): Promise<(Store & { items: Item[] })[]> {
  const [{ moduleZones }, now] = await Promise.all([zonesToSearch(deps, scope), townNow(deps)]);
  const known = await storesOrderedFrom(deps.db, customer_id, moduleZones);
  if (known.length === 0) return [];
  const store_ids = known.map(({ id }) => id);
  const popular = await popularItemsOf(deps.db, store_ids);
  const [stores, items] = await Promise.all([
    storesById(deps, store_ids, scope),
    itemsById(deps, { item_ids: popular.map(({ id }) => id), campaign_ids: [] }, now, scope.language),
  ]);
  return stores.map((store) => ({
    ...store,
    items: popular.flatMap(({ id, store_id }) => {
      const item = store_id === store.id ? items.get(`Item ${id}`) : undefined;
      return item?.isOnSale ? [item.item] : [];
    }),
  }));
}
