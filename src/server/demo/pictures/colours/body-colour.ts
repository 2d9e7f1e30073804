import { setImmediate as nextTurn } from 'node:timers/promises';
import { lru } from '#server/media/lru.ts';
import { DECODED_AT_ONCE, type ObjectImage, objectImage } from '../object-image.ts';
import { type Body, bodyOf, glassOf, RED_BODY } from './bodies.ts';
import { toLab, toRgb } from './oklab.ts';

/**
 * Only the colour of the body turns to another, counted from red; glass, lights and tyres have other hues and stay.
 * The turn happens in Oklab, where the same lightness looks equally light in every hue.
 */
export type BodyColour = { hue: number } | 'grey';

const coloured = lru<string, Promise<ObjectImage>>(DECODED_AT_ONCE);

export function vehicleImage(object: string, colour: BodyColour | null): Promise<ObjectImage> {
  const body = bodyOf(object);
  if (colour === null || (colour !== 'grey' && body === RED_BODY && colour.hue % 360 === 0)) return objectImage(object);
  const key = `${object} ${colour === 'grey' ? colour : colour.hue}`;
  return coloured.getOrMake(key, async () => recolour(await objectImage(object), colour, body));
}

const YELLOW = 95;
const FAINTEST = 0.07;
/** With less of it than this it is no body: the red of a vehicle that is not red is a lamp. */
const BODY_SHARE = 0.12;

/** Some milliseconds of arithmetic: other requests get their turn after every few rows. */
const ROWS_PER_TURN = 16;

async function recolour(image: ObjectImage, colour: BodyColour, body: Body): Promise<ObjectImage> {
  if (!hasBody(image, body)) return image;
  const glass = await glassOf(body, image.width, image.height);

  const pixels = Buffer.from(image.pixels);
  const turnLength = image.width * ROWS_PER_TURN * 4;
  for (let from = 0; from < pixels.length; from += turnLength) {
    await nextTurn();
    for (let at = from; at < Math.min(from + turnLength, pixels.length); at += 4) {
      const part = bodyPart(pixels, at, body) * (1 - (glass?.[at / 4] ?? 0) / 255);
      if (part > 0) turn(pixels, at, part, colour, body);
    }
  }
  return { ...image, pixels };
}

/** A sample of the pixels tells. */
function hasBody({ pixels }: ObjectImage, body: Body): boolean {
  let solid = 0;
  let painted = 0;
  for (let at = 0; at < pixels.length; at += 4 * 17) {
    if ((pixels[at + 3] ?? 0) < 128) continue;
    solid += 1;
    painted += bodyPart(pixels, at, body);
  }
  return painted >= solid * BODY_SHARE;
}

/** How much a pixel belongs to the body, 0 to 1. */
function bodyPart(pixels: Buffer, at: number, { hue, near, far }: Body): number {
  if (pixels[at + 3] === 0) return 0;
  const { a, b } = toLab(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
  const chroma = Math.hypot(a, b);
  if (chroma < FAINTEST) return 0;
  const away = Math.abs(((degrees(a, b) - hue + 540) % 360) - 180);
  const byHue = Math.min(1, Math.max(0, (far - away) / (far - near)));
  return byHue * Math.min(1, (chroma - FAINTEST) / 0.05);
}

const degrees = (a: number, b: number) => (Math.atan2(b, a) * 180) / Math.PI;

function turn(pixels: Buffer, at: number, part: number, colour: BodyColour, body: Body): void {
  const from = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0] as const;
  const { l, a, b } = toLab(...from);
  const to =
    colour === 'grey' ? toRgb({ l: l * 0.72, a: a * 0.03, b: b * 0.03 }) : toRgb(rotate({ l, a, b }, colour.hue, body));
  for (const channel of [0, 1, 2] as const) {
    pixels[at + channel] = Math.round(from[channel] + (to[channel] - from[channel]) * part);
  }
}

/** Yellow as dark as red is mud, so the nearer to yellow the lighter. */
function rotate({ l, a, b }: { l: number; a: number; b: number }, hue: number, body: Body) {
  const wanted = RED_BODY.hue + hue;
  const angle = ((wanted - body.hue) * Math.PI) / 180;
  const { keep } = body;
  const yellowness = Math.max(0, Math.cos(((wanted - YELLOW) * Math.PI) / 180)) ** 2;
  return {
    l: Math.min(0.92, l * (1.02 + 0.3 * yellowness)),
    a: (a * Math.cos(angle) - b * Math.sin(angle)) * keep,
    b: (a * Math.sin(angle) + b * Math.cos(angle)) * keep,
  };
}
