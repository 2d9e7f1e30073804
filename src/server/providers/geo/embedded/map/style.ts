import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { CANAL_WIDTH, COLOURS, type MapTheme, PATH_WIDTH, ROADS, type RoadLook, type Widths } from './map-looks.ts';
import { MAX_TILE_ZOOM, MIN_TILE_ZOOM } from './tile-zoom.ts';

const MAP_ATTRIBUTION =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">© OpenStreetMap contributors</a>';

/** Without a glyph server MapLibre draws letters with the page's fonts; a first name like "Bold" only sets the weight. */
const FACE = 'Plus Jakarta Sans Variable';
const MEDIUM = ['Medium', FACE];
const BOLD = ['Bold', FACE];

/** A calm map of the town, in the colours of the page around it. Tiles load in a worker, so the browser makes `tilesUrl` absolute. */
export function mapStyle(theme: MapTheme, { tilesUrl }: { tilesUrl: string }): StyleSpecification {
  return {
    version: 8,
    name: `Town, ${theme}`,
    sources: {
      town: {
        type: 'vector',
        tiles: [tilesUrl],
        minzoom: MIN_TILE_ZOOM,
        maxzoom: MAX_TILE_ZOOM,
        bounds: [11.82, 57.63, 12.11, 57.78],
        attribution: MAP_ATTRIBUTION,
      },
    },
    layers: [...groundLayers(theme), ...roadLayers(theme), ...labelLayers(theme)],
  };
}

type Drawn = Extract<LayerSpecification, { type: 'fill' | 'line' | 'symbol' }>;
type Unplaced<Kind> = Kind extends Drawn ? Omit<Kind, 'id' | 'source' | 'source-layer'> : never;

const layer = (id: string, from: 'water' | 'roads' | 'squares' | 'places', rest: Unplaced<Drawn>): LayerSpecification =>
  ({ id, source: 'town', 'source-layer': from, ...rest }) as LayerSpecification;

const ROUND = { 'line-cap': 'round', 'line-join': 'round' } as const;

const byZoom = (widths: Widths, wider = 0): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  ...Object.entries(widths).flatMap(([zoom, pixels]) => [
    Number(zoom),
    pixels + (Number(zoom) < 13 ? wider / 2 : wider),
  ]),
];

function groundLayers(theme: MapTheme): LayerSpecification[] {
  const colours = COLOURS[theme];
  return [
    { id: 'land', type: 'background', paint: { 'background-color': colours.land } },
    layer('river', 'water', {
      type: 'fill',
      filter: ['==', ['get', 'kind'], 'river'],
      paint: { 'fill-color': colours.water },
    }),
    layer('canals', 'water', {
      type: 'line',
      minzoom: 12,
      filter: ['==', ['get', 'kind'], 'canal'],
      layout: ROUND,
      paint: { 'line-color': colours.water, 'line-width': byZoom(CANAL_WIDTH) },
    }),
    layer('squares', 'squares', { type: 'fill', minzoom: 13, paint: { 'fill-color': colours.square } }),
    layer('paths', 'roads', {
      type: 'line',
      minzoom: 14,
      filter: ['==', ['get', 'class'], 'path'],
      layout: ROUND,
      paint: { 'line-color': colours.path, 'line-width': byZoom(PATH_WIDTH), 'line-dasharray': [2, 1.5] },
    }),
  ];
}

function roadLayers(theme: MapTheme): LayerSpecification[] {
  const colours = COLOURS[theme];
  const ofClass = ({ classes }: RoadLook): ExpressionSpecification => ['in', ['get', 'class'], ['literal', classes]];
  const faintInTunnels: ExpressionSpecification = ['case', ['==', ['get', 'level'], -1], 0.4, 1];

  const casings = ROADS.map((road) =>
    layer(`${road.id}-casing`, 'roads', {
      type: 'line',
      minzoom: Math.max(road.minzoom, 12),
      filter: ofClass(road),
      layout: ROUND,
      paint: {
        'line-color': colours[road.casing],
        'line-width': byZoom(road.width, 1.6),
        'line-opacity': faintInTunnels,
      },
    }),
  );
  const fills = ROADS.map((road) =>
    layer(road.id, 'roads', {
      type: 'line',
      minzoom: road.minzoom,
      filter: ofClass(road),
      layout: ROUND,
      paint: { 'line-color': colours[road.fill], 'line-width': byZoom(road.width), 'line-opacity': faintInTunnels },
    }),
  );
  return [...casings, ...fills];
}

function labelLayers(theme: MapTheme): LayerSpecification[] {
  const colours = COLOURS[theme];
  const halo = { 'text-halo-color': colours.halo, 'text-halo-width': 1.6 };
  return [
    layer('street-names', 'roads', {
      type: 'symbol',
      minzoom: 13,
      filter: ['all', ['has', 'name'], ['!=', ['get', 'class'], 'path']],
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': 320,
        'symbol-sort-key': [
          'match',
          ['get', 'class'],
          ['motorway', 'trunk', 'primary', 'secondary'],
          0,
          'tertiary',
          1,
          2,
        ],
        'text-field': ['get', 'name'],
        'text-font': MEDIUM,
        'text-size': ['interpolate', ['linear'], ['zoom'], 13, 10.5, 15, 12, 17, 14],
        'text-max-angle': 32,
        'text-padding': 6,
      },
      paint: { 'text-color': colours.streetName, ...halo },
    }),
    layer('places', 'places', {
      type: 'symbol',
      minzoom: 13.5,
      filter: ['!=', ['get', 'kind'], 'district'],
      layout: {
        // The dot is a letter of the name, so that neither is drawn without the other.
        'text-field': ['format', '●', { 'font-scale': 0.9 }, '\n', {}, ['get', 'name'], {}],
        'text-font': BOLD,
        'text-size': 11.5,
        'text-max-width': 8,
        'text-padding': 4,
      },
      paint: {
        'text-color': [
          'match',
          ['get', 'kind'],
          'park',
          colours.park,
          'station',
          colours.station,
          'landmark',
          colours.landmark,
          colours.streetName,
        ],
        ...halo,
      },
    }),
    layer('districts', 'places', {
      type: 'symbol',
      minzoom: 10,
      maxzoom: 15.5,
      filter: ['==', ['get', 'kind'], 'district'],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': BOLD,
        'text-size': ['interpolate', ['linear'], ['zoom'], 10, 10, 15, 13],
        'text-transform': 'uppercase',
        'text-letter-spacing': 0.1,
        'text-max-width': 7,
        'text-padding': 8,
      },
      paint: { 'text-color': colours.district, ...halo },
    }),
  ];
}
