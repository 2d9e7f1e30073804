import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Module } from '#contract/modules/modules.ts';
import { type ModuleKind, profileOf } from '#domain/modules/module-profile.ts';
import { useApi } from '#web/api/api.tsx';
import type { ApiClient } from '#web/api/client.ts';
import { useSession } from '#web/session/session.tsx';

const contract = () => import('#contract/modules/modules.ts');

/**
 * The modules of the shopper's zones (all of them without a zone): the zones travel in the header of the call, but not
 * the module that was chosen, which may have been switched off.
 */
export const modulesQuery = (api: ApiClient, zoneIds: readonly number[] = []) =>
  queryOptions({
    queryKey: ['modules', zoneIds.join('-')],
    queryFn: async ({ signal }) => api((await contract()).listModules, { query: {} }, signal, { moduleId: '' }),
    placeholderData: keepPreviousData,
  });

export const useModulesQuery = () =>
  useQuery(
    modulesQuery(
      useApi(),
      useSession(({ zoneid }) => zoneid),
    ),
  );

/** The root loads them for every page, so they are there at first paint. */
export const useModules = (): readonly Module[] => useModulesQuery().data ?? [];

/** Modules of every zone: what somebody has once rented they look for wherever they are. */
const everywhereQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['modules', 'everywhere'],
    queryFn: async ({ signal }) =>
      api((await contract()).listModules, { query: {} }, signal, { moduleId: '', zoneid: '[]' }),
    staleTime: 300_000,
  });

/** The kinds of all active modules, asked for where the modules here do not say it all, and only for who has an account. */
export function useActiveKinds(): ReadonlySet<ModuleKind> {
  const here = useModules();
  const isSignedIn = useSession(({ token }) => token !== null);
  const { data: everywhere } = useQuery({ ...everywhereQuery(useApi()), enabled: isSignedIn });
  return useMemo(
    () => new Set([...here, ...(everywhere ?? [])].map(({ module_type }) => profileOf(module_type).kind)),
    [here, everywhere],
  );
}
