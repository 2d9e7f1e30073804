import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#web/api/client.ts';
import { type Scope, scopeKey } from '#web/catalog/scope.ts';

const calls = () => import('../home.calls.ts');

/** Those of the module that run in the shopper's zones. */
export const campaignsQuery = (api: ApiClient, scope: Scope) =>
  queryOptions({
    queryKey: ['campaigns', scopeKey(scope)],
    queryFn: async ({ signal }) => (await calls()).campaigns(api, signal),
  });
