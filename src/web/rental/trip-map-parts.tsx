import { useQuery } from '@tanstack/react-query';
import MapPin from 'lucide-react/icons/map-pin';
import { useMemo } from 'react';
import type { Point } from '#domain/location/point.ts';
import { useApi } from '#web/api/api.tsx';
import { routeQuery } from '#web/location/route.queries.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';

const NOWHERE: Point = { lat: 0, lng: 0 };

/** The way along the streets; empty until it is known. The same list until it changes: a map follows each new one. */
export function useRouteLine(from: Point | null, to: Point | null): readonly Point[] {
  const { data } = useQuery({
    ...routeQuery(useApi(), from ?? NOWHERE, to ?? NOWHERE),
    enabled: from !== null && to !== null,
  });
  return useMemo(() => data?.route.line ?? [], [data]);
}

/** Its middle stands on the place, not its foot. */
export const PickupDot = () => (
  <span className="grid size-8 translate-y-1/2 place-items-center rounded-pill bg-accent/20">
    <span className="size-4 rounded-pill border-2 border-surface bg-accent shadow-(--elevation-card)" />
  </span>
);

export const DestinationPin = () => (
  <span className="grid size-9 place-items-center rounded-pill border-2 border-surface bg-inverse text-on-inverse shadow-(--elevation-card)">
    <Icon of={MapPin} size={18} />
  </span>
);
