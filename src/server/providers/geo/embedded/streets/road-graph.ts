import { at } from '../at.ts';
import { segmentMeters } from '../geometry.ts';
import type { Town } from '../town.ts';
import { TRAVEL_MODES } from './way-speeds.ts';

/**
 * For each node the steps to its neighbours, as positions `first[node]` up to `first[node + 1]`.
 * One graph serves all modes: `seconds[mode]` is how long a step takes, infinite where it is not allowed.
 */
export type RoadGraph = {
  first: Uint32Array;
  to: Uint32Array;
  seconds: Float32Array[];
  /** 1 for nodes from which, in this mode, the rest of the town can be reached and left again. */
  isConnected: Uint8Array[];
};

export function roadGraph(town: Town): RoadGraph {
  const nodeCount = town.nodeLat.length;
  const first = countSteps(town, nodeCount);
  const stepCount = at(first, nodeCount);
  const to = new Uint32Array(stepCount);
  const seconds = TRAVEL_MODES.map(() => new Float32Array(stepCount));
  const next = first.slice();

  const addStep = (from: number, target: number, meters: number, way: number, isBackward: 0 | 1): void => {
    const step = at(next, from);
    next[from] = step + 1;
    to[step] = target;
    seconds.forEach((list, mode) => {
      list[step] = meters / (at(town.waySpeeds, way * 6 + mode * 2 + isBackward) / 3.6);
    });
  };

  forEachSegment(town, (segment, way) => {
    const a = at(town.wayNodes, segment);
    const b = at(town.wayNodes, segment + 1);
    // Two points on the same spot would make 0/0 of a forbidden step.
    const meters = Math.max(0.01, segmentMeters(town, segment));
    addStep(a, b, meters, way, 0);
    addStep(b, a, meters, way, 1);
  });
  const graph = { first, to, seconds };
  return { ...graph, isConnected: seconds.map((list) => connectedNodes(graph, list)) };
}

function forEachSegment(town: Town, visit: (segment: number, way: number) => void): void {
  for (let way = 0; way < town.wayId.length; way++) {
    for (let segment = at(town.wayStart, way); segment < at(town.wayStart, way + 1) - 1; segment++) visit(segment, way);
  }
}

function countSteps(town: Town, nodeCount: number): Uint32Array {
  const first = new Uint32Array(nodeCount + 1);
  const count = (position: number): void => {
    const node = at(town.wayNodes, position);
    first[node + 1] = at(first, node + 1) + 1;
  };
  forEachSegment(town, (segment) => {
    count(segment);
    count(segment + 1);
  });
  for (let node = 0; node < nodeCount; node++) first[node + 1] = at(first, node + 1) + at(first, node);
  return first;
}

/** Both reachable from the largest part of the town and leading back to it: a car park cut off from the roads is not. */
function connectedNodes(graph: Pick<RoadGraph, 'first' | 'to'>, seconds: Float32Array): Uint8Array {
  const backwards = reverseSteps(graph, seconds);
  const hub = hubOf(graph, seconds);
  const out = reach(graph.first, graph.to, seconds, hub);
  const back = reach(backwards.first, backwards.to, backwards.seconds, hub);
  return out.map((isReached, node) => isReached & at(back, node));
}

/** A node in the largest part: the one from which the most can be reached, among a handful spread over the data. */
function hubOf({ first, to }: Pick<RoadGraph, 'first' | 'to'>, seconds: Float32Array): number {
  const nodeCount = first.length - 1;
  let best = 0;
  let most = -1;
  for (let trial = 0; trial < 40 && most < nodeCount / 8; trial++) {
    const node = Math.floor((trial * nodeCount) / 40);
    const reached = reach(first, to, seconds, node).reduce((sum, one) => sum + one, 0);
    if (reached > most) {
      best = node;
      most = reached;
    }
  }
  return best;
}

function reach(first: Uint32Array, to: Uint32Array, seconds: Float32Array, start: number): Uint8Array {
  const reached = new Uint8Array(first.length - 1);
  const waiting = [start];
  reached[start] = 1;
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    for (let step = at(first, node); step < at(first, node + 1); step++) {
      const target = at(to, step);
      if (reached[target] || at(seconds, step) === Number.POSITIVE_INFINITY) continue;
      reached[target] = 1;
      waiting.push(target);
    }
  }
  return reached;
}

function reverseSteps({ first, to }: Pick<RoadGraph, 'first' | 'to'>, seconds: Float32Array) {
  const nodeCount = first.length - 1;
  // Every segment has a step in each direction, so a node has as many steps in as out.
  const next = first.slice();
  const from = new Uint32Array(to.length);
  const reversed = new Float32Array(to.length);
  for (let node = 0; node < nodeCount; node++) {
    for (let step = at(first, node); step < at(first, node + 1); step++) {
      const target = at(to, step);
      const place = at(next, target);
      next[target] = place + 1;
      from[place] = node;
      reversed[place] = at(seconds, step);
    }
  }
  return { first, to: from, seconds: reversed };
}
