import { greatCircleMeters, METERS_PER_DEGREE } from '#domain/location/great-circle.ts';
import type { Point } from '#domain/location/point.ts';
import { at } from './at.ts';
import type { Town } from './town.ts';

export const nodePoint = (town: Town, node: number): Point => ({
  lat: at(town.nodeLat, node),
  lng: at(town.nodeLng, node),
});

export const segmentMeters = (town: Town, segment: number): number =>
  greatCircleMeters(nodePoint(town, at(town.wayNodes, segment)), nodePoint(town, at(town.wayNodes, segment + 1)));

/** A flat metre grid around a point: exact enough within a town, and cheap. */
export function metersAround(centre: Point): (point: Point) => { x: number; y: number } {
  const perLng = METERS_PER_DEGREE * Math.cos((centre.lat * Math.PI) / 180);
  return ({ lat, lng }) => ({ x: (lng - centre.lng) * perLng, y: (lat - centre.lat) * METERS_PER_DEGREE });
}

/** Straight metres to one point, without trigonometry in the loop; a hair short, so that it never promises too much. */
export function metersTo(goal: Point): (lat: number, lng: number) => number {
  const perLng = METERS_PER_DEGREE * Math.cos((goal.lat * Math.PI) / 180);
  return (lat, lng) => 0.998 * Math.hypot((lng - goal.lng) * perLng, (lat - goal.lat) * METERS_PER_DEGREE);
}

/** How far along a–b (0 to 1) the foot of the perpendicular from `from` lies, and how far away it is. */
export function nearestOnSegment(from: Point, a: Point, b: Point): { share: number; meters: number } {
  const flat = metersAround(from);
  const start = flat(a);
  const end = flat(b);
  const dx = end.x - start.x;
  const dy = end.y - start.y;
  const squared = dx * dx + dy * dy;
  const share = squared === 0 ? 0 : Math.min(1, Math.max(0, -(start.x * dx + start.y * dy) / squared));
  return { share, meters: Math.hypot(start.x + share * dx, start.y + share * dy) };
}

export const between = (a: Point, b: Point, share: number): Point => ({
  lat: a.lat + (b.lat - a.lat) * share,
  lng: a.lng + (b.lng - a.lng) * share,
});
