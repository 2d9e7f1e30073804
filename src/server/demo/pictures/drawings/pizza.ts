import { ball, blob, clay, down, ellipse, glow, known, path } from './clay.ts';
import { inParts, scattered } from './place.ts';

/**
 * A whole pizza on the table: `pizza-tomato-salami-onion`. A last word says how it is laid: `pulled` draws one slice
 * out, `quarters` gives each topping a part of its own.
 */

const SAUCES = {
  /** Tomato below, melted cheese above. */
  tomato: { edge: '#c93a22', light: '#ffe07a', main: '#ffbe3d', dark: '#f58f1f' },
  /** Tomato and no cheese. */
  red: { edge: '#a92318', light: '#f0603c', main: '#d93a26', dark: '#b02318' },
  /** Cream below. */
  white: { edge: '#efcf8c', light: '#fffbe6', main: '#ffefbc', dark: '#f8c968' },
  /** Basil oil, or spinach, under the cheese. */
  green: { edge: '#7f9a3c', light: '#f6f0ac', main: '#e2dc7c', dark: '#b7b04c' },
};

const AT = { x: 128, y: 118, rx: 118, ry: 76 };
const CRUST = 13;
const wave = (size: number, first: number, second: number) => (turn: number) =>
  size * (Math.sin(turn * first + 1) + 0.6 * Math.sin(turn * second + 2.3));

export function pizza([base = '', ...words]: readonly string[]): string {
  const shape = words.at(-1) === 'pulled' || words.at(-1) === 'quarters' ? words.at(-1) : 'whole';
  const toppings = shape === 'whole' ? words : words.slice(0, -1);
  const sauce = known(SAUCES, base);
  const { edge, light, main, dark } = sauce;
  const rim = blob(AT, wave(0.009, 5, 9), 40);
  const bed = { ...AT, y: AT.y - 2, rx: 78, ry: 47, size: 1.22, count: countOf(toppings), clay: 'bit' };
  const lies = shape === 'quarters' ? inParts(toppings, bed) : scattered(toppings, bed);
  const top = `<path d="${rim}" fill="url(#crust)" filter="url(#round)"/>
    ${SPOTS}
    ${path(blob({ ...AT, y: AT.y - 1, rx: 99, ry: 60 }, wave(0.014, 7, 4), 36), `fill="${edge}"`)}
    <g filter="url(#melt)">${path(blob({ ...AT, y: AT.y - 2, rx: 94, ry: 56 }, wave(0.024, 6, 11), 44), 'fill="url(#cheese)"')}</g>
    ${ellipse(88, 92, 54, 24, 'fill="url(#light)"')}${ellipse(162, 142, 40, 20, 'fill="url(#light)"')}${ellipse(176, 98, 24, 13, 'fill="url(#baked)"')}${ellipse(80, 138, 22, 12, 'fill="url(#baked)"')}
    ${toppings.length === 0 ? '' : lies}`;
  const parts = `${DEFS}${ball('cheese', [
    [0, light],
    [0.55, main],
    [1, dark],
  ])}${glow('light', light, 0.95)}${glow('baked', dark, 0.8)}`;
  return parts + (shape === 'pulled' ? pulled(rim, top) : lifted(rim) + top);
}

/** More kinds of things need more room for each. */
const countOf = (toppings: readonly string[]) =>
  toppings.length < 2 ? 9 : toppings.length * 5 - (toppings.length > 2 ? 1 : 0);

const DEFS =
  down('crust', [
    [0, '#ffe0ae'],
    [0.5, '#f9bb73'],
    [1, '#ee8e52'],
  ]) +
  down('side', [
    [0, '#e0944f'],
    [1, '#b85f38'],
  ]) +
  clay('round', { depth: 6, shade: '#b04a3a', shadow: 0.55, shine: 0.55 }) +
  clay('melt', { depth: 3, shade: '#d9662c', shadow: 0.5, shine: 0.5 }) +
  clay('bit', { depth: 1.7, shadow: 0.4, shine: 0.45, cast: 2 }) +
  glow('brown', '#9a4a1c', 0.55);

const SPOTS = [
  [24, 96, 7],
  [40, 160, 9],
  [92, 186, 8],
  [168, 184, 10],
  [222, 146, 8],
  [228, 92, 6],
  [180, 54, 8],
  [98, 50, 6],
]
  .map(([x = 0, y = 0, size = 0]) => ellipse(x, y, size * 1.5, size * 0.8, 'fill="url(#brown)"'))
  .join('');

/** The same outline a few times, each a little lower, is its thickness. */
const lifted = (outline: string, clip = '') =>
  Array.from({ length: CRUST }, (_, step) => CRUST - step)
    .map((y) => `<g transform="translate(0 ${y})"><path d="${outline}" fill="url(#side)" ${clip}/></g>`)
    .join('');

/** One slice is drawn towards who looks at it. */
function pulled(rim: string, top: string): string {
  const { x, y } = AT;
  const far = 2;
  const corner = (turn: number) =>
    `${(x + Math.cos(turn) * AT.rx * far).toFixed(1)} ${(y + Math.sin(turn) * AT.ry * far).toFixed(1)}`;
  const [from, to] = [0.62, 1.5];
  const wedge = `M${x} ${y}L${corner(from)}L${corner((from + to) / 2)}L${corner(to)}z`;
  const rest = `M${x} ${y}L${corner(to)}L${corner(2.4)}L${corner(3.4)}L${corner(4.4)}L${corner(5.4)}L${corner(6.2)}L${corner(from)}z`;
  const half = (id: string, at: string) => `<clipPath id="${id}">${path(at, '')}</clipPath>`;
  const body = (id: string) => `${lifted(rim, `clip-path="url(#${id})"`)}<g clip-path="url(#${id})">${top}</g>`;
  return `${half('rest', rest)}${half('wedge', wedge)}${body('rest')}<g transform="translate(13 26)">${body('wedge')}</g>`;
}
