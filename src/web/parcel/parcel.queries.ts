import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#web/api/client.ts';
import { bannersQuery } from '#web/catalog/catalog.queries.ts';
import { type Scope, scopeKey } from '#web/catalog/scope.ts';
import type { Session } from '#web/session/storage.ts';
import type { QuoteRequest } from './parcel.calls.ts';

const calls = () => import('./parcel.calls.ts');

/** What the keys of all lists of categories begin with. */
export const CATEGORIES = 'parcel-categories';

export const parcelCategoriesQuery = (api: ApiClient, scope: Scope) =>
  queryOptions({
    queryKey: [CATEGORIES, scopeKey(scope)],
    queryFn: async ({ signal }) => (await calls()).parcelCategories(api, signal),
  });

/** For who sends something, in whichever module they look around. */
export const everyCategoryQuery = (api: ApiClient, scope: Scope) =>
  queryOptions({
    queryKey: [CATEGORIES, scopeKey({ ...scope, module: null })],
    queryFn: async ({ signal }) => (await calls()).everyCategory(api, signal),
  });

export const parcelQuoteQuery = (api: ApiClient, request: QuoteRequest) =>
  queryOptions({
    queryKey: ['parcel-quote', request],
    queryFn: async ({ signal }) => (await calls()).parcelQuote(api, request, signal),
    // The hour makes it dearer or cheaper: whoever comes back to the tab sees today's price.
    staleTime: 30_000,
    refetchOnWindowFocus: true,
    retry: false,
  });

export const instructionsQuery = (api: ApiClient, language: string) =>
  queryOptions({
    queryKey: ['parcel-instructions', language],
    queryFn: async ({ signal }) => (await calls()).parcelInstructions(api, signal),
    staleTime: 300_000,
  });

/** The key begins with `profile`, because all of that is dropped at sign-out. */
export const recentReceiversQuery = (api: ApiClient, { token }: Pick<Session, 'token'>) =>
  queryOptions({
    queryKey: ['profile', token ?? '', 'receivers'],
    queryFn: async ({ signal }) => (await calls()).recentReceivers(api, signal),
    enabled: token !== null,
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
