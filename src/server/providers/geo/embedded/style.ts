import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { MAX_TILE_ZOOM, MIN_TILE_ZOOM } from './tile-zoom.ts';

export type MapTheme = 'light' | 'dark';

export const MAP_ATTRIBUTION =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">© OpenStreetMap contributors</a>';

/** The storefront's own neutrals (see the design tokens), so that a marker in the accent colour is the loudest thing. */
const COLOURS = {
  light: {
    land: '#f7f5f2',
    square: '#efe8dd',
    path: '#e0d8cd',
    service: '#ffffff',
    street: '#ffffff',
    main: '#ffffff',
    fast: '#fbedc8',
    casing: '#dad4cd',
    fastCasing: '#e3cd94',
    street_name: '#574f48',
    district: '#736a62',
    place: '#574f48',
    halo: '#fdfbf9',
  },
  dark: {
    land: '#1c1917',
    square: '#2a2622',
    path: '#35302b',
    service: '#302b27',
    street: '#37312c',
    main: '#433d37',
    fast: '#574a2c',
    casing: '#141210',
    fastCasing: '#141210',
    street_name: '#c6bfb8',
    district: '#a39a92',
    place: '#c6bfb8',
    halo: '#141210',
  },
} as const;

/** Without a glyph server MapLibre draws letters with the page's own fonts; a first name like "Bold" only sets the weight. */
const FACE = 'Plus Jakarta Sans Variable';
const MEDIUM = ['Medium', FACE];
const BOLD = ['Bold', FACE];

const widths = (...stops: Array<[zoom: number, pixels: number]>): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.5],
  ['zoom'],
  ...stops.flat(),
];

type RoadLook = {
  id: string;
  classes: string[];
  fill: keyof (typeof COLOURS)['light'];
  casing: keyof (typeof COLOURS)['light'];
  minzoom: number;
  width: Array<[zoom: number, pixels: number]>;
};

/** From the quietest to the loudest: what comes later lies on top. */
const ROADS: RoadLook[] = [
  {
    id: 'service',
    classes: ['service'],
    fill: 'service',
    casing: 'casing',
    minzoom: 14,
    width: [
      [14, 0.8],
      [17, 4],
      [20, 16],
    ],
  },
  {
    id: 'street',
    classes: ['street'],
    fill: 'street',
    casing: 'casing',
    minzoom: 12,
    width: [
      [12, 0.6],
      [14, 2.2],
      [17, 9],
      [20, 34],
    ],
  },
  {
    id: 'tertiary',
    classes: ['tertiary'],
    fill: 'street',
    casing: 'casing',
    minzoom: 11,
    width: [
      [11, 0.7],
      [14, 3.4],
      [17, 12],
      [20, 42],
    ],
  },
  {
    id: 'main',
    classes: ['primary', 'secondary'],
    fill: 'main',
    casing: 'casing',
    minzoom: 9,
    width: [
      [9, 0.7],
      [12, 2],
      [14, 4.4],
      [17, 14],
      [20, 48],
    ],
  },
  {
    id: 'fast',
    classes: ['motorway', 'trunk'],
    fill: 'fast',
    casing: 'fastCasing',
    minzoom: 0,
    width: [
      [7, 0.7],
      [10, 1.4],
      [12, 2.8],
      [14, 4.8],
      [17, 15],
      [20, 52],
    ],
  },
];

/** A calm map of the town, in the colours of the page around it. */
export function mapStyle(theme: MapTheme, { tilesUrl }: { tilesUrl: string }): StyleSpecification {
  const colours = COLOURS[theme];
  return {
    version: 8,
    name: `Town, ${theme}`,
    sources: {
      town: {
        type: 'vector',
        tiles: [tilesUrl],
        minzoom: MIN_TILE_ZOOM,
        maxzoom: MAX_TILE_ZOOM,
        bounds: [11.85, 57.63, 12.1, 57.77],
        attribution: MAP_ATTRIBUTION,
      },
    },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': colours.land } },
      layer('squares', 'squares', { type: 'fill', minzoom: 13, paint: { 'fill-color': colours.square } }),
      ...roadLayers(theme),
      ...labelLayers(theme),
    ],
  };
}

type Drawn = Extract<LayerSpecification, { type: 'fill' | 'line' | 'symbol' }>;
type Unplaced<Kind> = Kind extends Drawn ? Omit<Kind, 'id' | 'source' | 'source-layer'> : never;

const layer = (id: string, from: 'roads' | 'squares' | 'places', rest: Unplaced<Drawn>): LayerSpecification =>
  ({ id, source: 'town', 'source-layer': from, ...rest }) as LayerSpecification;

function roadLayers(theme: MapTheme): LayerSpecification[] {
  const colours = COLOURS[theme];
  const round = { 'line-cap': 'round', 'line-join': 'round' } as const;
  const ofClass = ({ classes }: RoadLook): ExpressionSpecification => ['in', ['get', 'class'], ['literal', classes]];
  const faint: ExpressionSpecification = ['case', ['==', ['get', 'level'], -1], 0.4, 1];

  const paths = layer('paths', 'roads', {
    type: 'line',
    minzoom: 14,
    filter: ['==', ['get', 'class'], 'path'],
    layout: round,
    paint: {
      'line-color': colours.path,
      'line-width': widths([14, 0.6], [17, 1.8], [20, 6]),
      'line-dasharray': [2, 1.5],
    },
  });
  const casings = ROADS.map((road) =>
    layer(`${road.id}-casing`, 'roads', {
      type: 'line',
      minzoom: Math.max(road.minzoom, 11),
      filter: ofClass(road),
      layout: round,
      paint: {
        'line-color': colours[road.casing],
        'line-width': widths(
          ...road.width.map(([zoom, pixels]): [number, number] => [zoom, pixels + (zoom < 13 ? 0.8 : 1.6)]),
        ),
        'line-opacity': faint,
      },
    }),
  );
  const fills = ROADS.map((road) =>
    layer(road.id, 'roads', {
      type: 'line',
      minzoom: road.minzoom,
      filter: ofClass(road),
      layout: round,
      paint: { 'line-color': colours[road.fill], 'line-width': widths(...road.width), 'line-opacity': faint },
    }),
  );
  return [paths, ...casings, ...fills];
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
        'text-field': ['get', 'name'],
        'text-font': MEDIUM,
        'text-size': ['interpolate', ['linear'], ['zoom'], 13, 10.5, 17, 13],
        'text-max-angle': 32,
        'text-padding': 6,
        'symbol-sort-key': [
          'match',
          ['get', 'class'],
          ['motorway', 'trunk', 'primary', 'secondary'],
          0,
          'tertiary',
          1,
          2,
        ],
      },
      paint: { 'text-color': colours.street_name, ...halo },
    }),
    layer('places', 'places', {
      type: 'symbol',
      minzoom: 13.5,
      filter: ['!=', ['get', 'kind'], 'district'],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': BOLD,
        'text-size': 11.5,
        'text-max-width': 8,
        'text-padding': 4,
      },
      paint: { 'text-color': colours.place, ...halo },
    }),
    layer('districts', 'places', {
      type: 'symbol',
      minzoom: 10.5,
      maxzoom: 15.5,
      filter: ['==', ['get', 'kind'], 'district'],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': BOLD,
        'text-size': ['interpolate', ['linear'], ['zoom'], 11, 11, 15, 15],
        'text-letter-spacing': 0.04,
        'text-max-width': 7,
        'text-padding': 8,
      },
      paint: { 'text-color': colours.district, ...halo },
    }),
  ];
}
