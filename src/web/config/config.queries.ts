import { type QueryClient, queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Config } from '#contract/config/config.ts';
import { useApi } from '#web/api/api.tsx';
import type { ApiClient } from '#web/api/client.ts';

// With its schemas, which only a browser that asks itself needs: a page brings its answers along.
const contract = () => import('#contract/config/config.ts');

/** The shop's configuration: read on start, true for the whole visit. */
export const configQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['config'],
    queryFn: async ({ signal }) => api((await contract()).getConfig, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Asked for by the page's frame once: every card of a page reads it several times, and a query of its own each time was a tenth of the drawing. */
export const ConfigContext = createContext<Config | null>(null);

export const useConfigOfPage = (): Config => useSuspenseQuery(configQuery(useApi())).data;

export function useConfig(): Config {
  const config = use(ConfigContext);
  const queries = useQueryClient();
  const api = useApi();
  // Outside of the frame: what is drawn in its place when it failed.
  return config ?? queries.getQueryData(configQuery(api).queryKey) ?? use(pendingConfig(queries, api));
}

const pending = new WeakMap<QueryClient, Promise<Config>>();

function pendingConfig(queries: QueryClient, api: ApiClient): Promise<Config> {
  const known = pending.get(queries);
  if (known) return known;
  const asked = queries.fetchQuery(configQuery(api));
  pending.set(queries, asked);
  asked.catch(() => pending.delete(queries));
  return asked;
}
