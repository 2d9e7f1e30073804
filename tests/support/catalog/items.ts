import type { Locator, Page } from '@playwright/test';
import type { ModuleType } from '#domain/modules/module-profile.ts';
import { type Visitor, visitAs } from '../people/visitor.ts';
import { expect } from '../shops/shop.ts';
import { ask, WIDE, ZONES } from './catalogue.ts';

export type OptionGroup = {
  name: string;
  type: 'single' | 'multi';
  min: number;
  max: number;
  required: 'on' | 'off';
  values: { label: string; optionPrice: number }[];
};

/** What the wire says of an item, as far as these journeys read it. */
export type Item = {
  id: number;
  slug: string;
  name: string;
  price: number;
  discount: number;
  discount_type: 'percent' | 'amount';
  stock: number | null;
  maximum_cart_quantity: number | null;
  variations: { type: string; label: string; price: number; stock: number }[];
  choice_options: { title: string; options: string[] }[];
  food_variations: '' | OptionGroup[];
  add_ons: { id: number; name: string; price: number }[];
  images: string[];
  unit_type: string | null;
  store_id: number;
  store_name: string;
  avg_rating: number;
  rating_count: number;
  category_ids: { id: string; name: string }[];
  tags: { tag: string }[];
  generic_name: string[];
  nutritions_name: string[];
  allergies_name: string[];
  is_halal: number;
  halal_tag_status: number;
  is_prescription_required: number;
  recommended: number;
  organic: number;
  veg: number | null;
  schedule_order: boolean;
  store_open: 0 | 1;
  available_time_starts: string;
  flash_sale: number;
};

/** All items of a module, asked for once a worker: the journeys look for their kind among them. */
const shelves = new Map<ModuleType, Promise<Item[]>>();

async function everyItem(page: Page, module: ModuleType): Promise<Item[]> {
  const items: Item[] = [];
  for (let offset = 1; offset < 20; offset++) {
    const { products } = await ask(page, module, `/items/latest?limit=100&offset=${offset}`);
    items.push(...products);
    if (products.length < 100) break;
  }
  return items;
}

/** The first item of the module that is as the journey needs it; if there is one, of a store that sells at this hour. */
export async function anItem(page: Page, module: ModuleType, isIt: (item: Item) => boolean): Promise<Item> {
  const items = shelves.get(module) ?? everyItem(page, module);
  shelves.set(module, items);
  const fitting = (await items).filter(isIt);
  const found = fitting.find(({ store_open, schedule_order }) => store_open === 1 || schedule_order) ?? fitting[0];
  if (!found) throw new Error(`${module} has no such item`);
  return found;
}

export async function comeAs(page: Page, baseURL: string | undefined, who: Visitor, size = WIDE) {
  await page.setViewportSize(size);
  await visitAs(page, { zones: ZONES, stored: { cookie_consent: 'necessary' }, ...who }, baseURL);
}

const searchFor = ({ name }: Item) =>
  `/home?${new URLSearchParams({ search: name, data_type: 'searched', name }).toString()}`;

/** The item's card, found by a search for its name. */
export async function cardOf(page: Page, item: Item): Promise<Locator> {
  await page.goto(searchFor(item));
  return page.getByRole('article').filter({ has: page.locator(`a[href^="/product/${item.slug}?"]`) });
}

/** Finds the item's card by a search for its name and presses it. */
export async function openQuickView(page: Page, item: Item): Promise<Locator> {
  await page.goto(searchFor(item));
  const link = page.getByRole('main').locator(`a[href^="/product/${item.slug}?"]`);
  await link.click();
  const dialog = page.getByRole('dialog', { name: item.name, exact: true });
  await expect(dialog).toBeVisible();
  await expect(total(dialog)).toBeAttached();
  return dialog;
}

export const money = (amount: number) => `$${amount.toFixed(2)}`;
export const afterDiscount = (price: number, { discount, discount_type }: Item) =>
  Math.round(price * 100 - (discount_type === 'percent' ? Math.round(price * discount) : discount * 100)) / 100;
export const total = (part: Locator) => part.locator('[data-total]');
/** At its limit the plus counts as disabled, but says why when it is pressed. */
export const pressAtLimit = (button: Locator) => button.click({ force: true });
export const hasStock = (item: Item) => (item.stock ?? 0) > 0;
export const pricesOf = (item: Item) => new Set(item.variations.map(({ price }) => price));
