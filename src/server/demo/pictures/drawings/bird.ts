import { ball, clay, ellipse, glow, known, path, stroke } from './clay.ts';
import { PIECES } from './pieces.ts';

/** A whole one, on its back: `bird-golden-rosemary`. */

type Skin = readonly [light: string, main: string, dark: string];

/** The end of a leg, towards the upper right. */
const bone = (x: number, y: number) =>
  `<g filter="url(#soft)">${stroke(`M${x - 8} ${y + 12} ${x + 8} ${y - 8}`, '#fff4ea', 15)}${ellipse(x + 4, y - 14, 9, 8, 'fill="#fff8f0"')}${ellipse(x + 15, y - 5, 9, 8, 'fill="#fff8f0"')}</g>`;

const SKINS: Readonly<Record<string, Skin>> = {
  golden: ['#ffe0a6', '#eeb068', '#c4743a'],
};

export function bird([skin = '', herb = '']: readonly string[]): string {
  const [light, main, dark] = known(SKINS, skin);
  const leaves = known(PIECES, herb);
  const part = (d: string) => `<g filter="url(#soft)">${path(d, 'fill="url(#skin)"')}</g>`;
  return `${clay('soft', { depth: 9, shade: '#a8385a', shadow: 0.4, shine: 0.5 })}${clay('bit', { depth: 2, shadow: 0.4, shine: 0.45, cast: 2 })}${ball(
    'skin',
    [
      [0, light],
      [0.55, main],
      [1, dark],
    ],
  )}${glow('light', '#fffaf4', 0.8)}
    ${bone(196, 74)}${part('M120 110C128 84 160 84 184 88L204 76 216 92C210 112 196 132 168 138z')}
    ${part('M12 158C10 100 58 62 116 60 172 58 218 92 224 142 228 186 186 212 120 212S14 206 12 158z')}
    ${ellipse(92, 96, 52, 28, 'fill="url(#light)"')}${stroke('M34 128C62 92 112 78 164 88', dark, 4, 'opacity="0.35"')}
    ${bone(224, 104)}${part('M100 168C98 134 130 118 160 126 184 132 204 128 216 108L236 122C234 156 216 186 190 198 160 212 104 206 100 168z')}
    ${part('M34 150C42 132 74 130 88 146 98 158 92 170 78 172 96 176 100 190 86 196 64 204 36 192 30 174 28 164 30 156 34 150z')}
    <g filter="url(#bit)"><g transform="translate(112 74) rotate(-24) scale(1.7)">${leaves}</g><g transform="translate(150 84) rotate(18) scale(1.5)">${leaves}</g></g>`;
}
