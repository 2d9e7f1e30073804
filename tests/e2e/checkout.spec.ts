import type { Page } from '@playwright/test';
import type { Language } from '#domain/language/language.ts';
import type { ThemeChoice } from '#web/session/mirror.ts';
import { newAccount, somebodyNew } from '../support/account.ts';
import {
  type Buyer,
  comeAs,
  fillCart,
  found,
  GUEST_ADDRESS,
  headersFor,
  isPlain,
  itemsOf,
  newGuest,
  openStore,
  orderCount,
  orderOf,
  PHONE,
  WIDE,
} from '../support/buyer.ts';
import { changeConfig } from '../support/change-config.ts';
import { expectNoCutWords, expectNoFaults, expectNoSidewaysScroll } from '../support/page-checks.ts';
import { expect, test } from '../support/shop.ts';

test.use({ pictures: false, provoked: /status of 40\d|ERR_FAILED|Failed to load resource/ });
test.setTimeout(90_000);

const summary = (page: Page) => page.getByRole('region', { name: 'Order summary' });
const placeButton = (page: Page) => page.getByRole('button', { name: /^Place Order/ });
const toast = (page: Page, text: string | RegExp) => page.locator('[data-sonner-toast]').filter({ hasText: text });
const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thank you! Your order is placed' });
const numberIn = (page: Page) => Number(/\/order-placed\/(\d+)/.exec(page.url())?.[1]);

/** What the server's quote says, as far as these tests change it on its way. */
type Quote = {
  input: {
    lines: { price: number }[];
    store: { extra_packaging_status: boolean; extra_packaging_amount: number; free_delivery: boolean };
    surge: { price: number; price_type: string } | null;
    modulePacks: boolean;
    settings: { admin_free_delivery: { status: boolean } };
  };
  surge: { title: string; customer_note: string; customer_note_status: number } | null;
  cashback_amount: number;
  lines: { price: number; name: string }[];
  payment: { maximum_cod_order_amount: number | null };
};

const changeQuote = (page: Page, change: (quote: Quote) => void, times?: number) =>
  page.route(
    '**/customer/order/quote',
    async (route) => {
      const answer = await route.fetch();
      const quote: Quote = await answer.json();
      change(quote);
      await route.fulfill({ response: answer, json: quote });
    },
    times === undefined ? {} : { times },
  );

/** Somebody with something of a shop that never closes in their cart. */
async function shopper(page: Page, buyer: Buyer, quantity = 2) {
  const { request } = page;
  const store = await openStore(request, 'ecommerce');
  const item = found(
    await itemsOf(request, 'ecommerce', store),
    (one) => isPlain(one) && one.price > Math.max(store.minimum_order, 3) && one.maximum_cart_quantity === null,
  );
  await fillCart(request, 'ecommerce', buyer, [{ item, quantity }]);
  return { store, item };
}

test('nothing to order, nobody to order, and a cart that cannot be read [MISC-006]', async ({ page, baseURL }) => {
  const guest = await newGuest(page.request);
  await comeAs(page, baseURL, guest, { module: 'ecommerce' });

  await test.step('an empty cart, and nothing left to buy at once', async () => {
    for (const kind of ['cart', 'buy_now', 'campaign']) {
      await page.goto(`/checkout?page=${kind}`);
      await expect(page.getByRole('heading', { name: 'There is nothing to order yet' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
        'href',
        '/home',
      );
    }
    await expectNoFaults(page, 'main');
  });

  await test.step('what fails says so, and can be tried again', async () => {
    await shopper(page, guest);
    await page.route('**/customer/order/quote', (route) => route.abort());
    await page.goto('/checkout?page=cart');
    await expect(page.getByRole('heading', { name: 'Your order could not be worked out' })).toBeVisible({
      timeout: 30_000,
    });
    await page.unroute('**/customer/order/quote');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(placeButton(page)).toBeVisible();
  });

  await test.step('where guests may not order, checkout demands to sign in, and goes on', async () => {
    const { email, password } = await newAccount(page.request);
    await changeConfig(page, '/checkout?page=cart', { guest_checkout_status: 0 });
    await page.goto('/checkout?page=cart');
    await expect(placeButton(page)).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    const door = page.getByRole('dialog', { name: 'Sign In' });
    await door.getByRole('textbox', { name: 'Email or phone' }).fill(email);
    await door.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
    await door.getByRole('textbox', { name: 'Password', exact: true }).press('Enter');
    await expect(placeButton(page)).toBeVisible();
  });
});

test('what changed since the page was opened is shown before anything is ordered [CHK-026] [ERR-005]', async ({
  page,
  baseURL,
}) => {
  const guest = await newGuest(page.request);
  const { item } = await shopper(page, guest);
  await comeAs(page, baseURL, guest, { module: 'ecommerce' });
  // The page was opened when a piece cost a dollar less.
  await changeQuote(
    page,
    ({ input, lines }) => {
      for (const line of [...input.lines, ...lines]) line.price -= 1;
    },
    1,
  );
  await page.goto('/checkout?page=cart');
  await page.getByText('Cash on delivery').click();
  await placeButton(page).click();

  const note = page.getByRole('alert').filter({ hasText: 'Something has changed since you opened this page' });
  await expect(note).toBeVisible();
  await expect(note).toContainText('Nothing was ordered or charged.');
  const [before, now] = [item.price - 1, item.price].map((major) => `$${major.toFixed(2)}`);
  await expect(note).toContainText(`${item.name}: ${before} is now ${now}`);
  await expect(note).toContainText(/Total: \$[\d.]+ is now \$[\d.]+/);
  expect(await orderCount(page.request, guest)).toBe(0);
  await expectNoFaults(page, 'main');

  await note.getByRole('button', { name: 'Use the new total' }).click();
  await expect(toast(page, 'updated successfully!')).toBeVisible();
  await placeButton(page).click();
  await expect(thanks(page)).toBeVisible({ timeout: 30_000 });
  expect(await orderCount(page.request, guest)).toBe(1);
});

test('what the shop adds, waives and gives back is said where it counts [CHK-010] [CHK-012] [CHK-013] [CHK-020] [CHK-007b]', async ({
  page,
  baseURL,
}) => {
  const { token } = await newAccount(page.request);
  await shopper(page, { token }, 1);
  await comeAs(page, baseURL, { token }, { module: 'ecommerce' });
  let isFree = false;
  await changeQuote(page, (quote) => {
    const { input } = quote;
    input.surge = { price: 3, price_type: 'amount' };
    input.modulePacks = true;
    input.store = { ...input.store, extra_packaging_status: true, extra_packaging_amount: 1.5, free_delivery: isFree };
    input.settings.admin_free_delivery.status = false;
    quote.surge = { title: 'Rain', customer_note: 'It rains: riders take longer.', customer_note_status: 1 };
    quote.cashback_amount = 2.5;
  });
  await page.goto('/checkout?page=cart');
  const total = async () => Number((await summary(page).locator('[data-line=total]').innerText()).replace('$', ''));
  const fee = summary(page).locator('details[data-line=delivery_fee]');

  await expect(summary(page)).toContainText('It rains: riders take longer.');
  await expect(summary(page)).toContainText('You get $2.50 back into your wallet when the order has come.');
  await fee.locator('summary').click();
  await expect(fee).toContainText('Busy hour: $3.00');

  const before = await total();
  await page.getByRole('checkbox', { name: /^Need extra packaging\?/ }).check();
  expect(await total()).toBeCloseTo(before + 1.5, 2);
  await expect(summary(page).locator('details[data-line=extra_packaging]')).toContainText('$1.50');

  isFree = true;
  await page.reload();
  await expect(fee.locator('summary')).toContainText('Free');
  await expect(fee.locator('s')).toContainText(/\$\d/);
  await fee.locator('summary').click();
  await expect(fee).toContainText('this store delivers free of charge');
});

test('an answer that got lost: the same order is asked for again, under the same key [CHK-025]', async ({
  page,
  baseURL,
}) => {
  const guest = await newGuest(page.request);
  await shopper(page, guest);
  await comeAs(page, baseURL, guest, { module: 'ecommerce' });
  await page.goto('/checkout?page=cart');
  await page.getByText('Cash on delivery').click();
  const keys: (string | undefined)[] = [];
  await page.route('**/customer/order/place', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    // The server does its work; nobody hears of it.
    if (keys.length <= 2) {
      await route.fetch();
      return route.abort();
    }
    await route.fallback();
  });
  await placeButton(page).click();
  await expect(toast(page, 'The answer did not come. Press again: the order is never placed twice.')).toBeVisible({
    timeout: 30_000,
  });

  // The cart is empty by now: the page knows that something is still open, also after a reload.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your order was sent, but its answer got lost' })).toBeVisible();
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(thanks(page)).toBeVisible({ timeout: 30_000 });
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(await orderCount(page.request, guest)).toBe(1);
});

test('too much for cash; paid outside the shop instead, in a second step [CHK-005] [CHK-008] [CHK-021] [CHK-023]', async ({
  page,
  baseURL,
}) => {
  const { token } = await newAccount(page.request);
  const customer: Buyer = { token };
  await shopper(page, customer);
  await comeAs(page, baseURL, customer, { module: 'ecommerce' }, { size: PHONE });
  await changeQuote(page, ({ payment }) => {
    payment.maximum_cod_order_amount = 1;
  });
  await page.goto('/checkout?page=cart');

  const limit = 'The total amount of the order, exceeds maximum amount of the cash on delivery method';
  await test.step('the limit of cash', async () => {
    await page.getByText('Cash on delivery').click();
    await expect(toast(page, limit)).toBeVisible();
    await placeButton(page).click();
    await expect(page.getByRole('region', { name: 'Payment method' }).getByRole('alert')).toHaveText(limit);
    expect(await orderCount(page.request, customer)).toBe(0);
  });

  await test.step('offline: the method’s own fields', async () => {
    await page.getByText('Offline payment').click();
    await page.getByRole('button', { name: /^Continue to payment details/ }).click();
    const card = page.getByRole('region', { name: 'Offline payment' });
    await expect(card.locator('dl')).not.toBeEmpty();
    await page.getByRole('button', { name: /^Complete Order/ }).click();
    await expect(toast(page, 'This field is required')).toBeVisible();
    for (const field of await card.locator('input[required]').all()) await field.fill('A-123');
    await card.getByRole('textbox', { name: 'Payment note (optional)' }).fill('From my bank');
    await expectNoFaults(page, 'main');
    await page.getByRole('button', { name: /^Complete Order/ }).click();
    await expect(thanks(page)).toBeVisible({ timeout: 30_000 });
    const order = await orderOf(page.request, customer, numberIn(page));
    expect(order).toMatchObject({
      order_status: 'pending',
      payment_method: 'offline_payment',
      offline_payment: { data: { status: 'pending', customer_note: 'From my bank' } },
    });
    expect(order.offline_payment.input[0].user_data).toBe('A-123');
  });
});

test('a guest becomes a customer with the order [CHK-028]', async ({ page, baseURL }) => {
  const guest = await newGuest(page.request);
  await shopper(page, guest);
  const who = somebodyNew();
  const guest_address = {
    ...GUEST_ADDRESS,
    contact_person_name: who.name,
    contact_person_number: who.phone,
    contact_person_email: who.email,
  };
  await comeAs(page, baseURL, guest, { module: 'ecommerce' }, { guest_address });
  await page.goto('/checkout?page=cart');
  await page.getByText('Cash on delivery').click();
  await page.getByRole('checkbox', { name: 'Create an account with this information' }).check();
  await placeButton(page).click();
  await expect(toast(page, 'Password must be at least 8 characters long.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(who.password);
  await placeButton(page).click();
  await expect(thanks(page)).toBeVisible({ timeout: 30_000 });

  const token = await page.evaluate(() => localStorage.getItem('token'));
  expect(token).not.toBeNull();
  const order = await orderOf(page.request, { token: token ?? '' }, numberIn(page));
  expect(order.is_guest).toBe(false);
});

test('a campaign’s item is ordered on its own [ROUTE-006] [CHK-031]', async ({ page, baseURL }) => {
  const headers = headersFor('ecommerce');
  const campaigns: { id: number; store_id: number; variations: unknown[]; stock: number | null }[] = await (
    await page.request.get('/api/v1/campaigns/item', { headers })
  ).json();
  const campaign = found(
    campaigns,
    ({ variations, stock }) => variations.length === 0 && (stock === null || stock > 3),
  );
  const guest = await newGuest(page.request);
  await comeAs(page, baseURL, guest, { module: 'ecommerce' });
  await page.addInitScript(
    ([item_id, store_id]) => {
      const wanted = { quantity: 1, variation: '', options: [], add_ons: [] };
      const left = { page: 'campaign', item_id, module_id: 4, store_id, wanted };
      sessionStorage.setItem('buy_now', JSON.stringify(left));
    },
    [campaign.id, campaign.store_id],
  );
  const asked = page.waitForRequest('**/customer/order/quote');
  await page.goto('/checkout?page=campaign');
  expect((await asked).postDataJSON()).toMatchObject({
    is_buy_now: true,
    cart: [{ item_id: campaign.id, model: 'ItemCampaign', quantity: 1 }],
  });
  await expect(summary(page).getByRole('list', { name: 'Items of this order' }).getByRole('listitem')).toHaveCount(1);
  await expect(placeButton(page)).toBeVisible();
});

test('the coupons of a customer, to copy [ROUTE-033] [COUP-008] [DATA-025]', async ({ page, baseURL, context }) => {
  const { token } = await newAccount(page.request);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await comeAs(page, baseURL, { token }, { module: 'grocery' });
  await page.goto('/coupons');
  const list = page.getByRole('list', { name: 'Coupons' });
  const own = await (await page.request.get('/api/v1/coupon/list', { headers: headersFor('grocery', token) })).json();
  await expect(list.getByRole('listitem')).toHaveCount(own.length);
  const card = list.getByRole('listitem').filter({ hasText: 'BASKET8' });
  await expect(card).toContainText('8% OFF');
  await expect(card).toContainText('From $30.00');
  await card.getByRole('button', { name: 'Copy code BASKET8' }).click();
  await expect(toast(page, 'BASKET8 is copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('BASKET8');
  await expectNoFaults(page, 'main');
});

test('in every language, light and dark, on a phone and on a desk [A11Y-001] [A11Y-004]', async ({ page, baseURL }) => {
  const guest = await newGuest(page.request);
  await shopper(page, guest);
  const looks: { language: Language; theme: ThemeChoice; size: typeof WIDE; title: string; place: string }[] = [
    { language: 'en', theme: 'light', size: WIDE, title: 'Checkout', place: 'Place Order' },
    { language: 'es', theme: 'dark', size: PHONE, title: 'Finalizar compra', place: 'Hacer pedido' },
    { language: 'ar', theme: 'light', size: PHONE, title: 'إتمام الطلب', place: 'تأكيد الطلب' },
    { language: 'ar', theme: 'dark', size: WIDE, title: 'إتمام الطلب', place: 'تأكيد الطلب' },
  ];
  for (const { language, theme, size, title, place } of looks) {
    await comeAs(page, baseURL, guest, { module: 'ecommerce', language, theme }, { size });
    await page.addInitScript(
      (settings) => localStorage.setItem('settings', settings),
      JSON.stringify({ language, theme }),
    );
    await page.goto('/checkout?page=cart');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const button = page.getByRole('button', { name: new RegExp(`^${place}`) });
    await expect(button).toBeInViewport();
    await expectNoSidewaysScroll(page);
    await expectNoFaults(page, 'main');
  }
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  await expectNoCutWords(page);
});
