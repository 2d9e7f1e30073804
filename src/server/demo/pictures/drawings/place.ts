import { randomFrom } from '../../town/random.ts';
import { known, spreadOnDisc } from './clay.ts';
import { PIECES } from './pieces.ts';

/** Where things lie, seen at an angle; `clay` is the filter that makes them round. */
export type Bed = { x: number; y: number; rx: number; ry: number; size: number; count: number; clay: string };

type Spot = { name: string; x: number; y: number };

/** What has a height is drawn upright, and turns little. */
const UPRIGHT = new Set(
  'beet broccoli butter cauliflower crouton feta mango paneer salmoncube sweetpotato tofu tunacube'.split(' '),
);

/** A filter costs as much for one thing as for many, so the things lie in two layers that are made round at once. */
function laid(spots: readonly Spot[], bed: Bed, turns: () => number): string {
  const drawn = spots.map(({ name, x, y }) => {
    const upright = UPRIGHT.has(name);
    const turn = upright ? (turns() % 40) - 20 : turns();
    const flat = upright ? 0.95 : Math.min(1, (bed.ry / bed.rx) * 1.25);
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${bed.size.toFixed(2)} ${(bed.size * flat).toFixed(2)}) rotate(${turn})">${known(PIECES, name)}</g>`;
  });
  return [0, 1]
    .map((layer) => `<g filter="url(#${bed.clay})">${drawn.filter((_, index) => index % 2 === layer).join('')}</g>`)
    .join('');
}

/** The things in turn, evenly over the bed. The same things lie the same way each time: chance follows from their names. */
export function scattered(names: readonly string[], bed: Bed): string {
  const random = randomFrom(`scattered ${names.join()}`);
  const spots = spreadOnDisc(bed.count, random.number() * 6).map(([x, y], index) => ({
    name: names[index % names.length] ?? '',
    x: bed.x + x * bed.rx + (random.number() - 0.5) * 5,
    y: bed.y + y * bed.ry + (random.number() - 0.5) * 3,
  }));
  return laid(spots, bed, () => random.whole(0, 359));
}

/** Each thing keeps to its own part of the bed, as on a plate that is composed and not tossed. */
export function inParts(names: readonly string[], bed: Bed): string {
  const random = randomFrom(`parts ${names.join()}`);
  const start = random.number() - Math.PI / 2;
  const each = Math.max(2, Math.round(bed.count / names.length));
  const room = names.length < 3 ? 0.42 : 0.34;
  const spots = names.flatMap((name, part) => {
    const turn = start + ((part + 0.5) / names.length) * Math.PI * 2;
    return spreadOnDisc(each, random.number() * 6).map(([x, y]) => ({
      name,
      x: bed.x + (Math.cos(turn) * 0.58 + x * room) * bed.rx,
      y: bed.y + (Math.sin(turn) * 0.58 + y * room) * bed.ry,
    }));
  });
  return laid(spots, bed, () => random.whole(0, 359));
}
