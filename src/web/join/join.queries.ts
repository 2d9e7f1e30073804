import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { profileOf } from '#domain/modules/module-profile.ts';
import { useApi } from '#web/api/api.tsx';
import type { ApiClient } from '#web/api/client.ts';
import { zonesQuery } from '#web/location/location.queries.ts';

export const packagesQuery = (api: ApiClient, module_id: number) =>
  queryOptions({
    queryKey: ['store-packages', module_id],
    queryFn: async ({ signal }) => {
      const { listStorePackages } = await import('#contract/join/stores.ts');
      return (await api(listStorePackages, { query: { module_id } }, signal)).packages;
    },
    staleTime: 300_000,
  });

export const deliveryVehiclesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['delivery-vehicles'],
    queryFn: async ({ signal }) =>
      api((await import('#contract/checkout/checkout.ts')).listDeliveryVehicles, {}, signal),
    staleTime: 300_000,
  });

export const applicationStateQuery = (api: ApiClient, key: string) =>
  queryOptions({
    queryKey: ['application-state', key],
    queryFn: async ({ signal }) =>
      api((await import('#contract/join/state.ts')).getApplicationState, { query: { key } }, signal),
    // Somebody may have decided meanwhile.
    staleTime: 0,
    retry: false,
  });

/** Where one can join: the zones, and the modules of them that have stores. A module is chosen first. */
export function useJoinZones() {
  const { data: zones, isError, refetch } = useQuery(zonesQuery(useApi()));
  const modules = useMemo(() => {
    const all = (zones ?? [])
      .flatMap((zone) => zone.modules)
      .filter(({ module_type }) => profileOf(module_type).hasStores);
    return [...new Map(all.map((module) => [module.id, module])).values()].sort((one, other) => one.id - other.id);
  }, [zones]);
  return { zones, modules, isError, refetch };
}
