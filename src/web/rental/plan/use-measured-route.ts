import { useQuery } from '@tanstack/react-query';
import type { TripPlan } from '#domain/rental/trip-plan.ts';
import { useApi } from '#web/api/api.tsx';
import { distanceQuery } from '#web/location/route.queries.ts';

/** The way along the streets from pickup to destination: what the plan says, else measured now. */
export function useMeasuredRoute({ pickup, destination, route }: Pick<TripPlan, 'pickup' | 'destination' | 'route'>) {
  const api = useApi();
  const isAsked = pickup !== null && destination !== null && route === null;
  const measured = useQuery({
    ...distanceQuery(api, pickup ?? NOWHERE, destination ?? NOWHERE),
    enabled: isAsked,
  });
  return {
    route: route ?? (isAsked ? (measured.data ?? null) : null),
    isMeasuring: isAsked && measured.isPending,
    isFailed: isAsked && measured.isError,
  };
}

const NOWHERE = { lat: 0, lng: 0 };
