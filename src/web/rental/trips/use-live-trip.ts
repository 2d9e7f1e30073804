import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { TripDetails } from '#contract/rental/trip-shape.ts';
import type { LiveTrip } from '#contract/rental/trips.ts';
import { isTripRunning } from '#domain/rental/trip-status.ts';
import { useApi } from '#web/api/api.tsx';
import { type LiveListener, useLive } from '#web/api/live.ts';
import { useAsker } from '#web/session/asker.ts';
import { type TripName, tripQuery, useTrip } from './trips.queries.ts';

/** How often to poll while live news are not available. */
const POLL_MS = 4000;

/** A trip that is over and paid is not followed any more. */
const mayChange = ({ trip_status, payment_status }: TripDetails): boolean =>
  isTripRunning(trip_status) || (trip_status === 'completed' && payment_status !== 'paid');

/** One trip and what is heard of it: its status at once, the rest as soon as it has been asked for. */
export function useLiveTrip({ trip_id, key }: TripName) {
  const { token, guest_id } = useAsker();
  const api = useApi();
  const queries = useQueryClient();

  const heard = useCallback(
    (_kind: 'status' | 'courier', { trip_status, payment_status }: LiveTrip) => {
      const { queryKey } = tripQuery(api, { token, guest_id }, { trip_id, key });
      const before = queries.getQueryData(queryKey);
      if (before) queries.setQueryData(queryKey, { ...before, trip_status, payment_status });
      // Drivers, times and sums stand in the trip itself.
      void queries.invalidateQueries({ queryKey });
    },
    [api, queries, token, guest_id, trip_id, key],
  ) as LiveListener['heard'];

  const [isWatched, setWatched] = useState(false);
  const watched = isWatched
    ? ({ kind: 'trip', id: trip_id, key, guest_id: token ? undefined : guest_id } as const)
    : null;
  const isLive = useLive(watched, heard);
  const query = useTrip({ trip_id, key }, isWatched && !isLive ? POLL_MS : false);
  const changes = query.data !== undefined && mayChange(query.data);
  if (changes !== isWatched) setWatched(changes);
  return query;
}
