import { greatCircleMeters, METERS_PER_DEGREE } from './great-circle.ts';
import type { Point } from './point.ts';

/** Where one is on a way, of which `part` (0 to 1, by length) lies behind. */
export function alongRoute(points: readonly Point[], part: number): Point | null {
  const lengths = points.slice(1).map((point, at) => greatCircleMeters(points[at] ?? point, point));
  let left = lengths.reduce((sum, length) => sum + length, 0) * Math.min(1, Math.max(0, part));
  for (const [at, length] of lengths.entries()) {
    const [from, to] = [points[at], points[at + 1]];
    if (!from || !to) break;
    if (left <= length) return between(from, to, length === 0 ? 0 : left / length);
    left -= length;
  }
  return points.at(-1) ?? null;
}

const between = (from: Point, to: Point, part: number): Point => ({
  lat: from.lat + (to.lat - from.lat) * part,
  lng: from.lng + (to.lng - from.lng) * part,
});

/** How far a place lies beside a way, and how much of the way is left from there. */
export function leftOfRoute(points: readonly Point[], at: Point): { beside: number; left: number } | null {
  let left = 0;
  let nearest: { beside: number; left: number } | null = null;
  for (let end = points.length - 1; end > 0; end--) {
    const [from, to] = [points[end - 1], points[end]];
    if (!from || !to) break;
    const length = greatCircleMeters(from, to);
    const part = partOfLeg(from, to, at);
    const beside = greatCircleMeters(at, between(from, to, part));
    if (!nearest || beside < nearest.beside) nearest = { beside, left: left + length * (1 - part) };
    left += length;
  }
  return nearest;
}

/** Where on a leg one comes nearest to a place, 0 to 1; legs are short, so the earth is flat. */
function partOfLeg(from: Point, to: Point, at: Point): number {
  const shrink = Math.cos((from.lat / 180) * Math.PI);
  const flat = ({ lat, lng }: Point) => ({
    x: (lng - from.lng) * shrink * METERS_PER_DEGREE,
    y: (lat - from.lat) * METERS_PER_DEGREE,
  });
  const [leg, place] = [flat(to), flat(at)];
  const square = leg.x ** 2 + leg.y ** 2;
  return square === 0 ? 0 : Math.min(1, Math.max(0, (place.x * leg.x + place.y * leg.y) / square));
}
