import { ellipse, path, stroke } from './clay.ts';

/** What lies on pizzas and in bowls: each seen from above, around (0, 0), some fifteen units from its middle to its edge. */

const leaf = (turn: number, colour: string, vein: string, size = 1) =>
  `<g transform="rotate(${turn}) scale(${size})">${path('M0 0C-13-4-13-20 0-27 13-20 13-4 0 0z', `fill="${colour}"`)}${stroke('M0-2V-20', vein, 1.8)}</g>`;

const cube = (top: string, side: string, size = 11) =>
  path(
    `M${-size} ${-size * 0.3}L0 ${-size * 0.95} ${size} ${-size * 0.3}V${size * 0.5}L0 ${size * 1.1} ${-size} ${size * 0.5}z`,
    `fill="${side}" stroke="${side}" stroke-width="3" stroke-linejoin="round"`,
  ) +
  path(
    `M${-size} ${-size * 0.3}L0 ${-size * 0.95} ${size} ${-size * 0.3} 0 ${size * 0.35}z`,
    `fill="${top}" stroke="${top}" stroke-width="3" stroke-linejoin="round"`,
  );

const disc = (size: number, rim: string, flesh: string, inner = 0.78) =>
  ellipse(0, 0, size, size, `fill="${rim}"`) + ellipse(0, 0, size * inner, size * inner, `fill="${flesh}"`);

const specks = (all: readonly (readonly [number, number, number])[], colour: string) =>
  all.map(([x, y, size]) => ellipse(x, y, size, size, `fill="${colour}"`)).join('');

const ribbon = (light: string, dark: string, line: string) =>
  path('M-19 3C-17-12-7-13-2-6 3-15 15-13 19-2 21 7 12 12 6 7 1 14-7 12-9 6-13 11-20 9-19 3z', `fill="${light}"`) +
  stroke('M-13 1C-10-6-6-6-3 0M2-2C6-8 11-7 13-1', dark, 3.2) +
  stroke('M-8 6C-5 2-2 3 0 7', line, 2);

const sprig = (colour: string, fine: number) =>
  stroke('M0 17C1 6 0-6-1-18', colour, fine) +
  [-13, -7, -1, 5, 11].map((y) => stroke(`M0 ${y}L-9 ${y - 6}M0 ${y}L9 ${y - 7}`, colour, fine)).join('');

const nut = (colour: string, dark: string) =>
  path('M-12 3C-13-8-3-12 3-8 11-10 15 1 9 7 3 13-10 12-12 3z', `fill="${colour}"`) +
  stroke('M-6-3C-2 0 0 4 5 3M0-6C3-4 5-3 8-3', dark, 2);

const berry = (colour: string, dot: string) =>
  ellipse(0, 0, 9, 9, `fill="${colour}"`) + ellipse(1, -1, 3, 3, `fill="${dot}"`);

const chunk = (colour: string, sear: string) =>
  path('M-15 2C-16-9-5-12 2-10 11-12 17-4 14 4 12 12 0 12-6 10-12 11-15 8-15 2z', `fill="${colour}"`) +
  stroke('M-9-3 1-7M-6 4 9-3', sear, 3, 'opacity="0.75"');

const strip = (colour: string, sear: string) =>
  path('M-19 4C-20-3-10-7 0-6 9-8 19-5 19 0 18 6 9 4 1 6-7 9-18 10-19 4z', `fill="${colour}"`) +
  stroke('M-11 1C-4-2 5-2 12-1', sear, 2.2, 'opacity="0.8"');

const wedge = (skin: string, flesh: string, line: string) =>
  path('M-18-4A19 19 0 0 0 18-4z', `fill="${skin}"`) +
  path('M-15-4A15.5 15.5 0 0 0 15-4z', `fill="${flesh}"`) +
  stroke('M0-3V9M-2-3-9 6M2-3 9 6', line, 1.8);

const rings = (colour: string) =>
  ellipse(-5, 0, 9, 8, `fill="none" stroke="${colour}" stroke-width="3.4"`) +
  ellipse(8, 3, 6.5, 5.5, `fill="none" stroke="${colour}" stroke-width="3.2"`);

const bean = (colour: string) => path('M-9 2C-10-6-2-8 2-5 8-8 13 0 8 4 3 8-8 8-9 2z', `fill="${colour}"`);

const floret = (light: string, dark: string, stem: string) =>
  path('M-4 2H5L6 15H-5z', `fill="${stem}"`) +
  specks(
    [
      [-9, -1, 7],
      [9, -1, 7],
      [0, -8, 9],
      [0, 1, 7],
    ],
    dark,
  ) +
  specks(
    [
      [-6, -6, 3],
      [5, -8, 3.4],
      [0, -2, 3],
    ],
    light,
  );

const shreds = (one: string, other: string) =>
  stroke('M-15-5C-6-10 4-2 14-7', one, 4) +
  stroke('M-14 3C-5-2 5 6 15 0', other, 4) +
  stroke('M-9 9C-2 5 5 11 12 7', one, 4);

export const PIECES: Readonly<Record<string, string>> = {
  almond: path('M-12 0C-8-8 6-9 13 0 6 8-8 8-12 0z', 'fill="#c98a52"') + stroke('M-7 0H7', '#a3683a', 1.6),
  artichoke:
    path('M0 15C-16 8-16-10 0-16 16-10 16 8 0 15z', 'fill="#a9b96b"') +
    stroke('M0-14V12M-7-7C-7 2-4 8 0 12M7-7C7 2 4 8 0 12', '#77893f', 2.4),
  aubergine:
    disc(17, '#5b3573', '#e9d9b8', 0.84) +
    specks(
      [
        [-5, -4, 1.8],
        [4, -6, 1.8],
        [6, 4, 1.8],
        [-4, 6, 1.8],
        [0, 0, 1.8],
      ],
      '#b89468',
    ),
  avocado:
    path('M-19 5C-15-12 12-15 19 2 10-4-6-2-19 5z', 'fill="#5f9a37"') +
    path('M-15 2C-10-9 9-11 15-1 7-5-5-4-15 2z', 'fill="#d8e58a"'),
  bacon:
    path('M-19-6C-11-11-6-2 1-6 8-10 13-3 19-7L19 5C13 9 8 2 1 6-6 10-11 1-19 6z', 'fill="#c2402f"') +
    stroke('M-18 0C-11-5-6 4 1 0 8-4 13 3 18-1', '#ffc9a8', 3),
  banana:
    disc(13, '#e8c65a', '#fff0b8', 0.84) +
    specks(
      [
        [0, -3, 1.6],
        [3, 2, 1.6],
        [-3, 2, 1.6],
      ],
      '#b58a3c',
    ),
  basil:
    leaf(-52, '#3f9a34', '#2b7526', 0.88) + leaf(58, '#58b545', '#35852c', 0.88) + leaf(4, '#4cab3d', '#2f7d28', 0.72),
  beef: strip('#7b4230', '#4c2218'),
  beet: cube('#d03a76', '#96204f'),
  blackbean: bean('#4a2c3a'),
  blueberry: berry('#5666c4', '#36408a'),
  broccoli: floret('#86c95c', '#3f9140', '#9fcb74'),
  butter: cube('#fff0a0', '#f1cf52'),
  cabbage: shreds('#8a3b8f', '#b968b4'),
  carrot: disc(12, '#e5702a', '#ff9d4d', 0.8),
  cashew: path('M-13 5C-14-10 8-14 14-2 15 4 9 6 7 1 3-5-6-3-5 4-5 11-12 11-13 5z', 'fill="#f0cf94"'),
  cauliflower: floret('#fffbe8', '#f2e5bd', '#dfe5a8'),
  chanterelle:
    path('M-16-9C-8-17 9-17 16-8 8-5 6 2 5 15 0 18-5 17-6 14-5 2-8-5-16-9z', 'fill="#f0a232"') +
    stroke('M-7-6C-3 0-2 6-2 12M6-6C2-1 2 6 1 12', '#c9741a', 1.8),
  cheddar: shreds('#f7a928', '#ffc95a'),
  chicken: chunk('#dca05a', '#9c5a22'),
  chickenbreast:
    path('M-20 4C-22-10-6-15 6-13 18-12 24-2 18 6 10 14-2 10-8 13-16 14-19 10-20 4z', 'fill="#ffc4b4"') +
    stroke('M-12 0C-4-6 6-7 13-4', '#ffe6de', 3),
  cherrytomato:
    ellipse(0, 0, 13, 13, 'fill="#ea3a34"') +
    ellipse(-4, -4, 4, 3, 'fill="#ff9a86"') +
    stroke('M0-12-4-16M0-12 5-16M0-12V-17', '#4a9a3a', 2.6),
  chickpea: ellipse(0, 0, 9.5, 9, 'fill="#e5bf7a"') + stroke('M2-6C4-2 3 1 0 3', '#bd9149', 1.8),
  chilli: path('M-17 5C-8 9 8 4 17-7 12 10-8 17-17 5z', 'fill="#e0262f"') + stroke('M15-6 20-13', '#4a9a3a', 4),
  chip: cube('#5d3322', '#33190f'),
  chop:
    path('M-20 0C-20-13-6-17 4-14 16-15 22-5 18 4 15 15-2 15-9 13-17 14-20 8-20 0z', 'fill="#fff0e6"') +
    path('M-15 0C-15-9-4-12 4-10 13-10 17-4 14 3 11 10-2 10-8 9-14 9-15 5-15 0z', 'fill="#f08a84"') +
    stroke('M-4 8C-3 2 2-1 9-1', '#fff3ea', 4),
  cob:
    '<rect x="-26" y="-11" width="46" height="22" rx="11" fill="#ffc93a"/>' +
    specks(
      [
        [-18, -4, 3.6],
        [-9, -5, 3.6],
        [0, -4, 3.6],
        [9, -4, 3.6],
        [-14, 4, 3.6],
        [-5, 4, 3.6],
        [4, 4, 3.6],
        [12, 3, 3.6],
      ],
      '#f0a024',
    ) +
    path('M20-4 34-2 34 3 20 5z', 'fill="#9fc060"') +
    stroke('M-20-8C-8-2 2-10 14-7', '#fff6e0', 4),
  cod:
    path('M-20 5C-21-8-8-13 2-11 12-14 21-6 19 4 16 13-17 14-20 5z', 'fill="#f7f3f8"') +
    stroke('M-12-6-8 8M-2-9 1 8M9-8 10 7', '#d9d0e2', 2.4),
  coriander:
    specks(
      [
        [-7, -2, 6],
        [7, -3, 6],
        [0, -10, 6],
        [0, 0, 5],
      ],
      '#57b149',
    ) + stroke('M0 0V15', '#3d8a35', 2.6),
  corn: specks(
    [
      [-7, -5, 5],
      [4, -8, 5],
      [9, 2, 5],
      [-2, 3, 5],
      [-10, 6, 5],
      [4, 11, 5],
    ],
    '#ffcf3a',
  ),
  courgette: disc(15, '#4f8f3c', '#e6efb2', 0.84) + stroke('M-6-7 6 7M-6 7 6-7', '#7a5a30', 2, 'opacity="0.45"'),
  cream: path('M-16 0C-14-10-4-8-1-12 8-12 16-6 15 2 14 11 2 9-3 12-11 11-17 8-16 0z', 'fill="#fffaf0"'),
  crouton: cube('#efc27a', '#c9893f'),
  cucumber:
    disc(15, '#4c9a48', '#dcefb9', 0.84) +
    specks(
      [
        [-4, -3, 1.6],
        [4, -4, 1.6],
        [0, 5, 1.6],
        [6, 3, 1.6],
        [-6, 3, 1.6],
      ],
      '#a5cd82',
    ),
  dill: sprig('#4fae4a', 2.2),
  drumstick:
    path('M-20 0C-22-13-4-16 6-9 10-6 14-4 20-4L22 3C16 4 10 6 6 9-4 15-19 12-20 0z', 'fill="#ffc9ae"') +
    ellipse(21, -1, 5, 5.5, 'fill="#fffaf4"') +
    stroke('M-13-3C-8-8 0-8 5-5', '#fff0e6', 3),
  edamame: bean('#7fc24e'),
  egg:
    path('M0-19C12-18 17-2 15 6 12 17-12 17-15 6-17-2-12-18 0-19z', 'fill="#fffdf6"') +
    ellipse(0, 3, 9.5, 9.5, 'fill="#ffad24"'),
  falafel:
    ellipse(0, 0, 16, 15, 'fill="#a9713a"') +
    specks(
      [
        [-6, -4, 2.6],
        [5, -7, 2.2],
        [7, 4, 2.8],
        [-3, 6, 2.4],
        [0, -1, 1.8],
      ],
      '#7b4a20',
    ),
  feta: cube('#fffef8', '#dcd6ea'),
  friedegg:
    path('M-20-4C-18-17-4-14 2-18 12-18 21-9 19 2 22 12 8 18 1 14-8 19-22 12-20-4z', 'fill="#fffdf6"') +
    ellipse(0, -1, 9.5, 9, 'fill="#ffb01f"'),
  friedonion: rings('#d79a45'),
  garlic: path('M-9 5C-9-7 6-10 10-4 8 5-2 10-9 5z', 'fill="#fff6d6"'),
  goatcheese: disc(16, '#efe6d2', '#fffdf6', 0.84),
  gorgonzola:
    path('M-17 0C-15-12-4-10 0-13 10-13 18-5 16 3 13 13 2 11-4 13-12 12-18 8-17 0z', 'fill="#fff3cf"') +
    specks(
      [
        [-6, -3, 2.8],
        [5, -5, 2.2],
        [2, 4, 3],
        [9, 2, 1.8],
        [-8, 5, 1.8],
      ],
      '#5f8aa8',
    ),
  granola: specks(
    [
      [-8, -3, 5.5],
      [2, -8, 5],
      [9, 1, 5.5],
      [-2, 4, 6],
      [6, 10, 4.5],
      [-10, 8, 4],
    ],
    '#c98b45',
  ),
  greenbean: stroke('M-18 6C-8-2 6-4 18-8', '#5aa340', 7),
  greenolive: disc(9.5, '#9aab3e', '#d8402f', 0.34),
  greenpepper: stroke('M-14 5C-14-12 12-14 14 4', '#4fa83c', 7),
  halloumi: chunk('#f8e4a8', '#b87a2c'),
  ham: ribbon('#f9a8b0', '#e07b8b', '#fbd0d2'),
  herbs: specks(
    [
      [-8, -5, 2.8],
      [3, -9, 2.4],
      [9, 1, 2.8],
      [-2, 3, 2.6],
      [-10, 8, 2.4],
      [5, 10, 2.8],
    ],
    '#4da83f',
  ),
  hummus: ellipse(0, 0, 19, 18, 'fill="#efcf94"') + stroke('M-9 0C-9-9 8-9 9 0 9 7-2 7-2 1', '#d3a961', 3.4),
  jalapeno:
    disc(11, '#3f9440', '#b5dd78', 0.74) +
    specks(
      [
        [-2, -2, 1.6],
        [3, 1, 1.6],
      ],
      '#f3f1c0',
    ),
  kale:
    specks(
      [
        [-9, -3, 8],
        [8, -5, 8],
        [0, 6, 9],
        [0, -8, 7],
      ],
      '#2f7d45',
    ) + stroke('M-8-3 0 4 8-4', '#5aab62', 2),
  kimchi: shreds('#e2532f', '#f39a62'),
  lamb: chunk('#8a4a30', '#57281a'),
  lemon: wedge('#f2c31d', '#ffee86', '#f5cf3a'),
  lettuce:
    path('M-18 4C-24-8-12-12-9-16 0-22 6-14 10-14 20-12 18 0 20 4 18 14 8 12 2 16-8 18-16 14-18 4z', 'fill="#7cc24e"') +
    stroke('M-10 8C-2 0 4-6 9-9M-2 2C-6-2-8-6-8-9M3-3C7 0 10 3 12 6', '#b9e284', 2.2),
  lime: wedge('#4f9e31', '#c8ea84', '#93c94f'),
  mango: cube('#ffc04a', '#ee8f1e'),
  meatball:
    ellipse(0, 0, 14, 13, 'fill="#8e5030"') +
    specks(
      [
        [-4, -4, 2],
        [5, 2, 2],
      ],
      '#6a3518',
    ),
  mince: specks(
    [
      [-9, -3, 6],
      [2, -8, 6],
      [9, 2, 6],
      [-3, 5, 6.5],
      [6, 10, 5],
      [-11, 8, 4.5],
    ],
    '#7d4128',
  ),
  mincemeat:
    stroke('M-16-8C-8-13 2-6 14-11M-17 0C-6-6 4 2 17-3M-15 8C-4 2 6 9 15 5', '#cf4048', 7) +
    stroke('M-12-4C-4-8 4-2 12-6M-10 5C-2 0 6 6 12 2', '#f4888a', 3.4),
  mint: leaf(-40, '#43a85a', '#2c7f42', 0.8) + leaf(44, '#5fc273', '#35904c', 0.8),
  mozzarella: path('M-17 0C-16-12-4-10 0-14 11-14 19-5 16 4 14 14 2 12-4 14-13 13-18 8-17 0z', 'fill="#fffaf0"'),
  mushroom:
    path('M-16-1C-17-15 17-15 16-1 15 5 8 3 5 3L5 13C4 17-4 17-5 13L-5 3C-8 3-15 5-16-1z', 'fill="#ecd9bd"') +
    path('M-11-2C-11-10 11-10 11-2 7 0 4-1 3 0V10H-3V0C-4-1-7 0-11-2z', 'fill="#c4a17a"'),
  mussel:
    path('M-17 9C-17-8 2-19 16-14 17 2 4 16-17 9z', 'fill="#3a3f5e"') +
    path('M-11 6C-10-5 3-12 11-10 11 0 3 9-11 6z', 'fill="#f2a053"'),
  naruto: disc(14, '#fbf4f2', '#fffdfb', 0.8) + stroke('M-6 0C-6-7 6-7 6 0 6 5-2 5-2 0', '#f0648c', 3),
  newpotato:
    ellipse(0, 0, 15, 12, 'fill="#e6bb6a"') +
    specks(
      [
        [-5, -3, 1.6],
        [5, 2, 1.6],
        [1, -6, 1.4],
        [-3, 5, 1.4],
      ],
      '#b5863c',
    ),
  nori: path('M-14-19H14V19H-14z', 'fill="#24483c" stroke="#24483c" stroke-width="3" stroke-linejoin="round"'),
  olive: disc(10, '#3a2b40', '#e2a94a', 0.42),
  onion: rings('#b0569a'),
  paneer: cube('#fff6dc', '#e9c98a'),
  parmesan: path('M-17 5-4-12 16-6 6 10z', 'fill="#ffefb4" stroke="#ffefb4" stroke-width="2" stroke-linejoin="round"'),
  peanut:
    specks(
      [
        [-6, 0, 7.5],
        [6, 1, 7.5],
      ],
      '#dba75c',
    ) + stroke('M-8-1H-4M4 0H9', '#b17d38', 1.6),
  pepper: stroke('M-14 5C-14-12 12-14 14 4', '#e3342f', 7),
  peppercorn: specks(
    [
      [-8, -4, 2.4],
      [4, -7, 2.2],
      [8, 4, 2.4],
      [-3, 6, 2.2],
    ],
    '#3a2a2a',
  ),
  pineapple:
    path('M-15-8 15-10 9 13-6 14z', 'fill="#ffd94a" stroke="#ffd94a" stroke-width="4" stroke-linejoin="round"') +
    stroke('M-5-6-2 10M6-7 4 9', '#eca92c', 2),
  pomegranate: specks(
    [
      [-7, -4, 4],
      [4, -7, 4],
      [8, 4, 4],
      [-3, 6, 4],
    ],
    '#d02a54',
  ),
  pork:
    path('M-20 2C-20-12-6-16 4-13 17-14 23-2 18 7 12 16-16 16-20 2z', 'fill="#d98d6c"') +
    stroke('M-14 3C-12-7 0-9 12-5', '#fbe2cd', 4.4) +
    stroke('M-9 9C-3 4 6 4 13 5', '#a9573d', 3),
  potato: disc(15, '#e2ab4a', '#ffe9a6', 0.84),
  prawn:
    path('M-14 8C-20-9-2-19 10-12 19-6 17 6 9 10 13 2 8-4 1-3-5-1-6 5-2 10-6 14-12 13-14 8z', 'fill="#ff8a5c"') +
    stroke('M-11-1-5 2M-5-9-2-3M5-12 4-4M14-5 8-1', '#ffd3bb', 2.4) +
    path('M7 9 17 8 12 17z', 'fill="#f0653c"'),
  pumpkin: specks(
    [
      [-8, -4, 3.4],
      [3, -8, 3.4],
      [8, 3, 3.4],
      [-3, 5, 3.4],
    ],
    '#8fae4a',
  ),
  radish: disc(12, '#e0447a', '#fff6f6', 0.82),
  raspberry: specks(
    [
      [-4, -4, 5],
      [4, -4, 5],
      [0, 3, 5],
      [-5, 2, 4],
      [5, 2, 4],
    ],
    '#e2325c',
  ),
  ricecracker: disc(14, '#d49b4f', '#f0c985', 0.8),
  riceball:
    path('M-16 10C-20-4-8-16 0-16 8-16 20-4 16 10 10 16-10 16-16 10z', 'fill="#fffdfb"') +
    path('M-8 3H8V14C4 16-4 16-8 14z', 'fill="#24483c"'),
  rocket:
    path(
      'M0 19C-2 8-11 8-8 0-15-2-11-9-6-9-9-17 0-22 3-17 10-17 11-9 7-6 13-4 11 5 6 4 6 10 2 13 0 19z',
      'fill="#4f9c36"',
    ) + stroke('M0 16C0 4 0-6 1-14', '#a5d37c', 1.8),
  rosemary: sprig('#4c7d4a', 3.2),
  salami:
    ellipse(0, 0, 17, 17, 'fill="#d9304c"') +
    specks(
      [
        [-6, -5, 2.6],
        [5, -7, 2],
        [7, 4, 2.8],
        [-3, 7, 2.2],
        [0, 0, 1.8],
      ],
      '#f58a8a',
    ),
  salmon: ribbon('#ff9668', '#ffc4a4', '#ffd8c2'),
  salmonfillet:
    path('M-21 6C-22-6-10-13 4-12 16-11 22-4 20 4 17 13-19 14-21 6z', 'fill="#ff8f5e"') +
    stroke('M-13-4C-10 0-10 5-12 9M-3-9C0-3 0 4-1 10M8-9C11-3 11 3 9 9', '#ffd2ba', 2.6),
  salmoncube: cube('#ffa276', '#ee7442'),
  samphire: sprig('#5a9a4a', 3),
  sausage: stroke('M-13 5C-6-6 6-6 13 2', '#b65a36', 13),
  scallion:
    specks(
      [
        [-9, -5, 4],
        [4, -9, 4],
        [9, 3, 4],
        [-2, 3, 4],
        [-8, 10, 3.4],
      ],
      '#6cbb48',
    ) +
    specks(
      [
        [-9, -5, 1.8],
        [4, -9, 1.8],
        [9, 3, 1.8],
        [-2, 3, 1.8],
      ],
      '#d9f0b4',
    ),
  seaweed: shreds('#2f6b4a', '#4f9463'),
  sesame: specks(
    [
      [-8, -5, 2],
      [3, -8, 2],
      [8, 2, 2],
      [-2, 3, 2],
      [-9, 8, 2],
      [5, 9, 2],
    ],
    '#fff3d2',
  ),
  shiitake: disc(16, '#7d4f30', '#9b6a44', 0.7) + stroke('M-6 0H6M0-6V6', '#e9cfa6', 2.6),
  spinach:
    leaf(-62, '#2f8040', '#5cae62', 0.9) + leaf(40, '#3b9149', '#69ba6c', 0.9) + leaf(150, '#347f40', '#5cae62', 0.7),
  sprouts:
    stroke('M-16 4C-8-10 0-4 14-12M-12 10C-2-2 6 4 16-2', '#fff8e2', 3.6) +
    specks(
      [
        [14, -12, 3],
        [16, -2, 3],
      ],
      '#e6d474',
    ),
  steak:
    path('M-20 2C-22-12-6-17 4-13 16-16 24-4 17 5 12 16-4 12-10 14-18 13-19 8-20 2z', 'fill="#fbe3dc"') +
    path('M-16 2C-17-9-5-13 4-9 14-11 19-3 13 4 9 11-3 8-9 10-15 9-16 6-16 2z', 'fill="#c92f40"') +
    stroke('M-9 1C-4-5 2-4 5-1M2 5C6 2 9 1 11-2', '#f4a9a6', 2.4),
  strawberry:
    path('M0 16C-15 6-16-9-6-11-2-12 0-9 0-9 0-9 2-12 6-11 16-9 15 6 0 16z', 'fill="#ee2f4f"') +
    specks(
      [
        [-5, -3, 1.4],
        [4, -4, 1.4],
        [0, 4, 1.4],
        [6, 2, 1.4],
        [-4, 5, 1.4],
      ],
      '#ffd9a0',
    ),
  sweetpotato: cube('#ff9a4a', '#dd6520'),
  tofu: cube('#fff8e6', '#e6d3b0'),
  tomato:
    ellipse(0, 0, 16, 16, 'fill="#e63a32"') +
    [0, 120, 240]
      .map(
        (turn) => `<g transform="rotate(${turn})">${path('M-7-4C-6-11 6-11 7-4 4-2-4-2-7-4z', 'fill="#ff8163"')}</g>`,
      )
      .join(''),
  tortilla: path('M-15 10 0-16 16 9z', 'fill="#f2bd55" stroke="#f2bd55" stroke-width="4" stroke-linejoin="round"'),
  tuna:
    path('M-16 3C-17-6-8-8-4-12 3-13 14-10 16-2 15 5 7 5 5 11-3 13-14 11-16 3z', 'fill="#d9a488"') +
    stroke('M-9 2C-3-3 3-4 9-4M-4 7C0 4 4 3 7 3', '#f4d3bd', 2.4),
  tunacube: cube('#e4506a', '#b52a48'),
  walnut: nut('#b98149', '#8a5729'),
  wonton:
    path('M-18 4C-16-6-8-6-6-12-2-6 4-6 8-13 10-6 17-4 18 4 14 14-14 14-18 4z', 'fill="#ffeecd"') +
    ellipse(0, 5, 8, 5, 'fill="#f0b48c"'),
  yoghurt: ellipse(0, 0, 16, 15, 'fill="#fffdf6"') + stroke('M-7 0C-7-7 7-7 7 0 7 5-1 5-1 1', '#e6e0ee', 2.6),
};
