import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type DemoItem, demoFolder } from '#tests/support/town/demo-folder.ts';
import { draw } from '../pictures/drawings/draw.ts';
import { isDrawing } from '../pictures/drawings/families.ts';
import { GLASS_TOPS, PACKET_NAME } from '../pictures/drawn.ts';
import { objectsOf } from '../pictures/recipe.ts';

const { lists, stores, items, categories, brands, common_conditions, recipes } = demoFolder();
const moduleOf = new Map(stores.map(({ slug, module }) => [slug, module]));

/** What stores sell is told by each of them: the same thing once, under the key that all of their slugs begin with. */
const keyOf = ({ slug, store }: DemoItem) => slug.slice(0, -1 - store.length);
const things = [...new Map(items.map((item) => [`${moduleOf.get(item.store)} ${keyOf(item)}`, item])).values()];
const ofModule = (module: string) => things.filter(({ store }) => moduleOf.get(store) === module);
const food = ofModule('food');
const pharmacy = ofModule('pharmacy');

const LEAST = [
  ['food', { items: 170, stores: 34, topCategories: 12, perStore: 20 }],
  ['grocery', { items: 200, stores: 20, topCategories: 12, perStore: 20 }],
  ['pharmacy', { items: 110, stores: 13, topCategories: 10, perStore: 20 }],
  ['ecommerce', { items: 150, stores: 17, topCategories: 10, perStore: 12 }],
] as const;

/** A drawing needs words that it knows, a packet the icon of its mark, an emoji its file. */
const exists = (object: string) => {
  if (isDrawing(object)) return draw(object) !== '';
  const [, form, , mark = ''] = PACKET_NAME.exec(object) ?? [];
  if (form === undefined) return existsSync(emojiFile(object.split('-hue-')[0] ?? ''));
  return form === 'glass' ? GLASS_TOPS.includes(mark) : existsSync(glyphFile(mark));
};
const emojiFile = (name: string) => `node_modules/@lobehub/fluent-emoji-3d/assets/${name}.webp`;
const glyphFile = (name: string) => `node_modules/lucide-react/dist/esm/icons/${name}.mjs`;
const repeated = (keys: readonly string[]) => keys.filter((key, at) => keys.indexOf(key) !== at);

function sceneOf(image: string) {
  const recipe = recipes.get(image);
  if (recipe?.kind !== 'scene' && recipe?.kind !== 'tile') throw new Error(`${image} is no scene`);
  return recipe;
}

function contrastWithWhite(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

test('contrast is measured as WCAG does', () => {
  expect(contrastWithWhite('#000000')).toBeCloseTo(21, 1);
  expect(contrastWithWhite('#ffffff')).toBeCloseTo(1, 1);
  expect(contrastWithWhite('#767676')).toBeCloseTo(4.54, 1);
});

describe.each(LEAST)('%s', (module, least) => {
  const own = ofModule(module);
  const shops = stores.filter((one) => one.module === module);
  const shelves = categories.filter((one) => one.module === module);

  test('is as large as a town needs', () => {
    expect(own.length).toBeGreaterThanOrEqual(least.items);
    expect(shops.length).toBeGreaterThanOrEqual(least.stores);
    expect(shelves.filter((one) => !one.parent).length).toBeGreaterThanOrEqual(least.topCategories);
    const few = shops.filter(({ slug }) => items.filter(({ store }) => store === slug).length < least.perStore);
    expect(few.map(({ slug }) => slug)).toEqual([]);
  });

  test('calls no two things the same', () => {
    expect(repeated(own.map((one) => one.name.en))).toEqual([]);
    expect(repeated(shops.map((one) => one.name.en))).toEqual([]);
  });

  test('leaves nothing on the shelf: every category, brand and condition has an item', () => {
    const parents = new Set(shelves.map((one) => one.parent));
    const used = new Set(own.flatMap((one) => [one.category, one.brand, one.common_condition]));
    const words = [...brands, ...common_conditions].filter((one) => one.module === module);
    expect(shelves.filter(({ slug }) => !used.has(slug) && !parents.has(slug)).map(({ slug }) => slug)).toEqual([]);
    expect(words.filter(({ slug }) => !used.has(slug)).map(({ slug }) => slug)).toEqual([]);
  });

  test('describes every item in a sentence or two', () => {
    const sentence = /^\p{Lu}?.{14,}[.]$/u;
    const odd = own.filter(({ description: { en, es = '' } }) => !sentence.test(en) || !sentence.test(es));
    expect(odd.map(keyOf)).toEqual([]);
  });

  test('asks a price for everything', () => {
    expect(own.filter(({ price }) => Number(price) <= 0).map(keyOf)).toEqual([]);
  });

  test('draws no two items alike, though the same one in many ways', () => {
    const drawing = ({ image }: DemoItem) => JSON.stringify({ ...sceneOf(image), look: 0 });
    expect(repeated(own.map(drawing))).toEqual([]);
  });

  test('shows no two things of a store by the same drawing with the same words', () => {
    const alike = shops.flatMap(({ slug }) => {
      const objects = items.filter(({ store }) => store === slug).map(({ image }) => sceneOf(image).object);
      return repeated(objects).map((object) => `${slug}: ${object}`);
    });
    expect(alike).toEqual([]);
  });

  test('shows every category by a thing of its own, on one ground with its items', () => {
    expect(repeated(shelves.map((one) => sceneOf(one.image).object))).toEqual([]);
    const groundOf = new Map(shelves.map((one) => [one.slug, sceneOf(one.image).ground]));
    expect(own.filter((one) => groundOf.get(one.category) !== sceneOf(one.image).ground).map(keyOf)).toEqual([]);
  });

  test('signs every store with a glyph that exists, readable in white', () => {
    const marks = shops.map(({ logo }) => recipes.get(logo)).flatMap((one) => (one?.kind === 'logo' ? [one] : []));
    expect(marks).toHaveLength(shops.length);
    expect(marks.filter(({ glyph }) => !existsSync(glyphFile(glyph)))).toEqual([]);
    expect(marks.filter(({ colour }) => contrastWithWhite(colour) < 4.5)).toEqual([]);
  });

  test('offers only options that can be chosen', () => {
    const groups = own.flatMap((one) => one.options ?? []);
    expect(groups.filter(({ min, max, values }) => min > max || max > values.length)).toEqual([]);
    expect(groups.filter(({ required, min }) => required && min < 1)).toEqual([]);
    expect(groups.filter(({ type, max }) => type === 'single' && max !== 1)).toEqual([]);
    expect(own.flatMap((one) => one.choices ?? []).filter(({ options }) => options.length < 2)).toEqual([]);
  });
});

test('every picture is drawn with objects that exist', () => {
  const objects = [...new Set([...recipes.values()].flatMap(objectsOf))];
  expect(objects.length).toBeGreaterThan(300);
  expect(objects.filter((name) => !exists(name))).toEqual([]);
});

test.each([
  ['Whole Chicken, 1.4 kg', /^bird-/],
  ['Clementines', /^1f34a/],
  ['Chocolate Muffins, 4 pieces', /^muffin-chocolate-/],
  ['Blueberry Muffin', /^muffin-vanilla-blueberry$/],
])('%s is drawn as what one brings home', (name, drawing) => {
  const sold = items.filter((one) => one.name.en === name);
  expect(sold).not.toEqual([]);
  const objects = sold.flatMap(({ images }) => images.map((image) => sceneOf(image).object));
  expect(objects.filter((object) => !drawing.test(object))).toEqual([]);
});

test('a gallery shows different views of the thing', () => {
  const views = items.map(({ images }) => images.map((image) => JSON.stringify(recipes.get(image))));
  expect(views.filter((all) => all.length < 3 || new Set(all).size !== all.length)).toEqual([]);
});

test('food says of every dish whether it is vegetarian, and makes some of it only at certain hours', () => {
  expect(food.filter((one) => one.veg === undefined).map(keyOf)).toEqual([]);
  expect(food.filter((one) => one.available_time_starts).length).toBeGreaterThanOrEqual(5);
});

test('a vegetarian dish holds no fish or shellfish, a halal dish offers no bacon', () => {
  const ofTheSea = ['fish', 'crustaceans', 'molluscs'];
  expect(food.some((one) => one.allergies?.includes('fish'))).toBe(true);
  const fishy = food.filter((one) => one.veg && one.allergies?.some((word) => ofTheSea.includes(word)));
  expect(fishy.map(keyOf)).toEqual([]);
  const withBacon = items.filter((one) => {
    const offered = stores.find(({ slug }) => slug === one.store)?.add_ons ?? [];
    return one.is_halal && offered.some(({ key, name }) => one.add_ons?.includes(key) && /bacon|ham\b/i.test(name.en));
  });
  expect(withBacon.map(keyOf)).toEqual([]);
});

test('a dish called vegan is vegetarian and free of milk, egg, fish and shellfish', () => {
  const animal = ['milk', 'egg', 'fish', 'crustaceans', 'molluscs'];
  const vegan = food.filter((one) => one.tags?.includes('vegan'));
  expect(vegan.length).toBeGreaterThan(10);
  const wrong = vegan.filter((one) => !one.veg || one.allergies?.some((word) => animal.includes(word)));
  expect(wrong.map(keyOf)).toEqual([]);
});

test('cola, juice and milkshake are different glasses', () => {
  const glasses = ['house-cola', 'orange-soda', 'green-juice', 'vanilla-shake', 'chocolate-shake', 'strawberry-shake'];
  const objects = food.filter((one) => glasses.includes(keyOf(one))).map(({ image }) => sceneOf(image).object);
  expect(new Set(objects).size).toBe(glasses.length);
});

test('every tag has a name in each language', () => {
  const tags = new Set(items.flatMap((one) => one.tags ?? []));
  const named = lists.tag_names as { tag: string; name: Record<string, string> }[];
  expect(tags.size).toBeGreaterThan(20);
  expect(new Set(named.map(({ tag }) => tag))).toEqual(tags);
  for (const { tag, name } of named) expect([tag, Object.keys(name)]).toEqual([tag, ['en', 'es', 'ar']]);
});

test('brands and conditions are many', () => {
  expect(brands.filter(({ module }) => module === 'grocery').length).toBeGreaterThanOrEqual(12);
  expect(brands.filter(({ module }) => module === 'ecommerce').length).toBeGreaterThanOrEqual(15);
  expect(common_conditions.length).toBeGreaterThanOrEqual(10);
});

test('every medicine names its substance, and some need a prescription', () => {
  const prescribed = pharmacy.filter((one) => one.is_prescription_required);
  expect(prescribed.filter((one) => !one.generic_name?.length).map(keyOf)).toEqual([]);
  expect(prescribed.length).toBeGreaterThanOrEqual(10);
  expect(pharmacy.filter((one) => one.is_basic).length).toBeGreaterThanOrEqual(10);
});

test('at any hour of a week the middle of town has kitchens, groceries and pharmacies open, and some closed', () => {
  const middle = stores.filter(({ zone }) => zone === 'centrum');
  for (let hour = 0; hour < 7 * 24; hour++) {
    const at = `${String(hour % 24).padStart(2, '0')}:30`;
    const open = middle.filter(({ hours }) =>
      hours.some((one) => one.day === Math.floor(hour / 24) && one.opening_time < at && at < one.closing_time),
    );
    const count = (kind: string) => open.filter(({ module }) => module === kind).length;
    expect([
      hour,
      count('food') >= 5,
      count('grocery') >= 3,
      count('pharmacy') >= 2,
      open.length < middle.length,
    ]).toEqual([hour, true, true, true, true]);
  }
});
