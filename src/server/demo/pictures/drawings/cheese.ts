import { clay, down, ellipse, known, path, stroke } from './clay.ts';

/** Cheese by its shape and kind: `cheese-wedge-hard-holes`, `cheese-block-feta`. */

type Kind = { light: string; main: string; dark: string; rind: string };

const KINDS: Readonly<Record<string, Kind>> = {
  brie: { light: '#fffefa', main: '#ffefb8', dark: '#eccb86', rind: '#e9e2d6' },
  cheddar: { light: '#ffcf7a', main: '#fba735', dark: '#d9761c', rind: '#c4502a' },
  feta: { light: '#ffffff', main: '#f6f3fb', dark: '#cfc6e2', rind: '#ffffff' },
  grana: { light: '#ffeeb0', main: '#f7d477', dark: '#d3a044', rind: '#b97a34' },
  halloumi: { light: '#fff9e6', main: '#f8e9bd', dark: '#d9bd80', rind: '#fff6da' },
  hard: { light: '#ffe890', main: '#fbcb45', dark: '#dd9a26', rind: '#dc3b36' },
  mozzarella: { light: '#ffffff', main: '#fbf7ff', dark: '#d9cfea', rind: '#ffffff' },
};

const DEFS =
  clay('body', { depth: 6, shade: '#b0503a', shadow: 0.35, shine: 0.5 }) +
  clay('hole', { depth: 2, shade: '#fff2b4', shadow: 0.5, shine: 0 });

const SHAPES: Readonly<Record<string, (kind: Kind) => string>> = {
  wedge: ({ light, main, dark, rind }) =>
    `${down('face', [
      [0, main],
      [1, dark],
    ])}<g filter="url(#body)">${path('M14 132 152 44Q190 56 240 112V196Q240 204 232 204L20 228Q14 228 14 222z', 'fill="url(#face)"')}${path('M14 132 152 44Q196 58 240 112z', `fill="${light}"`)}${path('M152 44Q204 60 240 112V124Q196 72 140 52z', `fill="${rind}"`)}</g>`,
  block: ({ light, main, dark, rind }) =>
    `<g filter="url(#body)">${path('M20 100 104 48 238 82V164L156 224 20 184z', `fill="${main}"`)}${path('M20 100 104 48 238 82 156 138z', `fill="${light}"`)}${path('M156 138 238 82V164L156 224z', `fill="${dark}"`)}</g>${stroke('M156 138V224', rind, 3, 'opacity="0.5"')}`,
  /** Two balls, one of them cut. */
  balls: ({ light, main, dark }) =>
    `${down('face', [
      [0, light],
      [1, dark],
    ])}<g filter="url(#body)">${ellipse(98, 120, 82, 76, 'fill="url(#face)"')}</g><g filter="url(#body)">${ellipse(176, 166, 68, 60, `fill="${dark}"`)}${ellipse(170, 168, 60, 54, `fill="${main}"`)}</g>${stroke('M136 160Q160 148 190 158M146 186Q170 176 204 184', dark, 4, 'opacity="0.5"')}`,
  /** A slab with the marks of its basket. */
  slab: ({ light, main, dark }) =>
    `<g filter="url(#body)">${path('M24 112 92 66Q128 52 168 62L232 84V150L160 204Q128 214 96 204L24 176z', `fill="${main}"`)}${path('M24 112 92 66Q128 52 168 62L232 84 160 132Q128 146 92 136z', `fill="${light}"`)}</g>${stroke('M64 112 128 74M92 126 172 78M126 136 206 84', dark, 4, 'opacity="0.45"')}`,
};

const HOLES = [
  [96, 176, 17],
  [156, 158, 12],
  [200, 176, 15],
  [56, 164, 9],
  [140, 198, 8],
]
  .map(([x = 0, y = 0, size = 0]) => ellipse(x, y, size, size, ''))
  .join('');

export function cheese([shape = '', kind = '', mark = '']: readonly string[]): string {
  const milk = known(KINDS, kind);
  const holes = mark === 'holes' ? `<g filter="url(#hole)" fill="${milk.dark}">${HOLES}</g>` : '';
  return DEFS + known(SHAPES, shape)(milk) + holes;
}
