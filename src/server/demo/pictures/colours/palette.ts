import type { PictureTheme } from '#contract/media/media.ts';
import type { Ground } from '../ground.ts';

/** The picture values of the design tokens. A picture is a file, so it cannot read the page's variables. */
export type Palette = {
  grounds: Record<Ground, string>;
  /** Key light from the upper left. */
  light: Tint;
  /** The table half of the ground. */
  shade: Tint;
  /** The shadow where a thing touches the table. */
  contact: Tint;
  plates: Four<{ top: string; well: string; rim: string; edge: string }>;
  boards: Four<{ top: string; line: string; edge: string }>;
  /** Two threads of each cloth. */
  cloths: Four<{ ground: string; thread: string }>;
  /** How much white lies on the ground's colour to make a podium: its top, its lit side, its dark side. */
  podium: { top: number; litSide: number; darkSide: number };
};

type Four<One> = readonly [One, One, One, One];
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
    plates: [
      { top: '#fffdfa', well: '#fdf8f3', rim: '#ece5dc', edge: '#e6ddd1' },
      { top: '#5f6770', well: '#535b64', rim: '#464d55', edge: '#3c434a' },
      { top: '#cfdcc8', well: '#c2d2ba', rim: '#aabda1', edge: '#9bb092' },
      { top: '#6f94bd', well: '#f7fafd', rim: '#d3e0ee', edge: '#55789f' },
    ],
    boards: [
      { top: '#c9935f', line: '#b07a49', edge: '#9c6840' },
      { top: '#8a5a3a', line: '#734628', edge: '#5f3a22' },
      { top: '#e3c08e', line: '#cfa66e', edge: '#b98f5a' },
      { top: '#6a7078', line: '#5a6068', edge: '#494f56' },
    ],
    cloths: [
      { ground: '#fffaf2', thread: '#e7b9a4' },
      { ground: '#eef4ea', thread: '#a9c39b' },
      { ground: '#eef3f9', thread: '#9db8d6' },
      { ground: '#f6eee0', thread: '#d3b98d' },
    ],
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
    plates: [
      { top: '#5a5048', well: '#534941', rim: '#463e37', edge: '#3a332d' },
      { top: '#7a7268', well: '#6f675e', rim: '#5f584f', edge: '#504a43' },
      { top: '#4d5a49', well: '#465242', rim: '#3a4537', edge: '#313b2e' },
      { top: '#48607a', well: '#5d564f', rim: '#514a44', edge: '#364a60' },
    ],
    boards: [
      { top: '#b9854f', line: '#9d6e40', edge: '#7f5633' },
      { top: '#74492c', line: '#5f3a22', edge: '#4c2d1a' },
      { top: '#cba673', line: '#b18c5a', edge: '#957346' },
      { top: '#565b62', line: '#474c52', edge: '#393d42' },
    ],
    cloths: [
      { ground: '#544840', thread: '#7d5f52' },
      { ground: '#3d4a3a', thread: '#5c6f55' },
      { ground: '#36444f', thread: '#546a7d' },
      { ground: '#4a4234', thread: '#6f6149' },
    ],
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
