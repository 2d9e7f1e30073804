import { clay, ellipse, known, path } from './clay.ts';
import { inParts, scattered } from './place.ts';

/** An open slice, seen from above: `toast-rye-mayo-prawn-egg-dill`, what is spread on it first. */

type Bread = { crumb: string; light: string; crust: string; dark: string };

const BREADS: Readonly<Record<string, Bread>> = {
  muffin: { crumb: '#f7d9a0', light: '#fff0cc', crust: '#dca257', dark: '#a86c34' },
  rye: { crumb: '#8a5a3c', light: '#a8744e', crust: '#5c3823', dark: '#3b2216' },
  sourdough: { crumb: '#f6deb0', light: '#fff2d4', crust: '#c4803f', dark: '#83482a' },
};

const SPREADS: Readonly<Record<string, readonly [main: string, light: string]>> = {
  hollandaise: ['#ffd75e', '#fff0a8'],
  mash: ['#a8cc5a', '#d5e992'],
  mayo: ['#fff3cf', '#fffdf2'],
};

const DEFS =
  clay('bread', { depth: 7, shade: '#7a2a3a', shadow: 0.45, shine: 0.4 }) +
  clay('spread', { depth: 4, shade: '#8a5a2a', shadow: 0.35, shine: 0.5, cast: 2 }) +
  clay('bit', { depth: 1.9, shadow: 0.42, shine: 0.45, cast: 3 });

const SLICE =
  'M12 138C4 100 34 78 72 74 96 52 168 50 190 74 228 80 252 104 244 140 238 180 184 196 128 196S20 178 12 138z';

export function toast([bread = '', spread = '', ...on]: readonly string[]): string {
  const { crumb, light, crust, dark } = known(BREADS, bread);
  const [main, gleam] = known(SPREADS, spread);
  const bed = { x: 128, y: 120, rx: 80, ry: 42, size: 1.75, count: Math.max(7, on.length * 3), clay: 'bit' };
  const lies = on.length > 2 ? inParts : scattered;
  return `${DEFS}<g transform="translate(128 140) scale(0.86) translate(-128 -140)"><g filter="url(#bread)"><g transform="translate(0 18)">${path(SLICE, `fill="${dark}"`)}</g>${path(SLICE, `fill="${crust}"`)}</g>
    <g transform="translate(128 124) scale(0.9) translate(-128 -126)">${path(SLICE, `fill="${crumb}"`)}</g>
    ${ellipse(92, 104, 50, 22, `fill="${light}" opacity="0.6"`)}
    <g filter="url(#spread)"><g transform="translate(128 122) scale(0.8 0.76) rotate(3) translate(-128 -126)">${path(SLICE, `fill="${main}"`)}</g></g>
    ${ellipse(96, 100, 40, 15, `fill="${gleam}" opacity="0.7"`)}
    ${on.length === 0 ? '' : lies(on, bed)}</g>`;
}
