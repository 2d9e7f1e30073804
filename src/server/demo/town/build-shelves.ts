import type { Places } from './build-places.ts';
import type { Shop } from './build-stores.ts';
import type { ItemContent } from './content/content.ts';
import { units } from './content/units.ts';
import { ALLERGIES, NUTRITIONS } from './content/vocabulary.ts';
import { type Draft, sameInAll, slugOf } from './draft.ts';
import { randomFrom } from './random.ts';

type Ids = ReadonlyMap<string, number>;

/** What items are filed under: by key, the ids of one module's shelves and of the words all modules share. */
export type Shelves = {
  categories: ReadonlyMap<string, { id: number; top: number }>;
  brands: Ids;
  common_conditions: Ids;
};

export type Words = { units: Ids; attributes: Ids; nutritions: Ids; allergies: Ids; tags: Ids };

export function buildWords(draft: Draft, items: readonly ItemContent[]): Words {
  const titles = new Map(items.flatMap((item) => item.choices ?? []).map(({ title }) => [title.en, title]));
  return {
    units: number(Object.entries(units), (unit) => draft.add('units', { unit })),
    attributes: number(titles, (name) => draft.add('attributes', { name })),
    nutritions: number(Object.entries(NUTRITIONS), (nutrition) => draft.add('nutritions', { nutrition })),
    allergies: number(Object.entries(ALLERGIES), (allergy) => draft.add('allergies', { allergy })),
    tags: number(new Map(items.flatMap((item) => item.tags ?? []).map((tag) => [tag, tag])), (tag) =>
      draft.add('tags', { tag }),
    ),
  };
}

export function buildShelves(draft: Draft, places: Places, shop: Shop): Shelves {
  const module_id = places.modules[shop.module];
  return {
    categories: buildCategories(draft, module_id, shop),
    brands: number(
      (shop.brands ?? []).map((brand) => [brand.key, brand] as const),
      (brand) =>
        draft.add('brands', {
          module_id,
          slug: `${slugOf(brand.name)}-${shop.module}`,
          name: sameInAll(brand.name),
          image: draft.pictures.tile(brand.picture),
        }),
    ),
    common_conditions: number(
      (shop.common_conditions ?? []).map((condition) => [condition.key, condition] as const),
      (condition) => draft.add('common_conditions', { module_id, slug: condition.key, name: condition.name }),
    ),
  };
}

/** Parents before their children, whatever order they are written in. */
function buildCategories(draft: Draft, module_id: number, shop: Shop): Shelves['categories'] {
  const filed = new Map<string, { id: number; top: number }>();
  const inOrder = [...shop.categories].sort((a, b) => Number(Boolean(a.parent)) - Number(Boolean(b.parent)));
  inOrder.forEach((category, index) => {
    const parent = category.parent ? filed.get(category.parent) : undefined;
    const id = draft.add('categories', {
      module_id,
      parent_id: parent?.id ?? null,
      slug: `${category.key}-${shop.module}`,
      name: category.name,
      image: draft.pictures.tile(category.picture),
      priority: inOrder.length - index,
      featured: category.featured ?? false,
      order_count: randomFrom(`category ${shop.module} ${category.key}`).whole(50, 3000),
    });
    filed.set(category.key, { id, top: parent?.id ?? id });
  });
  return filed;
}

function number<Value>(
  entries: Iterable<readonly [string, Value]>,
  add: (value: Value) => number,
): Map<string, number> {
  return new Map([...entries].map(([key, value]) => [key, add(value)]));
}
