import type { getStoreMenu } from '#contract/catalog/stores.ts';
import type { Reply } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { itemsPerShelf } from '#domain/catalog/menu-length.ts';
import type { Deps } from '#server/deps.ts';
import { townClock } from '../area.service.ts';
import { categoriesOfStore } from '../categories.service.ts';
import { itemDocuments } from '../items/item-documents.service.ts';
import { onShelves } from '../items/items.repository.ts';
import { readIdOrSlug, type Scope } from '../scope.ts';
import { findStoreWithCounts } from './stores.repository.ts';

/** Wherever the shopper is, as the store itself. */
export async function storeMenu(deps: Deps, scope: Scope, idOrSlug: string): Promise<Reply<typeof getStoreMenu>> {
  const [place, clock] = await Promise.all([findStoreWithCounts(deps.db, readIdOrSlug(idOrSlug)), townClock(deps)]);
  if (!place) throw new AppError('not_found');
  const here = { ...scope, module_id: place.module_id };
  const shelves = await categoriesOfStore(deps, here, place.counts);
  const ids = shelves.map(({ id }) => id);
  const picked = onShelves(place.id, ids, itemsPerShelf(ids.length));
  const documents = await itemDocuments(deps, clock, picked, scope.language);
  return {
    sections: shelves
      .map(({ id, name, products_count }) => ({
        category_id: id,
        name,
        total_size: products_count,
        items: documents.filter(({ row }) => row.top_category_id === id).map(({ item }) => item),
      }))
      .filter(({ items }) => items.length > 0),
  };
}
