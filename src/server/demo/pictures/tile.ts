import { backdrop } from './backdrop.ts';
import type { Frame } from './frame.ts';
import type { Ground } from './ground.ts';
import { hang, type Layer, stand } from './layer.ts';
import type { ObjectImage } from './object-image.ts';
import { contactShadow } from './shadow.ts';

/** An object in the middle of a plain ground, for circles and tiles. */
export function tile(ground: Ground, frame: Frame, image: ObjectImage): Layer[] {
  const { width, height, short } = frame;
  const sprite = hang(image, { x: width / 2, y: height * 0.5, size: short * 0.62 });
  return [backdrop(frame, ground), contactShadow(frame, sprite, 0.6), sprite];
}

/** The object as large as the frame allows, on nothing. */
export function icon({ width, height, short }: Frame, image: ObjectImage): Layer[] {
  const scale = short / Math.max(image.width, image.height);
  const across = image.width * scale;
  const down = image.height * scale;
  return [{ image, left: (width - across) / 2, top: (height - down) / 2, width: across, height: down, blur: 0 }];
}

/** A face in the middle; a person with shoulders stands behind the lower edge. */
export function avatar(ground: Ground, frame: Frame, image: ObjectImage): Layer[] {
  const { width, height, short } = frame;
  const x = width / 2;
  const hasShoulders = image.stance.to - image.stance.from > 0.6;
  const person = hasShoulders
    ? stand(image, { x, foot: (height + short) / 2, size: short * 0.88 })
    : hang(image, { x, y: height / 2 + short * 0.03, size: short * 0.74 });
  return [backdrop(frame, ground), person];
}

const GLYPH_SHARE = 0.5;

/** A white glyph on a solid tile. */
export function logo(colour: string, frame: Frame, shapes: string): Layer[] {
  const { width, height, short } = frame;
  const scale = (short * GLYPH_SHARE) / 24;
  const move = `translate(${width / 2 - 12 * scale} ${height / 2 - 12 * scale}) scale(${scale})`;
  return [
    `<rect width="${width}" height="${height}" fill="${colour}"/>
    <g transform="${move}" fill="none" stroke="#ffffff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${shapes}</g>`,
  ];
}
