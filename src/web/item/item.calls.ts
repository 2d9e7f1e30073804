import { listRelatedItems, listRelatedStoreItems } from '#contract/catalog/items.ts';
import { listItemReviews } from '#contract/catalog/reviews.ts';
import type { ApiClient } from '#web/api/client.ts';
import { toItemCard } from '#web/catalog/to-cards.ts';

/** The calls with their schemas, fetched at the first call a browser makes itself (see catalog.calls.ts). */
export const related = async (api: ApiClient, id: string, signal: AbortSignal) =>
  (await api(listRelatedItems, { params: { id } }, signal)).map(toItemCard);

export const ofStore = async (api: ApiClient, id: string, signal: AbortSignal) =>
  (await api(listRelatedStoreItems, { params: { id }, query: { offset: 1, limit: 10 } }, signal)).map(toItemCard);

export const reviews = (api: ApiClient, id: number, offset: number, limit: number, signal: AbortSignal) =>
  api(listItemReviews, { params: { id }, query: { offset, limit } }, signal);
