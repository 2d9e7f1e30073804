import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { suggestItemsAndStores } from '#contract/search/search.ts';
import type { ApiClient } from '#web/api/client.ts';
import { type Scope, scopeKey } from '../catalog/scope.ts';

const AT_MOST = 5;

/** Names of items and stores for what is being typed. */
export const suggestQuery = (api: ApiClient, scope: Scope, text: string) =>
  queryOptions({
    queryKey: ['suggest', scopeKey(scope), text],
    queryFn: ({ signal }) => api(suggestItemsAndStores, { query: { name: text, limit: AT_MOST } }, signal),
    placeholderData: keepPreviousData,
  });
