import type { Locator } from '@playwright/test';
import sharp from 'sharp';

/** So far a pixel of the accent colour may be off in each of its parts: lines have soft edges. */
const SOFT = 45;

/**
 * How much of a map is drawn in the page's accent colour. Its markers, which have that colour too, are left out, and so
 * is a stripe around the middle, where a pin may stand.
 */
export async function accentPixels(map: Locator, { besideMiddle = 40 } = {}): Promise<number> {
  const accent = await map.evaluate((element) => getComputedStyle(element).getPropertyValue('--color-accent').trim());
  const wanted = [1, 3, 5].map((at) => Number.parseInt(accent.slice(at, at + 2), 16));
  const picture = await map.screenshot({ style: '.maplibregl-marker { visibility: hidden }' });
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += 3) {
    const fromMiddle = Math.abs(((at / 3) % info.width) - info.width / 2);
    if (fromMiddle < besideMiddle) continue;
    if (wanted.every((part, index) => Math.abs(part - (data[at + index] ?? 0)) < SOFT)) count += 1;
  }
  return count;
}
