import type { APIRequestContext, Page } from '@playwright/test';
import type { ModuleType } from '#domain/modules/module-profile.ts';
import { newAccount } from '../support/account.ts';
import { awake, expectNoFaults, expectNoSidewaysScroll } from '../support/page-checks.ts';
import { expect, test } from '../support/shop.ts';
import { moduleId, visitAs } from '../support/visitor.ts';

test.use({ pictures: false });

const ZONES = [1, 4];
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

type Row = { id: number; slug: string; name: string };
type Item = Row & {
  store_id: number;
  store_name: string;
  variations: unknown[];
  food_variations: unknown;
  stock: number | null;
};
type Vehicle = Row & { provider: Row };

const headersOf = (module: ModuleType, token?: string) => ({
  zoneid: JSON.stringify(ZONES),
  moduleid: String(moduleId(module)),
  'x-localization': 'en',
  ...(token && { authorization: `Bearer ${token}` }),
});

async function itemsOf(request: APIRequestContext, module: ModuleType): Promise<Item[]> {
  const answer = await request.get('/api/v1/items/popular?limit=100&offset=1', { headers: headersOf(module) });
  return (await answer.json()).products;
}

const isPlain = ({ variations, food_variations, stock }: Item) =>
  variations.length === 0 && food_variations === '' && (stock === null || stock > 3);

function first<T>(all: readonly T[], isIt: (one: T) => boolean): T {
  const found = all.find(isIt);
  if (!found) throw new Error('the demo town has no such thing');
  return found;
}

const like = (request: APIRequestContext, token: string, module: ModuleType, what: string) =>
  request.post(`/api/v1/customer/wish-list/add?${what}`, { headers: headersOf(module, token) });

/** What the server keeps, by kind. */
async function kept(request: APIRequestContext, token: string, module: ModuleType) {
  const answer = await request.get('/api/v1/customer/wish-list', { headers: headersOf(module, token) });
  const lists: Record<'item' | 'store' | 'vehicles' | 'providers', Row[]> = await answer.json();
  return Object.fromEntries(Object.entries(lists).map(([kind, rows]) => [kind, rows.map(({ id }) => id)]));
}

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Wishlist' });
const question = (page: Page) => page.getByRole('alertdialog');
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notices' }).getByText(text, { exact: true });
const heart = (page: Page, name: string) => page.getByRole('button', { name: `Favourite: ${name}`, exact: true });

async function openWishlist(page: Page) {
  const button = page.locator('header').getByRole('button', { name: 'Wishlist' });
  await awake(button);
  await button.click();
  await expect(drawer(page)).toBeVisible();
}

test('a favourite is kept by its heart, found in the drawer and deleted there [WISH-001a] [WISH-001b] [WISH-001c] [WISH-002] [WISH-004] [WISH-005] [WISH-006] [WISH-007a] [WISH-008] [WISH-009a] [WISH-009b] [WISH-009c] [WISH-009d] [WISH-009e] [WISH-011] [WISH-018] [WISH-019] [ITEM-003b] [CALL-034] [ROLE-002] [DATA-024]', async ({
  page,
  baseURL,
  request,
}) => {
  await page.setViewportSize(WIDE);
  const { token } = await newAccount(request);
  const item = first(await itemsOf(request, 'food'), isPlain);
  const asked: string[] = [];
  page.on('request', (call) => call.url().includes('/wish-list') && asked.push(call.method()));
  await visitAs(page, { module: 'food', zones: ZONES, token }, baseURL);
  await page.goto(`/product/${item.slug}?module_id=1`);

  await test.step('the heart of the item’s page is empty, then full, and says what the server said', async () => {
    const mine = heart(page, item.name);
    await awake(mine);
    await expect(mine).toHaveAttribute('aria-pressed', 'false');
    await mine.click();
    await expect(mine).toHaveAttribute('aria-pressed', 'true');
    await expect(toast(page, 'Added to your wishlist')).toBeVisible();
    expect((await kept(request, token, 'food')).item).toEqual([item.id]);
    await page.reload();
    await awake(mine);
    await expect(mine).toHaveAttribute('aria-pressed', 'true');
    expect(asked).toEqual(['GET', 'POST', 'GET']);
  });

  await test.step('the drawer at the right has it, with picture, name, stars, price and the way into the cart', async () => {
    await openWishlist(page);
    const box = await drawer(page).boundingBox();
    expect(box?.width).toBe(523);
    expect((box?.x ?? 0) + 523).toBe(WIDE.width);
    await expect(drawer(page).getByRole('heading', { name: 'Wishlist' })).toBeVisible();
    await expect(drawer(page).getByRole('tab')).toHaveText(['Foods', 'Stores']);
    const row = drawer(page).getByRole('listitem');
    await expect(row).toHaveCount(1);
    await expect(row.locator('img')).toHaveAttribute('src', /\/media\//);
    await expect(row.getByRole('link', { name: item.name })).toBeVisible();
    await expect(row).toContainText(/\$\d+\.\d\d/);
    await expect(row.getByText(/^\d\.\d$/)).toBeVisible();
    await expect(row.getByRole('button', { name: `Add ${item.name} to the cart` })).toBeVisible();
    await expectNoFaults(page, '[role=dialog]');
  });

  await test.step('a row opens the quick view, whose heart knows it', async () => {
    await drawer(page).getByRole('link', { name: item.name }).click();
    const view = page.getByRole('dialog', { name: item.name });
    await expect(view.getByRole('button', { name: `Favourite: ${item.name}` })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(view).toBeHidden();
  });

  await test.step('deleting is asked for; no keeps it, yes takes it out without a reload', async () => {
    await page.evaluate(() => sessionStorage.setItem('same-page', 'yes'));
    await openWishlist(page);
    const bin = drawer(page).getByRole('button', { name: `Delete ${item.name} from the wishlist` });
    await bin.click();
    await expect(question(page)).toContainText('Are you sure you want to delete this item?');
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(bin).toBeVisible();
    await bin.click();
    await question(page).getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Removed from your wishlist')).toBeVisible();
    await expect(drawer(page).getByRole('heading', { name: 'No favourite foods found' })).toBeVisible();
    await drawer(page).getByRole('tab', { name: 'Stores' }).click();
    await expect(drawer(page).getByRole('heading', { name: 'No favourite stores found' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(heart(page, item.name)).toHaveAttribute('aria-pressed', 'false');
    expect((await kept(request, token, 'food')).item).toEqual([]);
  });
});

test('from the wishlist into the cart: one of it, after a question when another store is in there, with choices in the quick view [WISH-013] [WISH-014] [WISH-015] [WISH-016] [WISH-017]', async ({
  page,
  baseURL,
  request,
}) => {
  await page.setViewportSize(PHONE);
  const { token } = await newAccount(request);
  const items = await itemsOf(request, 'food');
  const one = first(items, isPlain);
  const other = first(items, (item) => isPlain(item) && item.store_id !== one.store_id);
  const asking = first(items, ({ food_variations }) => Array.isArray(food_variations) && food_variations.length > 0);
  for (const { id } of [one, other, asking]) await like(request, token, 'food', `item_id=${id}`);
  await visitAs(page, { module: 'food', zones: ZONES, token }, baseURL);
  await page.goto('/settings');

  const openFromMenu = async () => {
    const menu = page.locator('header').getByRole('button', { name: 'Menu' });
    await awake(menu);
    await menu.click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Wishlist' }).click();
    await expect(drawer(page).getByRole('listitem')).toHaveCount(3);
  };
  const add = (item: Item) =>
    drawer(page)
      .getByRole('button', { name: `Add ${item.name} to the cart` })
      .click();
  const inCart = async () => {
    const answer = await request.get('/api/v1/customer/cart/list', { headers: headersOf('food', token) });
    const lines: { item_id: number; quantity: number }[] = await answer.json();
    return lines.map(({ item_id, quantity }) => [item_id, quantity]);
  };

  await openFromMenu();
  await expectNoSidewaysScroll(page);
  await add(one);
  await expect(toast(page, 'Item added to cart')).toBeVisible();
  await expect.poll(inCart).toEqual([[one.id, 1]]);

  await add(other);
  await expect(question(page)).toContainText('You have item from another store in cart.');
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page)).toBeHidden();
  expect(await inCart()).toEqual([[one.id, 1]]);

  await openFromMenu();
  await add(other);
  await question(page).getByRole('button', { name: 'Clear' }).click();
  await expect.poll(inCart).toEqual([[other.id, 1]]);
  await expect(toast(page, 'Item added to cart')).toBeVisible();

  await openFromMenu();
  await add(asking);
  await expect(page.getByRole('dialog', { name: asking.name })).toBeVisible();
  expect(await inCart()).toEqual([[other.id, 1]]);
});

test('every module has its words: items and stores, vehicles and providers [WISH-002] [WISH-003] [WISH-007b] [WISH-007c] [WISH-008] [WISH-010] [WISH-012a] [WISH-012b] [WISH-012c] [MISC-005b]', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  await page.setViewportSize(WIDE);
  const { token } = await newAccount(request);

  await test.step('ecommerce: an item’s row leads to its page; a store’s heart fills the second tab', async () => {
    const item = first(await itemsOf(request, 'ecommerce'), isPlain);
    await like(request, token, 'ecommerce', `item_id=${item.id}`);
    await visitAs(page, { module: 'ecommerce', zones: ZONES, token }, baseURL);
    await page.goto('/store/popular');
    const store = page
      .getByRole('main')
      .getByRole('button', { name: /^Favourite: / })
      .first();
    const name = (await store.getAttribute('aria-label'))?.replace('Favourite: ', '') ?? '';
    await awake(store);
    await store.click();
    await expect(store).toHaveAttribute('aria-pressed', 'true');
    await openWishlist(page);
    await expect(drawer(page).getByRole('tab')).toHaveText(['Items', 'Stores']);
    await drawer(page).getByRole('tab', { name: 'Stores' }).click();
    await expect(drawer(page).getByRole('link', { name })).toHaveAttribute('href', /^\/store\//);
    await drawer(page).getByRole('tab', { name: 'Items' }).click();
    await drawer(page).getByRole('link', { name: item.name }).click();
    await expect(page).toHaveURL(new RegExp(`/product/${item.slug}`));
    await expect(drawer(page)).toBeHidden();
  });

  await test.step('grocery: nothing liked yet', async () => {
    const other = await (await browser.newContext({ viewport: WIDE })).newPage();
    await visitAs(other, { module: 'grocery', zones: ZONES, token }, baseURL);
    await other.goto(`${baseURL}/settings`);
    await openWishlist(other);
    await expect(drawer(other).getByRole('heading', { name: 'No favourite items found' })).toBeVisible();
    await other.context().close();
  });

  await test.step('rental: thumbnail, vehicle and provider; providers in the second tab', async () => {
    const rental = await (await browser.newContext({ viewport: WIDE })).newPage();
    await visitAs(rental, { module: 'rental', zones: ZONES, token }, baseURL);
    await rental.goto(`${baseURL}/home`);
    await openWishlist(rental);
    await expect(drawer(rental).getByRole('tab')).toHaveText(['Vehicles', 'Providers']);
    await expect(drawer(rental).getByRole('heading', { name: 'No favourite Vehicles found' })).toBeVisible();
    await drawer(rental).getByRole('tab', { name: 'Providers' }).click();
    await expect(drawer(rental).getByRole('heading', { name: 'No favourite providers found' })).toBeVisible();
    await rental.keyboard.press('Escape');

    const top = await request.get('/api/v1/rental/vehicle/top-rated?limit=1&offset=1', {
      headers: headersOf('rental'),
    });
    const { vehicles }: { vehicles: [Vehicle] } = await top.json();
    const [vehicle] = vehicles;
    const mine = heart(rental, vehicle.name).first();
    await awake(mine);
    await mine.click();
    await expect(mine).toHaveAttribute('aria-pressed', 'true');
    await like(request, token, 'rental', `provider_id=${vehicle.provider.id}`);
    await openWishlist(rental);
    const row = drawer(rental).getByRole('listitem');
    await expect(row.locator('img')).toHaveAttribute('src', /\/media\//);
    await expect(row).toContainText(vehicle.name);
    await expect(row).toContainText(vehicle.provider.name);
    await drawer(rental).getByRole('tab', { name: 'Providers' }).click();
    await expect(drawer(rental).getByRole('link', { name: vehicle.provider.name })).toBeVisible();
    expect(await kept(request, token, 'rental')).toMatchObject({
      vehicles: [vehicle.id],
      providers: [vehicle.provider.id],
    });
    await rental.context().close();
  });
});

test.describe('what is refused', () => {
  test.use({ provoked: /status of (500|409)/ });

  test('a guest is told to sign in, a refused heart goes back with the server’s words [WISH-020] [WISH-021] [WISH-018] [ROLE-002]', async ({
    page,
    baseURL,
    request,
  }) => {
    await page.setViewportSize(WIDE);
    const { token } = await newAccount(request);
    const item = first(await itemsOf(request, 'food'), isPlain);

    await test.step('without a token nothing is sent', async () => {
      const guest = await page.context().newPage();
      await visitAs(guest, { module: 'food', zones: ZONES }, baseURL);
      const calls: string[] = [];
      guest.on('request', (call) => call.url().includes('/wish-list') && calls.push(call.url()));
      await guest.goto(`/product/${item.slug}?module_id=1`);
      const mine = heart(guest, item.name);
      await awake(mine);
      await mine.click();
      await expect(toast(guest, 'You are not logged in')).toBeVisible();
      await expect(mine).toHaveAttribute('aria-pressed', 'false');
      expect(calls).toEqual([]);
      await guest.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Sign In' }).click();
      await expect(guest.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
      await guest.close();
    });

    await visitAs(page, { module: 'food', zones: ZONES, token }, baseURL);
    await page.goto(`/product/${item.slug}?module_id=1`);
    const mine = heart(page, item.name);
    await awake(mine);

    await test.step('a failure takes the heart back', async () => {
      let answerNow = () => {};
      const mayAnswer = new Promise<void>((done) => {
        answerNow = done;
      });
      await page.route('**/wish-list/add**', async (route) => {
        await mayAnswer;
        await route.fulfill({ status: 500, json: { errors: [], message: 'The shelf fell down' } });
      });
      await mine.click();
      await expect(mine).toHaveAttribute('aria-pressed', 'true');
      answerNow();
      await expect(toast(page, 'The shelf fell down')).toBeVisible();
      await expect(mine).toHaveAttribute('aria-pressed', 'false');
      await page.unroute('**/wish-list/add**');
    });

    await test.step('what another tab did first is right already', async () => {
      await like(request, token, 'food', `item_id=${item.id}`);
      await mine.click();
      await expect(toast(page, 'Already in your wishlist')).toBeVisible();
      await expect(mine).toHaveAttribute('aria-pressed', 'true');
    });
  });
});
