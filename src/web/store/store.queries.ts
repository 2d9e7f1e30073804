import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Point } from '#domain/location/point.ts';
import type { ApiClient } from '#web/api/client.ts';
import { PAGE_SIZE } from '../catalog/page-size.ts';
import type { Scope } from '../catalog/scope.ts';
import { isWhole, type ListFilter } from '../listing/filters/list-filter.ts';
import { deliveryTermsCall } from './delivery-terms.ts';
import type { Shelf } from './store-view.ts';

const calls = () => import('./store.calls.ts');

/** A store is the same for everybody, wherever they are: only the language matters. */
export const storeQuery = (api: ApiClient, { language }: Pick<Scope, 'language'>, id: string) =>
  queryOptions({
    queryKey: ['store', language, id],
    queryFn: async ({ signal }) => (await calls()).store(api, id, signal),
  });

export const storeItemsQuery = (
  api: ApiClient,
  { language }: Pick<Scope, 'language'>,
  shelf: Shelf,
  text: string,
  filter: ListFilter,
) =>
  infiniteQueryOptions({
    queryKey: ['store-items', language, shelf.id, text, filter],
    queryFn: async ({ pageParam, signal }) =>
      (await calls()).storeItems(api, shelf, text, filter, { offset: pageParam, limit: PAGE_SIZE }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * PAGE_SIZE < total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
  });

export const popularInStoreQuery = (api: ApiClient, { language }: Pick<Scope, 'language'>, shelf: Shelf) =>
  queryOptions({
    queryKey: ['popular-in-store', language, shelf.id],
    queryFn: async ({ signal }) => (await calls()).popularInStore(api, shelf, { offset: 1, limit: 4 }, signal),
  });

export const storeReviewsQuery = (api: ApiClient, { language }: Pick<Scope, 'language'>, id: number) =>
  infiniteQueryOptions({
    queryKey: ['store-reviews', language, id],
    queryFn: async ({ pageParam, signal }) =>
      (await calls()).storeReviews(api, id, { offset: pageParam, limit: PAGE_SIZE }, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.length === PAGE_SIZE ? pages.length + 1 : undefined),
  });

export type StoreRequest = { id: string; text: string; filter: ListFilter };

/** Shelf by shelf, as the store's page shows it to who is looking for nothing in particular. */
export const menuQuery = (api: ApiClient, { language }: Pick<Scope, 'language'>, shelf: Shelf) =>
  queryOptions({
    queryKey: ['store-menu', language, shelf.id],
    queryFn: async ({ signal }) => (await calls()).menu(api, shelf, signal),
  });

/** What delivery costs to the shopper's place, which only the browser knows; the client says where that is. */
export const deliveryTermsQuery = (api: ApiClient, id: number, at: Point | null) =>
  queryOptions({
    queryKey: ['delivery-terms', id, at],
    queryFn: ({ signal }) => api(deliveryTermsCall, { params: { id } }, signal),
    enabled: at !== null,
  });

/** Nothing is looked for: the page is the menu. */
export const isWholeMenu = (text: string, filter: ListFilter): boolean => text === '' && isWhole(filter);

/** The store must be there; what it sells may fail without failing the page. */
export async function prefetchStore(queries: QueryClient, api: ApiClient, scope: Scope, request: StoreRequest) {
  const shelf = await queries.fetchQuery(storeQuery(api, scope, request.id));
  await Promise.all([
    ...(isWholeMenu(request.text, request.filter)
      ? [
          queries.prefetchQuery(menuQuery(api, scope, shelf)),
          queries.prefetchQuery(popularInStoreQuery(api, scope, shelf)),
        ]
      : [queries.prefetchInfiniteQuery(storeItemsQuery(api, scope, shelf, request.text, request.filter))]),
  ]);
  return shelf;
}
