import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Text } from '#domain/text.ts';
import { DRAWN_NAME, GLASS_TOPS } from '../../pictures/drawn.ts';
import type { PictureContent, ShopContent } from './content.ts';
import { ecommerce } from './ecommerce.ts';
import { food } from './food.ts';
import { grocery } from './grocery.ts';
import { packets } from './packets.ts';
import { pharmacy } from './pharmacy.ts';
import { ALLERGIES, NUTRITIONS } from './vocabulary.ts';

const shops: readonly [
  string,
  ShopContent,
  { items: number; stores: number; topCategories: number; perStore: number },
][] = [
  ['food', food, { items: 170, stores: 34, topCategories: 12, perStore: 28 }],
  ['grocery', grocery, { items: 200, stores: 20, topCategories: 12, perStore: 20 }],
  ['pharmacy', pharmacy, { items: 110, stores: 13, topCategories: 10, perStore: 20 }],
  ['ecommerce', ecommerce, { items: 150, stores: 17, topCategories: 10, perStore: 12 }],
];

/** A drawn object needs the icon of its mark, an emoji its file. */
const exists = (object: string) => {
  const [, form, , mark = ''] = DRAWN_NAME.exec(object) ?? [];
  if (form === undefined) return existsSync(objectFile(object));
  return form === 'glass' ? GLASS_TOPS.includes(mark) : existsSync(glyphFile(mark));
};
const objectFile = (name: string) => `node_modules/@lobehub/fluent-emoji-3d/assets/${name}.webp`;
const glyphFile = (name: string) => `node_modules/lucide-react/dist/esm/icons/${name}.mjs`;

const repeated = (keys: readonly string[]) => keys.filter((key, at) => keys.indexOf(key) !== at);

const untranslated = (texts: readonly Text[]) =>
  texts.filter(({ en, es, ar }) => !en.trim() || !es?.trim() || !ar?.trim());

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

describe.each(shops)('%s', (_name, shop, least) => {
  const { categories, items, stores, brands = [], common_conditions = [] } = shop;
  const pictures: PictureContent[] = [...categories, ...items, ...brands].map((one) => one.picture);
  const scenes = [...pictures, ...stores.map((one) => one.cover)];

  test('is as large as a town needs', () => {
    expect(items.length).toBeGreaterThanOrEqual(least.items);
    expect(stores.length).toBeGreaterThanOrEqual(least.stores);
    expect(categories.filter((one) => !one.parent).length).toBeGreaterThanOrEqual(least.topCategories);
    expect(stores.filter((one) => one.sells.length < least.perStore).map((one) => one.key)).toEqual([]);
  });

  test('has unique keys and unique names', () => {
    for (const list of [categories, items, stores, brands, common_conditions]) {
      expect(repeated(list.map((one) => one.key))).toEqual([]);
    }
    expect(repeated(items.map((one) => one.name.en))).toEqual([]);
    expect(repeated(stores.map((one) => one.name))).toEqual([]);
    expect(stores.flatMap((one) => repeated(one.sells))).toEqual([]);
  });

  test('resolves every key', () => {
    const known = (list: readonly { key: string }[]) => new Set<string | undefined>(list.map((one) => one.key));
    const [inCategories, inItems, inBrands, inConditions] = [categories, items, brands, common_conditions].map(known);
    expect(categories.filter((one) => one.parent && !inCategories?.has(one.parent))).toEqual([]);
    expect(items.filter((one) => !inCategories?.has(one.category)).map((one) => one.key)).toEqual([]);
    expect(items.filter((one) => one.brand && !inBrands?.has(one.brand)).map((one) => one.key)).toEqual([]);
    expect(items.filter((one) => one.common_condition && !inConditions?.has(one.common_condition))).toEqual([]);
    expect(stores.flatMap((one) => one.sells).filter((key) => !inItems?.has(key))).toEqual([]);
  });

  test('leaves nothing on the shelf: every item has a shop, every category, brand and condition an item', () => {
    const sold = new Set(stores.flatMap((one) => one.sells));
    expect(items.filter((one) => !sold.has(one.key)).map((one) => one.key)).toEqual([]);

    const parents = new Set(categories.map((one) => one.parent));
    const used = new Set(items.flatMap((one) => [one.category, one.brand, one.common_condition]));
    expect(categories.filter((one) => !used.has(one.key) && !parents.has(one.key)).map((one) => one.key)).toEqual([]);
    expect([...brands, ...common_conditions].filter((one) => !used.has(one.key)).map((one) => one.key)).toEqual([]);
  });

  test('is written in English and Spanish', () => {
    const options = items.flatMap((one) => [
      ...(one.food_variations ?? []).flatMap((group) => [group.name, ...group.values.map((value) => value.label)]),
      ...(one.choices ?? []).flatMap((choice) => [choice.title, ...choice.options.map((option) => option.label)]),
      ...(one.add_ons ?? []).map((addOn) => addOn.name),
    ]);
    const names = [...items, ...categories, ...common_conditions].map((one) => one.name);
    expect(untranslated([...names, ...options, ...stores.map((one) => one.tagline)])).toEqual([]);
    expect(untranslated(items.map((one) => one.description))).toEqual([]);
    expect(items.filter((one) => one.description.en === one.description.es).map((one) => one.key)).toEqual([]);
  });

  test('describes every item in a sentence or two', () => {
    const sentence = /^\p{Lu}?.{14,}[.]$/u;
    const odd = items.filter(({ description: { en, es = '' } }) => !sentence.test(en) || !sentence.test(es));
    expect(odd.map((one) => one.key)).toEqual([]);
  });

  test('knows the words for nutritions and allergies', () => {
    expect(items.flatMap((one) => one.nutritions ?? []).filter((word) => !NUTRITIONS[word])).toEqual([]);
    expect(items.flatMap((one) => one.allergies ?? []).filter((word) => !ALLERGIES[word])).toEqual([]);
  });

  test('asks a price for everything, and never a negative extra', () => {
    const extras = items.flatMap((one) => [
      ...(one.food_variations ?? []).flatMap((group) => group.values.map((value) => value.optionPrice)),
      ...(one.choices ?? []).flatMap((choice) => choice.options.map((option) => option.extraPrice)),
    ]);
    const prices = [
      ...items.map((one) => one.price),
      ...items.flatMap((one) => one.add_ons ?? []).map((one) => one.price),
    ];
    expect(prices.filter((price) => !Number.isInteger(price) || price <= 0)).toEqual([]);
    expect(extras.filter((price) => !Number.isInteger(price) || price < 0)).toEqual([]);
  });

  test('draws every picture with an object that exists', () => {
    const objects = [...new Set(scenes.flatMap((one) => [one.object, ...(one.props ?? [])]))];
    expect(objects.filter((name) => !exists(name))).toEqual([]);
    expect(scenes.filter((one) => (one.props ?? []).includes(one.object))).toEqual([]);
    expect(scenes.filter((one) => (one.props ?? []).length > 2)).toEqual([]);
  });

  test('draws no two items alike', () => {
    expect(repeated(items.map((one) => JSON.stringify(one.picture)))).toEqual([]);
  });

  test('shows every category by a thing of its own', () => {
    expect(repeated(categories.map((one) => one.picture.object))).toEqual([]);
  });

  test('gives every category one ground', () => {
    const groundOf = new Map(categories.map((one) => [one.key, one.picture.ground]));
    expect(items.filter((one) => groundOf.get(one.category) !== one.picture.ground)).toEqual([]);
    const children = categories.filter((one) => one.parent);
    expect(children.filter((one) => groundOf.get(one.parent ?? '') === undefined)).toEqual([]);
  });

  test('signs every store with a glyph that exists, readable in white', () => {
    expect(stores.filter((one) => !existsSync(glyphFile(one.logo.glyph))).map((one) => one.logo.glyph)).toEqual([]);
    const pale = stores.filter(
      (one) => !/^#[0-9a-f]{6}$/.test(one.logo.colour) || contrastWithWhite(one.logo.colour) < 4.5,
    );
    expect(pale.map((one) => one.key)).toEqual([]);
  });

  test('offers only options that can be chosen', () => {
    const groups = items.flatMap((one) => one.food_variations ?? []);
    expect(groups.filter((one) => one.min > one.max || one.max > one.values.length)).toEqual([]);
    expect(groups.filter((one) => one.required === 'on' && one.min < 1)).toEqual([]);
    expect(groups.filter((one) => one.type === 'single' && one.max !== 1)).toEqual([]);
    expect(items.flatMap((one) => one.choices ?? []).filter((choice) => choice.options.length < 2)).toEqual([]);
  });
});

test('food says of every dish whether it is vegetarian, and makes some of it only at certain hours', () => {
  expect(food.items.filter((one) => one.veg === undefined)).toEqual([]);
  const timed = food.items.flatMap((one) => (one.available ? [one.available] : []));
  expect(timed.length).toBeGreaterThanOrEqual(5);
  expect(timed.filter(({ from, to }) => !/^\d\d:\d\d$/.test(from) || !/^\d\d:\d\d$/.test(to) || from >= to)).toEqual(
    [],
  );
});

test('a vegetarian dish holds no fish or shellfish, a halal dish offers no bacon', () => {
  const ofTheSea = ['Fish', 'Crustaceans', 'Molluscs'];
  const fishy = food.items.filter((one) => one.veg && one.allergies?.some((word) => ofTheSea.includes(word)));
  expect(fishy.map((one) => one.key)).toEqual([]);
  const withBacon = food.items.filter(
    (one) => one.halal && one.add_ons?.some(({ name }) => /bacon|ham\b/i.test(name.en)),
  );
  expect(withBacon.map((one) => one.key)).toEqual([]);
});

test('a dish called vegan is vegetarian and free of milk, egg, fish and shellfish', () => {
  const animal = ['Milk', 'Egg', 'Fish', 'Crustaceans', 'Molluscs'];
  const vegan = food.items.filter((one) => one.tags?.includes('vegan'));
  const wrong = vegan.filter((one) => !one.veg || one.allergies?.some((word) => animal.includes(word)));
  expect(wrong.map((one) => one.key)).toEqual([]);
});

test('a packet is of something that is sold', () => {
  const sold = new Set([food, grocery, pharmacy, ecommerce].flatMap((shop) => shop.items.map((one) => one.key)));
  expect(Object.keys(packets).filter((key) => !sold.has(key))).toEqual([]);
});

test('cola, juice and milkshake are three different glasses', () => {
  const objects = [
    'house-cola',
    'orange-soda',
    'green-juice',
    'vanilla-shake',
    'chocolate-shake',
    'strawberry-shake',
  ].map((key) => food.items.find((one) => one.key === key)?.picture.object);
  expect(new Set(objects).size).toBe(objects.length);
});

test('brands and conditions are many', () => {
  expect(grocery.brands?.length).toBeGreaterThanOrEqual(12);
  expect(ecommerce.brands?.length).toBeGreaterThanOrEqual(15);
  expect(pharmacy.common_conditions?.length).toBeGreaterThanOrEqual(10);
});

test('every medicine names its substance, and some need a prescription', () => {
  expect(pharmacy.items.filter((one) => one.prescription && !one.generic_name?.length)).toEqual([]);
  expect(pharmacy.items.filter((one) => one.prescription).length).toBeGreaterThanOrEqual(10);
  expect(pharmacy.items.filter((one) => one.basic).length).toBeGreaterThanOrEqual(10);
});
