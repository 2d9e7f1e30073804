import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '#web/api/client.ts';
import type { Scope } from '#web/catalog/scope.ts';
import { prefetchFound } from '../results.queries.ts';
import { foundScope, oneCategoryQuery } from './category.queries.ts';

/** The category must be there; what it holds may fail without failing the page. */
export async function prefetchCategory(
  queries: QueryClient,
  api: ApiClient,
  scope: Scope,
  id: string,
  params: URLSearchParams,
) {
  const category = await queries.fetchQuery(oneCategoryQuery(api, scope, id));
  const request = { kind: 'category', id: category.id, name: category.name } as const;
  await prefetchFound(queries, api, foundScope(scope, category), request, params);
}
