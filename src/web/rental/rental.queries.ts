import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Point } from '#domain/location/point.ts';
import type { ApiClient } from '#web/api/client.ts';
import { searchText } from '#web/catalog/links/result-request.ts';
import type { ResultRequest } from '#web/catalog/list-names.ts';
import { PAGE_SIZE } from '#web/catalog/page-size.ts';
import { type Scope, scopeKey } from '#web/catalog/scope.ts';

const calls = () => import('./rental.calls.ts');

const IN_A_ROW = { offset: 1, limit: 12 };

export const rentalBannersQuery = (api: ApiClient, scope: Scope) =>
  queryOptions({
    queryKey: ['rental-banners', scopeKey(scope)],
    queryFn: async ({ signal }) => (await calls()).rentalBanners(api, signal),
  });

export const topRatedVehiclesQuery = (api: ApiClient, scope: Scope) =>
  queryOptions({
    queryKey: ['top-rated-vehicles', scopeKey(scope)],
    queryFn: async ({ signal }) => (await calls()).topRatedVehicles(api, IN_A_ROW, signal),
  });

export const vehicleResultsQuery = (api: ApiClient, scope: Scope, name: string) =>
  infiniteQueryOptions({
    queryKey: ['vehicle-results', scopeKey(scope), name],
    queryFn: async ({ pageParam, signal }) =>
      (await calls()).vehiclesNamed(api, name, { offset: pageParam, limit: PAGE_SIZE }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * PAGE_SIZE < total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
  });

export const vehicleCategoriesQuery = (api: ApiClient, scope: Scope) =>
  queryOptions({
    queryKey: ['vehicle-categories', scopeKey(scope)],
    queryFn: async ({ signal }) => (await calls()).vehicleCategories(api, signal),
  });

export const vehicleBrandsQuery = (api: ApiClient, scope: Scope) =>
  queryOptions({
    queryKey: ['vehicle-brands', scopeKey(scope)],
    queryFn: async ({ signal }) => (await calls()).vehicleBrands(api, signal),
  });

/** Those that were looked at in this browser, which the server does not know. */
export const recentVehiclesQuery = (api: ApiClient, scope: Scope, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['recent-vehicles', scopeKey(scope), ids],
    queryFn: async ({ signal }) => (await calls()).vehiclesById(api, ids, signal),
    enabled: ids.length > 0,
  });

/** `at`: the shopper's place, which the server does not know before the browser asks; it measures to about 100 m. */
export const nearProvidersQuery = (api: ApiClient, scope: Scope, at: Point | null) =>
  queryOptions({
    queryKey: ['near-providers', scopeKey(scope), at && `${at.lat.toFixed(3)},${at.lng.toFixed(3)}`],
    queryFn: async ({ signal }) => (await calls()).nearProviders(api, IN_A_ROW, signal),
    placeholderData: keepPreviousData,
  });

export const prefetchHome = (queries: QueryClient, api: ApiClient, scope: Scope): Promise<void>[] => [
  queries.prefetchQuery(rentalBannersQuery(api, scope)),
  queries.prefetchQuery(topRatedVehiclesQuery(api, scope)),
  queries.prefetchQuery(vehicleCategoriesQuery(api, scope)),
  queries.prefetchQuery(vehicleBrandsQuery(api, scope)),
  queries.prefetchQuery(nearProvidersQuery(api, scope, null)),
];

export const prefetchResults = (
  queries: QueryClient,
  api: ApiClient,
  scope: Scope,
  request: ResultRequest,
): Promise<void>[] => [queries.prefetchInfiniteQuery(vehicleResultsQuery(api, scope, searchText(request)))];
