import { leftOfRoute } from '../location/along-route.ts';
import { greatCircleMeters } from '../location/great-circle.ts';
import type { Point } from '../location/point.ts';

/** A rider in a town makes about 20 km an hour; where no way is known, streets are a third longer than the bee line. */
const METERS_A_MINUTE = 20_000 / 60;
const DETOUR = 1.35;

/** Who is further from the way than this has taken another one. */
const BESIDE_METERS = 150;

export const isOnWay = (way: readonly Point[], rider: Point): boolean =>
  (leftOfRoute(way, rider)?.beside ?? Number.POSITIVE_INFINITY) <= BESIDE_METERS;

/** About how long a rider still takes to the door; never less than a minute while on the way. */
export function remainingMinutes(rider: Point, door: Point, way: readonly Point[]): number {
  const byStreet = isOnWay(way, rider) ? leftOfRoute(way, rider)?.left : undefined;
  const meters = byStreet ?? greatCircleMeters(rider, door) * DETOUR;
  return Math.max(1, Math.ceil(meters / METERS_A_MINUTE));
}
