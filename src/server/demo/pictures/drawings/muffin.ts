import { ball, clay, down, known, path, stroke } from './clay.ts';
import { PIECES } from './pieces.ts';

/** Muffins without icing, baked over the edge of their paper: `muffin-chocolate-chip`, `muffin-vanilla-blueberry`. */

type Crumb = readonly [light: string, main: string, dark: string];

const CRUMBS: Readonly<Record<string, { dough: Crumb; paper: Crumb }>> = {
  chocolate: { dough: ['#9a6242', '#6d3f28', '#452417'], paper: ['#f7ead6', '#e2c9a4', '#b48f66'] },
  vanilla: { dough: ['#ffdf9f', '#eeb158', '#c17c34'], paper: ['#fdf6ea', '#efdfc6', '#c7ab84'] },
};

const ON_TOP = [
  [82, 88],
  [126, 60],
  [172, 86],
  [106, 114],
  [152, 122],
  [196, 120],
  [58, 122],
] as const;

const PLEATS = [84, 106, 128, 150, 172];

export function muffin([crumb = '', ...on]: readonly string[]): string {
  const { dough, paper } = known(CRUMBS, crumb);
  const pieces = ON_TOP.map(
    ([x, y], index) =>
      `<g transform="translate(${x} ${y}) rotate(${index * 40}) scale(1.15)">${known(PIECES, on[index % on.length] ?? '')}</g>`,
  );
  const pleats = PLEATS.map((x) => stroke(`M${x} 148 ${128 + (x - 128) * 0.8} 236`, paper[2], 4, 'opacity="0.55"'));
  return `${clay('soft', { depth: 8, shade: '#7a2a3a', shadow: 0.42, shine: 0.42 })}${clay('bit', { depth: 2, shadow: 0.4, shine: 0.45, cast: 2 })}${down(
    'paper',
    [
      [0, paper[0]],
      [0.5, paper[1]],
      [1, paper[2]],
    ],
  )}${ball('dough', [
    [0, dough[0]],
    [0.5, dough[1]],
    [1, dough[2]],
  ])}<g filter="url(#soft)">${path('M52 124H204L186 232Q184 244 172 244H84Q72 244 70 232z', 'fill="url(#paper)"')}</g>${pleats.join('')}
    <g filter="url(#soft)">${path('M22 124C20 66 76 26 128 26S236 66 234 124C233 150 208 156 190 147 174 162 152 162 136 150 120 163 96 162 80 148 58 158 23 152 22 124z', 'fill="url(#dough)"')}</g>
    <g filter="url(#bit)">${pieces.join('')}</g>`;
}
