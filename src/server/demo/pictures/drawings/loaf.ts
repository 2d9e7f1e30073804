import { ball, clay, down, ellipse, glow, known, path, stroke } from './clay.ts';

/** Bread from the oven: `loaf-rye-seeds`, `loaf-sourdough-cuts`, `baguette-white-garlic`. */

const DOUGHS: Readonly<Record<string, readonly [light: string, main: string, dark: string]>> = {
  rye: ['#a8744e', '#6f432a', '#43271a'],
  sourdough: ['#f0bd78', '#c4803f', '#83482a'],
  white: ['#ffe0a8', '#f0b464', '#cc8342'],
};

const SEEDS = [
  [70, 92, 20],
  [104, 74, -10],
  [140, 70, 12],
  [176, 84, 30],
  [92, 118, 14],
  [128, 104, -18],
  [162, 116, 8],
  [196, 120, 40],
  [60, 126, -30],
  [120, 138, 10],
  [152, 146, -12],
]
  .map(([x, y, turn]) => `<ellipse cx="${x}" cy="${y}" rx="7" ry="4" transform="rotate(${turn} ${x} ${y})"/>`)
  .join('');

const TOPS: Readonly<Record<string, string>> = {
  cuts: `<g filter="url(#cut)">${stroke('M76 128C84 96 98 80 116 70M120 140C126 104 140 86 158 76M164 144C170 116 182 100 198 94', '#ffe9c4', 13)}</g>`,
  seeds: `<g filter="url(#cut)" fill="#f6e3b8">${SEEDS}</g>`,
  flour: `${glow('flour', '#fffaf0', 0.95)}${ellipse(124, 98, 84, 44, 'fill="url(#flour)"')}${stroke('M128 60V140M92 78 166 122M166 78 92 122', '#8a4f2a', 4, 'opacity="0.5"')}`,
};

export function loaf([dough = '', top = '']: readonly string[]): string {
  const [light, main, dark] = known(DOUGHS, dough);
  return `${clay('crust', { depth: 9, shade: '#7a2a3a', shadow: 0.45, shine: 0.4 })}${clay('cut', { depth: 2.4, shade: '#a8602f', shadow: 0.4, shine: 0.3 })}${ball(
    'dough',
    [
      [0, light],
      [0.5, main],
      [1, dark],
    ],
  )}<g filter="url(#crust)">${path('M10 146C10 84 66 46 128 46S246 84 246 146C246 190 206 204 128 204S10 190 10 146z', 'fill="url(#dough)"')}</g>${known(TOPS, top)}`;
}

/** What a long loaf is cut for. */
const FILLINGS: Readonly<Record<string, readonly [main: string, specks: string]>> = {
  garlic: ['#ffe27a', '#4da83f'],
  plain: ['#ffe9c4', '#f6d59a'],
};

export function baguette([dough = '', filling = '']: readonly string[]): string {
  const [light, main, dark] = known(DOUGHS, dough);
  const [butter, herbs] = known(FILLINGS, filling);
  const cuts = [46, 86, 126, 166, 206].map((x) => {
    const specks = [
      [-9, 12],
      [1, -2],
      [-3, 22],
      [9, -14],
    ].map(([dx = 0, dy = 0]) => ellipse(x + dx, 124 + dy, 3.4, 3, `fill="${herbs}"`));
    return `<g filter="url(#cut)">${path(`M${x - 16} 158Q${x - 18} 118 ${x + 10} 92 ${x + 24} 98 ${x + 12} 130 ${x + 2} 156 ${x - 16} 158z`, `fill="${butter}"`)}</g>${specks.join('')}`;
  });
  return `${clay('crust', { depth: 9, shade: '#7a2a3a', shadow: 0.45, shine: 0.4 })}${clay('cut', { depth: 3, shade: '#a8602f', shadow: 0.4, shine: 0.4 })}${down(
    'dough',
    [
      [0, light],
      [0.5, main],
      [1, dark],
    ],
  )}<g transform="rotate(-16 128 128)"><g filter="url(#crust)">${path('M4 132C4 104 34 88 70 84 110 78 150 78 190 84 226 90 252 104 252 130S226 172 190 176C150 182 106 182 66 176 32 172 4 160 4 132z', 'fill="url(#dough)"')}</g>${cuts.join('')}</g>`;
}
