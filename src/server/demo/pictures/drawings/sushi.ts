import { across, clay, ellipse, known, path, stroke } from './clay.ts';

/** Pieces of sushi in two rows: `maki-tuna-cucumber`, `uramaki-salmon-avocado`, `nigiri-salmon-tuna`. */

const FISH: Readonly<Record<string, readonly [light: string, main: string, line: string]>> = {
  salmon: ['#ffa070', '#f9723c', '#ffd2b4'],
  aburi: ['#ffb888', '#ee8a50', '#8a4a28'],
  tuna: ['#f0627a', '#cf2f50', '#f89aa8'],
  whitefish: ['#fff6f0', '#f4dcd6', '#f2b8b0'],
  prawn: ['#ffd0b0', '#ff9464', '#fff4ea'],
  scallop: ['#fffaf0', '#f3e6cf', '#e3cfae'],
  omelette: ['#ffe58a', '#f9c338', '#e8a020'],
  avocado: ['#cfe57e', '#8fbe45', '#e7f2ac'],
  cucumber: ['#d3ecac', '#7fbb58', '#f0f8da'],
  crab: ['#ffb0a4', '#f0523f', '#fff0ea'],
  eel: ['#b5703e', '#7c4422', '#e0a468'],
  spicy: ['#ff8a5a', '#e0432a', '#ffc08a'],
};

const fishOf = (name: string) => known(FISH, name);

const RICE = across('rice', [
  [0, '#f3eefb'],
  [0.3, '#ffffff'],
  [1, '#ddd2ec'],
]);

const GRAINS = (x: number, y: number, rx: number, ry: number) =>
  [0, 1, 2, 3, 4, 5, 6, 7]
    .map((index) => {
      const turn = index * 0.785 + 0.3;
      const [gx, gy] = [x + Math.cos(turn) * rx * 0.8, y + Math.sin(turn) * ry * 0.8];
      return `M${gx.toFixed(1)} ${gy.toFixed(1)}l${(Math.sin(turn) * 5).toFixed(1)} ${(Math.cos(turn) * 3).toFixed(1)}`;
    })
    .join('');

/** A slice of a roll standing on its cut, seen a little from above. */
function roll(
  form: 'maki' | 'uramaki',
  [first = 'tuna', second = first]: readonly string[],
  x: number,
  y: number,
  turned: boolean,
): string {
  const outside = form === 'maki' ? '#1f4a3c' : 'url(#rice)';
  const [rx, ry, high] = [41, 25, 50];
  const [one, two] = turned ? [fishOf(second), fishOf(first)] : [fishOf(first), fishOf(second)];
  const cover = form === 'uramaki' ? fishOf(turned ? second : first) : null;
  const body = path(`M${x - rx} ${y}V${y + high}A${rx} ${ry} 0 0 0 ${x + rx} ${y + high}V${y}z`, `fill="${outside}"`);
  const specks =
    form === 'uramaki'
      ? [
          [-28, 18],
          [-12, 34],
          [8, 26],
          [26, 40],
          [-24, 44],
          [14, 48],
          [32, 20],
          [-4, 52],
        ]
          .map(([dx = 0, dy = 0]) => ellipse(x + dx, y + dy + 8, 3, 2, 'fill="#e0b060"'))
          .join('')
      : '';
  const top =
    ellipse(x, y, rx, ry, form === 'maki' ? 'fill="#2f6350"' : 'fill="#ffffff"') +
    ellipse(x, y, rx - 5, ry - 3.4, 'fill="#fffdfb"') +
    stroke(GRAINS(x, y, rx - 6, ry - 4), '#dccfe8', 2.6) +
    (form === 'uramaki' ? ellipse(x, y, 23, 14, 'fill="#24483c"') : '');
  const heart =
    `<g filter="url(#bit)">${ellipse(x - 8, y, 12, 9.5, `fill="${one[1]}"`)}${ellipse(x + 9, y + 1, 10.5, 8.5, `fill="${two[1]}"`)}</g>` +
    stroke(`M${x - 13} ${y - 2}h8`, one[2], 2);
  const draped =
    cover === null
      ? ''
      : `<g filter="url(#bit)">${path(`M${x - rx + 2} ${y + 12}C${x - rx + 4} ${y - 40} ${x + rx - 4} ${y - 40} ${x + rx - 2} ${y + 12}C${x + rx - 8} ${y - 18} ${x - rx + 8} ${y - 18} ${x - rx + 2} ${y + 12}z`, `fill="${cover[0]}"`)}${stroke(`M${x - 22} ${y - 18}l5-8M${x - 3} ${y - 22}l3-8M${x + 18} ${y - 19}l-3-8`, cover[2], 3.4)}</g>`;
  return `<g filter="url(#piece)">${body}${specks}${top}</g>${heart}${draped}`;
}

function nigiri(name: string, x: number, y: number): string {
  const [light, main, line] = fishOf(name);
  const band =
    name === 'omelette'
      ? path(`M${x - 12} ${y - 22}Q${x} ${y - 27} ${x + 12} ${y - 22}V${y + 40}H${x - 12}z`, 'fill="#24483c"')
      : '';
  return `<g filter="url(#piece)">${path(`M${x - 50} ${y + 12}Q${x - 52} ${y - 8} ${x - 30} ${y - 8}H${x + 30}Q${x + 52} ${y - 8} ${x + 50} ${y + 12}Q${x + 52} ${y + 42} ${x + 28} ${y + 42}H${x - 28}Q${x - 52} ${y + 42} ${x - 50} ${y + 12}z`, 'fill="url(#rice)"')}${stroke(`M${x - 34} ${y + 26}l8 3M${x - 12} ${y + 32}l8-3M${x + 12} ${y + 26}l8 4M${x + 32} ${y + 22}l6 5M${x - 24} ${y + 16}l7 3M${x + 22} ${y + 15}l7-3`, '#d8cbe6', 3)}</g>
    <g filter="url(#fish)">${path(`M${x - 57} ${y + 12}Q${x - 60} ${y - 24} ${x - 20} ${y - 27}Q${x + 50} ${y - 34} ${x + 57} ${y + 4}Q${x + 58} ${y + 17} ${x + 44} ${y + 12}Q${x} ${y + 2} ${x - 46} ${y + 16}Q${x - 56} ${y + 19} ${x - 57} ${y + 12}z`, `fill="${main}"`)}${path(`M${x - 48} ${y}Q${x - 42} ${y - 20} ${x - 14} ${y - 21}Q${x + 30} ${y - 25} ${x + 44} ${y - 9}Q${x + 10} ${y - 16} ${x - 48} ${y}z`, `fill="${light}"`)}${stroke(`M${x - 30} ${y - 20}l-8 22M${x - 8} ${y - 24}l-6 23M${x + 14} ${y - 25}l-2 22M${x + 34} ${y - 22}l4 20`, line, 4, 'opacity="0.85"')}</g>${band}`;
}

const DEFS =
  RICE +
  clay('piece', { depth: 5, shade: '#3a1a5a', shadow: 0.36, shine: 0.4 }) +
  clay('fish', { depth: 4, shade: '#a01a3a', shadow: 0.4, shine: 0.45 }) +
  clay('bit', { depth: 2, shadow: 0.35, shine: 0.4 });

export function sushi(form: 'maki' | 'uramaki' | 'nigiri', fish: readonly string[]): string {
  const at = (index: number) => fish[index % fish.length] ?? 'salmon';
  if (form === 'nigiri') {
    const spots: readonly (readonly [number, number])[] = [
      [82, 62],
      [178, 92],
      [74, 136],
      [172, 172],
    ];
    return DEFS + spots.map(([x, y], index) => nigiri(at(index), x, y)).join('');
  }
  const spots: readonly (readonly [number, number])[] = [
    [84, 52],
    [172, 60],
    [48, 106],
    [132, 116],
    [214, 118],
    [92, 172],
    [178, 176],
  ];
  return DEFS + spots.map(([x, y], index) => roll(form, fish, x, y, index % 2 === 1)).join('');
}
