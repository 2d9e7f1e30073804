import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawnObject } from '../drawn.ts';
import { objectImage } from '../object-image.ts';
import { draw } from './draw.ts';
import { FAMILIES, isDrawing } from './families.ts';

/** One of each family. */
const EXAMPLES = [
  'pizza-tomato-salami-onion',
  'burger-seeded-mustard-lettuce-tomato-cheddar-beef',
  'bowl-navy-tonkotsu-pork-egg-nori-scallion',
  'plate-white-spaghetti-alpomodoro-basil',
  'pan-black-tomatosoup-friedegg-pepper',
  'basket-coral-fries-rosemary',
  'mug-teal-coffee-bubbles',
  'cup-white-milkcoffee-dusted',
  'demitasse-terracotta-crema-crema',
  'beaker-sage-matcha-rosetta',
  'paper-coral-milkcoffee-heart',
  'teacup-white-blacktea',
  'maki-tuna-cucumber',
  'uramaki-salmon-avocado',
  'nigiri-salmon-tuna-prawn-omelette',
  'taco-corn-prawn-mango',
  'wrap-flour-chicken-corn',
  'cake-carrot-cream-walnut',
  'scoops-teal-vanilla-chocolate-strawberry',
  'cheese-wedge-hard-holes',
  'tray-slate-bare-steak',
  'loaf-rye-seeds',
  'hotdog-beef-mustard-friedonion',
  'skewers-lamb-pepper',
  'sandwich-grilled-cheddar-swiss',
  'pancakes-blueberry-lemon',
  'swirl-cinnamon',
  'baguette-white-garlic',
  'toast-rye-mayo-prawn-egg-dill',
  'brownie-walnut',
  'ring-silver',
  'muffin-chocolate-chip',
  'bird-golden-rosemary',
];

test('every family has an example here', () => {
  expect(new Set(EXAMPLES.map((name) => name.split('-')[0]))).toEqual(new Set(FAMILIES));
});

describe.each(EXAMPLES)('%s', (name) => {
  test('is drawn, with nothing cut off by the edge of its drawing', async () => {
    expect(isDrawing(name)).toBe(true);
    const { data, info } = await sharp(await drawnObject(name))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const solid = (x: number, y: number) => (data[(y * info.width + x) * 4 + 3] ?? 0) > 200;
    const along = Array.from({ length: info.width }, (_, at) => at);
    const all = along.flatMap((y) => along.filter((x) => solid(x, y)));
    expect(all.length).toBeGreaterThan(8000);
    const last = info.width - 1;
    const onEdge = along.filter((at) => solid(0, at) || solid(last, at) || solid(at, 0) || solid(at, last));
    expect(onEdge).toEqual([]);
  });

  test('is the same each time, and refuses a word that nobody knows', () => {
    expect(draw(name)).toBe(draw(name));
    expect(() => draw(`${name.split('-')[0]}-gravel`)).toThrow('no word');
  });
});

test('words change the drawing: what is on it, its colour, how it is laid', () => {
  const all = [
    'pizza-tomato-salami',
    'pizza-white-salami',
    'pizza-tomato-ham',
    'pizza-tomato-salami-pulled',
    'bowl-navy-leaves-tomato',
    'bowl-teal-leaves-tomato',
    'bowl-navy-leaves-egg',
  ].map(draw);
  expect(new Set(all).size).toBe(all.length);
});

test('what lies flat says so, what stands does not', async () => {
  const images = await Promise.all(
    ['pizza-red-garlic', 'tray-blue-bare-cod', 'bowl-blue-miso', '1f354'].map(objectImage),
  );
  expect(images.map(({ flat }) => flat)).toEqual([true, true, false, false]);
});
