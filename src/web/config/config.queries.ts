import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { getConfig } from '#contract/config.ts';
import { useApi } from '#web/api/api.tsx';
import type { ApiClient } from '#web/api/client.ts';

/** The shop's configuration: read on start, true for the whole visit. */
export const configQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['config'],
    queryFn: ({ signal }) => api(getConfig, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useConfig = () => useSuspenseQuery(configQuery(useApi())).data;
