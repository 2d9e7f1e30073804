import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#web/api/client.ts';
import type { ResultRequest } from '../catalog/list-names.ts';
import { PAGE_SIZE } from '../catalog/page-size.ts';
import { type Scope, scopeKey } from '../catalog/scope.ts';
import { filterFrom, type ListFilter, listTypeFrom } from './filters/list-filter.ts';

const calls = () => import('./results.calls.ts');

const pages = {
  initialPageParam: 1,
  getNextPageParam: ({ total }: { total: number }, all: readonly unknown[]) =>
    all.length * PAGE_SIZE < total ? all.length + 1 : undefined,
  placeholderData: keepPreviousData,
} as const;

/** Where one looks: a category of another module is looked through in that one. */
export type FoundScope = Pick<Scope, 'language' | 'zone_ids'> & { module: { id: number } | null };

const moduleOf = ({ module }: FoundScope): number => module?.id ?? 0;

export const itemResultsQuery = (api: ApiClient, scope: FoundScope, request: ResultRequest, filter: ListFilter) =>
  infiniteQueryOptions({
    queryKey: ['item-results', scopeKey(scope), request, filter],
    queryFn: async ({ pageParam, signal }) =>
      (await calls()).itemResults(
        api,
        moduleOf(scope),
        request,
        filter,
        { offset: pageParam, limit: PAGE_SIZE },
        signal,
      ),
    ...pages,
  });

export const storeResultsQuery = (api: ApiClient, scope: FoundScope, request: ResultRequest, filter: ListFilter) =>
  infiniteQueryOptions({
    queryKey: ['store-results', scopeKey(scope), request, filter],
    queryFn: async ({ pageParam, signal }) =>
      (await calls()).storeResults(
        api,
        moduleOf(scope),
        request,
        filter,
        { offset: pageParam, limit: PAGE_SIZE },
        signal,
      ),
    ...pages,
  });

/** The cheapest and the dearest of a result, whatever prices it is narrowed to; null when there is nothing. */
export const priceRangeQuery = (api: ApiClient, scope: FoundScope, request: ResultRequest, filter: ListFilter) => {
  const anyPrice = { ...filter, min_price: null, max_price: null };
  return queryOptions({
    queryKey: ['price-range', scopeKey(scope), request, { ...anyPrice, sort: null }],
    queryFn: async ({ signal }) => {
      const { itemResults } = await calls();
      const [low, high] = await Promise.all(
        (['low', 'high'] as const).map((sort) =>
          itemResults(api, moduleOf(scope), request, { ...anyPrice, sort }, { offset: 1, limit: 1 }, signal),
        ),
      );
      const [cheapest, dearest] = [low?.items[0], high?.items[0]];
      return cheapest && dearest ? { min: cheapest.price, max: dearest.price } : null;
    },
  });
};

/** The items or the stores, whichever the address shows. */
export const prefetchFound = (
  queries: QueryClient,
  api: ApiClient,
  scope: FoundScope,
  request: ResultRequest,
  params: URLSearchParams,
): Promise<void> =>
  listTypeFrom(params, request) === 'store'
    ? queries.prefetchInfiniteQuery(storeResultsQuery(api, scope, request, filterFrom(params)))
    : queries.prefetchInfiniteQuery(itemResultsQuery(api, scope, request, filterFrom(params)));
