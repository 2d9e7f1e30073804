import { leftOfRoute } from '../location/along-route.ts';
import { greatCircleMeters } from '../location/great-circle.ts';
import type { Point } from '../location/point.ts';

/** A courier in a town makes about 20 km an hour; where no way is known, streets are a third longer than the bee line. */
const METERS_A_MINUTE = 20_000 / 60;
const DETOUR = 1.35;

/** Who is further from the way than this has taken another one. */
const BESIDE_METERS = 150;

export const isOnWay = (way: readonly Point[], courier: Point): boolean =>
  (leftOfRoute(way, courier)?.beside ?? Number.POSITIVE_INFINITY) <= BESIDE_METERS;

/** About how long a courier still takes to the destination; never less than a minute while on the way. */
export function remainingMinutes(courier: Point, destination: Point, way: readonly Point[]): number {
  const byStreet = isOnWay(way, courier) ? leftOfRoute(way, courier)?.left : undefined;
  const meters = byStreet ?? greatCircleMeters(courier, destination) * DETOUR;
  return Math.max(1, Math.ceil(meters / METERS_A_MINUTE));
}
