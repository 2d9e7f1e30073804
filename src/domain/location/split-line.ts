import { METERS_PER_DEGREE } from './great-circle.ts';
import type { Point } from './point.ts';

/** A way, cut where somebody on it is now: what lies behind them and what lies ahead. Beside the way counts as on it. */
export function splitLine(line: readonly Point[], at: Point): { behind: Point[]; ahead: Point[] } {
  let cut = { segment: 0, foot: line[0] ?? at, distance: Number.POSITIVE_INFINITY };
  for (let segment = 0; segment + 1 < line.length; segment += 1) {
    const [start, end] = [line[segment], line[segment + 1]];
    if (!start || !end) continue;
    const foot = nearestOn(start, end, at);
    const distance = squared(foot, at);
    if (distance < cut.distance) cut = { segment, foot, distance };
  }
  if (line.length < 2) return { behind: [], ahead: [...line] };
  return {
    behind: [...line.slice(0, cut.segment + 1), cut.foot],
    ahead: [cut.foot, ...line.slice(cut.segment + 1)],
  };
}

/** In a town the earth is flat enough, once a degree of longitude is as short as it is there. */
function squared(one: Point, other: Point): number {
  const narrow = Math.cos((one.lat * Math.PI) / 180);
  return ((one.lat - other.lat) * METERS_PER_DEGREE) ** 2 + ((one.lng - other.lng) * narrow * METERS_PER_DEGREE) ** 2;
}

function nearestOn(start: Point, end: Point, at: Point): Point {
  const narrow = Math.cos((start.lat * Math.PI) / 180);
  const along = { lat: end.lat - start.lat, lng: (end.lng - start.lng) * narrow };
  const length = along.lat ** 2 + along.lng ** 2;
  if (length === 0) return start;
  const share = ((at.lat - start.lat) * along.lat + (at.lng - start.lng) * narrow * along.lng) / length;
  const part = Math.min(1, Math.max(0, share));
  return { lat: start.lat + part * (end.lat - start.lat), lng: start.lng + part * (end.lng - start.lng) };
}
