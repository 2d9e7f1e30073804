import { ball, clay, down, ellipse, known, path, stroke } from './clay.ts';
import { CROCKERY, type Shades } from './crockery.ts';
import { PIECES } from './pieces.ts';

/** Slices of cake and cups of ice cream: `cake-carrot-cream-walnut`, `scoops-teal-vanilla-berry-mint`. */

const CRUMBS: Readonly<Record<string, Shades>> = {
  vanilla: ['#ffe3a4', '#f9c16c', '#dd8f48'],
  chocolate: ['#8a5238', '#5f3222', '#3d1e16'],
  berry: ['#8a6fd0', '#5a3f9f', '#3c2a74'],
  carrot: ['#e8a058', '#c07132', '#8c4a20'],
  cheese: ['#fff6d8', '#ffe6a4', '#e9bd6c'],
};

const CREAMS: Readonly<Record<string, Shades>> = {
  cream: ['#ffffff', '#fff4ea', '#e9cfd2'],
  ganache: ['#7a4430', '#4d281c', '#2e1610'],
  curd: ['#fff09a', '#fbd23c', '#dba01e'],
  pastry: ['#ffdca0', '#f0b060', '#cf8442'],
  pink: ['#ffd9e2', '#fba6bd', '#dd7496'],
};

const DEFS =
  clay('soft', { depth: 5, shade: '#a8385a', shadow: 0.4, shine: 0.5 }) +
  clay('bit', { depth: 2, shadow: 0.4, shine: 0.45, cast: 2 });

export function cake([crumb = '', icing = '', ...on]: readonly string[]): string {
  const [light, main, dark] = known(CRUMBS, crumb);
  const cream = known(CREAMS, icing);
  const side = (y: number, high: number, colour: string) =>
    path(`M22 ${y + 58}L160 ${y + 96}V${y + 96 + high}L22 ${y + 58 + high}z`, `fill="${colour}"`);
  const back = (y: number, high: number, colour: string) =>
    path(`M160 ${y + 96}L238 ${y + 26}V${y + 26 + high}L160 ${y + 96 + high}z`, `fill="${colour}"`);
  const layers =
    crumb === 'cheese'
      ? ([
          [8, 76, main],
          [84, 16, '#c98a4a'],
        ] as const)
      : ([
          [8, 32, main],
          [40, 9, cream[1]],
          [49, 32, main],
          [81, 9, cream[1]],
          [90, 26, main],
        ] as const);
  const sides = layers.map(([y, high, colour]) => side(y, high + 0.6, colour)).join('');
  const outer = back(8, crumb === 'cheese' ? 76 : 108, cream[1]) + (crumb === 'cheese' ? back(84, 16, '#a86c34') : '');
  const top = 'M22 58Q16 52 26 46L176 4Q190 0 202 8L236 28Q244 34 236 42L168 102Q160 108 150 105L30 70Q20 66 22 58z';
  const pieces = on
    .map((name, index) => {
      const [x = 0, y = 0] =
        [
          [112, 44],
          [172, 34],
          [142, 70],
        ][index % 3] ?? [];
      return `<g transform="translate(${x} ${y}) scale(1.3 1.1)">${known(PIECES, name)}</g>`;
    })
    .join('');
  const crumbs = [
    [46, 96],
    [72, 92],
    [100, 118],
    [130, 112],
    [60, 128],
    [92, 152],
    [126, 166],
    [144, 142],
    [40, 142],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 4, 2.6, `fill="${dark}" opacity="0.45"`))
    .join('');
  return `${DEFS}${down('icing', [
    [0, cream[0]],
    [0.6, cream[1]],
    [1, cream[2]],
  ])}${down('crumb', [
    [0, light],
    [1, dark],
  ])}
    <g filter="url(#soft)">${sides}${outer}</g>${crumbs}
    <g filter="url(#soft)">${path(top, 'fill="url(#icing)"')}</g>
    <g filter="url(#bit)">${pieces}</g>`;
}

/** A square of it, cracked on top: `brownie-walnut`. */
export function brownie(on: readonly string[]): string {
  const pieces = [
    [86, 78],
    [150, 66],
    [128, 104],
    [188, 90],
  ].map(
    ([x, y], index) =>
      `<g transform="translate(${x} ${y}) scale(1.5 1.1)">${known(PIECES, on[index % on.length] ?? '')}</g>`,
  );
  const crumbs = [
    [44, 140],
    [70, 172],
    [98, 156],
    [60, 118],
    [116, 190],
    [168, 172],
    [200, 150],
    [222, 128],
    [184, 196],
  ].map(([x = 0, y = 0]) => ellipse(x, y, 4.5, 3, 'fill="#2b150e" opacity="0.5"'));
  return `${DEFS}${down('crumb', [
    [0, '#7d4a32'],
    [1, '#5a3020'],
  ])}
    <g filter="url(#soft)">${path('M16 92 140 138V222L16 172z', 'fill="#53301f"')}${path('M140 138 240 76V150L140 222z', 'fill="#3a1f15"')}${path('M16 92 112 38 240 76 140 138z', 'fill="url(#crumb)" stroke="#6b3f2a" stroke-width="6" stroke-linejoin="round"')}</g>${crumbs.join('')}
    ${stroke('M48 92 84 96 110 84M130 58 160 74 152 92M104 118 138 120 168 106M176 76 204 84', '#a8745a', 3.4, 'opacity="0.75"')}
    <g filter="url(#bit)">${pieces.join('')}</g>`;
}

const FLAVOURS: Readonly<Record<string, Shades>> = {
  vanilla: ['#fffdf0', '#fbeec4', '#e0c388'],
  chocolate: ['#a06a4c', '#6b3d28', '#432216'],
  strawberry: ['#ffd3de', '#f996b2', '#d0608a'],
  pistachio: ['#e6f2bc', '#b6d27c', '#82a24c'],
  berry: ['#d98ac8', '#a8448f', '#702a68'],
  mango: ['#ffe59a', '#fbbd42', '#dd8a24'],
  mint: ['#dcfaec', '#9fe3c6', '#5fb399'],
};

const PLACES = [
  [84, 92],
  [172, 92],
  [128, 62],
] as const;

/** Up to three scoops, then what lies on them. */
export function scoops([colour = '', ...words]: readonly string[]): string {
  const wall = known(CROCKERY, colour);
  const flavours = words.filter((word) => Object.hasOwn(FLAVOURS, word) && word !== words.at(-1)).slice(0, 3);
  const on = words.slice(flavours.length);
  const balls = PLACES.map(([x, y], index) => {
    const [light, main, dark] = known(FLAVOURS, flavours[index % flavours.length] ?? '');
    const id = `scoop${index}`;
    return `${ball(id, [
      [0, light],
      [0.5, main],
      [1, dark],
    ])}<g filter="url(#soft)">${ellipse(x, y, 55, 53, `fill="url(#${id})"`)}${[-44, -28, -10, 9, 27, 43].map((from, place) => ellipse(x + from, y + 38 + (place % 2) * 5 - Math.abs(from) * 0.3, 13, 10, `fill="${main}"`)).join('')}</g>`;
  }).join('');
  const pieces = on
    .map((name, index) => {
      const [x, y] = (
        [
          [128, 24],
          [84, 62],
          [176, 62],
        ] as const
      )[index % 3] ?? [128, 24];
      return `<g transform="translate(${x} ${y}) scale(1.35)">${known(PIECES, name)}</g>`;
    })
    .join('');
  return `${DEFS}${down('wall', [
    [0, wall[0]],
    [0.5, wall[1]],
    [1, wall[2]],
  ])}
    <g filter="url(#bit)">${path('M190 66 222 8 240 18 208 78z', 'fill="#e9b263"')}${stroke('M200 66 226 18M210 70 232 30', '#c4853a', 3)}</g>
    ${balls}
    <g filter="url(#soft)">${path('M18 118Q128 152 238 118L206 222Q202 236 188 236H68Q54 236 50 222z', 'fill="url(#wall)"')}</g>
    ${stroke('M32 150Q128 182 224 150', '#ffffff', 8, 'opacity="0.45"')}
    <g filter="url(#bit)">${pieces}</g>`;
}

/** A stack with what lies on it: `pancakes-blueberry-lemon`. */
export function pancakes(on: readonly string[]): string {
  const discs = [196, 168, 140, 112]
    .map(
      (y, index) =>
        `<g filter="url(#soft)">${path(`M${18 + index * 3} ${y}V${y + 16}A${110 - index * 3} 40 0 0 0 ${238 - index * 3} ${y + 16}V${y}z`, 'fill="#ffdf9e"')}${ellipse(128, y, 110 - index * 3, 40, 'fill="#dd9040"')}</g>`,
    )
    .join('');
  const pieces = [
    [84, 92],
    [128, 78],
    [172, 92],
    [104, 114],
    [150, 116],
    [128, 98],
  ]
    .map(
      ([x, y], index) =>
        `<g transform="translate(${x} ${y}) scale(1.35)">${known(PIECES, on[index % on.length] ?? '')}</g>`,
    )
    .join('');
  return `${DEFS}${discs}<g filter="url(#soft)">${path('M44 104C50 82 92 74 130 76S214 84 212 106C210 122 196 120 194 138S180 150 178 134 160 134 156 146 140 152 138 138 98 138 94 130 80 160 74 146 42 122 44 104z', 'fill="#fff3a8"')}</g><g filter="url(#bit)">${pieces}</g>`;
}

/** A coil of sweet dough: `swirl-cinnamon`. */
export function swirl([spice = '']: readonly string[]): string {
  const colour = known({ cinnamon: '#8f4a22', cardamom: '#7d6a34' }, spice);
  const sugar = [
    [74, 96],
    [104, 70],
    [150, 66],
    [190, 100],
    [92, 132],
    [130, 112],
    [166, 138],
    [128, 156],
    [60, 130],
    [200, 134],
  ]
    .map(([x = 0, y = 0]) => `<rect x="${x}" y="${y}" width="10" height="8" rx="2.4"/>`)
    .join('');
  return `${DEFS}${ball('bun', [
    [0, '#ffd596'],
    [0.55, '#e2944a'],
    [1, '#b06230'],
  ])}<g filter="url(#soft)">${path('M10 118C10 62 62 34 128 34S246 62 246 118V150C246 196 196 216 128 216S10 196 10 150z', 'fill="url(#bun)"')}</g>
    ${stroke('M40 130C36 84 84 56 134 58S216 88 212 124 168 170 126 168 66 148 72 120 108 86 138 90 176 112 166 130 120 142 114 124 134 108 142 118', colour, 9)}
    <g filter="url(#bit)" fill="#fffaf4">${sugar}</g>`;
}
