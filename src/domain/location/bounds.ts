import type { Point } from './point.ts';

export type Bounds = { south: number; west: number; north: number; east: number };

/** The smallest box around the points; null when there are none. */
export function boundsOf(points: Iterable<Point>): Bounds | null {
  let bounds: Bounds | null = null;
  for (const { lat, lng } of points) {
    bounds = bounds
      ? {
          south: Math.min(bounds.south, lat),
          west: Math.min(bounds.west, lng),
          north: Math.max(bounds.north, lat),
          east: Math.max(bounds.east, lng),
        }
      : { south: lat, west: lng, north: lat, east: lng };
  }
  return bounds;
}

export const centreOf = ({ south, west, north, east }: Bounds): Point => ({
  lat: (south + north) / 2,
  lng: (west + east) / 2,
});
