import type { Frame } from './frame.ts';
import type { Sprite } from './layer.ts';

/** A soft ellipse. A gradient looks like a blurred ellipse and costs a fraction of one. */
export function softEllipse(
  { palette }: Frame,
  at: { x: number; y: number; across: number; down: number },
  strength = 1,
): string {
  // The name must be unique in the picture: one strength, one gradient.
  const id = `contact-${strength.toFixed(2)}`;
  const { colour, opacity } = palette.contact;
  const stop = (offset: number, share: number) =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${(opacity * strength * share).toFixed(3)}"/>`;
  return `<radialGradient id="${id}">${stop(0, 1)}${stop(0.45, 0.72)}${stop(0.75, 0.2)}${stop(1, 0)}</radialGradient>
    <ellipse cx="${at.x}" cy="${at.y}" rx="${at.across / 2}" ry="${at.down / 2}" fill="url(#${id})"/>`;
}

/** Under a standing object: a wide faint shadow of the whole of it, and a narrow dark one where it touches the table. */
export function contactShadow(frame: Frame, { image, left, top, width, height }: Sprite, strength = 1): string {
  const foot = top + height;
  if (image.flat) {
    const around = { x: left + width * 0.51, y: top + height * 0.6, across: width * 1.14, down: height * 1.16 };
    return softEllipse(frame, around, strength * 1.3);
  }
  const { from, to } = image.stance;
  const touch = { x: left + (width * (from + to)) / 2, across: Math.max(width * (to - from), width * 0.22) };
  // The faint one lies between the middle of the object and the place it stands on.
  const x = (left + width / 2 + touch.x) / 2;
  return (
    softEllipse(frame, { x, y: foot - width * 0.02, across: width * 1.1, down: width * 0.24 }, strength * 0.55) +
    softEllipse(
      frame,
      {
        x: touch.x,
        y: foot - touch.across * 0.02,
        across: touch.across * 1.2,
        down: Math.min(touch.across * 0.2, width * 0.12),
      },
      strength,
    )
  );
}
