import { type QueryClient, queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { useApi } from '#web/api/api.tsx';
import type { ApiClient } from '#web/api/client.ts';
import type { ShownConfig } from './menu-link.ts';

// With its schemas, which only a browser that asks itself needs: a page brings its answers along.
const contract = () => import('#contract/config/config.ts');

/** What no page reads is not sent along with every page. */
async function shownConfig(api: ApiClient, signal: AbortSignal): Promise<ShownConfig> {
  const { module_config: _, ...shown } = await api((await contract()).getConfig, {}, signal);
  return shown;
}

/** The shop's configuration: read on start, true for the whole visit. */
export const configQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['config'],
    queryFn: ({ signal }) => shownConfig(api, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Read several times by every card of a page; as a query of its own each time that was a twentieth of a page's cost. */
export const ConfigContext = createContext<ShownConfig | null>(null);

export const useConfigOfPage = (): ShownConfig => useSuspenseQuery(configQuery(useApi())).data;

export function useConfig(): ShownConfig {
  const config = use(ConfigContext);
  const queries = useQueryClient();
  const api = useApi();
  // Outside of the frame: what is drawn in its place when it failed.
  return config ?? queries.getQueryData(configQuery(api).queryKey) ?? use(pendingConfig(queries, api));
}

const pending = new WeakMap<QueryClient, Promise<ShownConfig>>();

function pendingConfig(queries: QueryClient, api: ApiClient): Promise<ShownConfig> {
  const known = pending.get(queries);
  if (known) return known;
  const asked = queries.fetchQuery(configQuery(api));
  pending.set(queries, asked);
  asked.catch(() => pending.delete(queries));
  return asked;
}
