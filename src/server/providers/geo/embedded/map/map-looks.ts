export type MapTheme = 'light' | 'dark';

/** The storefront's own neutrals (see the design tokens), so that a marker in the accent colour is the loudest thing. */
export const COLOURS = {
  light: {
    land: '#f1ede6',
    water: '#b9d8ef',
    square: '#e6ddcd',
    path: '#cfc4b5',
    street: '#ffffff',
    main: '#fff4d6',
    fast: '#fbdf9d',
    casing: '#d6cdc1',
    mainCasing: '#dfcb97',
    fastCasing: '#d3ac55',
    streetName: '#574f48',
    district: '#6b6058',
    landmark: '#57485f',
    park: '#2f6b45',
    station: '#2f6390',
    halo: '#fdfbf9',
  },
  dark: {
    land: '#211e1b',
    water: '#1d3d54',
    square: '#332d27',
    path: '#48413a',
    street: '#453e37',
    main: '#5a5044',
    fast: '#7a6437',
    casing: '#141210',
    mainCasing: '#141210',
    fastCasing: '#141210',
    streetName: '#cfc8c1',
    district: '#a89f97',
    landmark: '#cdbfd6',
    park: '#8fc7a3',
    station: '#8fbfe6',
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
    width: { 14: 1, 16: 2.6, 17: 5, 20: 18 },
  },
  {
    id: 'street',
    classes: ['street'],
    fill: 'street',
    casing: 'casing',
    minzoom: 11,
    width: { 11: 0.5, 12: 1, 14: 3, 16: 7.5, 17: 12, 20: 40 },
  },
  {
    id: 'tertiary',
    classes: ['tertiary'],
    fill: 'street',
    casing: 'casing',
    minzoom: 10,
    width: { 10: 0.6, 11: 1.1, 14: 4.6, 16: 9.5, 17: 15, 20: 48 },
  },
  {
    id: 'main',
    classes: ['primary', 'secondary'],
    fill: 'main',
    casing: 'mainCasing',
    minzoom: 9,
    width: { 9: 0.9, 12: 2.6, 14: 6, 16: 11, 17: 17, 20: 54 },
  },
  {
    id: 'fast',
    classes: ['motorway', 'trunk'],
    fill: 'fast',
    casing: 'fastCasing',
    minzoom: 0,
    width: { 7: 0.9, 10: 1.8, 12: 3.4, 14: 6.4, 16: 12, 17: 18, 20: 58 },
  },
];

export const PATH_WIDTH: Widths = { 14: 0.8, 17: 2, 20: 6 };
export const CANAL_WIDTH: Widths = { 12: 1.6, 14: 4, 17: 26, 20: 200 };
