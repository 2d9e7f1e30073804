import { drawBase } from './base.ts';
import type { Frame } from './frame.ts';
import type { Ground } from './ground.ts';
import { type Layer, type Sprite, stand } from './layer.ts';
import type { Look } from './look.ts';
import type { ObjectImage } from './object-image.ts';
import type { Base } from './recipe.ts';
import { contactShadow } from './shadow.ts';

/** The one sharp thing of a picture, or a small group of it, on its base. (x, y) is the middle of the base. */
export type Subject = {
  image: ObjectImage;
  count: 1 | 2 | 3;
  base: Base;
  ground: Ground;
  x: number;
  y: number;
  size: number;
  baseAcross: number;
  dish?: Look['dish'];
};

/** Each one's place from the middle (shares of the size) and its own size; those behind come first. */
const GROUPS: Record<1 | 2 | 3, readonly { aside: number; back: number; scale: number }[]> = {
  1: [{ aside: 0, back: 0, scale: 1 }],
  2: [
    { aside: -0.24, back: 0.1, scale: 0.8 },
    { aside: 0.2, back: 0, scale: 0.86 },
  ],
  3: [
    { aside: -0.37, back: 0.11, scale: 0.68 },
    { aside: 0.37, back: 0.11, scale: 0.68 },
    { aside: 0, back: 0, scale: 0.8 },
  ],
};

/** On a base the shadow falls on something light and near: much of it would look dirty. */
const SHADOW: Record<Base, number> = { plate: 0.55, board: 0.8, podium: 0.6, none: 1 };

/** What lies flat reaches before the middle of its base by this share of its height. */
const FORWARD = 0.34;

export function drawSubject(frame: Frame, subject: Subject): Layer[] {
  const { image, base, ground, x, y, size, baseAcross } = subject;
  // A thing stands a little before the middle of its base.
  const foot = base === 'none' ? y + size * 0.07 : y + baseAcross * 0.05;
  const sprites = GROUPS[subject.count].map(({ aside, back, scale }) => {
    const sprite = stand(image, { x: x + aside * size, foot: foot - back * size, size: size * scale });
    return image.flat ? { ...sprite, top: sprite.top + sprite.height * FORWARD } : sprite;
  });
  return [
    drawBase(frame, base, ground, { x, y, across: baseAcross }, subject.dish),
    ...sprites.flatMap((sprite): Layer[] => [contactShadow(frame, sprite, SHADOW[base]), sprite]),
  ];
}

/** A thing that keeps the subject company: it stands on the table, a little out of focus. */
export function drawCompanion(frame: Frame, sprite: Sprite): Layer[] {
  return [contactShadow(frame, sprite, 0.75), sprite];
}
