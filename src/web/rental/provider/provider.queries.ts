import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#web/api/client.ts';
import type { Scope } from '#web/catalog/scope.ts';

const calls = () => import('./provider.calls.ts');

type Spoken = Pick<Scope, 'language'>;

/** By id or slug. The same for everybody, wherever they are: only the language matters. */
export const providerQuery = (api: ApiClient, { language }: Spoken, id: string) =>
  queryOptions({
    queryKey: ['provider', language, id],
    queryFn: async ({ signal }) => (await calls()).provider(api, id, signal),
    staleTime: 30_000,
    retry: false,
  });

const REVIEWS_AT_ONCE = 10;

export const providerReviewsQuery = (api: ApiClient, { language }: Spoken, id: string) =>
  infiniteQueryOptions({
    queryKey: ['provider-reviews', language, id],
    queryFn: async ({ pageParam, signal }) =>
      (await calls()).reviews(api, id, { offset: pageParam, limit: REVIEWS_AT_ONCE }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ total_size }, pages) =>
      pages.length * REVIEWS_AT_ONCE < total_size ? pages.length + 1 : undefined,
  });
