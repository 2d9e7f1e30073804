import type { Point } from './point.ts';

/** The first two sides of a ring (closed or not) that meet where they should not, by their numbers from 1; null: none do. */
export function crossingSides(ring: readonly Point[]): readonly [number, number] | null {
  const corners = withoutEnd(ring);
  const sides = corners.map((corner, index) => [corner, corners[(index + 1) % corners.length] ?? corner] as const);
  for (const [first, a] of sides.entries()) {
    for (const [second, b] of sides.entries()) {
      // Neighbours share a corner, the last side is a neighbour of the first.
      if (second <= first + 1 || (first === 0 && second === sides.length - 1)) continue;
      if (meet(a[0], a[1], b[0], b[1])) return [first + 1, second + 1];
    }
  }
  return null;
}

function withoutEnd(ring: readonly Point[]): readonly Point[] {
  const [first, last] = [ring[0], ring.at(-1)];
  return first && last && ring.length > 1 && first.lat === last.lat && first.lng === last.lng
    ? ring.slice(0, -1)
    : ring;
}

function meet(a: Point, b: Point, c: Point, d: Point): boolean {
  const [abc, abd, cda, cdb] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
  if (abc !== abd && cda !== cdb) return true;
  return (
    (abc === 0 && isWithin(c, a, b)) ||
    (abd === 0 && isWithin(d, a, b)) ||
    (cda === 0 && isWithin(a, c, d)) ||
    (cdb === 0 && isWithin(b, c, d))
  );
}

const turn = (a: Point, b: Point, c: Point): number =>
  Math.sign((b.lng - a.lng) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lng - a.lng));

const isWithin = (at: Point, a: Point, b: Point): boolean =>
  at.lng >= Math.min(a.lng, b.lng) &&
  at.lng <= Math.max(a.lng, b.lng) &&
  at.lat >= Math.min(a.lat, b.lat) &&
  at.lat <= Math.max(a.lat, b.lat);
