import { queryOptions } from '@tanstack/react-query';
import type { FromTo } from '#contract/location/location.ts';
import { type Point, roundedPoint } from '#domain/location/point.ts';
import { decodePolyline } from '#domain/location/polyline.ts';
import { firstRoute, ROUTE_ATTEMPTS, type TravelMode } from '#domain/location/route-attempts.ts';
import type { ApiClient } from '#web/api/client.ts';

// Whoever may have to measure a way need not have the schemas for it.
const calls = () => import('#contract/location/location.ts');

const WIRE_MODES: Record<TravelMode, FromTo['mode']> = { driving: 'DRIVE', walking: 'WALK', bicycling: 'BICYCLE' };

export type RouteLine = { line: readonly Point[]; distanceMeters: number };

/** Driving, else walking, else bicycling; null when nobody finds a way. */
export function routeQuery(api: ApiClient, from: Point, to: Point) {
  const ends = endsOf(from, to);
  return queryOptions({
    queryKey: ['route', ends],
    queryFn: async ({ signal }) => {
      const { findDirections } = await calls();
      return firstRoute<RouteLine>(ROUTE_ATTEMPTS, async (mode) => {
        const { routes } = await api(findDirections, { query: { ...ends, mode: WIRE_MODES[mode] } }, signal);
        const [route] = routes;
        return route
          ? { line: decodePolyline(route.polyline.encodedPolyline), distanceMeters: route.distanceMeters }
          : null;
      });
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** How far it is by car and how long that takes, as the server measures it too. */
export function distanceQuery(api: ApiClient, from: Point, to: Point) {
  const ends = endsOf(from, to);
  return queryOptions({
    queryKey: ['distance', ends],
    queryFn: async ({ signal }) => {
      const { measureDistance } = await calls();
      const { distanceMeters, duration } = await api(measureDistance, { query: { ...ends, mode: 'DRIVE' } }, signal);
      return { km: distanceMeters / 1000, hours: Number.parseInt(duration, 10) / 3600 };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

function endsOf(from: Point, to: Point) {
  const [start, end] = [roundedPoint(from), roundedPoint(to)];
  return {
    origin_lat: start.lat,
    origin_lng: start.lng,
    destination_lat: end.lat,
    destination_lng: end.lng,
  };
}
