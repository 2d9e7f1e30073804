import { bird } from './bird.ts';
import { bowl } from './bowl.ts';
import { burger, sandwich } from './burger.ts';
import { cheese } from './cheese.ts';
import { cup } from './cup.ts';
import type { Family } from './families.ts';
import { hotdog, skewers } from './grill.ts';
import { ring } from './jewel.ts';
import { baguette, loaf } from './loaf.ts';
import { muffin } from './muffin.ts';
import { pizza } from './pizza.ts';
import { sushi } from './sushi.ts';
import { brownie, cake, pancakes, scoops, swirl } from './sweet.ts';
import { taco, wrap } from './taco.ts';
import { toast } from './toast.ts';

type Words = readonly string[];

const DRAWN: Record<Family, (words: Words) => string> = {
  pizza,
  burger,
  bowl: (words) => bowl('bowl', words),
  plate: (words) => bowl('plate', words),
  pan: (words) => bowl('pan', words),
  basket: (words) => bowl('basket', words),
  mug: (words) => cup('mug', words),
  cup: (words) => cup('cup', words),
  demitasse: (words) => cup('demitasse', words),
  beaker: (words) => cup('beaker', words),
  paper: (words) => cup('paper', words),
  teacup: (words) => cup('teacup', words),
  maki: (words) => sushi('maki', words),
  uramaki: (words) => sushi('uramaki', words),
  nigiri: (words) => sushi('nigiri', words),
  taco,
  wrap,
  cake,
  scoops,
  cheese,
  tray: (words) => bowl('tray', words),
  loaf,
  hotdog,
  skewers,
  sandwich,
  pancakes,
  swirl,
  baguette,
  toast,
  brownie,
  ring,
  muffin,
  bird,
};

/** The shapes of a drawing, as SVG of 256 by 256. A word that nobody knows is refused. */
export function draw(name: string): string {
  const [family = '', ...words] = name.split('-');
  const drawn = DRAWN[family as Family];
  if (drawn === undefined) throw new Error(`${name} is no drawing`);
  return drawn(words);
}
