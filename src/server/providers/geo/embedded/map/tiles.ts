import { geoJSONToTile } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature } from 'geojson';
import type { Bounds } from '#domain/location/bounds.ts';
import { at } from '../at.ts';
import { PLACES } from '../places-of-gothenburg.ts';
import type { SegmentGrid } from '../streets/segment-grid.ts';
import { ROAD_CLASSES, type RoadClass, type Town } from '../town.ts';
import { MAX_TILE_ZOOM, MIN_TILE_ZOOM } from './tile-zoom.ts';
import { WATER } from './water-of-gothenburg.ts';

/** From which zoom a road is worth drawing; below, it would only make the tile heavy. */
const ROAD_FROM_ZOOM: Record<RoadClass, number> = {
  motorway: 0,
  trunk: 0,
  primary: 0,
  secondary: 9,
  tertiary: 10,
  street: 11,
  service: 14,
  path: 14,
};
const NAMES_FROM_ZOOM = 12;
const SQUARES_FROM_ZOOM = 13;
const EXTENT = 4096;
const BUFFER = 96;

export type DrawTile = (z: number, x: number, y: number) => Uint8Array | null;

/** Vector tiles (MVT) of the town: water, roads, squares, places. Null where there is nothing to draw. */
export function tileDrawer(town: Town, grid: SegmentGrid): DrawTile {
  const squares = town.squares.map(
    ({ name, ring }): Feature => ({
      type: 'Feature',
      properties: name ? { name } : {},
      geometry: { type: 'Polygon', coordinates: [ring] },
    }),
  );
  const places = PLACES.map(
    ({ name, kind, lat, lng }): Feature => ({
      type: 'Feature',
      properties: { name, kind },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    }),
  );

  return (z, x, y) => {
    if (z < MIN_TILE_ZOOM || z > MAX_TILE_ZOOM || !isTile(z, x, y)) return null;
    const layers = {
      water: toLayer(WATER, z, x, y),
      squares: toLayer(z >= SQUARES_FROM_ZOOM ? squares : [], z, x, y),
      roads: toLayer(roadsIn(tileBounds(z, x, y), z), z, x, y),
      places: toLayer(places, z, x, y),
    };
    const isEmpty = Object.values(layers).every((layer) => layer.features.length === 0);
    return isEmpty ? null : fromGeojsonVt(layers, { version: 2, extent: EXTENT });
  };

  function roadsIn(box: Bounds, zoom: number): Feature[] {
    const features: Feature[] = [];
    for (const way of grid.waysIn(box)) {
      const name = ROAD_CLASSES[at(town.wayClass, way)];
      if (name && zoom >= ROAD_FROM_ZOOM[name]) features.push(toRoad(way, name, zoom));
    }
    return features;
  }

  function toRoad(way: number, roadClass: RoadClass, zoom: number): Feature {
    const nodes = town.wayNodes.subarray(at(town.wayStart, way), at(town.wayStart, way + 1));
    const street = zoom >= NAMES_FROM_ZOOM ? town.streets[at(town.wayStreet, way)] : undefined;
    return {
      type: 'Feature',
      properties: { class: roadClass, level: at(town.wayLevel, way), ...(street ? { name: street.name } : {}) },
      geometry: {
        type: 'LineString',
        coordinates: Array.from(nodes, (node) => [at(town.nodeLng, node), at(town.nodeLat, node)]),
      },
    };
  }
}

const toLayer = (features: Feature[], z: number, x: number, y: number) =>
  geoJSONToTile({ type: 'FeatureCollection', features }, z, x, y, {
    extent: EXTENT,
    buffer: BUFFER,
    tolerance: 3,
    maxZoom: MAX_TILE_ZOOM,
    clip: true,
  });

const isTile = (z: number, x: number, y: number): boolean =>
  [z, x, y].every(Number.isInteger) && x >= 0 && y >= 0 && x < 2 ** z && y < 2 ** z;

function tileBounds(z: number, x: number, y: number): Bounds {
  const margin = BUFFER / EXTENT;
  const lng = (column: number): number => (column / 2 ** z) * 360 - 180;
  const lat = (row: number): number => (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / 2 ** z))) * 180) / Math.PI;
  return { west: lng(x - margin), east: lng(x + 1 + margin), north: lat(y - margin), south: lat(y + 1 + margin) };
}
