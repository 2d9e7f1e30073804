import type { Frame } from './frame.ts';
import type { Layer } from './layer.ts';

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
