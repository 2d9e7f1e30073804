import { randomFrom } from '../../town/random.ts';
import { across, ball, blob, clay, down, ellipse, glow, known, path, stroke } from './clay.ts';
import { CROCKERY, type Shades } from './crockery.ts';
import { inParts, scattered } from './place.ts';

/** Bowls, plates and pans with what is in them: `bowl-navy-shoyu-noodles-egg-nori`, the vessel's colour first. */

type Vessel = 'bowl' | 'plate' | 'pan' | 'basket' | 'tray';
/** Where the content lies: the opening of the vessel. */
type Opening = { x: number; y: number; rx: number; ry: number };
type Content = {
  /** How far the middle of its top lies over the rim. */
  rise: number;
  /** How many pieces lie on it, and whether each kind keeps to its own part. */
  pieces: number;
  parts?: boolean;
  draw: (opening: Opening, seed: string) => string;
};

const OPENINGS: Record<Vessel, Opening> = {
  bowl: { x: 128, y: 92, rx: 104, ry: 50 },
  plate: { x: 128, y: 138, rx: 92, ry: 47 },
  pan: { x: 128, y: 122, rx: 86, ry: 56 },
  basket: { x: 128, y: 112, rx: 96, ry: 46 },
  tray: { x: 128, y: 118, rx: 100, ry: 58 },
};

const paintOf = (id: string, [light, main, dark]: Shades) =>
  ball(id, [
    [0, light],
    [0.5, main],
    [1, dark],
  ]);

/** A smooth surface: soup, sauce, yoghurt. */
const liquid = (light: string, main: string, dark: string): Content => ({
  rise: 0,
  pieces: 9,
  draw: ({ x, y, rx, ry }) =>
    `${paintOf('liquid', [light, main, dark])}${glow('gleam', light, 0.9)}
    ${ellipse(x, y + 5, rx - 5, ry - 5, 'fill="url(#liquid)"')}
    ${ellipse(x - rx * 0.36, y - ry * 0.22, rx * 0.42, ry * 0.34, 'fill="url(#gleam)"')}`,
});

const dome = ({ x, y, rx, ry }: Opening, rise: number) =>
  `M${x - rx + 7} ${y + 4}C${x - rx + 12} ${y - rise * 1.35} ${x + rx - 12} ${y - rise * 1.35} ${x + rx - 7} ${y + 4}A${rx - 7} ${ry - 6} 0 0 1 ${x - rx + 7} ${y + 4}z`;

/** A heap of small grains. */
const grains = (light: string, main: string, dark: string, fleck: string, heap = 86): Content => ({
  rise: heap * 0.4,
  pieces: 9,
  draw: (opening, seed) => {
    const random = randomFrom(`grains ${seed}`);
    const { x, y, rx, ry } = opening;
    const flecks = Array.from({ length: 80 }, () => {
      const turn = random.number() * Math.PI * 2;
      const far = Math.sqrt(random.number()) * 0.86;
      const [u, v] = [Math.cos(turn) * far, Math.sin(turn) * far];
      const top = y + 4 - heap * (1 - u * u);
      const foot = y + (ry - 8) * Math.sqrt(1 - u * u);
      const [gx, gy] = [x + u * (rx - 14), top + (foot - top) * (0.5 + v * 0.42)];
      const lean = random.number() * Math.PI;
      return `M${gx.toFixed(1)} ${gy.toFixed(1)}l${(Math.cos(lean) * 7).toFixed(1)} ${(Math.sin(lean) * 5).toFixed(1)}`;
    });
    const [one, other] = [flecks.slice(0, 44).join(''), flecks.slice(44).join('')];
    return `${paintOf('heap', [light, main, dark])}<g filter="url(#heaped)">${path(dome(opening, heap), 'fill="url(#heap)"')}</g>${stroke(one, fleck, 3.4, 'opacity="0.8"')}${stroke(other, light, 3.4)}`;
  },
});

/** Leaves of a salad, tossed high. */
const leaves = (colours: readonly string[], vein: string): Content => ({
  rise: 22,
  pieces: 11,
  draw: ({ x, y, rx, ry }, seed) => {
    const random = randomFrom(`leaves ${seed}`);
    const count = 17;
    const all = Array.from({ length: count }, (_, index) => {
      const turn = (index / count) * Math.PI * 2 * 3 + 0.4;
      const far = index < 10 ? 0.78 : index < 15 ? 0.42 : 0.1;
      const [lx, ly] = [x + Math.cos(turn) * far * rx, y - (index < 10 ? 8 : 24) + Math.sin(turn) * far * ry * 0.92];
      const size = 30 + random.number() * 7;
      const shape = blob({ x: 0, y: 0, rx: size, ry: size * 0.72 }, (t) => 0.1 * Math.sin(t * 7 + index), 26);
      const turned = `translate(${lx.toFixed(1)} ${ly.toFixed(1)}) rotate(${random.whole(-40, 40)})`;
      return `<g transform="${turned}">${path(shape, `fill="${colours[index % colours.length]}"`)}${stroke(`M${-size * 0.6} 4Q0-6 ${size * 0.6}-2M-4-2-12-12M8-3 16-12`, vein, 2.2, 'opacity="0.7"')}</g>`;
    });
    return [0, 1]
      .map((layer) => `<g filter="url(#leafy)">${all.slice(layer * 10, layer * 10 + 10).join('')}</g>`)
      .join('');
  },
});

/** Long noodles wound to a nest. */
const strands = (light: string, dark: string, width: number, nest: number, count = 30): Content => ({
  rise: nest * 0.55,
  pieces: 7,
  draw: (opening, seed) => {
    const random = randomFrom(`strands ${seed}`);
    const { x, y, rx, ry } = opening;
    const all = Array.from({ length: count }, (_, index) => {
      const far = 0.94 - (index / count) * 0.8;
      const lift = (1 - far) * nest * 1.1;
      const [sx, sy] = [rx * far - 6, (ry * far - 4) * 0.98];
      const from = random.number() * Math.PI * 2;
      const to = from + 2.2 + random.number() * 2.4;
      const [cx, cy] = [x + random.whole(-7, 7), y + 3 - lift + random.whole(-3, 3)];
      const at = (turn: number) => `${(cx + Math.cos(turn) * sx).toFixed(1)} ${(cy + Math.sin(turn) * sy).toFixed(1)}`;
      const shape = `M${at(from)}A${sx.toFixed(1)} ${sy.toFixed(1)} 0 ${to - from > Math.PI ? 1 : 0} 1 ${at(to)}`;
      return stroke(shape, dark, width + 2.6) + stroke(shape, light, width);
    });
    const below = nest === 0 ? '' : `<g filter="url(#heaped)">${path(dome(opening, nest), `fill="${dark}"`)}</g>`;
    return `${below}<g filter="url(#strand)">${all.join('')}</g>`;
  },
});

/** Short pasta, dumplings, what is fried: piece by piece. */
const shapes = (one: string, count: number, size = 1, heap = 44): Content => ({
  rise: heap * 0.45,
  pieces: 7,
  draw: ({ x, y, rx, ry }, seed) => {
    const random = randomFrom(`shapes ${seed}`);
    const all = Array.from({ length: count }, (_, index) => {
      const turn = index * 2.4;
      const far = Math.sqrt((count - index) / count) * 0.86;
      const [px, py] = [
        x + Math.cos(turn) * far * (rx - 8),
        y + 4 - (1 - far) * heap + Math.sin(turn) * far * (ry - 6),
      ];
      return `<g transform="translate(${px.toFixed(1)} ${py.toFixed(1)}) rotate(${random.whole(-60, 60)}) scale(${size})">${one}</g>`;
    });
    const third = Math.ceil(count / 3);
    return [0, 1, 2]
      .map((layer) => `<g filter="url(#strand)">${all.slice(layer * third, (layer + 1) * third).join('')}</g>`)
      .join('');
  },
});

const tube =
  '<rect x="-27" y="-10" width="54" height="20" rx="9" fill="#ffc95c"/><path d="M-18-5H18M-18 3H18" stroke="#eba43a" stroke-width="2" opacity="0.7"/><ellipse cx="22" cy="0" rx="5" ry="8" fill="#c9762a"/>';
const twist =
  '<path d="M-24 4C-14-10-8 10 0-2S12 8 24-6" fill="none" stroke="#d9a94a" stroke-width="13" stroke-linecap="round"/><path d="M-24 4C-14-10-8 10 0-2S12 8 24-6" fill="none" stroke="#ffe08a" stroke-width="9" stroke-linecap="round"/>';

/** A few things that stand side by side, those behind first: the places are shares of the opening. */
const stood = (one: string, places: readonly (readonly [number, number])[], size: number): Content => ({
  rise: 22,
  pieces: 5,
  draw: ({ x, y, rx, ry }) =>
    places
      .map(
        ([px, py], index) =>
          `<g filter="url(#strand)"><g transform="translate(${(x + px * rx).toFixed(1)} ${(y + py * ry).toFixed(1)}) rotate(${index % 2 === 0 ? -5 : 6}) scale(${size})">${one}</g></g>`,
      )
      .join(''),
});

const PAIR = [
  [-0.4, -0.3],
  [0.36, 0.1],
] as const;

const FIVE = [
  [-0.42, -0.62],
  [0.4, -0.6],
  [-0.6, 0.12],
  [0.02, -0.02],
  [0.6, 0.16],
] as const;

const stick = (light: string, dark: string, wide = 11) =>
  `<rect x="-30" y="${-wide / 2}" width="60" height="${wide}" rx="4" fill="${light}"/><rect x="-30" y="${wide / 2 - 3.4}" width="60" height="3.4" rx="1.7" fill="${dark}"/>`;

/** Breaded or glazed, of any outline. */
const fried = (outline: string, colour: string, spots: string) =>
  path(outline, `fill="${colour}"`) +
  `<g fill="${spots}" opacity="0.5">${[
    [-12, -4],
    [4, -8],
    [12, 3],
    [-3, 5],
    [-17, 4],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 3.6, 2.6, ''))
    .join('')}</g>`;

const WING = 'M-30 2C-30-14-12-16-4-8 6-20 30-18 31-3 32 10 18 16 8 8 0 18-28 18-30 2z';
const TENDER = 'M-36 3C-38-10-18-15-2-11 16-15 36-12 36-1 36 12 14 13-2 11-18 15-36 13-36 3z';
const THIGH = 'M-30 6C-34-14-10-24 8-20 28-20 36-2 26 12 14 24-26 24-30 6z';

const gyoza = (skin: string, seared: string) =>
  path('M-30 10C-30-22 30-22 30 10 20 17-20 17-30 10z', `fill="${skin}"`) +
  path('M-29 9C-20 16 20 16 29 9 26 17-26 17-29 9z', `fill="${seared}"`) +
  stroke(
    'M-21-3C-20-9-17-11-16-13M-8-9C-7-13-6-14-5-17M6-9C6-13 6-14 6-17M20-3C19-9 17-11 16-13',
    seared,
    3,
    'opacity="0.6"',
  );

const pleated = (skin: string, shade: string) =>
  path('M-24 8C-26-12-12-16 0-24 12-16 26-12 24 8 16 18-16 18-24 8z', `fill="${skin}"`) +
  stroke('M0-20C-4-8-12-2-16 6M0-20C-1-8-4 0-5 9M0-20C2-8 5 0 6 9M0-20C5-8 12-2 16 6', shade, 2.6, 'opacity="0.75"');

const bun =
  path('M-30 6C-32-22 32-22 30 6 28 16-28 16-30 6z', 'fill="#fffaf0"') +
  path('M-27 8C-16 1 16 1 27 8 22 14-22 14-27 8z', 'fill="#a5522e"') +
  path('M-24 9C-14 5-8 12 0 8 8 5 14 12 24 9 18 15-18 15-24 9z', 'fill="#6fb548"') +
  path('M-29 12C-20 22 20 22 29 12 26 27-26 27-29 12z', 'fill="#f7ecdc"');

const samosa =
  path('M-32 16 0-28 32 16Q0 26-32 16z', 'fill="#e3a557" stroke="#e3a557" stroke-width="5" stroke-linejoin="round"') +
  stroke('M-28 15Q0 23 28 15', '#b8742e', 3.4);

const NAAN =
  path('M-34 6C-36-14-10-24 12-18 30-14 40-2 32 8 22 20-30 22-34 6z', 'fill="#f8d79c"') +
  `<g fill="#b5703a" opacity="0.6">${ellipse(-14, -4, 6, 4, '')}${ellipse(6, -9, 7, 4, '')}${ellipse(18, 2, 6, 4, '')}${ellipse(-4, 8, 7, 4, '')}${ellipse(-22, 6, 4, 3, '')}</g>`;

const ring =
  '<ellipse rx="24" ry="15" fill="none" stroke="#e0a046" stroke-width="13"/><ellipse rx="24" ry="15" fill="none" stroke="#f4c477" stroke-width="5" opacity="0.8"/>';

const layered: Content = {
  rise: 30,
  pieces: 3,
  draw: ({ x, y }) => {
    const top = `M${x - 66} ${y - 34}L${x + 2} ${y - 58}L${x + 70} ${y - 30}L${x + 4} ${y + 0}z`;
    const left = (from: number, high: number, colour: string) =>
      path(
        `M${x - 66} ${y - 34 + from}L${x + 4} ${y + from}V${y + from + high}L${x - 66} ${y - 34 + from + high}z`,
        `fill="${colour}"`,
      );
    const right = (from: number, high: number, colour: string) =>
      path(
        `M${x + 4} ${y + from}L${x + 70} ${y - 30 + from}V${y - 30 + from + high}L${x + 4} ${y + from + high}z`,
        `fill="${colour}"`,
      );
    const bands = [
      ['#ffe49a', '#f4c766', 9],
      ['#c9432a', '#a02e22', 12],
      ['#ffe49a', '#f4c766', 8],
      ['#c9432a', '#a02e22', 12],
      ['#ffe49a', '#f4c766', 9],
    ] as const;
    let from = 0;
    const sides = bands.map(([one, other, high]) => {
      const here = left(from, high + 0.5, one) + right(from, high + 0.5, other);
      from += high;
      return here;
    });
    return `${glow('crisp', '#b5561c', 0.7)}<g filter="url(#heaped)">${sides.join('')}${path(top, 'fill="#ffcf5c"')}</g>${path(`M${x - 40} ${y - 38}q30-18 60-8t30 16q-10 24-30 16t-30 6z`, 'fill="#ffe9a8" opacity="0.85"')}${ellipse(x + 30, y - 34, 20, 9, 'fill="url(#crisp)"')}${ellipse(x - 24, y - 30, 18, 8, 'fill="url(#crisp)"')}`;
  },
};

const broth = (light: string, main: string, dark: string): Content => {
  const soup = liquid(light, main, dark);
  const noodles = strands('#ffe6a6', '#dfae5c', 5, 0, 12);
  return {
    rise: 0,
    pieces: 8,
    parts: true,
    draw: (opening, seed) =>
      soup.draw(opening, seed) +
      noodles.draw(
        { ...opening, x: opening.x + 4, y: opening.y + 4, rx: opening.rx * 0.82, ry: opening.ry * 0.8 },
        seed,
      ),
  };
};

const FILLET = 'M-46 8C-52-8-30-22 2-18 24-30 56-14 50 4 48 20 14 22-8 18-26 26-44 20-46 8z';
const chips = shapes(stick('#ffd36e', '#e0a03a', 15), 24);

/** Two fillets in batter over chips. */
const battered: Content = {
  rise: 30,
  pieces: 3,
  draw: (opening, seed) => {
    const fish = stood(
      fried(FILLET, '#e2a041', '#a8661c'),
      [
        [-0.26, -0.62],
        [0.3, -0.28],
      ],
      1.25,
    );
    return chips.draw(opening, seed) + fish.draw(opening, seed);
  },
};

const CONTENTS: Readonly<Record<string, Content>> = {
  acai: { ...liquid('#a0528e', '#6f2a66', '#48184a'), parts: true, pieces: 16 },
  beans: liquid('#e2663c', '#b23a1e', '#7a2014'),
  biryani: grains('#fff3c4', '#f7c95c', '#d9933a', '#e8772a'),
  broth: liquid('#f3d79a', '#d9a95a', '#a8742f'),
  brownrice: { ...grains('#f1dcb4', '#d5b07a', '#a87c4c', '#8f6236', 66), parts: true, pieces: 20 },
  bulgur: grains('#ffe7b4', '#e9be72', '#b98a44', '#c99448'),
  butter: liquid('#ffb46a', '#f0762a', '#b8431a'),
  chana: liquid('#f0a24e', '#c9702a', '#8a4018'),
  chowder: liquid('#ffe2a0', '#f7b44a', '#d6812a'),
  clear: broth('#f5dca4', '#dcae62', '#a87838'),
  dal: liquid('#b8703a', '#84421f', '#562413'),
  friedrice: grains('#ffd9a0', '#ef9c50', '#c05c2a', '#d8452a'),
  goan: liquid('#ffc36a', '#ee8f2c', '#b85a1c'),
  guacamole: liquid('#d5e68a', '#a3c24e', '#6d8f30'),
  greencurry: liquid('#dbe9a2', '#a3c25c', '#6a8f3a'),
  hummus: { ...liquid('#fbe3b4', '#ecc98c', '#c79a5c'), parts: true, pieces: 12 },
  korma: liquid('#ffe6b4', '#f5c67a', '#cf9244'),
  lasagne: layered,
  leaves: leaves(['#5fb041', '#7cc653', '#4a9a3c', '#93d468'], '#c8eaa0'),
  linguine: strands('#ffe39a', '#dda94a', 5, 34),
  mapo: liquid('#e8502c', '#b02a18', '#741610'),
  miso: liquid('#f2cd92', '#d9a45a', '#a8702f'),
  naan: stood(NAAN, PAIR, 1.5),
  noodles: strands('#f6c271', '#b97530', 6, 36),
  palak: liquid('#6da352', '#3f7d3a', '#245229'),
  penne: shapes(tube, 21),
  pilau: grains('#fffbe0', '#ffe794', '#e3b850', '#f5a83a'),
  porridge: liquid('#fff3da', '#f0d9b0', '#c9a878'),
  quinoa: grains('#e2a48e', '#b9604f', '#7d3434', '#8c3c3a'),
  redbroth: broth('#ffb46a', '#e4702c', '#a53c1c'),
  redmiso: broth('#f2b272', '#cf7a3a', '#8f4522'),
  rice: { ...grains('#ffffff', '#f6f0fa', '#cfc2e0', '#dcd2ea', 66), parts: true, pieces: 18 },
  ricenoodles: strands('#ffeccb', '#d9a56a', 6, 36),
  risotto: grains('#fff6dc', '#f2dcaa', '#c9a468', '#d6b67a'),
  rogan: liquid('#d9603a', '#9f2f1c', '#661710'),
  romaine: leaves(['#a9d86a', '#8cc855', '#c2e58a', '#74b548'], '#eaf6c8'),
  shiitakebroth: broth('#b98454', '#7d4c2c', '#502c1a'),
  shoyu: broth('#dfa05a', '#a9642c', '#6f3a1a'),
  slaw: leaves(['#f4f3d0', '#e6edb8', '#fffbe8', '#d5e3a0'], '#fffdf2'),
  spaghetti: strands('#ffdf8c', '#d9a03c', 4.6, 38, 34),
  spinach: leaves(['#2f8040', '#43984c', '#3a8c46', '#56a958'], '#8fcf8a'),
  tagliatelle: strands('#ffe08e', '#d79c3e', 9, 36, 20),
  tikka: liquid('#ffa05a', '#e85c26', '#a93418'),
  tomatosoup: liquid('#ff8a5a', '#e5472a', '#aa2a1c'),
  tonkotsu: broth('#fff2d4', '#efd6a4', '#c9a268'),
  tortillasoup: liquid('#ee7f4a', '#c2452a', '#842416'),
  trofie: shapes(twist, 24, 0.9),
  /** Nothing but what is laid in. */
  bare: { rise: 0, pieces: 7, parts: true, draw: () => '' },
  bao: stood(bun, PAIR, 1.55),
  bbqwings: shapes(fried(WING, '#a8481f', '#651f10'), 11, 1.05),
  bhajis: shapes(fried(THIGH, '#c07a2c', '#7d4312'), 5, 1.05),
  buffalowings: shapes(fried(WING, '#e8612a', '#a92f14'), 11, 1.05),
  chips,
  fishchips: battered,
  fries: shapes(stick('#ffd75e', '#eba92e'), 34),
  gyoza: stood(gyoza('#fff0cf', '#d9964a'), FIVE, 1.12),
  greengyoza: stood(gyoza('#d7e9a8', '#a5a84a'), FIVE, 1.12),
  hargow: stood(pleated('#fff1ee', '#f2a593'), FIVE, 1.2),
  hotthighs: shapes(fried(THIGH, '#d9922f', '#9a5514'), 5, 1.2),
  koreanwings: shapes(fried(WING, '#c9361f', '#7d1a12'), 10, 1.1),
  nachos: shapes(
    '<path d="M-24 14 0-22 24 14z" fill="#f5bf4e" stroke="#f5bf4e" stroke-width="6" stroke-linejoin="round"/><path d="M-14 8 4-10" stroke="#d9952c" stroke-width="3" stroke-linecap="round"/>',
    20,
    1.05,
  ),
  onionrings: shapes(ring, 10),
  roast: stood(fried(THIGH, '#c9782f', '#8a4716'), PAIR, 1.6),
  samosas: stood(samosa, PAIR, 1.5),
  springrolls: shapes(stick('#e9a94e', '#b87628', 24), 7, 1.15),
  squid: shapes(ring, 12, 0.8),
  sticks: shapes(stick('#eeb055', '#bd7a2c', 20), 9, 1.1),
  sweetfries: shapes(stick('#ff9d45', '#dc6b1e'), 32),
  tenders: shapes(fried(TENDER, '#e8a548', '#b06a1c'), 8, 1.15),
  wontons: liquid('#e8623a', '#b8301c', '#7a1a12'),
  yoghurt: liquid('#ffffff', '#fbf4f4', '#ddd0e4'),
};

/** What is poured over: a soft spot in the middle. */
const POURED: Readonly<Record<string, Shades>> = {
  alpomodoro: ['#ff7a52', '#e2371f', '#a81f18'],
  ragu: ['#c9603a', '#93381f', '#612013'],
  carbonara: ['#fff9dc', '#fdeab0', '#e6c56e'],
  pesto: ['#a9cf5c', '#6a9c34', '#41701f'],
  peppersauce: ['#8a5a3a', '#54301f', '#331a14'],
  wine: ['#fff4d0', '#f3dda0', '#d3b46a'],
};

export function bowl(vessel: Vessel, [colour = '', content = '', ...on]: readonly string[]): string {
  const filling = known(CONTENTS, content);
  const opening = OPENINGS[vessel];
  const seed = [vessel, content, ...on].join();
  const poured = POURED[on[0] ?? ''];
  const swirl = on.includes('swirl');
  const pieces = on.filter((name) => POURED[name] === undefined && name !== 'swirl');
  const bed = {
    x: opening.x,
    y: opening.y + 3 - filling.rise,
    rx: opening.rx * (filling.rise > 0 ? 0.6 : 0.72),
    ry: opening.ry * 0.62,
    size: content === 'bare' ? 2 : 1.36,
    count: Math.max(filling.pieces, pieces.length * (filling.parts ? 4 : 3)),
    clay: 'bit',
  };
  const lies = filling.parts && pieces.length > 2 ? inParts : scattered;
  return `${DEFS}${VESSEL[vessel](known(CROCKERY, colour))}<g>${filling.draw(opening, seed)}</g>
    ${poured ? over(poured, opening, filling.rise) : ''}
    ${swirl ? swirled(opening) : ''}
    ${pieces.length === 0 ? '' : lies(pieces, bed)}`;
}

const over = (shades: Shades, { x, y, rx, ry }: Opening, rise: number) =>
  `${paintOf('poured', shades)}<g filter="url(#heaped)">${path(
    blob({ x, y: y - rise * 1.1, rx: rx * 0.56, ry: ry * 0.56 }, (turn) => 0.1 * Math.sin(turn * 5 + 1), 30),
    'fill="url(#poured)"',
  )}</g>`;

const swirled = ({ x, y, rx, ry }: Opening) =>
  stroke(
    `M${x - rx * 0.5} ${y + 8}C${x - rx * 0.5} ${y - ry * 0.7} ${x + rx * 0.6} ${y - ry * 0.7} ${x + rx * 0.5} ${y + 8}C${x + rx * 0.4} ${y + ry * 0.55} ${x - rx * 0.3} ${y + ry * 0.5} ${x - rx * 0.24} ${y + 8}C${x - rx * 0.18} ${y - ry * 0.26} ${x + rx * 0.26} ${y - ry * 0.26} ${x + rx * 0.2} ${y + 8}`,
    '#fffaf0',
    6,
    'opacity="0.92"',
  );

const DEFS =
  clay('ware', { depth: 8, shade: '#4a1c6a', shadow: 0.36, shine: 0.5 }) +
  clay('heaped', { depth: 5, shade: '#8a3a2a', shadow: 0.4, shine: 0.45 }) +
  clay('leafy', { depth: 3, shade: '#123f3a', shadow: 0.5, shine: 0.32, cast: 2 }) +
  clay('strand', { depth: 2.2, shade: '#8a3a1a', shadow: 0.4, shine: 0.35, cast: 2 }) +
  clay('bit', { depth: 1.7, shadow: 0.4, shine: 0.45, cast: 2 });

const wareOf = ([light, main, dark]: Shades) =>
  across('wall', [
    [0, main],
    [0.25, light],
    [0.62, main],
    [1, dark],
  ]) +
  down('inside', [
    [0, dark],
    [1, main],
  ]);

const VESSEL: Record<Vessel, (shades: Shades) => string> = {
  bowl: (shades) => `${wareOf(shades)}
    <g filter="url(#ware)">${path('M14 92C14 150 50 186 82 194Q84 206 92 208H164Q172 206 174 194C206 186 242 150 242 92z', 'fill="url(#wall)"')}${ellipse(128, 92, 114, 56, `fill="${shades[0]}"`)}</g>
    ${ellipse(128, 93, 104, 49, 'fill="url(#inside)"')}`,
  plate: (shades) => `${wareOf(shades)}
    <g filter="url(#ware)">${path('M4 136C6 178 70 212 128 212S250 178 252 136z', 'fill="url(#wall)"')}${ellipse(128, 136, 124, 68, `fill="${shades[0]}"`)}</g>
    ${ellipse(128, 139, 96, 49, 'fill="url(#inside)" opacity="0.55"')}${ellipse(128, 142, 93, 46, `fill="${shades[0]}"`)}`,
  pan: (shades) => `${wareOf(shades)}
    <g filter="url(#ware)">${ellipse(28, 122, 18, 15, `fill="none" stroke="${shades[1]}" stroke-width="12"`)}${ellipse(228, 122, 18, 15, `fill="none" stroke="${shades[1]}" stroke-width="12"`)}
    ${path('M26 122C26 176 66 206 128 206S230 176 230 122z', 'fill="url(#wall)"')}${ellipse(128, 122, 102, 68, `fill="${shades[1]}"`)}</g>
    ${ellipse(128, 124, 88, 57, 'fill="url(#inside)"')}`,
  /** As the counter packs it, with a pad on its floor. */
  tray: (shades) => `${wareOf(shades)}
    <g filter="url(#ware)">${path('M4 106Q4 96 12 92L34 52Q40 44 52 44H204Q216 44 222 52L244 92Q252 96 252 106L240 188Q236 204 220 204H36Q20 204 16 188z', 'fill="url(#wall)"')}${path('M4 106Q4 94 14 90L34 52Q40 44 52 44H204Q216 44 222 52L242 90Q252 94 252 106L246 168Q242 180 228 180H28Q14 180 10 168z', `fill="${shades[0]}"`)}</g>
    ${path('M30 102L48 64Q52 58 60 58H196Q204 58 208 64L226 102L220 158Q218 166 208 166H48Q38 166 36 158z', 'fill="url(#inside)"')}${path('M44 108L58 76H198L212 108 206 154H50z', 'fill="#fffdfb" opacity="0.75"')}`,
  /** A tray of the grill, lined with paper. */
  basket: (shades) => `${wareOf(shades)}
    <g filter="url(#ware)">${path('M12 112L40 200Q44 212 60 212H196Q212 212 216 200L244 112z', 'fill="url(#wall)"')}${[
      0, 1, 2, 3, 4, 5,
    ]
      .map(
        (gap) =>
          `<rect x="${52 + gap * 27}" y="166" width="16" height="26" rx="7" fill="${shades[2]}" opacity="0.55"/>`,
      )
      .join('')}</g>
    <g filter="url(#heaped)">${path(PAPER, 'fill="#fffaf2"')}</g>`,
};

const PAPER =
  'M6 108L30 78 46 92 66 64 88 80 118 56 144 78 176 60 196 84 222 72 250 108 228 126 214 150 186 138 164 160 132 146 100 162 78 142 46 152 36 126z';
