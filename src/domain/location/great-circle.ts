import type { Point } from './point.ts';

const EARTH_RADIUS_METERS = 6_371_008.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Length of one degree of latitude; a degree of longitude is this times the cosine of the latitude. */
export const METERS_PER_DEGREE = radians(1) * EARTH_RADIUS_METERS;

/** The shortest way over the globe, in metres (haversine). */
export function greatCircleMeters(from: Point, to: Point): number {
  const halfLat = Math.sin(radians(to.lat - from.lat) / 2);
  const halfLng = Math.sin(radians(to.lng - from.lng) / 2);
  const chord = halfLat ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * halfLng ** 2;
  return 2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(chord)));
}
