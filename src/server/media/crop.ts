import { heightOf, type Ratio } from '#contract/media/media.ts';
import { loadSharp } from './load-sharp.ts';

/** More pixels than any photograph we accept: a small file that unpacks to gigabytes stops here. */
export const MOST_PIXELS = 50_000_000;

/** An uploaded picture, turned upright, cut around its middle to the ratio. */
export async function crop(bytes: Buffer, ratio: Ratio, width: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize({ width, height: heightOf(ratio, width), fit: 'cover' })
    .webp({ quality: 82, effort: 3 })
    .toBuffer();
}

/** The same picture for mail programs, some of which know no WebP; what was transparent is white. */
export async function asJpeg(webp: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(webp).flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer();
}
