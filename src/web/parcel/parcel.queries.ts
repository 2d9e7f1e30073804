import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#web/api/client.ts';
import { bannersQuery } from '#web/catalog/catalog.queries.ts';
import { type Scope, scopeKey } from '#web/catalog/scope.ts';

const calls = () => import('./parcel.calls.ts');

export const parcelCategoriesQuery = (api: ApiClient, scope: Scope) =>
  queryOptions({
    queryKey: ['parcel-categories', scopeKey(scope)],
    queryFn: async ({ signal }) => (await calls()).parcelCategories(api, signal),
  });

export const reasonsQuery = (api: ApiClient, scope: Scope) =>
  queryOptions({
    queryKey: ['reasons', scopeKey(scope)],
    queryFn: async ({ signal }) => (await calls()).reasons(api, signal),
  });

export const videoContentQuery = (api: ApiClient, scope: Scope) =>
  queryOptions({
    queryKey: ['video-content', scopeKey(scope)],
    queryFn: async ({ signal }) => (await calls()).videoContent(api, signal),
  });

export const prefetchHome = (queries: QueryClient, api: ApiClient, scope: Scope): Promise<void>[] => [
  queries.prefetchQuery(bannersQuery(api, scope)),
  queries.prefetchQuery(parcelCategoriesQuery(api, scope)),
  queries.prefetchQuery(reasonsQuery(api, scope)),
  queries.prefetchQuery(videoContentQuery(api, scope)),
];

export const prefetchResults = (queries: QueryClient, api: ApiClient, scope: Scope): Promise<void>[] => [
  queries.prefetchQuery(parcelCategoriesQuery(api, scope)),
];
