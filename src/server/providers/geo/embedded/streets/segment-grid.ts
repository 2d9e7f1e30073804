import type { Bounds } from '#domain/location/bounds.ts';
import { METERS_PER_DEGREE } from '#domain/location/great-circle.ts';
import type { Point } from '#domain/location/point.ts';
import { at } from '../at.ts';
import { between, nearestOnSegment, nodePoint } from '../geometry.ts';
import type { Town } from '../town.ts';

/** About 220 by 240 metres at this latitude: a dozen or two segments each. */
const CELL_LAT = 0.002;
const CELL_LNG = 0.004;

/** The foot on a segment, seen from the point that is looked up. */
export type Foot = { segment: number; way: number; share: number; meters: number; point: Point };

export type SegmentGrid = {
  nearest(from: Point, accept: (segment: number, way: number) => boolean, withinMeters: number): Foot | null;
  waysIn(box: Bounds): Set<number>;
};

export function segmentGrid(town: Town): SegmentGrid {
  const cells = new Map<number, number[]>();
  const wayOf = new Uint32Array(town.wayNodes.length);
  const cellKey = (row: number, column: number): number => row * 65_536 + column;
  const rowOf = (lat: number): number => Math.floor((lat + 90) / CELL_LAT);
  const columnOf = (lng: number): number => Math.floor((lng + 180) / CELL_LNG);

  for (let way = 0; way < town.wayId.length; way++) {
    for (let segment = at(town.wayStart, way); segment < at(town.wayStart, way + 1) - 1; segment++) {
      wayOf[segment] = way;
      const a = nodePoint(town, at(town.wayNodes, segment));
      const b = nodePoint(town, at(town.wayNodes, segment + 1));
      for (let row = rowOf(Math.min(a.lat, b.lat)); row <= rowOf(Math.max(a.lat, b.lat)); row++) {
        for (let column = columnOf(Math.min(a.lng, b.lng)); column <= columnOf(Math.max(a.lng, b.lng)); column++) {
          const key = cellKey(row, column);
          const cell = cells.get(key);
          if (cell) cell.push(segment);
          else cells.set(key, [segment]);
        }
      }
    }
  }

  function nearest(from: Point, accept: (segment: number, way: number) => boolean, withinMeters: number): Foot | null {
    const row = rowOf(from.lat);
    const column = columnOf(from.lng);
    const cellMeters = METERS_PER_DEGREE * Math.min(CELL_LAT, CELL_LNG * Math.cos((from.lat * Math.PI) / 180));
    let best: Foot | null = null;
    // Everything outside ring r is at least r cells away, so a find nearer than that cannot be beaten.
    for (let ring = 0; (ring - 1) * cellMeters < Math.min(withinMeters, best?.meters ?? withinMeters); ring++) {
      for (const segment of segmentsInRing(row, column, ring)) {
        const way = at(wayOf, segment);
        if (!accept(segment, way)) continue;
        const a = nodePoint(town, at(town.wayNodes, segment));
        const b = nodePoint(town, at(town.wayNodes, segment + 1));
        const { share, meters } = nearestOnSegment(from, a, b);
        if (meters <= withinMeters && (!best || meters < best.meters)) {
          best = { segment, way, share, meters, point: between(a, b, share) };
        }
      }
    }
    return best;
  }

  function* segmentsInRing(row: number, column: number, ring: number): Generator<number> {
    for (let dy = -ring; dy <= ring; dy++) {
      const isEdgeRow = Math.abs(dy) === ring;
      for (let dx = -ring; dx <= ring; dx += isEdgeRow || ring === 0 ? 1 : 2 * ring) {
        yield* cells.get(cellKey(row + dy, column + dx)) ?? [];
      }
    }
  }

  function waysIn({ south, west, north, east }: Bounds): Set<number> {
    const found = new Set<number>();
    for (let row = rowOf(south); row <= rowOf(north); row++) {
      for (let column = columnOf(west); column <= columnOf(east); column++) {
        for (const segment of cells.get(cellKey(row, column)) ?? []) found.add(at(wayOf, segment));
      }
    }
    return found;
  }

  return { nearest, waysIn };
}
