import { randomFrom } from '../../town/random.ts';
import { ball, clay, down, ellipse, known, path, stroke } from './clay.ts';
import { PIECES } from './pieces.ts';

/** What is rolled or folded in bread: `taco-corn-prawn-mango`, `wrap-flour-chicken-corn`, the bread first. */

type Bread = { light: string; main: string; dark: string; spots: string };

const BREADS: Readonly<Record<string, Bread>> = {
  corn: { light: '#ffe27a', main: '#f9c03a', dark: '#e08a2c', spots: '#cf7a22' },
  flour: { light: '#fff4de', main: '#f6d9ae', dark: '#dba271', spots: '#b9763f' },
  blue: { light: '#a6a2d0', main: '#6f6aa6', dark: '#463f78', spots: '#383060' },
  spinach: { light: '#d9e7a8', main: '#a9c46c', dark: '#76953e', spots: '#5d7a30' },
  grilled: { light: '#ffe0ae', main: '#efb877', dark: '#c67f45', spots: '#8f4f26' },
};

const paint = (id: string, { light, main, dark }: Bread) =>
  ball(id, [
    [0, light],
    [0.55, main],
    [1, dark],
  ]);

const DEFS =
  clay('bread', { depth: 7, shade: '#c2502f', shadow: 0.45, shine: 0.5 }) +
  clay('filled', { depth: 2.4, shade: '#5c1236', shadow: 0.42, shine: 0.4, cast: 1.6 });

/** A heap along the opening, from left to right; things stick out of it. */
function filling(names: readonly string[], places: readonly (readonly [number, number])[], size: number): string {
  const random = randomFrom(`filling ${names.join()}`);
  const all = places.map(
    ([x, y], index) =>
      `<g transform="translate(${x} ${y}) rotate(${random.whole(-35, 35)}) scale(${size})">${known(PIECES, names[index % names.length] ?? '')}</g>`,
  );
  return [0, 1]
    .map((layer) => `<g filter="url(#filled)">${all.filter((_, index) => index % 2 === layer).join('')}</g>`)
    .join('');
}

const ALONG: readonly (readonly [number, number])[] = [
  [56, 104],
  [200, 104],
  [84, 76],
  [172, 76],
  [128, 62],
  [106, 88],
  [150, 88],
  [70, 112],
  [186, 112],
  [128, 92],
];

export function taco([bread = '', ...names]: readonly string[]): string {
  const shell = known(BREADS, bread);
  const spots = [
    [70, 168, 9],
    [110, 140, 6],
    [150, 178, 10],
    [190, 152, 7],
    [128, 196, 6],
    [92, 196, 5],
    [168, 128, 5],
  ]
    .map(([x = 0, y = 0, size = 0]) => ellipse(x, y, size, size * 0.8, `fill="${shell.spots}" opacity="0.4"`))
    .join('');
  return `${DEFS}${paint('shell', shell)}
    <g filter="url(#bread)">${path('M28 196C22 96 74 56 132 56S240 96 236 186Q234 200 220 200H44Q28 204 28 196z', `fill="${shell.dark}"`)}</g>
    <g filter="url(#filled)">${stroke('M40 128Q52 92 76 84Q84 58 112 62Q132 40 154 60Q182 58 190 84Q212 92 222 126', '#6fbb48', 26)}</g>
    ${filling(names, ALONG, 1.35)}
    <g filter="url(#bread)">${path('M18 208C14 132 70 92 126 92S236 132 232 206Q230 222 214 222H36Q20 222 18 208z', 'fill="url(#shell)"')}</g>${spots}`;
}

const OPEN: readonly (readonly [number, number])[] = [
  [66, 66],
  [98, 44],
  [84, 92],
  [118, 74],
  [92, 66],
  [132, 46],
  [110, 54],
];

/** Rolled up, standing in paper, its filling at the upper end. */
export function wrap([bread = '', ...names]: readonly string[]): string {
  const skin = known(BREADS, bread);
  const char = [
    [132, 96],
    [150, 128],
    [166, 92],
    [118, 130],
    [182, 128],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 7, 4, `fill="${skin.spots}" opacity="0.4" transform="rotate(40 ${x} ${y})"`))
    .join('');
  return `${DEFS}${paint('skin', skin)}${down('foil', [
    [0, '#ffffff'],
    [0.45, '#e4e0f2'],
    [1, '#a79fc6'],
  ])}
    <g filter="url(#bread)">${path('M46 98C28 66 84 14 126 24 146 24 164 34 172 48L244 170Q252 186 238 200L192 236Q176 248 162 236z', 'fill="url(#skin)"')}</g>${char}
    <g filter="url(#bread)">${path('M104 162 190 80 246 172Q254 188 240 202L194 238Q178 250 164 238z', 'fill="url(#foil)"')}</g>${stroke('M124 168 176 228M150 144 206 214M176 118 230 192', '#b9b1d6', 4, 'opacity="0.6"')}
    <g transform="rotate(-42 94 62)">${ellipse(94, 62, 64, 40, `fill="${skin.dark}"`)}${ellipse(94, 62, 58, 34, 'fill="#7a4426"')}</g>
    <g filter="url(#filled)">${stroke('M46 92Q40 66 66 52Q74 26 104 30Q130 16 144 40', '#6fbb48', 20)}</g>
    ${filling(names, OPEN, 1.2)}`;
}
