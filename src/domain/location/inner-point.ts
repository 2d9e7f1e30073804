import { boundsOf, centreOf } from './bounds.ts';
import type { Point } from './point.ts';
import { isInside } from './polygon.ts';

const STEPS = 12;

/** A point well inside a ring: its middle, or, when the ring bends around that, the inner point nearest to it. */
export function innerPoint(ring: readonly Point[]): Point | null {
  const bounds = boundsOf(ring);
  if (!bounds) return null;
  const middle = centreOf(bounds);
  if (isInside(middle, ring)) return middle;

  const height = bounds.north - bounds.south;
  const width = bounds.east - bounds.west;
  const tried: Point[] = [];
  for (let row = 1; row < STEPS; row++) {
    for (let column = 1; column < STEPS; column++)
      tried.push({ lat: bounds.south + (height * row) / STEPS, lng: bounds.west + (width * column) / STEPS });
  }
  const away = ({ lat, lng }: Point) => ((lat - middle.lat) / height) ** 2 + ((lng - middle.lng) / width) ** 2;
  return tried.filter((point) => isInside(point, ring)).sort((one, other) => away(one) - away(other))[0] ?? null;
}
