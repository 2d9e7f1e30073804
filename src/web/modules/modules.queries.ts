import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Module } from '#contract/modules/modules.ts';
import { useApi } from '#web/api/api.tsx';
import type { ApiClient } from '#web/api/client.ts';
import { useSession } from '#web/session/session.tsx';

const contract = () => import('#contract/modules/modules.ts');

/** The modules of the shopper's zones (all of them without a zone): the zones travel in the header of the call. */
export const modulesQuery = (api: ApiClient, zoneIds: readonly number[] = []) =>
  queryOptions({
    queryKey: ['modules', zoneIds.join('-')],
    queryFn: async ({ signal }) => api((await contract()).listModules, { query: {} }, signal),
    placeholderData: keepPreviousData,
  });

/** Every active module of the business: what a shopper has ordered stays theirs when they move to another zone. */
export const everyModuleQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['modules', 'everywhere'],
    queryFn: async ({ signal }) => api((await contract()).listModules, { query: {} }, signal, { zoneid: '[]' }),
  });

export function useEveryModule(): readonly Module[] {
  const here = useModules();
  return useQuery(everyModuleQuery(useApi())).data ?? here;
}

export const useModulesQuery = () =>
  useQuery(
    modulesQuery(
      useApi(),
      useSession(({ zoneid }) => zoneid),
    ),
  );

/** The root loads them for every page, so they are there at first paint. */
export const useModules = (): readonly Module[] => useModulesQuery().data ?? [];
