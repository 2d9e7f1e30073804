/** The colours of a packet: the light, the middle and the shade of its body, and its mark on white. */
export type Shades = { light: string; main: string; dark: string; mark: string };

/** Its picture, with the shapes of an icon as its mark. */
export type Drawn = (shades: Shades, icon: string) => string;

export const across = (id: string, stops: readonly (readonly [at: number, colour: string])[]) =>
  `<linearGradient id="${id}" x1="0" x2="1" y1="0" y2="0">${stops
    .map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`)
    .join('')}</linearGradient>`;

/** White card and plastic are lit from the left and turn lilac in the shade, as everything of the emoji set does. */
export const WHITE = across('white', [
  [0, '#f4f1fb'],
  [0.3, '#ffffff'],
  [0.72, '#ece8f6'],
  [1, '#cfc6e2'],
]);

export const round = ({ light, main, dark }: Shades) =>
  across('round', [
    [0, main],
    [0.24, light],
    [0.6, main],
    [1, dark],
  ]);

export const glyph = (shapes: string, x: number, y: number, size: number, colour: string) =>
  `<g transform="translate(${x} ${y}) scale(${size / 24})" fill="none" stroke="${colour}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round">${shapes}</g>`;

export const line = (x: number, y: number, width: number, colour: string, opacity = 0.9) =>
  `<rect x="${x}" y="${y}" width="${width}" height="8" rx="4" fill="${colour}" opacity="${opacity}"/>`;

export const shine = (x: number, y: number, width: number, height: number, opacity = 0.5) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${width / 2}" fill="#fff" opacity="${opacity}"/>`;

export const screenOf = ({ light, main }: Shades) =>
  `<linearGradient id="screen" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${main}"/></linearGradient>`;
