import { across, ball, clay, down, ellipse, glow, known, path, stroke } from './clay.ts';
import { CROCKERY, type Shades } from './crockery.ts';

/** Hot drinks: `mug-teal-coffee-bubbles`, `paper-coral-milkcoffee-foam`; the colour is the cup's, the last word floats. */

type Cup = 'mug' | 'cup' | 'demitasse' | 'beaker' | 'paper' | 'teacup';

const DRINKS: Readonly<Record<string, Shades>> = {
  coffee: ['#8a5534', '#5a301c', '#371a10'],
  crema: ['#e8b070', '#c1813f', '#8a5324'],
  milkcoffee: ['#e9bf92', '#c98f5c', '#95603a'],
  cocoa: ['#a8673f', '#78402a', '#4c2417'],
  matcha: ['#cfe08f', '#96b84e', '#65862f'],
  sencha: ['#eef0a0', '#cdd05a', '#98a033'],
  blacktea: ['#f0a050', '#c2602a', '#8a3818'],
  chai: ['#f2cfa0', '#d9a46a', '#a8703c'],
  lemon: ['#fff3a8', '#f8dc5c', '#d9ab2c'],
  chamomile: ['#fff0b0', '#f2cd62', '#c99a34'],
};

const PAPER: Shades = ['#ffffff', '#eeeaf8', '#c4b8de'];
const CREAM = '#fff6e6';

type Spot = { x: number; y: number; rx: number; ry: number };

const blobs = (spots: readonly (readonly [number, number, number])[], colour: string) =>
  spots.map(([x, y, size]) => ellipse(x, y, size, size * 0.7, `fill="${colour}"`)).join('');

/** What floats on it. Drawn around (0, 0) in a disc of radius 50, then laid flat. */
const FLOATING: Readonly<Record<string, string>> = {
  plain: '',
  heart:
    path('M0 36C-52 6-38-34-12-28-4-26 0-18 0-14 0-18 4-26 12-28 38-34 52 6 0 36z', `fill="${CREAM}"`) +
    stroke('M-22-6C-18 8-8 18 0 22', '#e3b98a', 4),
  rosetta:
    stroke('M0 40V-34', CREAM, 5) +
    [-22, -8, 6, 20]
      .map((y, index) =>
        stroke(
          `M0 ${y + 12}C-${34 - index * 4} ${y + 8}-${36 - index * 5} ${y - 12}-${22 - index * 3} ${y - 16}M0 ${y + 12}C${34 - index * 4} ${y + 8} ${36 - index * 5} ${y - 12} ${22 - index * 3} ${y - 16}`,
          CREAM,
          8,
        ),
      )
      .join(''),
  crema:
    '<circle r="38" fill="none" stroke="#f4cf96" stroke-width="9" opacity="0.75"/><circle cx="-10" cy="-8" r="12" fill="#ffe3b4" opacity="0.55"/>',
  foam: `<circle r="41" fill="${CREAM}"/><circle r="41" fill="none" stroke="#e9c79c" stroke-width="6" opacity="0.7"/>`,
  dusted: `<circle r="42" fill="${CREAM}"/>${[
    [-18, -12, 4],
    [6, -22, 5],
    [20, -4, 4],
    [-6, 4, 6],
    [14, 16, 5],
    [-22, 14, 4],
    [-2, 26, 4],
    [28, 10, 3],
    [-30, 0, 3],
  ]
    .map(([x = 0, y = 0, size = 0]) => `<circle cx="${x}" cy="${y}" r="${size}" fill="#9a5a30" opacity="0.75"/>`)
    .join('')}`,
  marshmallow: [
    [-18, -8, 10],
    [14, -18, -14],
    [18, 14, 22],
    [-10, 20, -8],
  ]
    .map(
      ([x = 0, y = 0, turn = 0]) =>
        `<rect x="${x - 13}" y="${y - 13}" width="26" height="26" rx="9" fill="${turn > 0 ? '#fffaf4' : '#ffd3de'}" transform="rotate(${turn} ${x} ${y})"/>`,
    )
    .join(''),
  cream:
    blobs(
      [
        [-18, 6, 24],
        [18, 6, 24],
        [0, -12, 26],
        [0, 8, 24],
      ],
      '#fffaf2',
    ) + stroke('M-26 0C-10-10 8 8 26-6', '#8a4c2c', 5),
  lemon:
    '<circle r="28" fill="#f2c31d"/><circle r="23" fill="#fff2a0"/>' +
    stroke('M0-19V19M-17-10 17 10M-17 10 17-10', '#f2cf40', 3.4),
  mint:
    path('M0 4C-26 2-30-22-12-30 4-22 8-8 0 4z', 'fill="#3f9d4b"') +
    path('M2 6C24 10 34-8 24-24 6-24-2-8 2 6z', 'fill="#62bd5e"'),
  leaf:
    path('M-26 10C-20-16 8-22 28-10 20 12-6 22-26 10z', 'fill="#6f9f3a"') +
    stroke('M-20 8C-4 4 10-2 22-8', '#a9cf6c', 3),
  anise: `${[0, 45, 90, 135, 180, 225, 270, 315]
    .map((turn) => `<ellipse cx="15" rx="11" ry="5" fill="#8a4a24" transform="rotate(${turn})"/>`)
    .join('')}<circle r="5" fill="#c98a4a"/>`,
  bubbles: [
    [-20, -10, 7],
    [-8, -20, 5],
    [-24, 6, 5],
    [16, 18, 6],
    [24, 6, 4],
  ]
    .map(([x = 0, y = 0, size = 0]) => `<circle cx="${x}" cy="${y}" r="${size}" fill="#fff" opacity="0.4"/>`)
    .join(''),
};

function surface(drink: Shades, top: string, { x, y, rx, ry }: Spot): string {
  return `${ball('drink', [
    [0, drink[0]],
    [0.55, drink[1]],
    [1, drink[2]],
  ])}${glow('gleam', drink[0], 0.8)}${ellipse(x, y, rx, ry, 'fill="url(#drink)"')}${ellipse(x - rx * 0.34, y - ry * 0.2, rx * 0.46, ry * 0.4, 'fill="url(#gleam)"')}
    <g filter="url(#float)"><g transform="translate(${x} ${y}) scale(${rx / 50} ${ry / 50})">${top}</g></g>`;
}

const DEFS =
  clay('ware', { depth: 8, shade: '#4a1c6a', shadow: 0.36, shine: 0.5 }) +
  clay('float', { depth: 2.4, shade: '#8a4a2a', shadow: 0.32, shine: 0.4, cast: 1.4 });

const wareOf = ([light, main, dark]: Shades) =>
  across('wall', [
    [0, main],
    [0.26, light],
    [0.62, main],
    [1, dark],
  ]) +
  down('inside', [
    [0, dark],
    [1, main],
  ]);

const saucer = (shades: Shades, y: number, rx: number) =>
  `<g filter="url(#ware)">${ellipse(128, y + 8, rx, rx * 0.36, `fill="${shades[2]}"`)}${ellipse(128, y, rx, rx * 0.36, `fill="${shades[0]}"`)}</g>${ellipse(128, y + 1, rx * 0.6, rx * 0.2, `fill="${shades[1]}"`)}`;

const vessel = (wall: string, handle: string, rim: Spot, shades: Shades) =>
  `<g filter="url(#ware)">${stroke(handle, shades[1], 17)}${path(wall, 'fill="url(#wall)"')}${ellipse(rim.x, rim.y, rim.rx, rim.ry, `fill="${shades[0]}"`)}</g>${ellipse(rim.x, rim.y + 1, rim.rx - 9, rim.ry - 6, 'fill="url(#inside)"')}`;

const inner = (rim: Spot): Spot => ({ x: rim.x, y: rim.y + 6, rx: rim.rx - 12, ry: rim.ry - 10 });

const MUG: Spot = { x: 112, y: 78, rx: 82, ry: 42 };
const CUP: Spot = { x: 122, y: 96, rx: 92, ry: 46 };
const SMALL: Spot = { x: 122, y: 92, rx: 70, ry: 36 };

const DRAWN: Record<Cup, (shades: Shades, drink: Shades, top: string) => string> = {
  mug: (shades, drink, top) =>
    vessel('M30 78L40 206Q42 236 80 238H144Q182 236 184 206L194 78z', 'M190 108C246 96 250 184 184 186', MUG, shades) +
    surface(drink, top, inner(MUG)),
  cup: (shades, drink, top) =>
    saucer(shades, 196, 118) +
    vessel('M30 96C30 158 62 206 92 208H152C182 206 214 158 214 96z', 'M208 116C252 108 250 168 190 166', CUP, shades) +
    surface(drink, top, inner(CUP)),
  demitasse: (shades, drink, top) =>
    saucer(shades, 192, 100) +
    vessel(
      'M52 92C52 150 76 200 100 202H144C168 200 192 150 192 92z',
      'M188 112C226 106 224 154 176 154',
      SMALL,
      shades,
    ) +
    surface(drink, top, inner(SMALL)),
  /** Without a handle, of stoneware. */
  beaker: (shades, drink, top) => {
    const rim = { x: 128, y: 78, rx: 84, ry: 42 };
    return (
      vessel('M44 78L56 204Q60 236 94 238H162Q196 236 200 204L212 78z', '', rim, shades) +
      path('M50 146Q128 190 206 146L202 190Q128 232 54 190z', `fill="${shades[2]}" opacity="0.35"`) +
      surface(drink, top, inner(rim))
    );
  },
  /** To go, open. */
  paper: (shades, drink, top) => {
    const rim = { x: 128, y: 56, rx: 72, ry: 32 };
    return `${across('sleeve', [
      [0, shades[1]],
      [0.28, shades[0]],
      [0.66, shades[1]],
      [1, shades[2]],
    ])}${vessel('M56 56L76 226Q78 244 100 244H156Q178 244 180 226L200 56z', '', rim, PAPER)}
      <g filter="url(#ware)">${path('M61 100Q128 136 195 100L186 178Q128 210 70 178z', 'fill="url(#sleeve)"')}</g>
      ${surface(drink, top, inner(rim))}`;
  },
  teacup: (shades, drink, top) =>
    saucer(shades, 188, 116) +
    vessel(
      'M22 92C26 160 74 196 96 198H148C170 196 218 160 222 92z',
      'M214 110C254 104 250 152 196 156',
      { ...CUP, y: 92, rx: 100, ry: 46 },
      shades,
    ) +
    surface(drink, top, inner({ ...CUP, y: 92, rx: 100, ry: 46 })) +
    stroke('M60 112C50 140 52 150 46 168', '#f4eee2', 3) +
    `<g filter="url(#float)">${path('M34 166H60V196L47 204 34 196z', 'fill="#7fc06a"')}</g>`,
};

export function cup(form: Cup, [colour = '', drink = '', top = 'plain']: readonly string[]): string {
  const shades = known(CROCKERY, colour);
  const walls = form === 'paper' ? PAPER : shades;
  return `${DEFS}${wareOf(walls)}${DRAWN[form](shades, known(DRINKS, drink), known(FLOATING, top))}`;
}
