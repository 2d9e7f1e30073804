import { setImmediate as nextTurn } from 'node:timers/promises';
import { lru } from '#server/media/lru.ts';
import { DECODED_AT_ONCE, type ObjectImage, objectImage } from '../object-image.ts';
import { toLab, toRgb } from './oklab.ts';

/**
 * Vehicles of the set are red. Only the red of the body turns to another colour; glass, lights and tyres have
 * other hues and stay. The turn happens in Oklab, where the same lightness looks equally light in every hue.
 */
export type BodyColour = { hue: number } | 'grey';

const coloured = lru<string, Promise<ObjectImage>>(DECODED_AT_ONCE);

export function vehicleImage(object: string, colour: BodyColour | null): Promise<ObjectImage> {
  if (colour === null || (colour !== 'grey' && colour.hue % 360 === 0)) return objectImage(object);
  const key = `${object} ${colour === 'grey' ? colour : colour.hue}`;
  return coloured.getOrMake(key, async () => recolour(await objectImage(object), colour));
}

const BODY_HUE = 18;
/** Wholly turned up to the first distance (degrees), untouched from the second on; between them a soft seam. */
const NEAR = 34;
const FAR = 52;
const YELLOW = 95;
const FAINTEST = 0.07;
/** With less red than this an object is not a red vehicle, and its red is a lamp. */
const BODY_SHARE = 0.12;

/** Some milliseconds of arithmetic: other requests get their turn after every few rows. */
const ROWS_PER_TURN = 16;

async function recolour(image: ObjectImage, colour: BodyColour): Promise<ObjectImage> {
  if (!isRedVehicle(image)) return image;

  const pixels = Buffer.from(image.pixels);
  const turnLength = image.width * ROWS_PER_TURN * 4;
  for (let from = 0; from < pixels.length; from += turnLength) {
    await nextTurn();
    for (let at = from; at < Math.min(from + turnLength, pixels.length); at += 4) {
      const part = bodyPart(pixels, at);
      if (part > 0) turn(pixels, at, part, colour);
    }
  }
  return { ...image, pixels };
}

/** A sample of the pixels tells. */
function isRedVehicle({ pixels }: ObjectImage): boolean {
  let solid = 0;
  let body = 0;
  for (let at = 0; at < pixels.length; at += 4 * 17) {
    if ((pixels[at + 3] ?? 0) < 128) continue;
    solid += 1;
    body += bodyPart(pixels, at);
  }
  return body >= solid * BODY_SHARE;
}

/** How much a pixel belongs to the body, 0 to 1. */
function bodyPart(pixels: Buffer, at: number): number {
  if (pixels[at + 3] === 0) return 0;
  const { a, b } = toLab(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
  const chroma = Math.hypot(a, b);
  if (chroma < FAINTEST) return 0;
  const away = Math.abs(((degrees(a, b) - BODY_HUE + 540) % 360) - 180);
  const byHue = Math.min(1, Math.max(0, (FAR - away) / (FAR - NEAR)));
  return byHue * Math.min(1, (chroma - FAINTEST) / 0.05);
}

const degrees = (a: number, b: number) => (Math.atan2(b, a) * 180) / Math.PI;

function turn(pixels: Buffer, at: number, part: number, colour: BodyColour): void {
  const from = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0] as const;
  const { l, a, b } = toLab(...from);
  const to =
    colour === 'grey' ? toRgb({ l: l * 0.72, a: a * 0.03, b: b * 0.03 }) : toRgb(rotate({ l, a, b }, colour.hue));
  for (const channel of [0, 1, 2] as const) {
    pixels[at + channel] = Math.round(from[channel] + (to[channel] - from[channel]) * part);
  }
}

/**
 * Full red has more colour than a screen can show in other hues; a little less keeps the shading. Yellow as dark as
 * red is mud, so the nearer to yellow the lighter.
 */
function rotate({ l, a, b }: { l: number; a: number; b: number }, hue: number) {
  const angle = (hue * Math.PI) / 180;
  const keep = 0.78;
  const yellowness = Math.max(0, Math.cos(((BODY_HUE + hue - YELLOW) * Math.PI) / 180)) ** 2;
  return {
    l: Math.min(0.92, l * (1.02 + 0.3 * yellowness)),
    a: (a * Math.cos(angle) - b * Math.sin(angle)) * keep,
    b: (a * Math.sin(angle) + b * Math.cos(angle)) * keep,
  };
}
