import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#web/api/client.ts';
import type { ItemListName, StoreListName } from './list-names.ts';
import { PAGE_SIZE } from './page-size.ts';
import { type Scope, scopeKey } from './scope.ts';
import type { StoreChoice } from './store-choice.ts';

const calls = () => import('./catalog.calls.ts');

const FIVE_MINUTES = 300_000;
const ITEMS_IN_A_ROW = { offset: 1, limit: 10 };
const STORES_IN_A_ROW = { offset: 1, limit: 12 };

/** Top categories with their children. Cached for five minutes. */
export const categoriesQuery = (api: ApiClient, scope: Scope) =>
  queryOptions({
    queryKey: ['categories', scopeKey(scope)],
    queryFn: async ({ signal }) => (await calls()).categories(api, scope.module?.id, signal),
    staleTime: FIVE_MINUTES,
    gcTime: FIVE_MINUTES,
  });

export const featuredCategoriesQuery = (api: ApiClient, scope: Scope) =>
  queryOptions({
    queryKey: ['featured-categories', scopeKey(scope)],
    queryFn: async ({ signal }) => (await calls()).featuredCategories(api, signal),
    staleTime: 30_000,
    gcTime: 60_000,
  });

export const bannersQuery = (api: ApiClient, scope: Scope) =>
  queryOptions({
    queryKey: ['banners', scopeKey(scope)],
    queryFn: async ({ signal }) => (await calls()).banners(api, signal),
  });

/** The first stores of a list, as drawers and rows show them. */
export const storesQuery = (api: ApiClient, scope: Scope, list: StoreListName) =>
  queryOptions({
    queryKey: ['stores', list, scopeKey(scope)],
    queryFn: async ({ signal }) => (await calls()).stores(api, list, STORES_IN_A_ROW, signal),
  });

export const popularStoresQuery = (api: ApiClient, scope: Scope) => storesQuery(api, scope, 'popular');
export const latestStoresQuery = (api: ApiClient, scope: Scope) => storesQuery(api, scope, 'latest');

/** All stores of the zones, page by page. */
export const allStoresQuery = (api: ApiClient, scope: Scope, choice: StoreChoice) =>
  infiniteQueryOptions({
    queryKey: ['all-stores', scopeKey(scope), choice],
    queryFn: async ({ pageParam, signal }) =>
      (await calls()).allStores(api, choice, { offset: pageParam, limit: PAGE_SIZE }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * PAGE_SIZE < total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
  });

export const itemsQuery = (api: ApiClient, scope: Scope, list: ItemListName) =>
  queryOptions({
    queryKey: ['items', list, scopeKey(scope)],
    queryFn: async ({ signal }) => (await calls()).items(api, list, ITEMS_IN_A_ROW, signal),
  });

export const brandsQuery = (api: ApiClient, scope: Scope) =>
  queryOptions({
    queryKey: ['brands', scopeKey(scope)],
    queryFn: async ({ signal }) => (await calls()).brands(api, signal),
  });
