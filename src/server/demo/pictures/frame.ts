import { heightOf, type PictureTheme, type Ratio } from '#contract/media/media.ts';
import { PALETTES, type Palette } from './colours/palette.ts';

/** The rectangle a picture is composed in. Sizes of things are shares of its short side, places are shares of both. */
export type Frame = {
  width: number;
  height: number;
  short: number;
  shape: 'tall' | 'compact' | 'wide' | 'strip';
  palette: Palette;
};

export function frameOf(ratio: Ratio, width: number, theme: PictureTheme): Frame {
  const height = heightOf(ratio, width);
  return { width, height, short: Math.min(width, height), shape: shapeOf(width / height), palette: PALETTES[theme] };
}

function shapeOf(ratio: number): Frame['shape'] {
  if (ratio < 0.9) return 'tall';
  if (ratio < 1.6) return 'compact';
  return ratio < 4 ? 'wide' : 'strip';
}
