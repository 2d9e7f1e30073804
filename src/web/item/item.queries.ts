import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#web/api/client.ts';
import { type Scope, scopeKey } from '#web/catalog/scope.ts';

const calls = () => import('./item.calls.ts');

const REVIEWS_AT_ONCE = 5;

export const relatedItemsQuery = (api: ApiClient, scope: Scope, id: string) =>
  queryOptions({
    queryKey: ['related-items', id, scopeKey(scope)],
    queryFn: async ({ signal }) => (await calls()).related(api, id, signal),
  });

export const storeItemsQuery = (api: ApiClient, scope: Scope, id: string) =>
  queryOptions({
    queryKey: ['related-store-items', id, scopeKey(scope)],
    queryFn: async ({ signal }) => (await calls()).ofStore(api, id, signal),
  });

/** The first page came with the item. */
export const reviewsQuery = (api: ApiClient, { language }: Pick<Scope, 'language'>, id: number) =>
  infiniteQueryOptions({
    queryKey: ['item-reviews', id, language],
    queryFn: async ({ pageParam, signal }) => (await calls()).reviews(api, id, pageParam, REVIEWS_AT_ONCE, signal),
    initialPageParam: 2,
    getNextPageParam: ({ total_size }, _pages, last) => (last * REVIEWS_AT_ONCE < total_size ? last + 1 : undefined),
  });
