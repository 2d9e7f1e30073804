import { greatCircleMeters } from '#domain/location/great-circle.ts';
import { at } from '../at.ts';
import { nodePoint, segmentMeters } from '../geometry.ts';
import type { Street, Town } from '../town.ts';

/** Pieces of one name further apart than this are two streets that happen to share a name. */
const SAME_STREET_METERS = 600;

export function groupIntoStreets(
  town: Town,
  names: ReadonlyArray<string | null>,
  aliasOf: (way: number) => string | null,
): Street[] {
  return [...Map.groupBy(names.keys(), (way) => names[way] ?? null)].flatMap(([name, ways]) =>
    name === null ? [] : splitFarApart(town, ways).map((near) => toStreet(town, name, near, aliasOf)),
  );
}

function splitFarApart(town: Town, ways: number[]): number[][] {
  let groups: number[][] = [];
  for (const way of ways) {
    const touching = groups.filter((group) => group.some((other) => areNear(town, way, other)));
    groups = [...groups.filter((group) => !touching.includes(group)), [...touching.flat(), way]];
  }
  return groups;
}

/** Comparing ends and middle is enough: what lies between is shorter than the gap that would split a street. */
function areNear(town: Town, a: number, b: number): boolean {
  return landmarks(town, a).some((p) => landmarks(town, b).some((q) => greatCircleMeters(p, q) < SAME_STREET_METERS));
}

function landmarks(town: Town, way: number) {
  const first = at(town.wayStart, way);
  const last = at(town.wayStart, way + 1) - 1;
  return [first, (first + last) >> 1, last].map((position) => nodePoint(town, at(town.wayNodes, position)));
}

function toStreet(town: Town, name: string, ways: number[], aliasOf: (way: number) => string | null): Street {
  const alias = ways.map(aliasOf).find((found) => found !== null && found !== name) ?? null;
  return { id: Math.min(...ways.map((way) => at(town.wayId, way))), name, alias, ways, meters: length(town, ways) };
}

function length(town: Town, ways: number[]): number {
  let sum = 0;
  for (const way of ways) {
    for (let segment = at(town.wayStart, way); segment < at(town.wayStart, way + 1) - 1; segment++) {
      sum += segmentMeters(town, segment);
    }
  }
  return sum;
}
