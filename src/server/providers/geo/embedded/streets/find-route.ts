import { greatCircleMeters } from '#domain/location/great-circle.ts';
import type { Point } from '#domain/location/point.ts';
import type { TravelMode } from '#domain/location/route-attempts.ts';
import type { Route } from '../../geo.ts';
import { at } from '../at.ts';
import { metersTo, nodePoint, segmentMeters } from '../geometry.ts';
import type { Town } from '../town.ts';
import { MinHeap } from './min-heap.ts';
import type { RoadGraph } from './road-graph.ts';
import type { Foot, SegmentGrid } from './segment-grid.ts';
import { TRAVEL_MODES } from './way-speeds.ts';

/** Further than this from a road of its mode, a place cannot be reached. */
const ROAD_WITHIN_METERS = 700;
const FASTEST_METERS_PER_SECOND: Record<TravelMode, number> = {
  driving: 110 / 3.6,
  walking: 5 / 3.6,
  bicycling: 17 / 3.6,
};
/** The last steps, between the road and the building. */
const ON_FOOT_METERS_PER_SECOND = 5 / 3.6;

export type FindRoute = (from: Point, to: Point, mode: TravelMode) => Route | null;

export function routeFinder(town: Town, grid: SegmentGrid, graph: RoadGraph): FindRoute {
  const nodeCount = town.nodeLat.length;
  const cost = new Float64Array(nodeCount);
  const cameFrom = new Int32Array(nodeCount);

  return (from, to, mode) => {
    const modeIndex = TRAVEL_MODES.indexOf(mode);
    const start = snap(from, modeIndex);
    const end = snap(to, modeIndex);
    if (!start || !end) return null;

    // Two buildings nearer to each other than to the road: no drive.
    const apart = greatCircleMeters(from, to);
    if (apart <= start.meters + end.meters) {
      return { meters: apart, seconds: apart / ON_FOOT_METERS_PER_SECOND, points: [from, to] };
    }

    const direct = alongOneSegment(start, end, modeIndex);
    const found = direct ?? search(start, end, modeIndex, mode);
    if (!found) return null;
    const points = [from, start.point, ...found.nodes.map((node) => nodePoint(town, node)), end.point, to];
    return {
      meters: lengthOf(points),
      seconds: found.seconds + (start.meters + end.meters) / ON_FOOT_METERS_PER_SECOND,
      points: points.filter((point, index) => !isSame(point, points[index - 1])),
    };
  };

  function snap(point: Point, mode: number): Foot | null {
    const connected = graph.isConnected[mode] ?? new Uint8Array();
    const isUsable = (segment: number, way: number): boolean =>
      (speed(way, mode, 0) > 0 || speed(way, mode, 1) > 0) &&
      at(connected, at(town.wayNodes, segment)) === 1 &&
      at(connected, at(town.wayNodes, segment + 1)) === 1;
    return grid.nearest(point, isUsable, ROAD_WITHIN_METERS);
  }

  function speed(way: number, mode: number, isBackward: 0 | 1): number {
    return at(town.waySpeeds, way * 6 + mode * 2 + isBackward) / 3.6;
  }

  /** Seconds along a part of a segment; infinite against a one-way street. */
  function secondsAlong(foot: Foot, mode: number, fromShare: number, toShare: number): number {
    const meters = segmentMeters(town, foot.segment) * Math.abs(toShare - fromShare);
    return meters === 0 ? 0 : meters / speed(foot.way, mode, toShare >= fromShare ? 0 : 1);
  }

  function alongOneSegment(start: Foot, end: Foot, mode: number): Found | null {
    if (start.segment !== end.segment) return null;
    const seconds = secondsAlong(start, mode, start.share, end.share);
    return Number.isFinite(seconds) ? { nodes: [], seconds } : null;
  }

  /** A*: the straight line at the highest speed never asks too much time, so the first arrival is the best one. */
  function search(start: Foot, end: Foot, modeIndex: number, mode: TravelMode): Found | null {
    const seconds = graph.seconds[modeIndex];
    if (!seconds) return null;
    const goal = nodeCount;
    const toGoal = metersTo(end.point);
    const fastest = FASTEST_METERS_PER_SECOND[mode];
    const waiting = new MinHeap();
    cost.fill(Number.POSITIVE_INFINITY);
    cameFrom.fill(-1);
    const endA = at(town.wayNodes, end.segment);
    const endB = at(town.wayNodes, end.segment + 1);
    const lastStep = new Map([
      [endA, secondsAlong(end, modeIndex, 0, end.share)],
      [endB, secondsAlong(end, modeIndex, 1, end.share)],
    ]);
    let arrival = Number.POSITIVE_INFINITY;
    let lastNode = -1;

    const visit = (node: number, costs: number, from: number): void => {
      if (costs >= at(cost, node)) return;
      cost[node] = costs;
      cameFrom[node] = from;
      waiting.push(node, costs + toGoal(at(town.nodeLat, node), at(town.nodeLng, node)) / fastest);
    };
    visit(at(town.wayNodes, start.segment), secondsAlong(start, modeIndex, start.share, 0), -1);
    visit(at(town.wayNodes, start.segment + 1), secondsAlong(start, modeIndex, start.share, 1), -1);

    while (waiting.size > 0) {
      const { item: node } = waiting.pop();
      if (node === goal) return { nodes: pathTo(lastNode), seconds: arrival };
      const costs = at(cost, node);
      const arrivesAt = costs + (lastStep.get(node) ?? Number.POSITIVE_INFINITY);
      if (arrivesAt < arrival) {
        arrival = arrivesAt;
        lastNode = node;
        waiting.push(goal, arrival);
      }
      for (let step = at(graph.first, node); step < at(graph.first, node + 1); step++) {
        visit(at(graph.to, step), costs + at(seconds, step), node);
      }
    }
    return null;
  }

  function pathTo(node: number): number[] {
    const nodes: number[] = [];
    for (let current = node; current >= 0; current = at(cameFrom, current)) nodes.push(current);
    return nodes.reverse();
  }
}

type Found = { nodes: number[]; seconds: number };

const isSame = (a: Point, b: Point | undefined): boolean => a.lat === b?.lat && a.lng === b.lng;

function lengthOf(points: Point[]): number {
  let meters = 0;
  let previous: Point | undefined;
  for (const point of points) {
    if (previous) meters += greatCircleMeters(previous, point);
    previous = point;
  }
  return meters;
}
