import type { ObjectImage } from './object-image.ts';

/** The decoded picture of an object of the recipe. */
export type Images = (object: string) => ObjectImage;

/** A picture is a pile of layers, the lowest first: drawn shapes (SVG) and placed objects. */
export type Layer = string | Sprite;

/** An object in its place, in pixels of the frame; it may reach over the frame's edge. */
export type Sprite = {
  image: ObjectImage;
  left: number;
  top: number;
  width: number;
  height: number;
  /** Standard deviation in pixels; 0 is sharp. */
  blur: number;
};

/**
 * Puts an object with its foot at (x, foot), `size` being its longer side.
 * Slim and flat objects get a little more, so that a bottle and a cabbage of the same size weigh the same to the eye.
 */
export function stand(image: ObjectImage, at: { x: number; foot: number; size: number; blur?: number }): Sprite {
  const longer = Math.max(image.width, image.height);
  const filled = (image.width * image.height) / longer ** 2;
  const scale = (at.size * filled ** -0.15) / longer;
  const width = image.width * scale;
  const height = image.height * scale;
  return { image, left: at.x - width / 2, top: at.foot - height, width, height, blur: at.blur ?? 0 };
}

/** Puts the middle of an object at (x, y): things that hang in the air. */
export function hang(image: ObjectImage, at: { x: number; y: number; size: number; blur?: number }): Sprite {
  const sprite = stand(image, { x: at.x, foot: 0, size: at.size, blur: at.blur ?? 0 });
  return { ...sprite, top: at.y - sprite.height / 2 };
}

/** Moves a sprite sideways until it lies between two columns: neither over a text nor cut by the frame. */
export const keepInside = (sprite: Sprite, from: number, to: number): Sprite => ({
  ...sprite,
  left: Math.max(from, Math.min(sprite.left, to - sprite.width)),
});
