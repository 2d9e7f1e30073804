import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api.tsx';
import type { ApiClient } from '#web/api/client.ts';
import { type Asker, useAsker } from '#web/session/asker.ts';

/** One trip, and the key of a guest's one where that is what opens it. */
export type TripName = { trip_id: number; key?: string | undefined };

export type TripsTab = 'running' | 'completed';

const PAGE_SIZE = 10;

const contract = () => import('#contract/rental/trips.ts');

const isKnown = ({ token, guest_id }: Asker): boolean => token !== null || guest_id !== null;
const asGuest = ({ token, guest_id }: Asker) => (token ? {} : { guest_id });

/** The common start of all query keys about one shopper's trips. */
export const tripsOf = ({ token, guest_id }: Asker) => ['trips', token ?? guest_id ?? ''] as const;

const listQuery = (api: ApiClient, asker: Asker, tab: TripsTab) =>
  infiniteQueryOptions({
    queryKey: [...tripsOf(asker), tab],
    queryFn: async ({ pageParam, signal }) =>
      api(
        (await contract()).listTrips,
        { params: { which: tab }, query: { limit: PAGE_SIZE, offset: pageParam, ...asGuest(asker) } },
        signal,
      ),
    initialPageParam: 1,
    getNextPageParam: ({ total_size, offset }) => (offset * PAGE_SIZE < total_size ? offset + 1 : undefined),
    // A trip changes without the traveller doing anything, so a cached list is soon out of date.
    staleTime: 0,
    refetchInterval: tab === 'running' ? 15_000 : false,
  });

/** Those under way, the first page alone, for whoever only wants to hear of them. */
export const runningTripsQuery = (api: ApiClient, asker: Asker) =>
  queryOptions({
    queryKey: [...tripsOf(asker), 'newest'],
    queryFn: async ({ signal }) => {
      const query = { limit: PAGE_SIZE, offset: 1, ...asGuest(asker) };
      return (await api((await contract()).listTrips, { params: { which: 'running' }, query }, signal)).trips;
    },
    enabled: isKnown(asker),
    staleTime: 0,
  });

export function useTrips(tab: TripsTab) {
  const asker = useAsker();
  return useInfiniteQuery({
    ...listQuery(useApi(), asker, tab),
    enabled: isKnown(asker),
  });
}

export const tripQuery = (api: ApiClient, asker: Asker, { trip_id, key }: TripName) =>
  queryOptions({
    queryKey: [...tripsOf(asker), 'one', trip_id, key ?? ''],
    queryFn: async ({ signal }) =>
      api((await contract()).getTripDetails, { query: { trip_id, key, ...asGuest(asker) } }, signal),
    staleTime: 0,
  });

/** `everyMs`: polls, while live news are not available. */
export function useTrip(name: TripName, everyMs: number | false = false) {
  return useQuery({ ...tripQuery(useApi(), useAsker(), name), refetchInterval: everyMs });
}
