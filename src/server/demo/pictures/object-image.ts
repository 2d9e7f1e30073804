import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { loadSharp } from '#server/media/load-sharp.ts';
import { lru } from '#server/media/lru.ts';
import { liesFlat } from './drawings/families.ts';
import { drawnObject, isDrawn } from './drawn.ts';

/** An object of the emoji set or a drawn one, decoded, without its empty margin, so that its foot is the image's lower edge. */
export type ObjectImage = {
  width: number;
  height: number;
  pixels: Buffer;
  /** Where it touches the table, as shares of its width: a bowl on its foot, a slice on its tip. */
  stance: { from: number; to: number };
  /** Flat on the table, as a plate is: it is seen from above, and its foot is its nearer edge. */
  flat: boolean;
};

const folder = join(dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');

/** 256 KB at most, each. A picture's sizes are asked for together and made once, so a few megabytes of them are enough. */
export const DECODED_AT_ONCE = 24;
const decoded = lru<string, Promise<ObjectImage>>(DECODED_AT_ONCE);

export function objectImage(name: string): Promise<ObjectImage> {
  return decoded.getOrMake(name, () => decode(name));
}

async function decode(name: string): Promise<ObjectImage> {
  const [emoji = '', hue] = name.split('-hue-');
  const file = isDrawn(name) ? await drawnObject(name) : await readFile(join(folder, `${emoji}.webp`));
  const sharp = await loadSharp();
  const object = sharp(file).ensureAlpha();
  const drawn = await (hue === undefined ? object : object.modulate({ hue: Number(hue) }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, pixels } = withoutMargin({ ...drawn.info, pixels: drawn.data });
  return { width, height, pixels, stance: stanceOf(pixels, width, height), flat: liesFlat(name) };
}

type Pixels = Pick<ObjectImage, 'width' | 'height' | 'pixels'>;

/** Fainter than this is no part of the thing: the last of a shadow. */
const FAINT = 24;

/** Sharp's own trim smooths the whole picture first: as dear as drawing it, for a result that differs in one of twenty. */
export function withoutMargin({ width, height, pixels }: Pixels): Pixels {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) <= FAINT) continue;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      bottom = y + 1;
    }
  }
  if (left >= right) return { width, height, pixels };
  const rows = Array.from({ length: bottom - top }, (_, row) => {
    const start = (top + row) * width;
    return pixels.subarray((start + left) * 4, (start + right) * 4);
  });
  return { width: right - left, height: bottom - top, pixels: Buffer.concat(rows) };
}

/** The same thing seen from its other side. */
export function mirrored(image: ObjectImage): ObjectImage {
  const { width, height, stance, flat } = image;
  const pixels = Buffer.alloc(image.pixels.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      image.pixels.copy(pixels, (y * width + x) * 4, (y * width + width - 1 - x) * 4, (y * width + width - x) * 4);
    }
  }
  return { width, height, pixels, stance: { from: 1 - stance.to, to: 1 - stance.from }, flat };
}

const LOWEST = 0.05;
const SOLID = 128;

/** The solid columns of the lowest rows. */
function stanceOf(pixels: Buffer, width: number, height: number): ObjectImage['stance'] {
  let from = width;
  let to = 0;
  for (let y = Math.floor(height * (1 - LOWEST)); y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) < SOLID) continue;
      from = Math.min(from, x);
      to = Math.max(to, x + 1);
    }
  }
  return from < to ? { from: from / width, to: to / width } : { from: 0, to: 1 };
}
