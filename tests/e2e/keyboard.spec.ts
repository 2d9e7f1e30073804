import type { Locator, Page } from '@playwright/test';
import { sql } from '#server/db/sql.ts';
import { section, WIDE, ZONES } from '../support/catalog/catalogue.ts';
import { found, GUEST_ADDRESS, isPlain, itemsOf, openStore } from '../support/orders/carts.ts';
import { orderCount } from '../support/orders/order-calls.ts';
import { guestPrompt } from '../support/pages/cart-drawer.ts';
import { chooseRadio, press, typeInto } from '../support/pages/keyboard.ts';
import { signedInCustomer } from '../support/people/customers.ts';
import { newGuest } from '../support/people/guests.ts';
import { IN_HAGA, visitAs } from '../support/people/visitor.ts';
import { expect, test } from '../support/shops/shop.ts';

test.use({ pictures: false, maps: 'missing' });

async function skipHeader(page: Page) {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /Skip/ })).toBeFocused();
  await page.keyboard.press('Enter');
}

/** The focus is in it, or on it. */
const holdsFocus = (layer: Locator) =>
  expect.poll(() => layer.evaluate((element) => element.contains(document.activeElement))).toBe(true);

const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thank you! Your order is placed' });

test('an order is placed by keyboard alone, from the item to the thanks [A11Y-002]', async ({ page, baseURL, db }) => {
  const store = await openStore(page.request, 'ecommerce');
  const item = found(
    await itemsOf(page.request, 'ecommerce', store),
    (one) => isPlain(one) && one.price > Math.max(store.minimum_order, 3),
  );
  const guest = await newGuest({ db });
  await page.setViewportSize(WIDE);
  const stored = { cookie_consent: 'necessary', guest_address: JSON.stringify(GUEST_ADDRESS) };
  await visitAs(page, { module: 'ecommerce', zones: ZONES, guest_id: guest.guest_id, stored }, baseURL);
  await page.goto(`/product/${item.slug}?module_id=4`);
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
  const prompt = guestPrompt(page);

  await test.step('the first key leads past the header', () => skipHeader(page));
  await test.step('into the cart', async () => {
    await press(page, page.getByRole('main').getByRole('button', { name: 'Add to Cart' }));
    await expect(page.getByRole('button', { name: 'Cart, 1 item' }).locator('visible=true')).toBeVisible();
  });
  await test.step('the cart holds the focus', async () => {
    await press(page, page.getByRole('button', { name: 'Cart, 1 item' }).locator('visible=true'));
    await expect(cart).toBeVisible();
    for (let presses = 0; presses < 10; presses += 1) {
      await page.keyboard.press('Tab');
      await expect(cart.locator(':focus')).toHaveCount(1);
    }
    await press(page, cart.getByRole('button', { name: 'Proceed To Checkout' }));
  });
  await test.step('as a guest', async () => {
    await press(page, prompt.getByRole('button', { name: 'Guest', exact: true }));
    await expect(page).toHaveURL('/checkout?page=cart');
  });
  await test.step('paid in cash', async () => {
    const methods = page.getByRole('region', { name: 'Payment method' });
    const cash = methods.getByRole('radio', { name: /Cash on delivery/ });
    await expect(cash).toBeAttached();
    await chooseRadio(page, methods, cash);
  });
  await test.step('and placed', async () => {
    await press(page, page.getByRole('button', { name: /^Place Order/ }));
    await expect(thanks(page)).toBeVisible();
    expect(await orderCount(page.request, guest)).toBe(1);
  });
});

test('a parcel is sent by keyboard alone, from its price to the thanks [A11Y-002]', async ({ page, baseURL, db }) => {
  const guest = await newGuest({ db });
  await page.setViewportSize(WIDE);
  const stored = { cookie_consent: 'necessary' };
  await visitAs(page, { module: 'parcel', ...IN_HAGA, guest_id: guest.guest_id, stored }, baseURL);
  await page.goto('/home');
  const box = section(page, 'What does it cost?');

  await test.step('where to is searched in a dialog, which gives the focus back', async () => {
    const dialog = page.getByRole('dialog', { name: 'Where to?' });
    await skipHeader(page);
    await press(page, box.getByRole('button', { name: /^To/ }));
    await holdsFocus(dialog);
    await typeInto(page, dialog.getByRole('combobox'), 'Avenyn');
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('option')).toHaveCount(0);
    await press(page, dialog.getByRole('button', { name: 'Confirm' }));
    await expect(dialog).toBeHidden();
    await expect(box.getByRole('button', { name: /^To.*Kungsportsaveny/ })).toBeFocused();
  });
  await test.step('what it is, and what it costs', async () => {
    await press(page, box.getByRole('button', { name: 'Documents' }));
    await expect(box.getByText('all in')).toBeVisible();
    await press(page, box.getByRole('button', { name: 'Send it now' }));
    await expect(page).toHaveURL('/parcel-delivery-info');
  });
  await test.step('who sends it, and who receives it', async () => {
    for (const [end, name, phone] of [
      ['Sender', 'Gustav Ek', '0701234567'],
      ['Receiver', 'Elias Berg', '0735128810'],
    ] as const) {
      const person = page.getByRole('region', { name: end, exact: true });
      await typeInto(page, person.getByLabel('Name'), name);
      await typeInto(page, person.getByRole('textbox', { name: 'Phone' }), phone);
    }
    await press(page, page.getByRole('button', { name: /^Continue to payment/ }));
    await expect(page).toHaveURL('/checkout?page=parcel');
  });
  await test.step('paid in cash by the sender, and sent', async () => {
    const methods = page.getByRole('region', { name: 'Payment method' });
    const cash = methods.getByRole('radio', { name: /Cash at pickup/ });
    await expect(cash).toBeAttached();
    await chooseRadio(page, methods, cash);
    await press(page, page.getByRole('button', { name: /^Send parcel/ }));
    await expect(thanks(page)).toBeVisible();
    expect(await orderCount(page.request, guest)).toBe(1);
  });
});

test('a trip is booked by keyboard alone, from the search to the booked trip [A11Y-002]', async ({
  page,
  baseURL,
  db,
}) => {
  const guest = await newGuest({ db });
  await page.setViewportSize(WIDE);
  const stored = { cookie_consent: 'necessary' };
  await visitAs(page, { module: 'rental', ...IN_HAGA, guest_id: guest.guest_id, stored }, baseURL);
  await page.goto('/rental');
  const main = page.getByRole('main');
  const cart = page.getByRole('dialog', { name: 'Trip Cart' });

  await test.step('by the hour, for longer than proposed', async () => {
    const panel = page.getByRole('search', { name: 'Your trip' });
    await skipHeader(page);
    await chooseRadio(page, panel, panel.getByRole('radio', { name: 'Hourly' }));
    await press(page, panel.getByRole('button', { name: 'Longer' }));
    await press(page, panel.getByRole('button', { name: 'Search' }));
    await expect(page).toHaveURL(/\/rental\/vehicle-search\?/);
  });
  await test.step('one of the vehicles that are free', async () => {
    const found = page.getByRole('region', { name: 'Vehicles for your trip' });
    await press(page, found.getByRole('article').first().getByRole('link').first());
    await expect(page).toHaveURL(/\/rental\/vehicle-details\//);
    // Only a page that stands can be scrolled.
    await expect(found).toBeHidden();
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  });
  await test.step('into the trip cart, which holds the focus', async () => {
    // The bar with the button comes once the page was scrolled.
    await page.keyboard.press('PageDown');
    await press(page, page.getByRole('region', { name: 'Booking' }).getByRole('button', { name: /^Rent/ }));
    await press(page, page.getByRole('button', { name: 'Cart, 1 item' }).locator('visible=true'));
    await holdsFocus(cart);
    await press(page, cart.getByRole('button', { name: 'Proceed' }));
    await expect(page).toHaveURL('/rental/cart');
  });
  await test.step('to the checkout', async () => {
    await press(page, main.getByRole('button', { name: 'Proceed To Checkout' }));
    await expect(page).toHaveURL('/rental/checkout');
  });
  await test.step('who books it, and booked', async () => {
    await typeInto(page, main.getByLabel('Name'), 'Gustav Ek');
    await typeInto(page, main.getByRole('textbox', { name: 'Phone' }), '0701234567');
    await typeInto(page, main.getByLabel('Email'), 'gustav@example.com');
    await press(page, page.getByRole('button', { name: /^Book trip/ }));
    await expect(page).toHaveURL(/\/rental\/trip-status\/\d+/);
    const booked = await db.rows<{ id: number }>(sql`select id from trips where guest_id = ${guest.id}`);
    expect(booked.map(({ id }) => `/rental/trip-status/${id}`)).toEqual([new URL(page.url()).pathname]);
  });
});

test('who presses away what has the focus goes on beside it [A11Y-002]', async ({ page, baseURL, db, request }) => {
  const { token, headers } = await signedInCustomer({ db });
  for (const address of ['Haga Nygata 22', 'Linnégatan 5'])
    await request.post('/api/v1/customer/address/add', {
      headers,
      data: {
        address,
        address_type: 'home',
        contact_person_name: 'Signe Ek',
        contact_person_number: '+46701112233',
        latitude: IN_HAGA.at.lat,
        longitude: IN_HAGA.at.lng,
      },
    });
  await page.setViewportSize(WIDE);
  const stored = { cookie_consent: 'necessary' };
  await visitAs(page, { module: 'food', ...IN_HAGA, token, stored }, baseURL);
  const main = page.getByRole('main');

  await test.step('a line: the same button of the next one, and where there is none the words for that', async () => {
    await page.goto('/profile?page=address');
    const remove = main.getByRole('button', { name: /^Delete / });
    await expect(remove).toHaveCount(2);
    await skipHeader(page);
    await press(page, remove.first());
    await expect(remove).toHaveCount(1);
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(main.getByRole('heading', { name: 'No address saved yet' })).toBeFocused();
  });
  await test.step('the arrow of a row that has come to its end: the one back', async () => {
    await page.goto('/home');
    const row = section(page, 'Recommended Stores');
    const next = row.getByRole('button', { name: 'On', exact: true });
    await skipHeader(page);
    await press(page, next);
    await expect(async () => {
      // Once it is at its end the key would lead back.
      if (await next.isEnabled()) await page.keyboard.press('Enter');
      await expect(next).toBeDisabled({ timeout: 500 });
    }).toPass();
    await expect(row.getByRole('button', { name: 'Back', exact: true })).toBeFocused();
  });
  await test.step('a link of a page that one leaves: the next page', async () => {
    await press(page, section(page, 'Recommended Stores').getByRole('link').last());
    await expect(page).not.toHaveURL('/home');
    await expect(main).toBeFocused();
  });
});

test('counter-proof: a focus that looks like none is found, whatever shadow an element always has', async ({
  page,
  baseURL,
}) => {
  await visitAs(page, { module: 'food', zones: ZONES, stored: { cookie_consent: 'necessary' } }, baseURL);
  await page.goto('/settings');
  await page.evaluate(async () => {
    const always = '* { outline: none !important; box-shadow: 0 0 2px red !important; border-color: red !important }';
    document.adoptedStyleSheets.push(await new CSSStyleSheet().replace(always));
  });
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await expect(press(page, last)).rejects.toThrow('nobody can see it');
});
