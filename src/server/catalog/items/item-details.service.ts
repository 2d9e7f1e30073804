import type { Item } from '#contract/catalog/item-shape.ts';
import type { ItemDetails } from '#contract/catalog/items.ts';
import { AppError } from '#contract/errors.ts';
import type { Deps } from '#server/deps.ts';
import { townClock, townNow, zonesToSearch } from '../area.service.ts';
import { categoryShelf } from '../categories.service.ts';
import { readIdOrSlug } from '../id-or-slug.ts';
import { type Page, type PageRequest, pageOf } from '../page.ts';
import { reviewsOfItem } from '../reviews.repository.ts';
import { reviewToWire } from '../reviews.service.ts';
import type { Scope } from '../scope.ts';
import { storeDetails } from '../stores/store-details.repository.ts';
import { storeToWire } from '../stores/store-to-wire.ts';
import { oneStore } from '../stores/stores.repository.ts';
import { type CampaignItemRow, campaignItem, campaignItemsOf } from './campaign-items.repository.ts';
import { itemDetails } from './item-details.repository.ts';
import { ANY_ITEM } from './item-filter.sql.ts';
import { campaignItemToWire, itemToWire } from './item-to-wire.ts';
import { findItem, oneItem, pickItems, type Shelf } from './items.repository.ts';

const NEWEST_REVIEWS = { limit: 5, offset: 1, skip: 0 };
const RELATED = 10;

/** Wherever the shopper is: a link that somebody sent shows what it was sent for. */
export async function itemFor(deps: Deps, scope: Scope, idOrSlug: string): Promise<ItemDetails> {
  const [place, now] = await Promise.all([findItem(deps.db, readIdOrSlug(idOrSlug)), townNow(deps)]);
  if (!place) throw new AppError('not_found');
  const [[row], [store], reviews] = await Promise.all([
    itemDetails(deps.db, now, oneItem(place.id)),
    storeDetails(deps.db, now, oneStore(place.store_id)),
    reviewsOfItem(deps.db, place.id, NEWEST_REVIEWS),
  ]);
  // It may have gone off sale between the two questions.
  if (!row || !store) throw new AppError('not_found');
  return {
    ...itemToWire(deps.env, row, scope.language),
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
  return {
    ...campaignItemToWire(deps.env, row, scope.language),
    review_count: 0,
    reviews: [],
    store_details: storeToWire(deps.env, store, scope, now),
  };
}

export async function campaignItemsFor(deps: Deps, scope: Scope): Promise<Item[]> {
  const [{ moduleZones }, now] = await Promise.all([zonesToSearch(deps, scope), townNow(deps)]);
  const rows: readonly CampaignItemRow[] = await campaignItemsOf(deps.db, moduleZones, now);
  return rows.map((row) => campaignItemToWire(deps.env, row, scope.language));
}

/** Popular ones of the same category, and of the category above when there are too few. */
export async function relatedItems(deps: Deps, scope: Scope, idOrSlug: string): Promise<Item[]> {
  const place = await findItem(deps.db, readIdOrSlug(idOrSlug));
  if (!place) throw new AppError('not_found');
  const here = { ...scope, module_id: place.module_id };
  const page = { limit: RELATED + 1, offset: 1, skip: 0 };
  const near = await popularOn(deps, here, await categoryShelf(deps, [place.category_id]), page);
  const all =
    near.length > RELATED || place.category_id === place.top_category_id
      ? near
      : [...near, ...(await popularOn(deps, here, await categoryShelf(deps, [place.top_category_id]), page))];
  const others = new Map(all.filter(({ id }) => id !== place.id).map((item) => [item.id, item]));
  return [...others.values()].slice(0, RELATED);
}

/** The store's other items. The one that is looked at is left out, so a page may hold one less. */
export async function relatedStoreItems(
  deps: Deps,
  scope: Scope,
  idOrSlug: string,
  query: PageRequest,
): Promise<Item[]> {
  const place = await findItem(deps.db, readIdOrSlug(idOrSlug));
  if (!place) throw new AppError('not_found');
  const shelf = { kind: 'store', store_id: place.store_id, only: 'all', category_ids: [] } as const;
  const items = await popularOn(deps, scope, shelf, pageOf(query));
  return items.filter(({ id }) => id !== place.id);
}

export async function popularOn(deps: Deps, scope: Scope, shelf: Shelf, page: Page): Promise<Item[]> {
  const [{ moduleZones }, now] = await Promise.all([zonesToSearch(deps, scope), townClock(deps)]);
  const picked = pickItems({ shelf, order: 'popular', filter: ANY_ITEM, moduleZones, now, page });
  const rows = await itemDetails(deps.db, now, picked);
  return rows.map((row) => itemToWire(deps.env, row, scope.language));
}
