import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { ModuleType } from '#domain/modules/module-profile.ts';
import { ask, WIDE, ZONES } from '../catalog/catalogue.ts';
import { found } from '../orders/carts.ts';
import { type Visitor, visitAs } from '../people/visitor.ts';
import { expect } from '../shops/shop.ts';

/** What the wire says of an item, as far as the cart's journeys read it. */
export type CartItem = {
  id: number;
  slug: string;
  name: string;
  image: string;
  store_id: number;
  price: number;
  discount: number;
  stock: number | null;
  maximum_cart_quantity: number | null;
  variations: unknown[];
  food_variations: unknown;
  generic_name: string[];
  is_prescription_required: number;
  flash_sale: number;
  store_open: 0 | 1;
  schedule_order: boolean;
};

/** Items of the module that can be had as they are, from stores that sell at this hour. */
export async function plainItems(asking: { request: APIRequestContext }, module: ModuleType): Promise<CartItem[]> {
  const all: CartItem[] = [];
  for (let offset = 1; offset <= 4; offset++) {
    const { products } = await ask(asking, module, `/items/popular?limit=100&offset=${offset}`);
    all.push(...products);
    if (products.length < 100) break;
  }
  return all.filter(
    ({ variations, food_variations, stock, flash_sale, store_open, schedule_order }) =>
      variations.length === 0 &&
      food_variations === '' &&
      (stock === null || stock > 3) &&
      flash_sale === 0 &&
      (store_open === 1 || schedule_order),
  );
}

/** Without a limit of its own. */
export const unlimited = (items: readonly CartItem[]) =>
  found(items, ({ maximum_cart_quantity }) => maximum_cart_quantity === null);

export async function comeAs(page: Page, baseURL: string | undefined, who: Visitor, size = WIDE) {
  await page.setViewportSize(size);
  await visitAs(page, { zones: ZONES, stored: { cookie_consent: 'necessary' }, ...who }, baseURL);
}

export const cartButton = (page: Page) => page.getByRole('button', { name: /^Cart/ }).locator('visible=true');
export const drawer = (page: Page) => page.getByRole('dialog', { name: 'Shopping Cart' });
export const lineOf = (page: Page, { name }: { name: string }) =>
  drawer(page).getByRole('listitem').filter({ hasText: name });
export const badge = (page: Page, count: number) =>
  expect(cartButton(page)).toHaveAccessibleName(
    count === 0 ? 'Cart' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`,
  );

export async function openCart(page: Page): Promise<Locator> {
  await cartButton(page).click();
  const opened = drawer(page);
  await expect(opened).toBeVisible();
  return opened;
}

export const more = (page: Page, item: CartItem) =>
  lineOf(page, item).getByRole('button', { name: `One more: ${item.name}` });
export const less = (page: Page, item: CartItem) =>
  lineOf(page, item).getByRole('button', { name: `One less: ${item.name}` });
export const bin = (page: Page, item: CartItem) =>
  lineOf(page, item).getByRole('button', { name: `Remove ${item.name}` });
export const count = (page: Page, item: CartItem) => lineOf(page, item).getByRole('status');

export const amount = async (part: Locator): Promise<number> =>
  Math.round(Number((await part.innerText()).replace(/[^\d.]/g, '')) * 100);

/** What asks somebody who is not signed in how to go on. */
export const guestPrompt = (page: Page) =>
  page.getByRole('dialog', { name: 'Do you want to login or continue as a guest?' });

/** By the header's cart and its button, and not signed in. */
export async function checkOutAsGuest(page: Page) {
  await page.getByRole('button', { name: /^Cart/ }).locator('visible=true').click();
  await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
  await guestPrompt(page).getByRole('button', { name: 'Guest', exact: true }).click();
}
