import type { Locator, Page } from '@playwright/test';
import type { ModuleType } from '#domain/modules/module-profile.ts';
import { newAccount } from '../support/account.ts';
import { changeConfig } from '../support/change-config.ts';
import { awake, expectNoFaults, expectNoSidewaysScroll } from '../support/page-checks.ts';
import { expect, test } from '../support/shop.ts';
import { moduleId, type Visitor, visitAs } from '../support/visitor.ts';

test.use({ pictures: false });

const ZONES = [1, 4];
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** What the wire says of an item, as far as these journeys read it. */
type Item = {
  id: number;
  slug: string;
  name: string;
  store_id: number;
  store_name: string;
  price: number;
  discount: number;
  stock: number | null;
  maximum_cart_quantity: number | null;
  variations: unknown[];
  food_variations: '' | { name: string; required: 'on' | 'off'; values: { label: string }[] }[];
  add_ons: unknown[];
  generic_name: string[];
  is_prescription_required: number;
  flash_sale: number;
  schedule_order: boolean;
};

const headers = (module: ModuleType) => ({
  zoneid: JSON.stringify(ZONES),
  moduleid: String(moduleId(module)),
  'x-localization': 'en',
});

const shelves = new Map<ModuleType, Item[]>();

/** Items of the module that can be had as they are. */
async function plainItems(page: Page, module: ModuleType): Promise<Item[]> {
  const known = shelves.get(module);
  if (known) return known;
  const all: Item[] = [];
  for (let offset = 1; offset <= 4; offset++) {
    const answer = await page.request.get(`/api/v1/items/popular?limit=100&offset=${offset}`, {
      headers: headers(module),
    });
    const { products } = await answer.json();
    all.push(...products);
    if (products.length < 100) break;
  }
  const plain = all.filter(
    ({ variations, food_variations, stock, flash_sale }) =>
      variations.length === 0 && food_variations === '' && (stock === null || stock > 3) && flash_sale === 0,
  );
  shelves.set(module, plain);
  return plain;
}

const found = (items: readonly Item[], isIt: (item: Item) => boolean = () => true): Item => {
  const item = items.find(isIt);
  if (!item) throw new Error('the demo town has no such item');
  return item;
};

type Wish = { item: Item; quantity?: number; variation?: unknown[] };

/** A guest who has been shopping. */
async function guestWith(page: Page, module: ModuleType, wishes: readonly Wish[]): Promise<string> {
  const { guest_id } = await (await page.request.post('/api/v1/auth/guest/request', { data: {} })).json();
  for (const { item, quantity = 1, variation = [] } of wishes) {
    const answer = await page.request.post('/api/v1/customer/cart/add', {
      headers: headers(module),
      data: {
        guest_id,
        item_id: item.id,
        model: 'Item',
        price: 0,
        quantity,
        variation,
        add_on_ids: [],
        add_on_qtys: [],
      },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  await page.addInitScript((id) => {
    if (sessionStorage.getItem('guest')) return;
    sessionStorage.setItem('guest', 'set');
    localStorage.setItem('guest_id', id);
  }, guest_id);
  return guest_id;
}

async function comeAs(page: Page, baseURL: string | undefined, who: Visitor, size = WIDE) {
  await page.setViewportSize(size);
  await page.addInitScript(() => localStorage.setItem('cookie_consent', 'necessary'));
  await visitAs(page, { zones: ZONES, ...who }, baseURL);
}

const cartButton = (page: Page) => page.getByRole('button', { name: /^Cart/ }).locator('visible=true');
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Shopping Cart' });
const lineOf = (page: Page, { name }: Item) => drawer(page).getByRole('listitem').filter({ hasText: name });
const toast = (page: Page, text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text });
const badge = (page: Page, count: number) =>
  expect(cartButton(page)).toHaveAccessibleName(count === 0 ? 'Cart' : `Cart, ${count} items`);

async function openCart(page: Page): Promise<Locator> {
  await cartButton(page).click();
  const opened = drawer(page);
  await expect(opened).toBeVisible();
  return opened;
}

const amount = async (part: Locator): Promise<number> => Number((await part.innerText()).replace(/[^\d.]/g, ''));

test('a guest fills a cart, counts, edits, empties it, and finds it again after a reload [CART-001a] [CART-001b] [CART-001c] [CART-001d] [CART-002a] [CART-002b] [CART-002e] [CART-002f] [CART-002g] [CART-002h] [CART-002i] [CART-003] [CART-005a] [CART-005b] [CART-005c] [CART-006] [CART-007] [CART-008a] [CART-008b] [CART-010] [CART-011] [CART-012c] [CART-019] [CART-020] [HDR-001h] [HDR-008] [MISC-005a] [ROLE-007] [CALL-030a] [CALL-030b]', async ({
  page,
  baseURL,
}) => {
  const item = found(await plainItems(page, 'grocery'), ({ maximum_cart_quantity }) => maximum_cart_quantity === null);
  await comeAs(page, baseURL, { module: 'grocery' });
  await page.goto(`/product/${item.slug}`);
  await badge(page, 0);

  await test.step('empty', async () => {
    const empty = await openCart(page);
    await expect(empty).toContainText('Your cart is empty');
    await expect(empty).toContainText('No items added in your cart. Please add product to your cart list.');
    expect((await empty.boundingBox())?.width).toBeLessThanOrEqual(420);
    await empty.getByRole('button', { name: 'Close' }).click();
    await expect(empty).toBeHidden();
  });

  await test.step('added: one piece, a word, a badge', async () => {
    const call = page.waitForRequest(/\/customer\/cart\/add/);
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).click();
    const body = (await call).postDataJSON();
    expect(Object.keys(body).sort()).toEqual(
      ['add_on_ids', 'add_on_qtys', 'guest_id', 'item_id', 'model', 'price', 'quantity', 'variation'].sort(),
    );
    expect(body).toMatchObject({ item_id: item.id, model: 'Item', price: item.price, quantity: 1 });
    await expect(toast(page, 'Item added to cart')).toBeVisible();
    await badge(page, 1);
    await toast(page, 'Item added to cart').getByRole('button', { name: 'View cart' }).click();
    await expect(drawer(page)).toBeVisible();
  });

  await test.step('the drawer and its line', async () => {
    const full = drawer(page);
    await expect(full.getByRole('heading', { name: 'Shopping Cart' })).toBeVisible();
    const box = await full.boundingBox();
    expect(box?.width).toBe(420);
    expect((await full.getByRole('region', { name: 'Items in your cart' }).boundingBox())?.height).toBe(540);
    const line = lineOf(page, item);
    await expect(line.getByRole('heading', { name: item.name })).toBeVisible();
    await expect(line.locator('img')).toBeVisible();
    await expect(line.getByRole('status')).toHaveText('1');
    const price = Math.round(item.price * (100 - item.discount)) / 100;
    expect(await amount(line.locator('bdi.font-bold'))).toBeCloseTo(price, 1);
    await expect(line.getByRole('button', { name: `Remove ${item.name}` })).toBeVisible();

    await line.getByRole('button', { name: `One more: ${item.name}` }).click();
    await expect(line.getByRole('status')).toHaveText('2');
    await expect(line.getByRole('button', { name: `Remove ${item.name}` })).toBeHidden();
    await line.getByRole('button', { name: `One less: ${item.name}` }).click();
    await expect(line.getByRole('status')).toHaveText('1');
    await expect(line.getByRole('button', { name: `Remove ${item.name}` })).toBeVisible();
  });

  await test.step('its picture opens the item to change it', async () => {
    await drawer(page)
      .getByRole('button', { name: `Change ${item.name}` })
      .click();
    const detail = page.getByRole('dialog').filter({ hasText: 'Update To Cart' });
    await expect(detail).toBeVisible();
    await detail
      .getByRole('button', { name: /more|increase/i })
      .first()
      .click();
    await detail.getByRole('button', { name: 'Update To Cart' }).click();
    await expect(toast(page, 'Item updated successfully')).toBeVisible();
    await page.keyboard.press('Escape');
    await badge(page, 2);
  });

  await test.step('still there after a reload, then taken out', async () => {
    await page.reload();
    await badge(page, 2);
    await openCart(page);
    const line = lineOf(page, item);
    await line.getByRole('button', { name: `One less: ${item.name}` }).click();
    await line.getByRole('button', { name: `Remove ${item.name}` }).click();
    await expect(toast(page, 'Cart item remove successfully')).toBeVisible();
    await expect(drawer(page)).toContainText('Your cart is empty');
    await drawer(page).getByRole('button', { name: 'Continue Shopping' }).click();
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL(/\/home$/);
    await badge(page, 0);
  });
});

test('what a line shows and where plus stops is the module’s [CART-002c] [CART-002d] [CART-017] [CART-018] [MOD-014] [MOD-015] [ERR-016]', async ({
  page,
  baseURL,
}) => {
  const pharmacy = await plainItems(page, 'pharmacy');
  const prescribed = found(
    pharmacy,
    ({ is_prescription_required, generic_name }) => is_prescription_required === 1 && generic_name.length > 0,
  );
  const scarce = found(
    pharmacy,
    ({ id, stock, maximum_cart_quantity, is_prescription_required }) =>
      id !== prescribed.id &&
      stock !== null &&
      stock < 900 &&
      maximum_cart_quantity === null &&
      is_prescription_required === 0,
  );
  const limited = found(
    pharmacy,
    ({ stock, maximum_cart_quantity }) => maximum_cart_quantity !== null && (stock ?? 0) > maximum_cart_quantity,
  );
  const wishes = [
    { item: prescribed },
    { item: scarce, quantity: scarce.stock ?? 1 },
    { item: limited, quantity: limited.maximum_cart_quantity ?? 1 },
  ];
  await guestWith(page, 'pharmacy', wishes);
  await comeAs(page, baseURL, { module: 'pharmacy' });
  await page.goto('/settings');

  await test.step('pharmacy: generic name, prescription, stock and maximum', async () => {
    await openCart(page);
    const line = lineOf(page, prescribed);
    await expect(line).toContainText(prescribed.generic_name.join(', '));
    await expect(line).toContainText('prescription is required');
    await expect(lineOf(page, scarce)).not.toContainText('prescription is required');
    for (const [item, words] of [
      [scarce, 'Out of Stock'],
      [limited, 'Out of Limits'],
    ] as const) {
      const count = await lineOf(page, item).getByRole('status').innerText();
      await lineOf(page, item)
        .getByRole('button', { name: `One more: ${item.name}` })
        .click();
      await expect(toast(page, words)).toBeVisible();
      await expect(lineOf(page, item).getByRole('status')).toHaveText(count);
    }
  });

  await test.step('another module has another cart, and this one is there again on return', async () => {
    await drawer(page).getByRole('button', { name: 'Close' }).click();
    const count = await cartButton(page).getAttribute('aria-label');
    const rail = page.getByRole('navigation', { name: 'Modules' }).getByRole('button');
    await rail.nth(5).click();
    await expect(page).toHaveURL(/\/home$/);
    await badge(page, 0);
    await expect(await openCart(page)).toContainText('No vehicles added in your cart.');
    await drawer(page).getByRole('button', { name: 'Close' }).click();
    const asked = page.waitForRequest(/\/customer\/cart\/list/);
    await rail.nth(2).click();
    await asked;
    await expect(cartButton(page)).toHaveAccessibleName(String(count));
  });

  await test.step('food: no generic name, only the maximum', async () => {
    const page2 = await page.context().newPage();
    const dish = found(await plainItems(page2, 'food'), ({ maximum_cart_quantity }) => maximum_cart_quantity !== null);
    await guestWith(page2, 'food', [{ item: dish, quantity: (dish.maximum_cart_quantity ?? 1) - 1 }]);
    // The list says there is none left; a kitchen does not mind.
    await page2.route('**/api/v1/customer/cart/list*', async (route) => {
      const answer = await route.fetch();
      const lines = await answer.json();
      await route.fulfill({
        response: answer,
        json: lines.map((line: { item: object }) => ({
          ...line,
          item: { ...line.item, stock: 0, generic_name: ['Generic'] },
        })),
      });
    });
    await comeAs(page2, baseURL, { module: 'food' });
    await page2.goto('/settings');
    await openCart(page2);
    const line = lineOf(page2, dish);
    await expect(line).not.toContainText('Generic');
    await line.getByRole('button', { name: `One more: ${dish.name}` }).click();
    await expect(line.getByRole('status')).toHaveText(String(dish.maximum_cart_quantity));
    await line.getByRole('button', { name: `One more: ${dish.name}` }).click();
    await expect(toast(page2, 'Out of Limits')).toBeVisible();
    await expect(line.getByRole('status')).toHaveText(String(dish.maximum_cart_quantity));
  });
});

test('the free-delivery bar, the subtotal and the checkout button [CART-004a] [CART-004b] [CART-004c] [CART-012a] [CART-012b] [CART-012d] [CART-024a] [CART-025] [CART-026] [GOL-001] [GOL-002a] [GOL-002b] [GOL-003a] [HDR-016c] [MISC-005e] [CALL-029]', async ({
  page,
  baseURL,
}) => {
  const { free_delivery_over } = await (await page.request.get('/api/v1/config')).json();
  const items = await plainItems(page, 'grocery');
  const cheap = found(
    items,
    ({ price, discount, maximum_cart_quantity, stock }) =>
      price < 4 && discount === 0 && maximum_cart_quantity === null && (stock ?? 0) > 40,
  );
  const second = found(items, (item) => item.store_id === cheap.store_id && item.id !== cheap.id && item.price < 10);
  const guest_id = await guestWith(page, 'grocery', [{ item: cheap, quantity: 2 }, { item: second }]);
  await comeAs(page, baseURL, { module: 'grocery' });
  await page.goto('/settings');
  const cart = await openCart(page);
  const subtotal = () => amount(cart.locator('footer bdi'));
  const lines = () =>
    Promise.all(
      items
        .filter(({ id }) => [cheap.id, second.id].includes(id))
        .map((item) => amount(lineOf(page, item).locator('bdi.font-bold'))),
    );

  await test.step('below the threshold: what is missing', async () => {
    const sum = await subtotal();
    expect(sum).toBeCloseTo(
      (await lines()).reduce((total, one) => total + one, 0),
      2,
    );
    await expect(cart).toContainText(`Add $${(free_delivery_over - sum).toFixed(2)} more for free delivery`);
    const bar = cart.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', String(Math.round((sum * 100) / free_delivery_over)));
  });

  await test.step('at the threshold it says so; every press counts, however fast', async () => {
    const needed = Math.ceil(free_delivery_over / cheap.price);
    const plus = lineOf(page, cheap).getByRole('button', { name: `One more: ${cheap.name}` });
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().includes('/cart/update')) sent += 1;
    });
    await plus.evaluate((button: HTMLButtonElement, times) => {
      for (let press = 0; press < times; press++) setTimeout(() => button.click(), press * 5);
    }, needed);
    await expect(lineOf(page, cheap).getByRole('status')).toHaveText(String(2 + needed));
    await expect(cart).toContainText('You have reduced delivery charge');
    await expect(cart.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    await expect
      .poll(async () => {
        const answer = await page.request.get(`/api/v1/customer/cart/list?guest_id=${guest_id}`, {
          headers: headers('grocery'),
        });
        return (await answer.json()).find((line: { item_id: number }) => line.item_id === cheap.id).quantity;
      })
      .toBe(2 + needed);
    expect(sent).toBeLessThan(needed);
  });

  const proceed = cart.getByRole('button', { name: 'Proceed To Checkout' });
  await test.step('a guest is asked: guest or login', async () => {
    await proceed.click();
    const prompt = page.getByRole('dialog', { name: 'Do you want to login or continue as a guest?' });
    await expect(prompt).toContainText('With a login your order history is saved.');
    await expect(prompt).toContainText('As a guest you cannot see your order history after you have ordered.');
    await expectNoFaults(page, '[role=dialog]');
    for (const name of ['Login', 'Sign Up']) await expect(prompt.getByRole('button', { name })).toBeVisible();
    await prompt.getByRole('button', { name: 'Guest' }).click();
    await expect(page).toHaveURL(/\/checkout\?page=cart$/);
  });

  await test.step('where guests may not order they sign in', async () => {
    await changeConfig(page, '/settings', { guest_checkout_status: 0 });
    await page.goto('/settings');
    await openCart(page);
    await proceed.click();
    await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  });

  await test.step('a customer goes straight to checkout, and needs no guest_id', async () => {
    const { email, password } = await newAccount(page.request);
    const data = { login_type: 'manual', email_or_phone: email, password, guest_id };
    const { token } = await (await page.request.post('/api/v1/auth/login', { data })).json();
    await page.evaluate((secret) => localStorage.setItem('token', secret), token);
    await page.unroute('**/settings');
    const [asked] = await Promise.all([page.waitForRequest(/\/cart\/list/), page.goto('/settings')]);
    expect(asked.headers().authorization).toBe(`Bearer ${token}`);
    expect(new URL(asked.url()).search).toBe('');
    await openCart(page);
    await expect(lineOf(page, cheap)).toBeVisible();
    await proceed.click();
    await expect(page).toHaveURL(/\/checkout\?page=cart$/);
  });

  await test.step('Logout leaves the customer’s cart behind', async () => {
    await page.getByRole('button', { name: 'Account', exact: true }).locator('visible=true').click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
    await expect(toast(page, 'Logout successful.')).toBeVisible();
    await badge(page, 0);
  });
});

for (const [name, size] of [
  ['a wide screen', WIDE],
  ['a phone', PHONE],
] as const) {
  test(`another store on ${name}: asked first, declined, confirmed; and the bin that empties all [CART-009] [CART-013] [CART-014] [CART-015] [CART-016] [CART-021a] [CART-021b] [CART-021c] [CART-021d] [CART-021e] [CART-022] [CART-023] [CALL-033]`, async ({
    page,
    baseURL,
  }) => {
    const items = await plainItems(page, 'grocery');
    const old = found(items);
    const fresh = found(
      items,
      ({ store_id, maximum_cart_quantity }) => store_id !== old.store_id && maximum_cart_quantity === null,
    );
    const guest_id = await guestWith(page, 'grocery', [{ item: old, quantity: 2 }]);
    await comeAs(page, baseURL, { module: 'grocery' }, size);
    // On a phone the item's own page has its actions where the cart's tab is elsewhere: there it is added from a list.
    const search = new URLSearchParams({ search: fresh.name, data_type: 'searched', name: fresh.name });
    await page.goto(size === PHONE ? `/home?${search}` : `/product/${fresh.slug}`);
    await badge(page, 2);
    const clear = size === PHONE ? 'Clear' : 'Clear Cart';
    const dialog = page.getByRole('alertdialog');
    const plus = page
      .getByRole('main')
      .getByRole('button', { name: size === PHONE ? `Add ${fresh.name}` : 'Add to Cart' })
      .first();
    const ask = async () => {
      await awake(plus);
      await plus.click();
    };

    await test.step('declined: nothing changes', async () => {
      await ask();
      await expect(dialog).toContainText(
        'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
      );
      await expect(dialog.getByRole('heading')).toBeVisible();
      await expect(dialog.locator('svg.lucide-triangle-alert')).toBeVisible();
      await expect(dialog.getByRole('button', { name: clear, exact: true })).toBeVisible();
      await expectNoFaults(page, '[role=alertdialog]');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toBeHidden();
      await badge(page, 2);
    });

    await test.step('confirmed: only the new one is there, and a word that stays five seconds', async () => {
      await ask();
      await dialog.getByRole('button', { name: clear, exact: true }).click();
      const words = toast(page, 'Your cart has been cleared successfully. And selected item added to the cart.');
      await expect(words).toBeVisible();
      const shown = Date.now();
      await expect(cartButton(page)).toHaveAccessibleName('Cart, 1 items');
      const cart = await openCart(page);
      await expect(lineOf(page, fresh)).toBeVisible();
      await expect(lineOf(page, old)).toBeHidden();
      await expectNoSidewaysScroll(page);
      await cart.getByRole('button', { name: 'Close' }).click();
      await page.mouse.move(5, 400);
      await expect(words).toBeHidden();
      expect(Date.now() - shown).toBeGreaterThan(4000);
      expect(Date.now() - shown).toBeLessThan(8000);
    });

    await test.step('the bin asks too, then empties the cart on the server', async () => {
      const cart = await openCart(page);
      await cart.getByRole('button', { name: 'Clear Cart' }).click();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(lineOf(page, fresh)).toBeVisible();
      await cart.getByRole('button', { name: 'Clear Cart' }).click();
      const call = page.waitForRequest((request) => request.method() === 'DELETE');
      await dialog.getByRole('button', { name: clear, exact: true }).click();
      expect(new URL((await call).url()).searchParams.get('guest_id')).toBe(guest_id);
      await expect(drawer(page)).toContainText('Your cart is empty');
      await drawer(page).getByRole('button', { name: 'Close' }).click();
      await badge(page, 0);
    });
  });
}

test.describe('when the server refuses', () => {
  test.use({ provoked: /403|Failed to load resource/ });

  test('a refused add or change is taken back with the server’s words; a double click adds once [ERR-014c]', async ({
    page,
    baseURL,
  }) => {
    const item = found(
      await plainItems(page, 'grocery'),
      ({ maximum_cart_quantity }) => maximum_cart_quantity === null,
    );
    await comeAs(page, baseURL, { module: 'grocery' });
    await page.goto(`/product/${item.slug}`);
    const addButton = page.getByRole('main').getByRole('button', { name: 'Add to Cart' });
    const refuse = {
      status: 403,
      json: { errors: [{ code: 'stock', message: 'Sold this minute' }], message: 'Sold this minute' },
    };

    await page.route('**/customer/cart/add', (route) => route.fulfill(refuse));
    await addButton.click();
    await expect(toast(page, 'Sold this minute')).toBeVisible();
    await badge(page, 0);
    await page.unroute('**/customer/cart/add');

    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/cart/add')) sent += 1;
    });
    await addButton.dblclick();
    await expect(toast(page, 'Item added to cart')).toBeVisible();
    await badge(page, 1);
    expect(sent).toBe(1);

    await page.route('**/customer/cart/update', (route) => route.abort());
    await openCart(page);
    const line = lineOf(page, item);
    await line.getByRole('button', { name: `One more: ${item.name}` }).click();
    await expect(toast(page, 'We could not reach the shop. Please check your connection.')).toBeVisible();
    await expect(line.getByRole('status')).toHaveText('1');
  });

  test('what cannot be had any more stays, says so, and is not counted', async ({ page, baseURL }) => {
    const [gone, left] = (await plainItems(page, 'grocery')).filter(
      ({ maximum_cart_quantity }, _, all) => maximum_cart_quantity === null && all.length > 1,
    );
    if (!gone || !left) throw new Error('too few items');
    await guestWith(page, 'grocery', [{ item: gone }, { item: left }]);
    await page.route('**/api/v1/customer/cart/list*', async (route) => {
      const answer = await route.fetch();
      const lines: { item_id: number }[] = await answer.json();
      await route.fulfill({
        response: answer,
        json: lines.map((line) => (line.item_id === gone.id ? { ...line, unavailable: 'off_sale' } : line)),
      });
    });
    await comeAs(page, baseURL, { module: 'grocery' }, PHONE);
    await page.goto('/settings');
    const cart = await openCart(page);
    await expect(lineOf(page, gone)).toContainText('No longer on sale');
    expect(await amount(cart.locator('footer bdi'))).toBe(await amount(lineOf(page, left).locator('bdi.font-bold')));
    await cart.getByRole('button', { name: 'Proceed To Checkout' }).click();
    await expect(toast(page, 'Some items cannot be ordered like this.')).toBeVisible();
    await expect(cart).toBeVisible();
  });
});

test('the cart is for everybody: two languages more, dark, phone and keyboard [A11Y-001] [A11Y-002]', async ({
  browser,
  baseURL,
}) => {
  const looks = [
    { language: 'en', theme: 'light', size: WIDE, title: 'Shopping Cart', checkout: 'Proceed To Checkout' },
    { language: 'es', theme: 'dark', size: PHONE, title: 'Carrito de compra', checkout: 'Ir a pagar' },
    { language: 'ar', theme: 'light', size: PHONE, title: 'سلة التسوق', checkout: 'المتابعة إلى الدفع' },
    { language: 'ar', theme: 'dark', size: WIDE, title: 'سلة التسوق', checkout: 'المتابعة إلى الدفع' },
  ] as const;
  for (const { language, theme, size, title, checkout } of looks) {
    const page = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
    const items = await plainItems(page, 'pharmacy');
    const store = items.filter(({ store_id }) => store_id === items[0]?.store_id).slice(0, 4);
    await guestWith(
      page,
      'pharmacy',
      store.map((item, at) => ({ item, quantity: at === 0 ? 2 : 1 })),
    );
    await comeAs(page, baseURL, { module: 'pharmacy', language, theme }, size);
    await page.goto('/settings');
    const cart = page.getByRole('dialog', { name: title });
    const button = page
      .locator('header, nav')
      .getByRole('button', { name: /^(Cart|Carrito|السلة)/ })
      .locator('visible=true');
    await expect(button).toHaveAccessibleName(/\d/);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(cart.getByRole('button', { name: checkout })).toBeVisible();
    await cart.evaluate((element) =>
      Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    await expectNoFaults(page, '[role=dialog]');
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await expect(cart).toBeHidden();
    await expect(button).toBeFocused();
    await page.context().close();
  }
});
