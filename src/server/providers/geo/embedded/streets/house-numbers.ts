import { METERS_PER_DEGREE } from '#domain/location/great-circle.ts';
import type { Point } from '#domain/location/point.ts';
import { at } from '../at.ts';
import { between, metersAround, nodePoint } from '../geometry.ts';
import type { Street, Town } from '../town.ts';
import type { StreetMeasure } from './measure-street.ts';
import type { Foot } from './segment-grid.ts';

/**
 * The data knows streets but no houses, so houses are laid out along the street: one every so many metres, odd numbers
 * on the left and even ones on the right. The same place always gets the same number, and the number leads back to it.
 */
const METERS_PER_HOUSE = 18;
const METERS_BESIDE_ROAD = 9;

/** The number of the house at `point`, whose foot lies on this street. */
export function houseNumberAt(town: Town, measure: StreetMeasure, point: Point, foot: Foot): number {
  const { from, to, fromMeters, toMeters } = inCountingOrder(town, measure, foot.segment);
  const share = from === at(town.wayNodes, foot.segment) ? foot.share : 1 - foot.share;
  const house = Math.floor((fromMeters + (toMeters - fromMeters) * share) / METERS_PER_HOUSE);
  return 2 * house + (isLeftOf(point, nodePoint(town, from), nodePoint(town, to)) ? 1 : 2);
}

/** Where a house stands; null when the street is too short for its number. */
export function houseAt(town: Town, street: Street, measure: StreetMeasure, number: number): Point | null {
  const along = (Math.floor((number - 1) / 2) + 0.5) * METERS_PER_HOUSE;
  for (const way of street.ways) {
    for (let segment = at(town.wayStart, way); segment < at(town.wayStart, way + 1) - 1; segment++) {
      const { from, to, fromMeters, toMeters } = inCountingOrder(town, measure, segment);
      if (along < fromMeters || along > toMeters || fromMeters === toMeters) continue;
      const a = nodePoint(town, from);
      const b = nodePoint(town, to);
      return beside(between(a, b, (along - fromMeters) / (toMeters - fromMeters)), a, b, number % 2 === 1);
    }
  }
  return null;
}

function inCountingOrder(town: Town, measure: StreetMeasure, segment: number) {
  const a = at(town.wayNodes, segment);
  const b = at(town.wayNodes, segment + 1);
  const aMeters = measure.get(a) ?? 0;
  const bMeters = measure.get(b) ?? 0;
  return aMeters <= bMeters
    ? { from: a, to: b, fromMeters: aMeters, toMeters: bMeters }
    : { from: b, to: a, fromMeters: bMeters, toMeters: aMeters };
}

function isLeftOf(point: Point, a: Point, b: Point): boolean {
  const flat = metersAround(a);
  const p = flat(point);
  const q = flat(b);
  return q.x * p.y - q.y * p.x > 0;
}

function beside(point: Point, a: Point, b: Point, isLeft: boolean): Point {
  const { x, y } = metersAround(a)(b);
  const step = ((isLeft ? 1 : -1) * METERS_BESIDE_ROAD) / Math.hypot(x, y);
  return {
    lat: point.lat + (x * step) / METERS_PER_DEGREE,
    lng: point.lng - (y * step) / (METERS_PER_DEGREE * Math.cos((point.lat * Math.PI) / 180)),
  };
}
