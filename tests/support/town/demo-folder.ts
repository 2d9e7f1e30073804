import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Text } from '#domain/text.ts';
import { type Recipe, recipeSchema } from '#server/demo/pictures/recipe.ts';

type Named = { slug: string; name: Text };
type Options = {
  name: Text;
  type: string;
  min: number;
  max: number;
  required: boolean;
  values: { label: Text; price: string }[];
};

export type DemoItem = Named & {
  store: string;
  category: string;
  description: Text;
  image: string;
  images: string[];
  price: string;
  brand?: string;
  common_condition?: string;
  generic_name?: string[];
  allergies?: string[];
  add_ons?: string[];
  tags?: string[];
  options?: Options[];
  choices?: { title: Text; options: Text[] }[];
  veg?: boolean;
  is_halal?: boolean;
  is_basic?: boolean;
  is_prescription_required?: boolean;
  available_time_starts?: string;
};

type DemoStore = Named & {
  module: string;
  zone: string;
  tagline: Text;
  logo: string;
  cover_photo: string;
  hours: { day: number; opening_time: string; closing_time: string }[];
  add_ons?: { key: string; name: Text }[];
};

type Shelf = Named & { module: string; image: string; parent?: string };

const ROOT = 'demo';
const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
const inside = (folder: string) =>
  readdirSync(join(ROOT, folder)).map((file) => [file.split('.')[0] ?? '', read(join(folder, file))]);

/** The demo town as it is written, without a database. */
export function demoFolder() {
  const stores: DemoStore[] = inside('stores').map(([slug, { store }]) => ({ slug, ...store }));
  const items: DemoItem[] = inside('items').flatMap(([store, file]) =>
    file.items.map((one: object) => ({ store, ...one })),
  );
  const lists: Record<string, unknown[]> = {
    stores,
    items,
    zones: inside('zones').map(([, { properties }]) => properties),
  };
  for (const file of readdirSync(ROOT).filter((name) => name.endsWith('.json')))
    for (const [name, list] of Object.entries<unknown[]>(read(file)))
      if (name !== '$schema') lists[name] = name === 'settings' ? [list] : list;
  const recipes = new Map<string, Recipe>(
    (lists.pictures as { name: string; recipe: unknown }[]).map(({ name, recipe }) => [
      name,
      recipeSchema.parse(recipe),
    ]),
  );
  return {
    /** Everything, by the names of the lists. */
    lists,
    stores,
    items,
    categories: lists.categories as Shelf[],
    brands: lists.brands as Shelf[],
    common_conditions: lists.common_conditions as Omit<Shelf, 'image'>[],
    recipes,
  };
}
