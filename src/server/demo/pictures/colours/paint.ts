import type { OverlayOptions } from 'sharp';
import { loadSharp } from '#server/media/load-sharp.ts';
import type { Layer, Sprite } from '../layer.ts';

const sharp = await loadSharp();

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };
/** sharp refuses to blur by less, and nobody would see it. */
const FAINTEST_BLUR = 0.3;

type Size = { width: number; height: number };

/** Lays the layers on each other and encodes the result. */
export async function paint(size: Size, layers: readonly Layer[]): Promise<Buffer> {
  const overlays = await Promise.all(
    merged(layers).map((layer) => (typeof layer === 'string' ? drawing(size, layer) : cutOut(size, layer))),
  );
  return sharp({ create: { ...size, channels: 4, background: TRANSPARENT } })
    .composite(overlays.filter((overlay) => overlay !== null))
    .webp({ quality: 90, alphaQuality: 90, effort: 2 })
    .toBuffer();
}

/** Drawings that follow each other are rasterised together. */
function merged(layers: readonly Layer[]): Layer[] {
  const all: Layer[] = [];
  for (const layer of layers) {
    const last = all.at(-1);
    if (typeof layer === 'string' && typeof last === 'string') all[all.length - 1] = last + layer;
    else all.push(layer);
  }
  return all;
}

const drawing = ({ width, height }: Size, shapes: string): OverlayOptions => ({
  input: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`),
  left: 0,
  top: 0,
});

/** The part of a sprite that lies inside the frame, resized and blurred. */
async function cutOut(size: Size, sprite: Sprite): Promise<OverlayOptions | null> {
  const soft = await render(sprite);
  const left = Math.round(sprite.left) - soft.margin;
  const top = Math.round(sprite.top) - soft.margin;
  const hidden = { left: Math.max(0, -left), top: Math.max(0, -top) };
  const visible = {
    ...hidden,
    width: Math.min(soft.raw.width, size.width - left) - hidden.left,
    height: Math.min(soft.raw.height, size.height - top) - hidden.top,
  };
  if (visible.width <= 0 || visible.height <= 0) return null;

  const place = { left: Math.max(0, left), top: Math.max(0, top) };
  if (visible.width === soft.raw.width && visible.height === soft.raw.height) {
    return { input: soft.pixels, raw: soft.raw, ...place };
  }
  const input = await sharp(soft.pixels, { raw: soft.raw }).extract(visible).raw().toBuffer();
  return { input, raw: { width: visible.width, height: visible.height, channels: 4 }, ...place };
}

/** A blur needs an empty margin to run out into. */
async function render({ image, width, height, blur }: Sprite) {
  const margin = Math.ceil(blur * 3);
  const resized = sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 4 } }).resize({
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.round(height)),
    fit: 'fill',
  });
  const finished =
    blur < FAINTEST_BLUR
      ? resized
      : resized
          .extend({ top: margin, bottom: margin, left: margin, right: margin, background: TRANSPARENT })
          .blur(blur);
  const { data, info } = await finished.raw().toBuffer({ resolveWithObject: true });
  return {
    pixels: data,
    raw: { width: info.width, height: info.height, channels: 4 as const },
    margin: blur < FAINTEST_BLUR ? 0 : margin,
  };
}
