import type { Item } from '#contract/catalog/item-shape.ts';
import type { ItemDetails } from '#contract/catalog/items.ts';
import { AppError } from '#contract/errors.ts';
import { toFlag } from '#contract/wire.ts';
import type { Deps } from '#server/deps.ts';
import { townNow, zonesToSearch } from '../area.service.ts';
import { reviewsOfItem } from '../reviews.repository.ts';
import { reviewToWire } from '../reviews.service.ts';
import { readIdOrSlug, type Scope } from '../scope.ts';
import { storeDetails } from '../stores/store-details.repository.ts';
import { storeToWire } from '../stores/store-to-wire.ts';
import { oneStore } from '../stores/stores.repository.ts';
import { campaignItem, campaignItemsOf } from './campaign-items.repository.ts';
import { itemRows } from './item-rows.service.ts';
import { campaignItemToWire, itemToWire } from './item-to-wire.ts';
import { itemNamed } from './items.repository.ts';

const NEWEST_REVIEWS = { limit: 5, offset: 1, skip: 0 };

/** Wherever the shopper is: a link that somebody sent shows what it was sent for. */
export async function itemFor(deps: Deps, scope: Scope, idOrSlug: string): Promise<ItemDetails> {
  const now = await townNow(deps);
  const [row] = await itemRows(deps, now, itemNamed(readIdOrSlug(idOrSlug)));
  if (!row) throw new AppError('not_found');
  const [[store], reviews] = await Promise.all([
    storeDetails(deps.db, now, oneStore(row.store_id)),
    reviewsOfItem(deps.db, row.id, NEWEST_REVIEWS),
  ]);
  // It may have closed for good between the two queries.
  if (!store) throw new AppError('not_found');
  const item = itemToWire(deps.env, row, scope.language, now);
  return {
    ...item,
    ...forOtherClients(item),
    review_count: row.rating_count,
    reviews: reviews.map((review) => reviewToWire(deps.env, review, scope.language)),
    store_details: storeToWire(deps.env, store, scope, now),
  };
}

export async function campaignItemFor(deps: Deps, scope: Scope, idOrSlug: string): Promise<ItemDetails> {
  const now = await townNow(deps);
  const row = await campaignItem(deps.db, readIdOrSlug(idOrSlug), now);
  if (!row) throw new AppError('not_found');
  const [store] = await storeDetails(deps.db, now, oneStore(row.store_id));
  if (!store) throw new AppError('not_found');
  const item = campaignItemToWire(deps.env, row, scope.language, now);
  return {
    ...item,
    ...forOtherClients(item),
    review_count: 0,
    reviews: [],
    store_details: storeToWire(deps.env, store, scope, now),
  };
}

const forOtherClients = ({ module_id, module_type, variations, food_variations }: Item) => ({
  module: { id: module_id, module_type },
  has_variant: toFlag(variations.length > 0 || food_variations.length > 0),
});

export async function campaignItemsFor(deps: Deps, scope: Scope): Promise<Item[]> {
  const [{ moduleZones }, now] = await Promise.all([zonesToSearch(deps, scope), townNow(deps)]);
  const rows = await campaignItemsOf(deps.db, moduleZones, now);
  return rows.map((row) => campaignItemToWire(deps.env, row, scope.language, now));
}
