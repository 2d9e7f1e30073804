export type MapTheme = 'light' | 'dark';

/** The storefront's own neutrals (see the design tokens), so that a marker in the accent colour is the loudest thing. */
export const COLOURS = {
  light: {
    land: '#f3f0ec',
    water: '#cfe1f0',
    square: '#e9e3d9',
    path: '#d8d0c5',
    street: '#ffffff',
    main: '#ffffff',
    fast: '#fbedc8',
    casing: '#dad4cd',
    fastCasing: '#e3cd94',
    streetName: '#574f48',
    district: '#736a62',
    place: '#574f48',
    halo: '#fdfbf9',
  },
  dark: {
    land: '#1c1917',
    water: '#22303b',
    square: '#2a2622',
    path: '#35302b',
    street: '#37312c',
    main: '#433d37',
    fast: '#574a2c',
    casing: '#141210',
    fastCasing: '#141210',
    streetName: '#c6bfb8',
    district: '#a39a92',
    place: '#c6bfb8',
    halo: '#141210',
  },
} as const satisfies Record<MapTheme, Record<string, string>>;

type Colour = keyof (typeof COLOURS)['light'];

/** Pixels by zoom. */
export type Widths = Record<number, number>;

export type RoadLook = {
  id: string;
  classes: string[];
  fill: Colour;
  casing: Colour;
  minzoom: number;
  width: Widths;
};

/** From the quietest to the loudest: what comes later lies on top. */
export const ROADS: RoadLook[] = [
  {
    id: 'service',
    classes: ['service'],
    fill: 'street',
    casing: 'casing',
    minzoom: 14,
    width: { 14: 0.8, 17: 4, 20: 16 },
  },
  {
    id: 'street',
    classes: ['street'],
    fill: 'street',
    casing: 'casing',
    minzoom: 11,
    width: { 11: 0.4, 12: 0.8, 14: 2.2, 17: 9, 20: 34 },
  },
  {
    id: 'tertiary',
    classes: ['tertiary'],
    fill: 'street',
    casing: 'casing',
    minzoom: 10,
    width: { 10: 0.5, 11: 0.9, 14: 3.4, 17: 12, 20: 42 },
  },
  {
    id: 'main',
    classes: ['primary', 'secondary'],
    fill: 'main',
    casing: 'casing',
    minzoom: 9,
    width: { 9: 0.7, 12: 2, 14: 4.4, 17: 14, 20: 48 },
  },
  {
    id: 'fast',
    classes: ['motorway', 'trunk'],
    fill: 'fast',
    casing: 'fastCasing',
    minzoom: 0,
    width: { 7: 0.7, 10: 1.4, 12: 2.8, 14: 4.8, 17: 15, 20: 52 },
  },
];

export const PATH_WIDTH: Widths = { 14: 0.6, 17: 1.8, 20: 6 };
export const CANAL_WIDTH: Widths = { 12: 1.6, 14: 4, 17: 26, 20: 200 };
