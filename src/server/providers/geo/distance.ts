import { greatCircleMeters } from '#domain/location/great-circle.ts';
import type { Point } from '#domain/location/point.ts';
import type { TravelMode } from '#domain/location/route-attempts.ts';
import type { Geo } from './geo.ts';

export type Distance = { meters: number; seconds: number; by: 'route' | 'great-circle' };

/** Only used when no road tells better: a town's ordinary pace, in metres a second. */
const USUAL_PACE: Record<TravelMode, number> = { driving: 9, walking: 1.35, bicycling: 4.2 };

/** Along the road; when no route results, over the great circle. */
export async function distance(geo: Pick<Geo, 'route'>, from: Point, to: Point, mode: TravelMode): Promise<Distance> {
  const route = await geo.route(from, to, mode);
  if (route) return { meters: route.meters, seconds: route.seconds, by: 'route' };

  const meters = greatCircleMeters(from, to);
  return { meters, seconds: meters / USUAL_PACE[mode], by: 'great-circle' };
}
