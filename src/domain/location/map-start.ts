import { isValidPoint, type Point } from './point.ts';

/** Configuration carries the shop's default location as texts. */
export type DefaultLocation = { lat: string | number; lng: string | number };

/** Where a map opens: at the known place, else at the shop's default location. */
export function mapStart(known: Point | null | undefined, default_location: DefaultLocation): Point {
  if (known && isValidPoint(known)) return known;
  return { lat: Number(default_location.lat), lng: Number(default_location.lng) };
}
