import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
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

export const useConfig = () => useSuspenseQuery(configQuery(useApi())).data;
