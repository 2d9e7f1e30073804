import { randomFrom } from '../../town/random.ts';
import { ball, clay, down, ellipse, known, path } from './clay.ts';

/** A burger seen from the side, its layers named from the top: `burger-seeded-lettuce-tomato-cheddar-beef`. */

type Bun = { top: readonly [string, string, string]; bottom: readonly [string, string]; seeds: string | null };

const BUNS: Readonly<Record<string, Bun>> = {
  plain: { top: ['#ffdca6', '#f6b067', '#e0834a'], bottom: ['#f9bd7c', '#e08a52'], seeds: null },
  seeded: { top: ['#ffdca6', '#f6b067', '#e0834a'], bottom: ['#f9bd7c', '#e08a52'], seeds: '#fff3d6' },
  brioche: { top: ['#ffc878', '#dd8436', '#a9502a'], bottom: ['#ffd08a', '#cf7a3c'], seeds: null },
  dark: { top: ['#a9744c', '#7b4a2c', '#4f2a1c'], bottom: ['#8f5c3a', '#5c3422'], seeds: '#f0dcb4' },
  black: { top: ['#6a6a76', '#3b3a44', '#232029'], bottom: ['#4a4852', '#2a2730'], seeds: '#f5efe0' },
  floury: { top: ['#fff3dc', '#f4cf9c', '#dba46c'], bottom: ['#f7d9ac', '#d9a06a'], seeds: null },
};

type Layer = { high: number; draw: (y: number) => string };

const LEFT = 26;
const RIGHT = 230;

/** A slab with round ends. */
const slab = (colour: string, high: number, inset = 0): Layer => ({
  high,
  draw: (y) =>
    `<rect x="${LEFT + inset}" y="${y}" width="${RIGHT - LEFT - inset * 2}" height="${high}" rx="${high / 2}" fill="${colour}"/>`,
});

/** An uneven slab: breaded, seared, or cut by hand. */
const rough = (colour: string, spots: string, high: number, seed: string): Layer => ({
  high,
  draw: (y) => {
    const random = randomFrom(seed);
    const bumps = Array.from({ length: 9 }, () => `q-10 ${random.whole(3, 8)} -21 0`).join('');
    const shape = `M${LEFT + 8} ${y + 2}Q128 ${y - 4} ${RIGHT - 8} ${y + 2}Q${RIGHT + 6} ${y + high / 2} ${RIGHT - 10} ${y + high - 3}${bumps}Q${LEFT - 8} ${y + high / 2} ${LEFT + 8} ${y + 2}z`;
    const dots = Array.from({ length: 12 }, () =>
      ellipse(random.whole(LEFT + 10, RIGHT - 10), random.whole(y + 6, y + high - 6), random.whole(3, 6), 2.4, ''),
    ).join('');
    return `${path(shape, `fill="${colour}"`)}<g fill="${spots}" opacity="0.55">${dots}</g>`;
  },
});

/** A thin layer that hangs out in waves. */
const wavy = (colour: string, high: number, waves: number, reach = 12): Layer => ({
  high,
  draw: (y) => {
    const [from, to] = [LEFT - reach, RIGHT + reach];
    const each = (to - from) / waves;
    const lower = Array.from(
      { length: waves },
      (_, index) => `q${-each / 2} ${index % 2 === 0 ? 24 : 12} ${-each} 0`,
    ).join('');
    return path(
      `M${from + 4} ${y + 4}Q128 ${y - 12} ${to - 4} ${y + 4}Q${to + 4} ${y + 10} ${to} ${y + high * 0.6}${lower}Q${from - 4} ${y + 10} ${from + 4} ${y + 4}z`,
      `fill="${colour}"`,
    );
  },
});

/** Melting cheese: a thin sheet whose corners hang down. */
const sheet = (colour: string): Layer => ({
  high: 9,
  draw: (y) =>
    path(
      `M${LEFT - 2} ${y}H${RIGHT + 2}Q${RIGHT + 8} ${y + 5} ${RIGHT - 2} ${y + 10}L196 ${y + 12}Q176 ${y + 36} 158 ${y + 12}L108 ${y + 12}Q84 ${y + 44} 62 ${y + 12}L${LEFT + 2} ${y + 10}Q${LEFT - 8} ${y + 5} ${LEFT - 2} ${y}z`,
      `fill="${colour}"`,
    ),
});

/** Slices side by side, seen on their edges. */
const slices = (rim: string, flesh: string, high: number, count: number): Layer => ({
  high,
  draw: (y) => {
    const each = (RIGHT - LEFT + 8) / count;
    return Array.from({ length: count }, (_, index) => {
      const x = LEFT - 4 + index * each;
      return `<rect x="${x + 1}" y="${y}" width="${each - 2}" height="${high}" rx="${high * 0.45}" fill="${rim}"/><rect x="${x + 6}" y="${y + high * 0.34}" width="${each - 12}" height="${high * 0.32}" rx="${high * 0.16}" fill="${flesh}"/>`;
    }).join('');
  },
});

/** Sauce that runs down. */
const sauce = (colour: string): Layer => ({
  high: 6,
  draw: (y) =>
    path(
      `M${LEFT + 6} ${y - 2}H${RIGHT - 6}Q${RIGHT} ${y + 4} ${RIGHT - 10} ${y + 9}C206 ${y + 9} 208 ${y + 28} 198 ${y + 28}S190 ${y + 10} 178 ${y + 10}H146C132 ${y + 10} 136 ${y + 22} 126 ${y + 22}S120 ${y + 10} 108 ${y + 10}H76C64 ${y + 10} 68 ${y + 32} 56 ${y + 32}S52 ${y + 9} 42 ${y + 9}Q${LEFT - 2} ${y + 6} ${LEFT + 6} ${y - 2}z`,
      `fill="${colour}"`,
    ),
});

/** A pile of thin things that stick out. */
const pile = (colours: readonly string[], seed: string, high = 16): Layer => ({
  high,
  draw: (y) => {
    const random = randomFrom(seed);
    return Array.from({ length: 22 }, (_, index) => {
      const x = LEFT - 4 + index * 9.4;
      const lean = random.whole(-9, 9);
      return `<path d="M${x} ${y + random.whole(0, 5)}q${lean} ${high * 0.5} ${random.whole(6, 16)} ${high}" fill="none" stroke="${colours[index % colours.length]}" stroke-width="7" stroke-linecap="round"/>`;
    }).join('');
  },
});

const LAYERS: Readonly<Record<string, Layer>> = {
  aubergine: slab('#8a5a8e', 11),
  avocado: { high: 13, draw: (y) => slices('#6ea63c', '#dbe78c', 14, 4).draw(y) },
  bacon: {
    high: 10,
    draw: (y) =>
      wavy('#b8402f', 12, 6, 10).draw(y) +
      `<path d="M20 ${y + 5}q18-6 36 0t36 0 36 0 36 0 36 0 36 0" fill="none" stroke="#ffc4a0" stroke-width="4.4" stroke-linecap="round"/>`,
  },
  bean: rough('#54332f', '#2f1a1e', 34, 'bean'),
  beef: rough('#7a4531', '#4c281c', 36, 'beef'),
  brie: sheet('#fff3d0'),
  cheddar: sheet('#ffb626'),
  chicken: rough('#e79a44', '#b5641c', 44, 'chicken'),
  egg: {
    high: 12,
    draw: (y) =>
      wavy('#fffdf6', 13, 5, 10).draw(y) +
      ellipse(128, y - 1, 44, 14, 'fill="#ffb01f"') +
      path(`M110 ${y + 6}c2 30 12 32 14 4z`, 'fill="#ffb01f"'),
  },
  fish: rough('#f2b654', '#c98424', 38, 'fish'),
  friedonion: pile(['#d08c3c', '#e8ac58', '#b97226'], 'friedonion'),
  goatcheese: sheet('#fffaf2'),
  grilled: rough('#dca066', '#8a4f22', 32, 'grilled'),
  halloumi: {
    high: 27,
    draw: (y) =>
      slab('#f9e3a4', 27, 2).draw(y) +
      [58, 98, 138, 178]
        .map((x) => `<path d="M${x} ${y + 5}l14 17" stroke="#b87a2c" stroke-width="6" stroke-linecap="round"/>`)
        .join(''),
  },
  hot: rough('#d9482a', '#8f1f16', 44, 'hot'),
  jalapeno: slices('#3f9440', '#b9df7e', 12, 6),
  lettuce: wavy('#66b843', 17, 7),
  mayo: sauce('#fff6dc'),
  mushroom: { high: 19, draw: (y) => slices('#a97a4c', '#e6cda4', 20, 5).draw(y) },
  mustard: sauce('#f6c52c'),
  onion: slices('#a8508f', '#f0d4ea', 9, 5),
  pea: rough('#7ba24a', '#4d7230', 24, 'pea'),
  pepper: slices('#e0362c', '#ff7a5c', 11, 4),
  pickle: slices('#5f8f35', '#b9cf72', 11, 5),
  pineapple: slices('#f2b91f', '#ffe884', 15, 3),
  portobello: {
    high: 42,
    draw: (y) =>
      path(
        `M${LEFT - 2} ${y + 24}C${LEFT + 6} ${y - 10} ${RIGHT - 6} ${y - 10} ${RIGHT + 2} ${y + 24}Q128 ${y + 50} ${LEFT - 2} ${y + 24}z`,
        'fill="#76503a"',
      ) +
      path(
        `M${LEFT + 8} ${y + 27}Q128 ${y + 20} ${RIGHT - 8} ${y + 27}Q128 ${y + 48} ${LEFT + 8} ${y + 27}z`,
        'fill="#4b2f26"',
      ),
  },
  ranch: sauce('#fbfdf2'),
  relish: sauce('#d8321f'),
  rocket: pile(['#4f9c36', '#6cb84c', '#3c8230'], 'rocket', 12),
  slaw: pile(['#fbf3d4', '#f5a34a', '#d9e6a4', '#8f4a96'], 'slaw'),
  smash: rough('#6c3a2a', '#41211a', 22, 'smash'),
  spinach: wavy('#2f8040', 12, 8),
  swiss: sheet('#fbe9a0'),
  bbq: sauce('#7a2a1c'),
  teriyaki: rough('#a85a2a', '#6a3214', 36, 'teriyaki'),
  tomato: slices('#e4362e', '#ff8468', 16, 3),
  vegan: sheet('#ffc94a'),
};

/** Bread that is sliced and not round. */
const SLICES: Readonly<Record<string, readonly [light: string, main: string, crust: string]>> = {
  toast: ['#ffe9bd', '#f6c983', '#c98846'],
  grilled: ['#f5c276', '#d98f3e', '#8f5226'],
  ciabatta: ['#fff0d2', '#efc78c', '#c68a4c'],
  rye: ['#9a6a48', '#74492c', '#4a2c1c'],
};

/** Sauce and cheese hang over what lies below them, so everything is drawn from the bottom. */
export function burger([bun = '', ...layers]: readonly string[]): string {
  const { top, bottom, seeds } = known(BUNS, bun);
  const { placed, foot } = stacked(layers, 84);
  return `${DEFS}${ball('top', [
    [0, top[0]],
    [0.5, top[1]],
    [1, top[2]],
  ])}${down('bottom', [
    [0, bottom[0]],
    [1, bottom[1]],
  ])}${fitted(
    foot + 50,
    `<g filter="url(#bun)"><path d="M${LEFT + 8} ${foot - 6}H${RIGHT - 8}Q${RIGHT} ${foot - 6} ${RIGHT} ${foot + 4}V${foot + 14}Q${RIGHT} ${foot + 44} ${RIGHT - 32} ${foot + 44}H${LEFT + 32}Q${LEFT} ${foot + 44} ${LEFT} ${foot + 14}V${foot + 4}Q${LEFT} ${foot - 6} ${LEFT + 8} ${foot - 6}z" fill="url(#bottom)"/></g>
    ${placed}
    <g filter="url(#bun)"><path d="M${LEFT - 2} 74C${LEFT - 2} 22 76 2 128 2S${RIGHT + 2} 22 ${RIGHT + 2} 74Q${RIGHT + 2} 90 ${RIGHT - 14} 90H${LEFT + 14}Q${LEFT - 2} 90 ${LEFT - 2} 74z" fill="url(#top)"/></g>
    ${seeds === null ? '' : `<g filter="url(#seed)" fill="${seeds}">${SEEDS}</g>`}
    ${bun === 'brioche' ? '<path d="M62 40C78 20 104 14 126 14" fill="none" stroke="#fff1cf" stroke-width="9" stroke-linecap="round" opacity="0.65"/>' : ''}`,
  )}`;
}

/** The same layers between slices: `sandwich-toast-lettuce-tomato-bacon-grilled`. */
export function sandwich([bread = '', ...layers]: readonly string[]): string {
  const [light, main, crust] = known(SLICES, bread);
  const { placed, foot } = stacked(layers, 92);
  const slice = (y: number) =>
    `<rect x="${LEFT - 6}" y="${y}" width="${RIGHT - LEFT + 12}" height="32" rx="14" fill="${crust}"/><rect x="${LEFT + 2}" y="${y + 6}" width="${RIGHT - LEFT - 4}" height="20" rx="9" fill="${main}"/>`;
  return `${DEFS}${fitted(
    foot + 40,
    `<g filter="url(#bun)">${slice(foot - 2)}</g>${placed}
    <g filter="url(#bun)">${slice(62)}${path(`M${LEFT - 4} 70L${LEFT + 34} 30Q${LEFT + 40} 24 ${LEFT + 50} 24H${RIGHT - 50}Q${RIGHT - 40} 24 ${RIGHT - 34} 30L${RIGHT + 4} 70z`, `fill="${light}" stroke="${crust}" stroke-width="7" stroke-linejoin="round"`)}</g>
    <path d="M78 58 94 38M120 60 132 38M164 60 168 40" stroke="${main}" stroke-width="6" stroke-linecap="round"/>`,
  )}`;
}

/** The layers from the bottom up, and where the bread below them begins. */
function stacked(layers: readonly string[], from: number): { placed: string; foot: number } {
  let y = from;
  const placed = layers.map((name) => {
    const layer = known(LAYERS, name);
    const here = `<g filter="url(#layer)">${layer.draw(y)}</g>`;
    y += layer.high;
    return here;
  });
  return { placed: placed.reverse().join(''), foot: y };
}

/** A tall stack is drawn smaller, so that it stays in the drawing. */
function fitted(high: number, shapes: string): string {
  const scale = Math.min(1, 250 / high);
  return `<g transform="translate(${128 - 128 * scale} 0) scale(${scale})">${shapes}</g>`;
}

const DEFS =
  clay('bun', { depth: 9, shade: '#c23a5a', shadow: 0.5, shine: 0.45 }) +
  clay('layer', { depth: 3.4, shade: '#5c1236', shadow: 0.45, shine: 0.42 }) +
  clay('seed', { depth: 1.2, shade: '#9a4a2a', shadow: 0.5, shine: 0.6, cast: 1 });

const SEEDS = [
  [76, 36, -30],
  [104, 20, -12],
  [134, 36, 8],
  [160, 20, 18],
  [184, 42, 34],
  [104, 52, -16],
  [158, 56, 12],
  [58, 60, -36],
  [204, 64, 40],
]
  .map(([x, y, turn]) => `<ellipse cx="${x}" cy="${y}" rx="8" ry="5" transform="rotate(${turn} ${x} ${y})"/>`)
  .join('');
