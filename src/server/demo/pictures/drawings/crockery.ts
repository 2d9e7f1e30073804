export type Shades = readonly [light: string, main: string, dark: string];

/** The colours of what things are served in. */
export const CROCKERY: Readonly<Record<string, Shades>> = {
  white: ['#ffffff', '#eeeaf8', '#c4b8de'],
  cream: ['#fffaf0', '#f4e3c9', '#d3ab8e'],
  blue: ['#8fc6fb', '#3f8ee4', '#2a5cb8'],
  navy: ['#7d90d8', '#3a4f9f', '#272f70'],
  teal: ['#7fdccb', '#26a292', '#126a72'],
  sage: ['#d4e2b8', '#9dbb7c', '#66874f'],
  coral: ['#ffab96', '#f0654f', '#b83a48'],
  terracotta: ['#f2ab80', '#cf6f45', '#94412f'],
  mustard: ['#ffe08e', '#eeb02f', '#b8761a'],
  rose: ['#ffcbd8', '#f28ca8', '#bd5680'],
  plum: ['#b592d8', '#7a4fa8', '#4d2f7a'],
  slate: ['#98a3b3', '#5b6675', '#383f4e'],
  black: ['#6d6a78', '#3a3844', '#201e28'],
  copper: ['#ffcf9c', '#d98648', '#90482a'],
  steel: ['#ffffff', '#c3c9d6', '#7d8498'],
};
