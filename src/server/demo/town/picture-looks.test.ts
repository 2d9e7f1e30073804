import { expect, test } from 'vitest';
import { likeness, lookOf } from '../pictures/look.ts';
import { recipeSchema } from '../pictures/recipe.ts';
import { buildTown } from './build-town.ts';
import { MOST_ALIKE } from './picture-looks.ts';

const town = buildTown(new Date('2026-03-18T10:00:00Z'));
const recipes = new Map(town.pictures.map(({ id, recipe }) => [id, recipeSchema.parse(recipe)]));
type ShownItem = {
  id: number;
  store_id: number;
  module_id: number;
  category_id: number;
  order_count: number;
  image: string;
  images: string[];
};
const items = town.items as unknown as ShownItem[];

const drawn = (item: ShownItem) => {
  const recipe = recipes.get(item.image);
  if (recipe?.kind !== 'scene') throw new Error(`item ${item.id} has no picture`);
  return recipe;
};

/** Every list a page makes of the rows, from the rows themselves: what is sold together, in the two usual orders. */
function* pairsSideBySide() {
  const keys = [
    (one: ShownItem) => `module ${one.module_id}`,
    (one: ShownItem) => `category ${one.category_id}`,
    (one: ShownItem) => `store ${one.store_id}`,
    (one: ShownItem) => `shelf ${one.store_id} ${one.category_id}`,
  ];
  for (const key of keys) {
    for (const list of Map.groupBy(items, key).values()) {
      for (const order of [
        list.toSorted((a, b) => b.order_count - a.order_count || b.id - a.id),
        list.toSorted((a, b) => b.id - a.id),
      ]) {
        for (let at = 1; at < order.length; at += 1) yield [order[at - 1], order[at]] as [ShownItem, ShownItem];
      }
    }
  }
}

test('no two items that stand side by side in a list share a composition', () => {
  let sameDrawing = 0;
  const alike: string[] = [];
  for (const [one, other] of pairsSideBySide()) {
    const [a, b] = [drawn(one), drawn(other)];
    if (a.object !== b.object) continue;
    sameDrawing += 1;
    if (one.image === other.image || likeness(a.look, b.look) > MOST_ALIKE) alike.push(`${one.image} | ${other.image}`);
  }
  expect(alike).toEqual([]);
  // The rule was really asked.
  expect(sameDrawing).toBeGreaterThan(1000);
});

test('a gallery shows different views of the thing', () => {
  const views = items.map(({ images }) => images.map((image) => recipes.get(image)).map((one) => JSON.stringify(one)));
  expect(views.filter((all) => all.length < 3 || new Set(all).size !== all.length)).toEqual([]);
});

test('two looks that follow each other agree in nearly nothing', () => {
  const agreeing = Array.from({ length: 59 }, (_, look) => likeness(look, look + 1));
  expect(Math.max(...agreeing)).toBeLessThanOrEqual(3);
  expect(likeness(7, 7)).toBe(Object.keys(lookOf(7)).length);
});
