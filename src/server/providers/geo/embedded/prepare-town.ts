import type { Feature, FeatureCollection, LineString, Polygon, Position } from 'geojson';
import { groupIntoStreets } from './streets/group-into-streets.ts';
import { type WayTags, waySpeeds } from './streets/way-speeds.ts';
import { ROAD_CLASSES, roadClass, type Square, type Town } from './town.ts';

export type StreetMap = FeatureCollection<LineString | Polygon, WayTags>;

/** OpenStreetMap writes the town's best known street in two ways, half by half. */
const SPELLING: Record<string, string> = { Kungsportsavenyn: 'Kungsportsavenyen' };

/** Ways come as GeoJSON with a copy of each point; where two ways meet, their points are equal to the last digit. */
export function prepareTown(map: StreetMap): Town {
  const lines = map.features.filter(isLine);
  const nodes = numberNodes(lines);
  const wayCount = lines.length;

  const town: Town = {
    nodeLat: nodes.lat,
    nodeLng: nodes.lng,
    wayStart: nodes.wayStart,
    wayNodes: nodes.wayNodes,
    wayId: Uint32Array.from(lines, (line) => Number(String(line.id).replace('way/', ''))),
    wayClass: Uint8Array.from(lines, (line) => ROAD_CLASSES.indexOf(roadClass(line.properties.highway ?? ''))),
    wayStreet: new Int32Array(wayCount).fill(-1),
    wayLevel: Int8Array.from(lines, (line) => levelOf(line.properties)),
    waySpeeds: Uint8Array.from(lines.flatMap((line) => waySpeeds(line.properties).flat())),
    streets: [],
    squares: map.features.filter(isSquare).map(toSquare),
  };

  // A platform and the path to it are named by a letter or a number, which is no address.
  const names = lines.map(({ properties: { highway, name } }) =>
    name && name.length > 2 && highway !== 'platform' ? (SPELLING[name] ?? name) : null,
  );
  town.streets = groupIntoStreets(town, names, (way) => lines[way]?.properties.alt_name ?? null);
  town.streets.forEach((street, index) => {
    for (const way of street.ways) town.wayStreet[way] = index;
  });
  return town;
}

const isLine = (feature: Feature<LineString | Polygon, WayTags>): feature is Feature<LineString, WayTags> =>
  feature.geometry.type === 'LineString';

const isSquare = (feature: Feature<LineString | Polygon, WayTags>): feature is Feature<Polygon, WayTags> =>
  feature.geometry.type === 'Polygon' && feature.properties.highway === 'pedestrian';

const toSquare = ({ geometry, properties }: Feature<Polygon, WayTags>): Square => ({
  name: properties.name ?? null,
  ring: (geometry.coordinates[0] ?? []).map(([lng = 0, lat = 0]) => [lng, lat]),
});

function levelOf(tags: WayTags): number {
  if (tags.bridge && tags.bridge !== 'no') return 1;
  return tags.tunnel && tags.tunnel !== 'no' ? -1 : 0;
}

function numberNodes(lines: Feature<LineString, WayTags>[]) {
  const numbers = new Map<string, number>();
  const lat: number[] = [];
  const lng: number[] = [];
  const wayNodes: number[] = [];
  const wayStart = [0];

  const numberOf = ([x = 0, y = 0]: Position): number => {
    const key = `${x},${y}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, lat.length);
    lat.push(y);
    lng.push(x);
    return lat.length - 1;
  };

  for (const line of lines) {
    for (const position of line.geometry.coordinates) wayNodes.push(numberOf(position));
    wayStart.push(wayNodes.length);
  }
  return {
    lat: Float64Array.from(lat),
    lng: Float64Array.from(lng),
    wayNodes: Uint32Array.from(wayNodes),
    wayStart: Uint32Array.from(wayStart),
  };
}
