import type { QueryClient } from '@tanstack/react-query';
import { profileOf } from '#domain/modules/module-profile.ts';
import type { ApiClient } from '#web/api/client.ts';
import { brandsQuery, categoriesQuery } from '#web/catalog/catalog.queries.ts';
import type { ResultRequest } from '#web/catalog/list-names.ts';
import type { Scope } from '#web/catalog/scope.ts';
import { prefetchFound } from './results.queries.ts';

/** What a search, a category or a list shows in a shop. */
export function prefetchResults(
  queries: QueryClient,
  api: ApiClient,
  scope: Scope,
  request: ResultRequest,
  params: URLSearchParams,
): Promise<void>[] {
  const { brand } = profileOf(scope.module?.module_type ?? '').abilities;
  return [
    prefetchFound(queries, api, scope, request, params),
    queries.prefetchQuery(categoriesQuery(api, scope)),
    ...(brand ? [queries.prefetchQuery(brandsQuery(api, scope))] : []),
  ];
}
