import { searchable } from '#domain/search/searchable.ts';
import type { Shelves, Words } from './build-shelves.ts';
import type { Shop, Store } from './build-stores.ts';
import { combinations } from './combinations.ts';
import type { AddOnContent, ItemContent } from './content/content.ts';
import type { Draft, Row } from './draft.ts';
import { chooseLooks, viewsBeside } from './picture-looks.ts';
import { type Random, randomFrom } from './random.ts';

export type Item = {
  id: number;
  content: ItemContent;
  store: Store;
  price: number;
  stock: number | null;
  orders: number;
};

type Plan = { content: ItemContent; store: Store; shelves: Shelves; random: Random; age: number };

/** What each store puts on its shelves. The oldest come first, so that a higher id is a newer item. */
export function buildItems(
  draft: Draft,
  words: Words,
  shops: readonly { shop: Shop; shelves: Shelves; stores: readonly Store[] }[],
): Item[] {
  const planned = shops.flatMap(({ shop, shelves, stores }) => {
    const known = new Map(shop.items.map((item) => [item.key, item]));
    return stores.flatMap((store) => assortment(store, known).map((content) => plan(content, store, shelves)));
  });
  const addOns = new Map<string, number>();
  const items = planned
    .sort((a, b) => b.age - a.age || a.store.id - b.store.id || a.content.key.localeCompare(b.content.key))
    .map((item) => addItem(draft, words, addOns, item));
  hangPictures(draft, items);
  return items;
}

/** When all of them stand: how one is arranged depends on what stands beside it. */
function hangPictures(draft: Draft, items: readonly Item[]): void {
  const looks = chooseLooks(items);
  for (const { id, content } of items) {
    const look = looks.get(id) ?? 0;
    const image = draft.pictures.scene({ ...content.picture, look });
    draft.change('items', id, { image, images: [...new Set([image, ...otherViews(draft, content, look)])] });
  }
}

/** Up to 66 of the things it may sell; a specialist shows all it has. */
function assortment(store: Store, known: ReadonlyMap<string, ItemContent>): ItemContent[] {
  const random = randomFrom(`assortment ${store.key}`);
  return random.some(store.sells, random.whole(38, 66)).map((key) => {
    const content = known.get(key);
    if (!content) throw new Error(`${store.key} sells ${key}, which nobody has described`);
    return content;
  });
}

function plan(content: ItemContent, store: Store, shelves: Shelves): Plan {
  const random = randomFrom(`item ${store.key} ${content.key}`);
  return { content, store, shelves, random, age: store.age * random.number() };
}

function addItem(draft: Draft, words: Words, addOns: Map<string, number>, plan: Plan): Item {
  const { content, store, shelves, random, age } = plan;
  const category = idOf(shelves.categories, content.category);
  const price = priceAt(content.price, store.module === 'food', random);
  const counted = store.module !== 'food';
  const stock = counted ? (random.chance(0.05) ? 0 : random.whole(4, 90)) : null;
  const orders = Math.floor((20 + 900 * store.fame) * random.number() ** 3);
  const id = draft.add('items', {
    store_id: store.id,
    module_id: store.module_id,
    zone_id: store.zone_id,
    category_id: category.id,
    top_category_id: category.top,
    brand_id: content.brand ? idOf(shelves.brands, content.brand) : null,
    common_condition_id: content.common_condition ? idOf(shelves.common_conditions, content.common_condition) : null,
    unit_id: content.unit ? idOf(words.units, content.unit) : null,
    slug: `${content.key}-${store.key}`,
    name: content.name,
    description: content.description,
    image: null,
    images: [],
    price,
    ...discount(price, random),
    tax: store.tax,
    stock,
    maximum_cart_quantity: content.maximum_cart_quantity ?? (random.chance(0.1) ? random.pick([3, 5, 10]) : null),
    choice_options: (content.choices ?? []).map(({ title, options }) => ({
      name: `choice_${idOf(words.attributes, title.en)}`,
      title,
      options: options.map(({ label }) => label),
    })),
    attributes: (content.choices ?? []).map(({ title }) => idOf(words.attributes, title.en)),
    food_variations: content.food_variations ?? [],
    available_time_starts: content.available?.from ?? '00:00',
    available_time_ends: content.available?.to ?? '23:59:59',
    generic_name: content.generic_name ?? [],
    nutritions: (content.nutritions ?? []).map((word) => idOf(words.nutritions, word)),
    allergies: (content.allergies ?? []).map((word) => idOf(words.allergies, word)),
    veg: content.veg ?? null,
    recommended: random.chance(0.15),
    organic: content.organic ?? false,
    is_halal: content.halal ?? false,
    is_basic: content.basic ?? false,
    is_prescription_required: content.prescription ?? false,
    order_count: orders,
    search_text: searchable(...Object.values(content.name), ...(content.generic_name ?? []), ...(content.tags ?? [])),
    created_at: draft.moment(-age),
  });

  addVariations(draft, id, price, stock, plan);
  content.add_ons?.forEach((addOn, position) => {
    draft.put('item_add_ons', { item_id: id, add_on_id: addOnOf(draft, addOns, store, addOn), position });
  });
  for (const tag of new Set(content.tags)) draft.put('item_tags', { item_id: id, tag_id: idOf(words.tags, tag) });
  return { id, content, store, price, stock, orders };
}

/** The same thing seen again, from all shops the same: arranged in another way, and by itself. */
function otherViews(draft: Draft, { key, picture }: ItemContent, look: number): string[] {
  const { object, ground, base, props } = picture;
  const [again = 0, alone = 0] = viewsBeside(key, look);
  return [
    draft.pictures.scene({ object, ground, base, ...(props && { props: [...props].reverse() }), look: again }),
    draft.pictures.scene({ object, ground, base, look: alone }),
  ];
}

/** Every shop has its own price, within 12 %. Kitchens round to ten cents, shelves end in nine. */
function priceAt(usual: number, isDish: boolean, random: Random): number {
  const drifted = usual * (0.88 + 0.24 * random.number());
  const rounded = Math.max(10, Math.round(drifted / 10) * 10);
  return isDish ? rounded : rounded - 1;
}

function discount(price: number, random: Random): Row {
  if (!random.chance(0.18)) return { discount: 0, discount_type: 'percent' };
  if (random.chance(0.75) || price < 400) {
    return { discount: random.pick([5, 10, 10, 15, 20, 25, 30]), discount_type: 'percent' };
  }
  return {
    discount: Math.max(50, Math.round((price * random.pick([0.08, 0.12, 0.2])) / 50) * 50),
    discount_type: 'amount',
  };
}

function addVariations(draft: Draft, item_id: number, price: number, stock: number | null, plan: Plan): void {
  combinations(plan.content.choices ?? []).forEach((combination, position) => {
    draft.add('item_variations', {
      item_id,
      type: combination.label.en,
      label: combination.label,
      price: price + combination.extraPrice,
      stock: stock === 0 || plan.random.chance(0.1) ? 0 : plan.random.whole(2, 30),
      position,
    });
  });
}

/** A store's add-on is one row, shared by all its dishes that offer it. */
function addOnOf(draft: Draft, known: Map<string, number>, store: Store, { name, price }: AddOnContent): number {
  const key = `${store.id} ${name.en} ${price}`;
  const id = known.get(key) ?? draft.add('add_ons', { store_id: store.id, name, price });
  known.set(key, id);
  return id;
}

export function idOf<Value>(ids: ReadonlyMap<string, Value>, key: string): Value {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`the town has no "${key}"`);
  return id;
}
