import { clay, down, ellipse, known, path, stroke } from './clay.ts';
import { PIECES } from './pieces.ts';

/** Hot dogs and skewers: `hotdog-beef-mustard-friedonion`, `skewers-chicken-pepper`. */

const SAUSAGES: Readonly<Record<string, readonly [light: string, main: string, dark: string]>> = {
  beef: ['#e88a5e', '#c2532f', '#8a2f20'],
  smoked: ['#c96a48', '#96392a', '#65201c'],
  carrot: ['#ffb066', '#f0802c', '#c05a18'],
};

const SAUCES: Readonly<Record<string, string>> = {
  mustard: '#f7cb33',
  ketchup: '#d92a24',
  chilli: '#a8351f',
  remoulade: '#fff3c4',
};

const DEFS =
  clay('bun', { depth: 8, shade: '#c2503a', shadow: 0.45, shine: 0.5 }) +
  clay('bit', { depth: 2.2, shade: '#5c1236', shadow: 0.42, shine: 0.42, cast: 2 });

const ALONG: readonly (readonly [number, number])[] = [
  [62, 126],
  [100, 112],
  [140, 110],
  [178, 118],
  [82, 110],
  [120, 122],
  [160, 122],
];

export function hotdog([sausage = '', sauce = '', ...on]: readonly string[]): string {
  const [light, main, dark] = known(SAUSAGES, sausage);
  const pieces =
    on.length === 0
      ? []
      : ALONG.map(
          ([x, y], index) =>
            `<g transform="translate(${x} ${y}) rotate(${index * 50}) scale(1.05)">${known(PIECES, on[index % on.length] ?? '')}</g>`,
        );
  return `${DEFS}${down('bread', [
    [0, '#ffdca6'],
    [0.5, '#f4b066'],
    [1, '#d9824a'],
  ])}${down('sausage', [
    [0, light],
    [0.5, main],
    [1, dark],
  ])}
    <g filter="url(#bun)">${path('M24 118C24 84 64 72 128 72S232 84 232 118V140H24z', 'fill="#e0a064"')}</g>
    <g filter="url(#bun)"><rect x="4" y="98" width="248" height="58" rx="29" fill="url(#sausage)"/></g>
    <g filter="url(#bit)">${stroke('M34 122q14-22 28 0t28 0 28 0 28 0 28 0 28 0 20-6', known(SAUCES, sauce), 11)}</g>
    <g filter="url(#bit)">${pieces.join('')}</g>
    <g filter="url(#bun)">${path('M18 140Q128 172 238 140Q248 138 246 152C240 188 200 204 128 204S16 188 10 152Q8 138 18 140z', 'fill="url(#bread)"')}</g>`;
}

/** Three skewers side by side, each with the things in turn. */
export function skewers(names: readonly string[]): string {
  const one = (row: number) =>
    [0, 1, 2, 3, 4].map(
      (place) =>
        `<g transform="translate(${58 + place * 38} 0) rotate(${(place * 40 + row * 25) % 90}) scale(1.75 1.6)">${known(PIECES, names[(place + row) % names.length] ?? '')}</g>`,
    );
  return (
    DEFS +
    [0, 1, 2]
      .map((row) => {
        const pieces = one(row);
        const layer = (half: number) =>
          `<g filter="url(#bit)">${pieces.filter((_, index) => index % 2 === half).join('')}</g>`;
        return `<g transform="translate(0 ${62 + row * 66}) rotate(-14 128 0)"><g filter="url(#bit)">${stroke('M8 0H248', '#e2b878', 7)}</g>${ellipse(8, 0, 5, 5, 'fill="#c4935a"')}${layer(0)}${layer(1)}</g>`;
      })
      .join('')
  );
}
