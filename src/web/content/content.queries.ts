import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { getLanding } from '#contract/content.ts';
import { useApi } from '#web/api/api.tsx';
import type { ApiClient } from '#web/api/client.ts';

export const landingQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ['landing'], queryFn: ({ signal }) => api(getLanding, {}, signal) });

export const useLanding = () => useSuspenseQuery(landingQuery(useApi())).data;
