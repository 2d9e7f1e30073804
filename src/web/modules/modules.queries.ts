import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { listModules } from '#contract/modules.ts';
import { useApi } from '#web/api/api.tsx';
import type { ApiClient } from '#web/api/client.ts';

export const modulesQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ['modules'], queryFn: ({ signal }) => api(listModules, { query: {} }, signal) });

export const useModules = () => useSuspenseQuery(modulesQuery(useApi())).data;
