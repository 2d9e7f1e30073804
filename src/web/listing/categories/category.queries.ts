import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#web/api/client.ts';
import { type Scope, scopeKey } from '#web/catalog/scope.ts';
import type { FoundCategory } from '../results.calls.ts';
import type { FoundScope } from '../results.queries.ts';

export type { FoundCategory };

const FIVE_MINUTES = 300_000;

/** The category of a page, by number or slug. Cached for five minutes, as all categories are. */
export const oneCategoryQuery = (api: ApiClient, scope: Scope, id: string) =>
  queryOptions({
    queryKey: ['category', scopeKey(scope), id],
    queryFn: async ({ signal }) => (await import('../results.calls.ts')).oneCategory(api, id, signal),
    staleTime: FIVE_MINUTES,
    gcTime: FIVE_MINUTES,
  });

/** A category is looked through in its own module, whichever the shopper is in. */
export const foundScope = (scope: Scope, { module_id }: Pick<FoundCategory, 'module_id'>): FoundScope => ({
  language: scope.language,
  zone_ids: scope.zone_ids,
  module: { id: module_id },
});
