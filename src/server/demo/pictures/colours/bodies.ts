import { loadSharp } from '#server/media/load-sharp.ts';

/** What of an object is painted: colours up to `near` degrees from its hue wholly, from `far` on not at all. */
export type Body = {
  hue: number;
  near: number;
  far: number;
  /** How much of its colour it keeps in another hue. */
  keep: number;
  /** Glass of the body's own colour, in pixels of the object: it is no part of it. */
  glass?: string;
};

/** Full red has more colour than a screen can show in other hues; a little less keeps the shading. */
export const RED_BODY: Body = { hue: 18, near: 34, far: 52, keep: 0.78 };

/** Vehicles of the set are red; these are not. */
const OTHER_BODIES: Readonly<Record<string, Body>> = {
  // The one high on its wheels is blue, and so is the sky in its windows.
  '1f699': {
    hue: -103,
    near: 24,
    far: 38,
    keep: 1.1,
    glass:
      'M41 81 69 29Q72 24 77 24H100Q104 24 104 29V76Q104 81 99 81ZM125 24H163Q168 24 168 29V76Q168 81 163 81H125Q120 81 120 76V29Q120 24 125 24ZM189 24H209V81H189Q184 81 184 76V29Q184 24 189 24Z',
  },
};

export const bodyOf = (object: string): Body => OTHER_BODIES[object] ?? RED_BODY;

/** How much of each pixel is glass, 0 to 255; null where no glass is of the body's colour. */
export async function glassOf({ glass }: Body, width: number, height: number): Promise<Buffer | null> {
  if (!glass) return null;
  const sharp = await loadSharp();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#fff" d="${glass}"/></svg>`;
  return sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
}
