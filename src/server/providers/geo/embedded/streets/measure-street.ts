import { greatCircleMeters } from '#domain/location/great-circle.ts';
import type { Point } from '#domain/location/point.ts';
import { at } from '../at.ts';
import { nodePoint, segmentMeters } from '../geometry.ts';
import type { Street, Town } from '../town.ts';

/** Gustaf Adolfs torg, from where the town counts its houses here. */
const CENTRE: Point = { lat: 57.707, lng: 11.9677 };

/** Metres from the beginning of the street to each of its nodes, along the street. */
export type StreetMeasure = Map<number, number>;

export function measureStreet(town: Town, street: Street): StreetMeasure {
  const neighbours = neighboursIn(town, street);
  const waiting = new Set(neighbours.keys());
  const measure: StreetMeasure = new Map();
  const distanceTo = (node: number, from: Point): number => greatCircleMeters(nodePoint(town, node), from);

  const first = nearestOf(waiting, (node) => distanceTo(node, CENTRE));
  let start: { node: number; meters: number } | null = first === null ? null : { node: first, meters: 0 };
  const origin = first === null ? CENTRE : nodePoint(town, first);
  while (start) {
    walkFrom(start.node, start.meters, neighbours, measure, waiting);
    // A street may be interrupted by a square or a bridge without a name; the count goes on behind the gap.
    const next = nearestOf(waiting, (node) => distanceTo(node, origin));
    start = next === null ? null : { node: next, meters: distanceTo(next, origin) };
  }
  return measure;
}

function neighboursIn(town: Town, street: Street): Map<number, Array<[node: number, meters: number]>> {
  const neighbours = new Map<number, Array<[number, number]>>();
  const link = (from: number, to: number, meters: number): void => {
    const known = neighbours.get(from);
    if (known) known.push([to, meters]);
    else neighbours.set(from, [[to, meters]]);
  };
  for (const way of street.ways) {
    for (let segment = at(town.wayStart, way); segment < at(town.wayStart, way + 1) - 1; segment++) {
      const meters = segmentMeters(town, segment);
      link(at(town.wayNodes, segment), at(town.wayNodes, segment + 1), meters);
      link(at(town.wayNodes, segment + 1), at(town.wayNodes, segment), meters);
    }
  }
  return neighbours;
}

function walkFrom(
  start: number,
  meters: number,
  neighbours: Map<number, Array<[number, number]>>,
  measure: StreetMeasure,
  waiting: Set<number>,
): void {
  const open = new Map([[start, meters]]);
  for (;;) {
    const node = nearestOf(open.keys(), (candidate) => open.get(candidate) ?? 0);
    if (node === null) return;
    const along = open.get(node) ?? 0;
    open.delete(node);
    waiting.delete(node);
    measure.set(node, along);
    for (const [next, length] of neighbours.get(node) ?? []) {
      if (!measure.has(next)) open.set(next, Math.min(open.get(next) ?? Number.POSITIVE_INFINITY, along + length));
    }
  }
}

function nearestOf(nodes: Iterable<number>, cost: (node: number) => number): number | null {
  let best: number | null = null;
  let lowest = Number.POSITIVE_INFINITY;
  for (const node of nodes) {
    const costs = cost(node);
    if (costs < lowest) {
      best = node;
      lowest = costs;
    }
  }
  return best;
}
