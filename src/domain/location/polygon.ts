import type { Point } from './point.ts';

/**
 * Whether a point lies inside a ring (closed or not), by counting how often a line to the east crosses the ring.
 * Zones are town-sized and do not cross the date line.
 */
export function isInside(at: Point, ring: readonly Point[]): boolean {
  let inside = false;
  let previous = ring.at(-1);
  for (const corner of ring) {
    if (previous && crossesEastOf(at, previous, corner)) inside = !inside;
    previous = corner;
  }
  return inside;
}

function crossesEastOf(at: Point, a: Point, b: Point): boolean {
  if (a.lat > at.lat === b.lat > at.lat) return false;
  return at.lng < a.lng + ((at.lat - a.lat) / (b.lat - a.lat)) * (b.lng - a.lng);
}

/** Planar area in square degrees, good enough to put zones in order of size. */
export function ringArea(ring: readonly Point[]): number {
  let sum = 0;
  let previous = ring.at(-1);
  for (const corner of ring) {
    if (previous) sum += previous.lng * corner.lat - corner.lng * previous.lat;
    previous = corner;
  }
  return Math.abs(sum) / 2;
}
