import type { Locator, Page } from '@playwright/test';
import { tipSteps } from '#domain/pricing/tip-steps.ts';
import { sql } from '#server/db/sql.ts';
import { PHONE, toast, WIDE, ZONES } from '#tests/support/catalog/catalogue.ts';
import {
  type Buyer,
  fillCart,
  found,
  GUEST_ADDRESS,
  goodsInCart,
  headersFor,
  isPlain,
  itemsOf,
  openStore,
  storedBy,
} from '#tests/support/orders/carts.ts';
import { orderCount, trackedOrder } from '#tests/support/orders/order-calls.ts';
import { newOrder } from '#tests/support/orders/orders.ts';
import { choose } from '#tests/support/pages/forms.ts';
import { holdAnswer } from '#tests/support/pages/hold-back.ts';
import { expectNoFaults } from '#tests/support/pages/page-checks.ts';
import { showUpToMain } from '#tests/support/pages/show-up-to-main.ts';
import { keepToast } from '#tests/support/pages/toasts.ts';
import { newAccount, unusedAccount } from '#tests/support/people/account.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { newGuest } from '#tests/support/people/guests.ts';
import { type Visitor, visitAs } from '#tests/support/people/visitor.ts';
import { expect, test } from '#tests/support/shops/shop.ts';

test.use({ pictures: false, provoked: /status of 40\d|ERR_FAILED|Failed to load resource/ });

const summary = (page: Page) => page.getByRole('region', { name: 'Order summary' });
const placeButton = (page: Page) => page.getByRole('button', { name: /^Place Order/ });
const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thank you! Your order is placed' });
const numberIn = (page: Page) => Number(/\/order-placed\/(\d+)/.exec(page.url())?.[1]);

async function comeAs(page: Page, baseURL: string | undefined, { token, guest_id }: Buyer, more: Visitor = {}) {
  const who = { ...(token && { token }), ...(guest_id && { guest_id }) };
  await visitAs(page, { module: 'ecommerce', zones: ZONES, stored: storedBy(), ...who, ...more }, baseURL);
}

async function signInAt(page: Page, { email, password }: { email: string; password: string }) {
  const door = page.getByRole('dialog', { name: 'Sign In' });
  await door.getByRole('textbox', { name: 'Email or phone' }).fill(email);
  await door.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await door.getByRole('textbox', { name: 'Password', exact: true }).press('Enter');
}

test('nothing to order, and a cart that cannot be read', async ({ page, baseURL, db }) => {
  const guest = await newGuest({ db });
  await comeAs(page, baseURL, guest);

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
    await goodsInCart(page.request, guest);
    await page.route('**/customer/order/quote', (route) => route.abort());
    await page.goto('/checkout?page=cart');
    await expect(page.getByRole('heading', { name: 'We could not calculate your order' })).toBeVisible();
    await page.unroute('**/customer/order/quote');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(placeButton(page)).toBeVisible();
  });
  for (const module of ['rental', 'parcel'] as const)
    await test.step(`whoever went on to ${module} meanwhile is not left waiting for a cart`, async () => {
      await comeAs(page, baseURL, guest, { module });
      await page.goto('/checkout?page=cart');
      await expect(page.getByRole('heading', { name: 'There is nothing to order yet' })).toBeVisible();
    });
  await test.step('the shop’s own header is never drawn here, however little of the page has been read', async () => {
    await showUpToMain(page, await (await page.request.get('/checkout?page=cart')).text());
    const header = page.locator('.shell-part > header');
    await expect(header).toBeAttached();
    await expect(header).toBeHidden();
  });
});

test('a guest may order where the business allows it [MISC-006]', async ({ page, baseURL, db }) => {
  const guest = await newGuest({ db });
  await goodsInCart(page.request, guest);
  const { email, password } = await newAccount(page.request);
  await comeAs(page, baseURL, guest);
  await page.goto('/checkout?page=cart');
  await expect(placeButton(page)).toBeVisible();
  await expect(page.getByText(GUEST_ADDRESS.address)).toBeVisible();

  await test.step('and who turns back to sign in finds the address and the contact they had typed', async () => {
    await page.goto('/settings');
    await page.getByRole('button', { name: /^Cart/ }).locator('visible=true').click();
    await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
    await page
      .getByRole('dialog', { name: /^Do you want to login/ })
      .getByRole('button', { name: 'Login' })
      .click();
    await signInAt(page, { email, password });
    await expect(page.locator('[data-selected-address]')).toContainText(GUEST_ADDRESS.address);
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
      GUEST_ADDRESS.contact_person_name,
    );
  });
});

test('twenty lines beside the questions scroll on their own, and leave the total and the button near', async ({
  page,
  baseURL,
  db,
}) => {
  const guest = await newGuest({ db });
  const items = (await itemsOf(page.request, 'grocery', await openStore(page.request, 'grocery'))).filter(isPlain);
  await fillCart(
    page.request,
    'grocery',
    guest,
    items.slice(0, 20).map((item) => ({ item })),
  );
  await page.setViewportSize(WIDE);
  await comeAs(page, baseURL, guest, { module: 'grocery' });
  await page.goto('/checkout?page=cart');
  const lines = summary(page).getByRole('list', { name: 'Items of this order' }).getByRole('listitem');
  await expect(lines).toHaveCount(20);
  const placeAt = async () => (await placeButton(page).boundingBox())?.y;
  expect(await placeAt()).toBeLessThan(WIDE.height * 1.5);
  await expect(lines.last()).not.toBeInViewport();
  const before = await placeAt();
  await lines
    .last()
    .getByRole('button', { name: /^One more/ })
    .focus();
  await expect(lines.last()).toBeInViewport({ ratio: 0.9 });
  await expect(lines.first()).not.toBeInViewport();
  expect(await placeAt(), 'the page itself has not moved').toBe(before);
});

test('who goes elsewhere while the order is placed stays there, and is told', async ({ page, baseURL, db }) => {
  const guest = await newGuest({ db });
  await goodsInCart(page.request, guest);
  await comeAs(page, baseURL, guest);
  await page.goto('/checkout?page=cart');
  await choose(page.getByRole('radio', { name: /Cash/ }));
  const { answered, letGo } = await holdAnswer(page, /\/customer\/order\/place/);
  await placeButton(page).click();
  await answered;
  await page.locator('[data-own-header]').getByRole('link', { name: /Help/ }).click();
  await expect(page).toHaveURL('/help-and-support');
  await keepToast(page, 'Your order was placed');
  letGo();
  const told = toast(page, 'Your order was placed');
  await expect(told).toBeVisible();
  await expect(page).toHaveURL('/help-and-support');
  await told.getByRole('button', { name: 'View' }).click();
  await expect(thanks(page)).toBeVisible();
});

test.describe('where guests may not order', () => {
  test.use({ business: { settings: { guest_checkout_status: 0 } } });

  test('checkout demands to sign in, and goes on [MISC-006]', async ({ page, baseURL, db }) => {
    const guest = await newGuest({ db });
    await goodsInCart(page.request, guest);
    const { email, password } = await newAccount(page.request);
    await comeAs(page, baseURL, guest);
    await page.goto('/checkout?page=cart');
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await expect(placeButton(page)).toHaveCount(0);
    await signInAt(page, { email, password });
    await expect(placeButton(page)).toBeVisible();
  });
});

test('what changed since the page was opened is shown before anything is ordered', async ({
  page,
  playwright,
  ownShop,
}) => {
  const shop = await ownShop();
  const request = await playwright.request.newContext({ baseURL: shop.baseURL });
  const guest = await newGuest(shop);
  const { item } = await goodsInCart(request, guest);
  await comeAs(page, shop.baseURL, guest);
  await page.goto(`${shop.baseURL}/checkout?page=cart`);
  await page.getByText('Cash on delivery').click();
  const note = page.getByRole('alert').filter({ hasText: 'Something has changed since you opened this page' });

  await test.step('a dearer price: nothing is ordered, and it is named [CHK-026]', async () => {
    await shop.db.run(sql`update items set price = price + 100 where id = ${item.id}`);
    await placeButton(page).click();
    await expect(note).toContainText('Nothing was ordered or charged.');
    const [before, now] = [item.price, item.price + 1].map((major) => `$${major.toFixed(2)}`);
    await expect(note).toContainText(`${item.name}: ${before} is now ${now}`);
    await expect(note).toContainText(/Total: \$[\d.]+ is now \$[\d.]+/);
    expect(await orderCount(request, guest)).toBe(0);
    await expectNoFaults(page, 'main');
  });
  await test.step('the new total is accepted [ERR-005]', async () => {
    await note.getByRole('button', { name: 'Use the new total' }).click();
    await expect(toast(page, 'updated successfully!')).toBeVisible();
    await expect(note).toHaveCount(0);
  });
  await test.step('a discount meanwhile [CHK-026]', async () => {
    await shop.db.run(sql`update items set discount = 45, discount_type = 'percent' where id = ${item.id}`);
    await placeButton(page).click();
    await expect(note).toContainText(/Discount: .* is now /);
    expect(await orderCount(request, guest)).toBe(0);
    await note.getByRole('button', { name: 'Use the new total' }).click();
    await expect(note).toHaveCount(0);
  });
  await test.step('too little left of it [CHK-026]', async () => {
    await shop.db.run(sql`update items set stock = 1 where id = ${item.id}`);
    await placeButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'This order cannot be placed yet' })).toContainText(
      'Not that many left',
    );
    expect(await orderCount(request, guest)).toBe(0);
  });
  await test.step('there is enough again: who presses is told how it stood, and the bill is asked for anew', async () => {
    await shop.db.run(sql`update items set stock = 50 where id = ${item.id}`);
    await placeButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Not that many left' })).toHaveCount(0);
    expect(await orderCount(request, guest)).toBe(0);
  });
  await test.step('and what is confirmed is ordered, once [CHK-026]', async () => {
    await placeButton(page).click();
    await expect(thanks(page)).toBeVisible();
    expect(await orderCount(request, guest)).toBe(1);
  });
  await request.dispose();
});

test('what the shop adds, waives and gives back is said where it counts', async ({ page, playwright, ownShop }) => {
  const free = { status: false, type: 'free_delivery_by_order_amount', free_delivery_over: 0 };
  const shop = await ownShop({ settings: { admin_free_delivery: free } });
  const request = await playwright.request.newContext({ baseURL: shop.baseURL });
  const customer = await signedInCustomer(shop);
  const { store } = await goodsInCart(request, customer, 1);
  await shop.db.run(sql`
    update stores set extra_packaging_status = true, extra_packaging_amount = 150, free_delivery = false,
      self_delivery_system = false
    where id = ${store.id}`);
  // Tips follow what is paid for the goods: here that is their price.
  await shop.db.run(sql`update items set discount = 0 where store_id = ${store.id}`);
  await shop.db.run(sql`delete from store_discounts`);
  await shop.db.run(sql`delete from flash_sale_items`);
  await shop.db.run(sql`delete from surge_prices`);
  await shop.db.run(sql`
    insert into surge_prices
      (zone_id, module_id, title, customer_note, price, price_type, is_permanent, start_date, end_date)
    select id, 4, '{"en": "Rain", "es": "Lluvia", "ar": "مطر"}',
      '{"en": "It rains: couriers take longer.", "es": "Llueve.", "ar": "تمطر."}', 300, 'amount', false,
      '2020-01-01', '2099-01-01'
    from zones`);
  await shop.db.run(sql`delete from cashback_rules where module_id = 4`);
  await shop.db.run(sql`
    insert into cashback_rules (module_id, title, cashback_type, cashback_amount, start_date, end_date)
    values (4, '{"en": "Thanks", "es": "Gracias", "ar": "شكرا"}', 'amount', 250, '2020-01-01', '2099-01-01')`);
  // Most couriers were given two of late.
  for (let order = 0; order < 3; order++) await newOrder(shop, { customer_id: customer.id, dm_tips: 2_00 });

  await page.setViewportSize(WIDE);
  await comeAs(page, shop.baseURL, customer);
  await page.goto(`${shop.baseURL}/checkout?page=cart`);
  const cents = async (line: Locator) =>
    Math.round(Number(/\$([\d.]+)/.exec(await line.innerText())?.[1] ?? Number.NaN) * 100);
  const total = () => cents(summary(page).locator('[data-line=total]'));
  const fee = summary(page).locator('details[data-line=delivery_fee]');

  await test.step('a surge is part of the delivery fee [CHK-007b] [CHK-013]', async () => {
    await fee.locator('summary').click();
    await expect(fee).toContainText('Busy hour: $3.00');
  });
  await test.step('and its note is shown [CHK-013]', () =>
    expect(summary(page)).toContainText('It rains: couriers take longer.'));
  await test.step('what comes back [CHK-010]', () =>
    expect(summary(page)).toContainText('You get $2.50 back into your wallet once the order is delivered.'));
  await test.step('extra packaging, at the store’s amount [CHK-020]', async () => {
    const before = await total();
    await page.getByRole('checkbox', { name: /^Need extra packaging\?/ }).check();
    await expect.poll(total).toBe(before + 150);
    await expect(summary(page).locator('details[data-line=extra_packaging]')).toContainText('$1.50');
  });

  const tips = page.getByRole('group', { name: 'Tip your courier' });
  await test.step('tips: steps of the order, with the most frequent one among them [CHK-018]', async () => {
    const chips = tips.locator('label');
    const goods = await cents(summary(page).locator('[data-line=items_price]'));
    const steps = tipSteps(goods, [5, 10, 15], 2_00);
    const shown = steps.map((step) => (step === 2_00 ? /^\$2\.00.*Most Tipped$/ : `$${(step / 100).toFixed(2)}`));
    await expect(chips).toHaveText(['Not now', ...shown, 'Custom']);
    const before = await total();
    await chips.filter({ hasText: '$2.00' }).click();
    await expect.poll(total).toBe(before + 2_00);
  });
  await test.step('or an amount of one’s own [CHK-018]', async () => {
    const before = await total();
    await tips.locator('label').last().click();
    await page.getByRole('textbox', { name: 'Your tip' }).fill('7.5');
    await expect.poll(total).toBe(before - 2_00 + 7_50);
  });

  await test.step('a store that delivers free: what is waived is struck through [CHK-012]', async () => {
    await shop.db.run(sql`update stores set free_delivery = true where id = ${store.id}`);
    await page.reload();
    await expect(fee.locator('summary')).toContainText('Free');
    await expect(fee.locator('s')).toContainText(/\$\d/);
    await fee.locator('summary').click();
    await expect(fee).toContainText('this store delivers free of charge');
  });
  await request.dispose();
});

test('an answer that got lost: the same order is asked for again, under the same key [CHK-025]', async ({
  page,
  baseURL,
  db,
}) => {
  const guest = await newGuest({ db });
  await goodsInCart(page.request, guest);
  await comeAs(page, baseURL, guest);
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
  await expect(toast(page, 'We got no answer. Press again: the order is never placed twice.')).toBeVisible();

  // The cart is empty by now: the page knows that something is still open, also after a reload.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your order was sent, but we did not hear back' })).toBeVisible();
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(thanks(page)).toBeVisible();
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(await orderCount(page.request, guest)).toBe(1);
});

test('too much for cash: paid outside the shop instead, in a second step', async ({ page, playwright, ownShop }) => {
  const shop = await ownShop();
  const request = await playwright.request.newContext({ baseURL: shop.baseURL });
  await shop.db.run(sql`update zone_modules set maximum_cod_order_amount = 100`);
  const customer = await signedInCustomer(shop);
  await goodsInCart(request, customer);
  await page.setViewportSize(PHONE);
  await comeAs(page, shop.baseURL, customer);
  await page.goto(`${shop.baseURL}/checkout?page=cart`);

  const limit = 'The total amount of the order, exceeds maximum amount of the cash on delivery method';
  await test.step('the limit of cash [CHK-005]', async () => {
    await page.getByText('Cash on delivery').click();
    const note = page.getByRole('region', { name: 'Payment method' }).getByRole('alert');
    await expect(note).toHaveText(limit);
    await placeButton(page).click();
    await expect(note).toHaveText(limit);
    expect(await orderCount(request, customer)).toBe(0);
  });
  await test.step('another method is offered and chosen [CHK-008] [CHK-021]', async () => {
    await page.getByText('Offline payment').click();
    await page.getByRole('button', { name: /^Continue to payment details/ }).click();
  });
  const card = page.getByRole('region', { name: 'Offline payment' });
  await test.step('the method’s own fields are asked [CHK-023]', async () => {
    await expect(card.locator('dl')).not.toBeEmpty();
    await page.getByRole('button', { name: /^Complete Order/ }).click();
    await expect(card.getByText('This field is required').first()).toBeVisible();
    for (const field of await card.locator('input[required]').all()) await field.fill('A-123');
    await card.getByRole('textbox', { name: 'Payment note (optional)' }).fill('From my bank');
    await expectNoFaults(page, 'main');
  });
  await test.step('and stored; the order waits [CHK-023]', async () => {
    await page.getByRole('button', { name: /^Complete Order/ }).click();
    await expect(thanks(page)).toBeVisible();
    const order = await trackedOrder(request, customer, numberIn(page));
    expect(order).toMatchObject({
      order_status: 'pending',
      payment_method: 'offline_payment',
      offline_payment: { data: { status: 'pending', customer_note: 'From my bank' } },
    });
    expect(order.offline_payment.input[0].user_data).toBe('A-123');
  });
  await request.dispose();
});

test('a guest becomes a customer with the order [CHK-028]', async ({ page, baseURL, db }) => {
  const guest = await newGuest({ db });
  await goodsInCart(page.request, guest);
  const who = unusedAccount();
  const guest_address = {
    ...GUEST_ADDRESS,
    contact_person_name: who.name,
    contact_person_number: who.phone,
    contact_person_email: who.email,
  };
  await comeAs(page, baseURL, guest, { stored: storedBy(guest_address) });
  await page.goto('/checkout?page=cart');
  await page.getByText('Cash on delivery').click();
  await page.getByRole('checkbox', { name: 'Create an account with this information' }).check();
  await placeButton(page).click();
  await expect(page.getByRole('main').getByText('Password must be at least 6 characters long.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(who.password);
  await placeButton(page).click();
  await expect(thanks(page)).toBeVisible();

  const token = await page.evaluate(() => localStorage.getItem('token'));
  const order = await trackedOrder(page.request, { token: token ?? '' }, numberIn(page));
  expect(order.is_guest).toBe(false);
});

test('a campaign’s item is ordered on its own [ROUTE-006]; the cart stays as it was [CHK-031]', async ({
  page,
  baseURL,
  db,
}) => {
  const headers = headersFor('ecommerce');
  const campaigns: { id: number; slug: string; name: string; variations: unknown[]; stock: number | null }[] = await (
    await page.request.get('/api/v1/campaigns/item', { headers })
  ).json();
  const campaign = found(
    campaigns,
    ({ variations, stock }) => variations.length === 0 && (stock === null || stock > 3),
  );
  const guest = await newGuest({ db });
  const { item } = await goodsInCart(page.request, guest);
  await comeAs(page, baseURL, guest);
  await page.goto(`/product/${campaign.slug}?module_id=4&campaign=1`);
  const asked = page.waitForRequest('**/customer/order/quote');
  await page.getByRole('main').getByRole('button', { name: 'Buy Now' }).click();
  await expect(page).toHaveURL('/checkout?page=campaign');
  expect((await asked).postDataJSON()).toMatchObject({
    is_buy_now: true,
    cart: [{ item_id: campaign.id, model: 'ItemCampaign', quantity: 1 }],
  });
  const lines = summary(page).getByRole('list', { name: 'Items of this order' });
  await expect(lines.getByRole('listitem')).toHaveCount(1);
  await expect(lines).toContainText(campaign.name);
  await page.getByText('Cash on delivery').click();
  await placeButton(page).click();
  await expect(thanks(page)).toBeVisible();
  const cart = await page.request.get(`/api/v1/customer/cart/list?guest_id=${guest.guest_id}`, { headers });
  expect(await cart.json()).toMatchObject([{ item_id: item.id, quantity: 2 }]);
});

test('a closed store that takes no orders for later: said at once, as the order would be answered [CHK-015]', async ({
  page,
  playwright,
  ownShop,
}) => {
  const shop = await ownShop();
  const request = await playwright.request.newContext({ baseURL: shop.baseURL });
  const guest = await newGuest(shop);
  // What sells everything never closes; a kitchen does.
  const store = await openStore(request, 'food');
  const item = found(await itemsOf(request, 'food', store), isPlain);
  await fillCart(request, 'food', guest, [{ item }]);
  await shop.db.run(sql`update stores set schedule_order = false, minimum_order = 0 where id = ${store.id}`);
  await shop.db.run(sql`delete from store_schedules where store_id = ${store.id}`);
  await comeAs(page, shop.baseURL, guest, { module: 'food' });
  await page.goto(`${shop.baseURL}/checkout?page=cart`);
  const when = page.getByRole('region', { name: 'When do you want it?' });
  await expect(when).toContainText('The store is closed now. Nothing can be ordered from it at the moment.');
  await expect(when.getByRole('radio')).toHaveCount(0);
  await choose(page.getByRole('radio', { name: /Cash/ }));
  await placeButton(page).click();
  await expect(toast(page, `${store.name} is closed now`)).toBeVisible();
  await expect(page).toHaveURL(/\/checkout/);
  await request.dispose();
});

test('a code that is half typed stays when the window gets narrower, and over a reload', async ({
  page,
  baseURL,
  db,
}) => {
  const guest = await newGuest({ db });
  await goodsInCart(page.request, guest);
  await comeAs(page, baseURL, guest);
  await page.setViewportSize(WIDE);
  await page.goto('/checkout?page=cart');
  const code = page.getByRole('textbox', { name: 'Coupon code' });
  await code.pressSequentially('WELC');
  await page.setViewportSize(PHONE);
  await expect(summary(page).getByRole('textbox')).toHaveCount(0);
  await expect(code).toHaveValue('WELC');
  await page.reload();
  await expect(code).toHaveValue('WELC');
});

test('what was said to one store is not said to the next one', async ({ page, baseURL, db }) => {
  const guest = await newGuest({ db });
  const { store } = await goodsInCart(page.request, guest);
  const next = await openStore(page.request, 'ecommerce', ({ id }) => id !== store.id);
  await comeAs(page, baseURL, guest);
  await page.goto('/checkout?page=cart');
  const note = page.getByRole('textbox', { name: 'Order note' });
  await note.fill('The red one, please');
  await page.getByRole('textbox', { name: 'Coupon code' }).fill('WELC');
  await page.reload();
  await expect(note).toHaveValue('The red one, please');

  await page.request.delete(`/api/v1/customer/cart/remove?guest_id=${guest.guest_id}`, {
    headers: headersFor('ecommerce'),
  });
  await fillCart(page.request, 'ecommerce', guest, [
    { item: found(await itemsOf(page.request, 'ecommerce', next), isPlain), quantity: 2 },
  ]);
  await page.reload();
  await expect(summary(page)).toContainText(next.name);
  await expect(note).toHaveValue('');
  await expect(page.getByRole('textbox', { name: 'Coupon code' })).toHaveValue('');
});

test('the coupons of a customer, to copy [ROUTE-033] [DATA-025]', async ({ page, baseURL, context, db }) => {
  const { token } = await signedInCustomer({ db });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await comeAs(page, baseURL, { token }, { module: 'grocery' });
  const answer = page.waitForResponse('**/coupon/list*');
  await page.goto('/coupons');
  const list = page.getByRole('list', { name: 'Coupons' });
  const own = await (await answer).json();
  await expect(list.getByRole('listitem')).toHaveCount(own.length);
  expect(Object.keys(own[0])).toEqual(
    expect.arrayContaining(['coupon_type', 'discount_type', 'discount', 'max_discount', 'min_purchase', 'data']),
  );
  const card = list.getByRole('listitem').filter({ hasText: 'BASKET8' });
  await expect(card).toContainText('8% OFF');
  await expect(card).toContainText('From $30.00');
  await card.getByRole('button', { name: 'Copy code BASKET8' }).click();
  await expect(toast(page, 'BASKET8 is copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('BASKET8');
});
