import type { APIRequestContext, Page } from '@playwright/test';
import type { ModuleType } from '#domain/modules/module-profile.ts';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';
import { toast } from '#tests/support/pages/forms.ts';
import { expectNoFaults, expectNoSidewaysScroll } from '#tests/support/pages/page-checks.ts';
import { keepToast } from '#tests/support/pages/toasts.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { moduleId, visitAs } from '#tests/support/people/visitor.ts';
import { expect, test } from '#tests/support/shops/shop.ts';

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
  store_open: 0 | 1;
  schedule_order: boolean;
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
  const { products } = await answer.json();
  // What is closed now and takes no orders for later cannot be put into the cart.
  return products.filter((one: Item) => one.store_open === 1 || one.schedule_order);
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

/** As much as a wishlist holds, of other modules. */
const fillWishlist = (db: Db, customer_id: number) =>
  db.run(sql`
    insert into favourites (customer_id, item_id)
    select ${customer_id}::int, id from items where module_id <> 1 order by id limit 300`);

/** What the server keeps, by kind. */
async function kept(request: APIRequestContext, token: string, module: ModuleType) {
  const answer = await request.get('/api/v1/customer/wish-list', { headers: headersOf(module, token) });
  const lists: Record<'item' | 'store' | 'vehicles' | 'providers', Row[]> = await answer.json();
  return Object.fromEntries(Object.entries(lists).map(([kind, rows]) => [kind, rows.map(({ id }) => id)]));
}

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Wishlist' });
const question = (page: Page) => page.getByRole('alertdialog');
const heart = (page: Page, name: string) => page.getByRole('button', { name: `Favourite: ${name}`, exact: true });

async function openWishlist(page: Page) {
  await page.locator('header').getByRole('button', { name: 'Wishlist' }).click();
  await expect(drawer(page)).toBeVisible();
}

test('a favourite is kept by its heart, found in the drawer and deleted there', async ({
  page,
  baseURL,
  db,
  request,
}) => {
  await page.setViewportSize(WIDE);
  const { token } = await signedInCustomer({ db });
  const item = first(await itemsOf(request, 'food'), isPlain);
  const asked: string[] = [];
  page.on('request', (call) => call.url().includes('/wish-list') && asked.push(call.method()));
  await visitAs(page, { module: 'food', zones: ZONES, token }, baseURL);
  await page.goto(`/product/${item.slug}?module_id=1`);
  const mine = heart(page, item.name);
  const row = drawer(page).getByRole('listitem');

  await test.step('the heart of the item’s page is empty, then full [ITEM-003b]', async () => {
    await expect(mine).toHaveAttribute('aria-pressed', 'false');
    await mine.click();
    await expect(mine).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('the server’s words are said [WISH-019]', () =>
    expect(toast(page, 'Added to your wishlist')).toBeVisible());
  await test.step('it is kept with the account, as an item, and asked for once a page [CALL-034] [DATA-024]', async () => {
    expect(await kept(request, token, 'food')).toEqual({ item: [item.id], store: [], vehicles: [], providers: [] });
    await page.reload();
    await expect(mine).toHaveAttribute('aria-pressed', 'true');
    expect(asked).toEqual(['GET', 'POST', 'GET']);
  });

  await test.step('the drawer opens at the right [ROLE-002] [WISH-001a]', async () => {
    await openWishlist(page);
    const edge = async () => {
      const box = await drawer(page).boundingBox();
      return box && box.x + box.width;
    };
    await expect.poll(edge).toBe(WIDE.width);
  });
  await test.step('523 px wide, and no wider on a small tablet [WISH-001b]', async () => {
    const width = async () => (await drawer(page).boundingBox())?.width;
    await expect.poll(width).toBe(523);
    await page.setViewportSize({ width: 700, height: 900 });
    await expect.poll(width).toBe(523);
    await page.setViewportSize(WIDE);
  });
  await test.step('under its title [WISH-001c]', () =>
    expect(drawer(page).getByRole('heading', { name: 'Wishlist' })).toBeVisible());
  await test.step('foods in the first tab [WISH-002]', async () => {
    await expect(drawer(page).getByRole('tab')).toHaveText(['Foods', 'Stores']);
    await expect(drawer(page).getByRole('tab', { name: 'Foods' })).toHaveAttribute('aria-selected', 'true');
    await expect(row).toHaveCount(1);
  });
  await test.step('with picture [WISH-009a]', () => expect(row.locator('img')).toHaveAttribute('src', /\/media\//));
  await test.step('name [WISH-009b]', () => expect(row.getByRole('link', { name: item.name })).toBeVisible());
  await test.step('rating [WISH-009c]', () => expect(row.getByText(/^\d\.\d$/)).toBeVisible());
  await test.step('price [WISH-009d]', () => expect(row).toContainText(/\$\d+\.\d\d/));
  await test.step('and the way into the cart [WISH-009e]', () =>
    expect(row.getByRole('button', { name: `Add ${item.name} to the cart` })).toBeVisible());
  await test.step('axe finds nothing in it [A11Y-001]', () => expectNoFaults(page, '[role=dialog]'));

  await test.step('a row opens the quick view, whose heart knows it [WISH-011]', async () => {
    await drawer(page).getByRole('link', { name: item.name }).click();
    const view = page.getByRole('dialog', { name: item.name });
    await expect(view.getByRole('button', { name: `Favourite: ${item.name}` })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(view).toBeHidden();
  });

  await page.evaluate(() => Object.assign(window, { samePage: true }));
  const bin = drawer(page).getByRole('button', { name: `Delete ${item.name} from the wishlist` });
  await test.step('each row can be deleted [WISH-004]', async () => {
    await openWishlist(page);
    await bin.click();
  });
  await test.step('which asks first [WISH-005]', () =>
    expect(question(page)).toContainText('Are you sure you want to delete this item?'));
  await test.step('no keeps it, yes takes it out [WISH-006]', async () => {
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(bin).toBeVisible();
    await bin.click();
    await question(page).getByRole('button', { name: 'Delete' }).click();
  });
  await test.step('in the server’s words [WISH-019]', () =>
    expect(toast(page, 'Removed from your wishlist')).toBeVisible());
  await test.step('and it is gone, with the account too [WISH-006]', async () => {
    await expect(question(page)).toBeHidden();
    await expect(bin).toHaveCount(0);
    expect((await kept(request, token, 'food')).item).toEqual([]);
  });
  await test.step('then there are no foods [WISH-007a]', () =>
    expect(drawer(page).getByRole('heading', { name: 'No favourite foods found' })).toBeVisible());
  await test.step('and no stores [WISH-008]', async () => {
    await drawer(page).getByRole('tab', { name: 'Stores' }).click();
    await expect(drawer(page).getByRole('heading', { name: 'No favourite stores found' })).toBeVisible();
  });
  await test.step('the heart is empty again, without a reload [WISH-018]', async () => {
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(mine).toHaveAttribute('aria-pressed', 'false');
    expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  });
});

test('from the wishlist into the cart', async ({ page, baseURL, db, request }) => {
  await page.setViewportSize(PHONE);
  const { token } = await signedInCustomer({ db });
  const items = await itemsOf(request, 'food');
  const one = first(items, isPlain);
  const other = first(items, (item) => isPlain(item) && item.store_id !== one.store_id);
  const asking = first(items, ({ food_variations }) => Array.isArray(food_variations) && food_variations.length > 0);
  for (const { id } of [one, other, asking]) await like(request, token, 'food', `item_id=${id}`);
  await visitAs(page, { module: 'food', zones: ZONES, token }, baseURL);
  await page.goto('/settings');

  const openFromMenu = async () => {
    await page.locator('header').getByRole('button', { name: 'Menu' }).click();
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

  await test.step('one of it [WISH-015]', async () => {
    await openFromMenu();
    await expectNoSidewaysScroll(page);
    await add(one);
  });
  // First of all: it goes away by itself.
  await test.step('which is said [WISH-016]', () => expect(toast(page, 'Item added to cart')).toBeVisible());
  await test.step('and is in the cart [WISH-015]', () => expect.poll(inCart).toEqual([[one.id, 1]]));
  await test.step('another store’s: a question first [WISH-013]', async () => {
    await add(other);
    await expect(question(page)).toContainText('You have item from another store in cart.');
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(question(page)).toBeHidden();
    expect(await inCart()).toEqual([[one.id, 1]]);
  });
  await test.step('Clear empties the cart and goes on [WISH-014]', async () => {
    await openFromMenu();
    await add(other);
    const said = toast(page, 'Item added to cart').waitFor();
    await question(page).getByRole('button', { name: 'Clear' }).click();
    await expect.poll(inCart).toEqual([[other.id, 1]]);
    await said;
  });
  await test.step('what has choices opens the quick view [WISH-017]', async () => {
    await openFromMenu();
    await add(asking);
    await expect(page.getByRole('dialog', { name: asking.name })).toBeVisible();
    expect(await inCart()).toEqual([[other.id, 1]]);
  });
});

test.describe('every module has its words', () => {
  test('ecommerce', async ({ page, baseURL, db, request }) => {
    await page.setViewportSize(WIDE);
    const { token } = await signedInCustomer({ db });
    const item = first(await itemsOf(request, 'ecommerce'), isPlain);
    await like(request, token, 'ecommerce', `item_id=${item.id}`);
    await visitAs(page, { module: 'ecommerce', zones: ZONES, token }, baseURL);
    await page.goto('/store/popular');
    const store = page
      .getByRole('main')
      .getByRole('button', { name: /^Favourite: / })
      .first();
    const name = (await store.getAttribute('aria-label'))?.replace('Favourite: ', '') ?? '';
    await store.click();
    await expect(store).toHaveAttribute('aria-pressed', 'true');
    await test.step('a heart that was emptied by mistake is filled again by Undo', async () => {
      await keepToast(page, 'Removed from your wishlist');
      await store.click();
      await expect(store).toHaveAttribute('aria-pressed', 'false');
      await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click();
      await expect(store).toHaveAttribute('aria-pressed', 'true');
    });
    await openWishlist(page);

    await test.step('items in the first tab [WISH-002]', async () => {
      await expect(drawer(page).getByRole('tab')).toHaveText(['Items', 'Stores']);
      await expect(drawer(page).getByRole('link', { name: item.name })).toBeVisible();
    });
    await test.step('stores in the second [WISH-003] [MISC-005b]', async () => {
      await drawer(page).getByRole('tab', { name: 'Stores' }).click();
      await expect(drawer(page).getByRole('link', { name })).toHaveAttribute('href', /^\/store\//);
    });
    await test.step('an item’s row leads to its page [WISH-010]', async () => {
      await drawer(page).getByRole('tab', { name: 'Items' }).click();
      await drawer(page).getByRole('link', { name: item.name }).click();
      await expect(page).toHaveURL(new RegExp(`/product/${item.slug}`));
      await expect(drawer(page)).toBeHidden();
    });
  });

  test('grocery: nothing liked yet [WISH-007c]', async ({ page, baseURL, db }) => {
    await page.setViewportSize(WIDE);
    const { token } = await signedInCustomer({ db });
    await visitAs(page, { module: 'grocery', zones: ZONES, token }, baseURL);
    await page.goto('/settings');
    await openWishlist(page);
    await expect(drawer(page).getByRole('heading', { name: 'No favourite items found' })).toBeVisible();
  });

  test('rental', async ({ page, baseURL, db, request }) => {
    await page.setViewportSize(WIDE);
    const { token } = await signedInCustomer({ db });
    await visitAs(page, { module: 'rental', zones: ZONES, token }, baseURL);
    await page.goto('/home');
    await openWishlist(page);

    await test.step('vehicles and providers [WISH-002] [WISH-003]', () =>
      expect(drawer(page).getByRole('tab')).toHaveText(['Vehicles', 'Providers']));
    await test.step('no vehicles yet, with a capital V [WISH-007b]', () =>
      expect(drawer(page).getByRole('heading', { name: 'No favourite Vehicles found', exact: true })).toBeVisible());
    await test.step('no providers yet [WISH-008]', async () => {
      await drawer(page).getByRole('tab', { name: 'Providers' }).click();
      await expect(drawer(page).getByRole('heading', { name: 'No favourite providers found' })).toBeVisible();
      await page.keyboard.press('Escape');
    });

    const top = await request.get('/api/v1/rental/vehicle/top-rated?limit=1&offset=1', {
      headers: headersOf('rental'),
    });
    const { vehicles }: { vehicles: [Vehicle] } = await top.json();
    const [vehicle] = vehicles;
    const mine = heart(page, vehicle.name).first();
    await mine.click();
    await expect(mine).toHaveAttribute('aria-pressed', 'true');
    await like(request, token, 'rental', `provider_id=${vehicle.provider.id}`);
    await openWishlist(page);
    const row = drawer(page).getByRole('listitem');

    await test.step('a vehicle with its picture [WISH-012a]', () =>
      expect(row.locator('img')).toHaveAttribute('src', /\/media\//));
    await test.step('its name [WISH-012b]', () => expect(row).toContainText(vehicle.name));
    await test.step('and who rents it out [WISH-012c]', () => expect(row).toContainText(vehicle.provider.name));
    await test.step('it leads to the vehicle’s page [RENT-053] [ROUTE-017]', () =>
      expect(row.getByRole('link', { name: vehicle.name })).toHaveAttribute(
        'href',
        `/rental/vehicle-details/${vehicle.slug}?from=wishlist`,
      ));
    await test.step('providers in the second tab, which leads to their pages [WISH-003] [MISC-005b] [RENT-053]', async () => {
      await drawer(page).getByRole('tab', { name: 'Providers' }).click();
      await expect(drawer(page).getByRole('link', { name: vehicle.provider.name })).toHaveAttribute(
        'href',
        `/rental/provider-details/${vehicle.provider.slug}`,
      );
      // The heart is full before the server has heard of it.
      await expect
        .poll(() => kept(request, token, 'rental'))
        .toMatchObject({ vehicles: [vehicle.id], providers: [vehicle.provider.id] });
    });
  });
});

test.describe('what is refused', () => {
  test.use({ provoked: /status of (403|409)/ });

  test('a guest is told to sign in, and nothing is sent [WISH-020] [ROLE-002]', async ({ page, baseURL, request }) => {
    await page.setViewportSize(WIDE);
    const item = first(await itemsOf(request, 'food'), isPlain);
    await visitAs(page, { module: 'food', zones: ZONES }, baseURL);
    const calls: string[] = [];
    page.on('request', (call) => call.url().includes('/wish-list') && calls.push(call.url()));
    await page.goto(`/product/${item.slug}?module_id=1`);
    const mine = heart(page, item.name);
    await keepToast(page, 'You are not logged in');
    await mine.click();
    await expect(toast(page, 'You are not logged in')).toBeVisible();
    await expect(mine).toHaveAttribute('aria-pressed', 'false');
    expect(calls).toEqual([]);
    await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  });

  test('a heart follows the server', async ({ page, baseURL, db, request }) => {
    await page.setViewportSize(WIDE);
    const { id: customer_id, token } = await signedInCustomer({ db });
    const item = first(await itemsOf(request, 'food'), isPlain);
    await visitAs(page, { module: 'food', zones: ZONES, token }, baseURL);
    const list = page.waitForResponse('**/customer/wish-list');
    await page.goto(`/product/${item.slug}?module_id=1`);
    const mine = heart(page, item.name);

    await test.step('what another tab did first is right already', async () => {
      // An empty heart may also be one of which nothing is known yet.
      await list;
      await expect(mine).toHaveAttribute('aria-pressed', 'false');
      await like(request, token, 'food', `item_id=${item.id}`);
      await mine.click();
      await expect(toast(page, 'Already in your wishlist')).toBeVisible();
      await expect(mine).toHaveAttribute('aria-pressed', 'true');
      await mine.click();
      await expect(toast(page, 'Removed from your wishlist')).toBeVisible();
      await expect(mine).toHaveAttribute('aria-pressed', 'false');
    });

    let answerNow = () => {};
    const mayAnswer = new Promise<void>((done) => {
      answerNow = done;
    });
    await page.route('**/wish-list/add**', async (route) => {
      await mayAnswer;
      await route.continue();
    });
    await test.step('full at once [WISH-018]', async () => {
      await fillWishlist(db, customer_id);
      // By key: what was said before may still lie over it.
      await mine.press('Enter');
      await expect(mine).toHaveAttribute('aria-pressed', 'true');
    });
    await test.step('and empty again when it is refused, in the server’s words [WISH-021]', async () => {
      answerNow();
      await expect(toast(page, 'Your wishlist is full. Please remove something first')).toBeVisible();
      await expect(mine).toHaveAttribute('aria-pressed', 'false');
      await db.run(sql`delete from favourites where customer_id = ${customer_id}`);
    });
  });
});
