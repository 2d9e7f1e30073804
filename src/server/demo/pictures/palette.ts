import type { PictureTheme } from '#contract/media/media.ts';
import type { Ground } from './recipe.ts';

/** The picture values of the design tokens. A picture is a file, so it cannot read the page's variables. */
export type Palette = {
  grounds: Record<Ground, string>;
  /** Key light from the upper left. */
  light: Tint;
  /** The table half of the ground. */
  shade: Tint;
  /** The shadow where a thing touches the table. */
  contact: Tint;
  plate: { top: string; well: string; rim: string; edge: string };
  board: { top: string; line: string; edge: string };
  /** How much white lies on the ground's colour to make a podium: its top, its lit side, its dark side. */
  podium: { top: number; litSide: number; darkSide: number };
};

type Tint = { colour: string; opacity: number };

export const PALETTES: Record<PictureTheme, Palette> = {
  light: {
    grounds: {
      peach: '#fbe3d6',
      butter: '#fbedc8',
      sage: '#e3ecd6',
      mint: '#d8eee4',
      sky: '#dceaf6',
      lilac: '#e8e3f6',
      rose: '#f9dfe2',
      sand: '#efe8dd',
    },
    light: { colour: '#ffffff', opacity: 0.75 },
    shade: { colour: '#4a2c14', opacity: 0.13 },
    contact: { colour: '#3c220e', opacity: 0.34 },
    plate: { top: '#fffdfa', well: '#fdf8f3', rim: '#ece5dc', edge: '#e6ddd1' },
    board: { top: '#c9935f', line: '#b07a49', edge: '#9c6840' },
    podium: { top: 0.72, litSide: 0.45, darkSide: -0.1 },
  },
  dark: {
    grounds: {
      peach: '#43302a',
      butter: '#42371f',
      sage: '#313a2a',
      mint: '#253a33',
      sky: '#26343f',
      lilac: '#332f44',
      rose: '#442c31',
      sand: '#39332c',
    },
    light: { colour: '#ffffff', opacity: 0.13 },
    shade: { colour: '#000000', opacity: 0.26 },
    contact: { colour: '#000000', opacity: 0.62 },
    plate: { top: '#5a5048', well: '#534941', rim: '#463e37', edge: '#3a332d' },
    board: { top: '#b9854f', line: '#9d6e40', edge: '#7f5633' },
    podium: { top: 0.16, litSide: 0.1, darkSide: -0.22 },
  },
};

/** Mixes a hex colour with white (amount above 0) or black (below 0). */
export function lighten(colour: string, amount: number): string {
  const towards = amount > 0 ? 255 : 0;
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16);
    return Math.round(value + (towards - value) * Math.abs(amount))
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
