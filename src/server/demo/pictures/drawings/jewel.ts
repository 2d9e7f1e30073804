import { across, clay, known, path, stroke } from './clay.ts';

/** A ring without a stone: `ring-silver`. */

const METALS: Readonly<Record<string, readonly [light: string, main: string, dark: string]>> = {
  gold: ['#fff0b0', '#f0b93c', '#a9701a'],
  silver: ['#ffffff', '#c9cede', '#7c8299'],
};

const BAND =
  'M128 26C190 26 236 72 236 132S190 236 128 236 20 192 20 132 66 26 128 26zM128 66C90 66 62 94 62 132S90 196 128 196 194 170 194 132 166 66 128 66z';

export function ring([metal = '']: readonly string[]): string {
  const [light, main, dark] = known(METALS, metal);
  return `${clay('metal', { depth: 7, shade: '#3a2a5a', shadow: 0.4, shine: 0.6 })}${across('band', [
    [0, main],
    [0.2, light],
    [0.48, main],
    [0.75, dark],
    [1, main],
  ])}<g filter="url(#metal)">${path(BAND, 'fill="url(#band)" fill-rule="evenodd"')}</g>
    ${stroke('M48 96C62 66 92 48 124 46', '#ffffff', 7, 'opacity="0.8"')}${stroke('M208 170C196 194 178 208 156 214', '#ffffff', 5, 'opacity="0.5"')}`;
}
