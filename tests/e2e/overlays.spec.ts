import type { Locator, Page } from '@playwright/test';
import type { OverlayName } from '#web/overlay/overlay.tsx';
import { ask, PHONE, toast, WIDE, ZONES } from '../support/catalog/catalogue.ts';
import { moveOrder } from '../support/orders/order-calls.ts';
import { newOrder } from '../support/orders/orders.ts';
import { newParcel } from '../support/orders/parcels.ts';
import { holdBack } from '../support/pages/hold-back.ts';
import { openOverlay, untilToastIsClear } from '../support/pages/overlays.ts';
import { closeByBack, untilHistoryIsClean } from '../support/pages/page-readiness.ts';
import { keepToast } from '../support/pages/toasts.ts';
import { signedInCustomer } from '../support/people/customers.ts';
import { visitAs } from '../support/people/visitor.ts';
import { newTrip } from '../support/rental/booked-trips.ts';
import { expect, test } from '../support/shops/shop.ts';

// Maps without a graphics card complain of it; some of what is opened asks for things this customer does not have.
test.use({ pictures: false, provoked: /GL Driver Message|WebGL|40[34]|ERR_FAILED/ });

type Facts = {
  item: object;
  store: object;
  order_id: number;
  parcel_id: number;
  return_id: number;
  trip_id: number;
  vehicle: { id: number; name: string; images: string[]; provider: { name: string } };
};

const trip = {
  rental_type: 'hourly',
  hours: 4,
  pickup: { lat: 57.7, lng: 11.95, location_name: 'Here' },
  destination: null,
  pickup_time: null,
  route: null,
};
/** A vehicle as cards know it, and a cart with it. */
const asCard = ({ vehicle }: Facts) => ({
  ...vehicle,
  provider_name: vehicle.provider.name,
  discount: { discount: 0, discount_type: 'percent' },
});
const tripLine = ({ vehicle }: Facts) => ({ id: 1, vehicle_id: 0, vehicle, quantity: 2, price: 5000 });
const tripOfCart = {
  rental_type: 'day_wise',
  estimated_hours: 48,
  pickup_location: trip.pickup,
  destination_location: null,
  pickup_time: null,
  total_cart_price: 5000,
};

/** What each is opened with. One that is declared and not listed here does not compile. */
const OVERLAYS: Record<OverlayName, readonly ((facts: Facts) => object)[]> = {
  'add-fund': [() => ({ amount: 50_00 })],
  address: [() => ({})],
  auth: [() => ({ mode: 'sign-in' }), () => ({ mode: 'sign-up' })],
  'business-map': [() => ({})],
  cart: [() => ({})],
  'change-language': [() => ({ to: 'es' })],
  'change-trip-type': [
    (facts) => ({ vehicle: asCard(facts), plan: trip, cart: { lines: [tripLine(facts)], trip: tripOfCart } }),
  ],
  chat: [() => ({ partner: { admin_id: 0 } })],
  'choose-module': [() => ({})],
  'clear-cart': [() => ({ because: 'asked' })],
  'find-point': [() => ({ title: 'Where to?', from: null })],
  'forgot-password': [() => ({})],
  'guest-contact': [() => ({})],
  'guest-or-login': [() => ({})],
  logout: [() => ({ from: 'menu' })],
  menu: [() => ({})],
  'notification-settings': [() => ({})],
  order: [
    ({ order_id }) => ({ does: 'cancel', order_id }),
    ({ order_id }) => ({ does: 'pay', order_id }),
    ({ order_id }) => ({ does: 'refund', order_id }),
    ({ order_id }) => ({ does: 'review', order_id }),
    ({ order_id }) => ({ does: 'tell-payment', order_id }),
    () => ({ does: 'tell-changes', notes: [], added: 1 }),
  ],
  parcel: [
    ({ parcel_id }) => ({ does: 'cancel', order_id: parcel_id }),
    ({ return_id }) => ({ does: 'pay-return', order_id: return_id }),
  ],
  'pick-place': [() => ({})],
  'plan-trip': [(facts) => ({ vehicle: asCard(facts) })],
  'quick-view': [({ item }) => ({ item })],
  'remove-account': [() => ({})],
  'reset-profile': [() => ({})],
  'reset-trip': [() => ({ because: 'asked' })],
  'saved-addresses': [() => ({ zone_id: 1, selected: null })],
  'store-map': [({ store }) => ({ store })],
  'store-reviews': [({ store }) => ({ store })],
  'trip-differs': [() => ({ held: { ...trip, hours: 6 }, plan: trip, differs: ['hours', 'pickup_time'] })],
  'trip-vehicle-list': [(facts) => ({ lines: [tripLine(facts)], plan: trip })],
  'vehicle-photos': [({ vehicle: { name, images } }) => ({ title: name, photos: images })],
  'vehicle-quick-view': [({ vehicle }) => ({ vehicle })],
  'vehicle-reviews': [({ vehicle: { id, name } }) => ({ of: 'vehicle', id, title: name, by: name })],
  trip: [
    ({ trip_id }) => ({ does: 'cancel', trip_id }),
    ({ trip_id }) => ({ does: 'pay', trip_id }),
    ({ trip_id }) => ({ does: 'review', trip_id }),
  ],
  wishlist: [() => ({})],
};

/** Questions of the cart: whoever does not answer them stands before the cart again. */
const LEADS_TO_CART: ReadonlySet<string> = new Set(['clear-cart', 'reset-trip']);

const opened = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).last();

/** Each is over soon, on a slow machine as well. */
const PARTS = ['first', 'second', 'third'];

for (const [part, named] of PARTS.entries())
  test(`on a phone a toast covers no control of whatever is open, and Back closes it and stays on the page: the ${named} third`, async ({
    page,
    baseURL,
    db,
  }) => {
    const customer = await signedInCustomer({ db });
    const order = await newOrder({ db }, { customer_id: customer.id });
    const booked = await newTrip({ db }, { customer_id: customer.id, trip_status: 'completed' });
    const parcel = await newParcel({ db }, { customer_id: customer.id });
    const returning = await newParcel({ db }, { customer_id: customer.id, order_status: 'picked_up' });
    await moveOrder(page.request, returning.id, 'canceled', { reason: 'Nobody was at the door' });
    const [item] = (await ask(page, 'food', '/items/popular?offset=1&limit=1')).products;
    const [store] = (await ask(page, 'food', '/stores/popular?type=all')).stores;
    const facts: Facts = {
      item: { ...item, isCampaignItem: false },
      store: { ...store, lat: Number(store.latitude), lng: Number(store.longitude) },
      order_id: order.id,
      trip_id: booked.id,
      vehicle: (await ask(page, 'rental', '/rental/vehicle/top-rated?limit=1')).vehicles[0],
      parcel_id: parcel.id,
      return_id: returning.id,
    };
    await page.setViewportSize(PHONE);
    const stored = { cookie_consent: 'necessary' };
    await visitAs(page, { module: 'food', zones: ZONES, token: customer.token, stored }, baseURL);
    await page.goto('/settings');
    await page.goto('/home');
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: /^Favourite: / })
      .locator('visible=true')
      .first();

    await keepToast(page, 'your wishlist');
    for (const [name, ways] of Object.entries(OVERLAYS).filter((_, at) => at % PARTS.length === part))
      for (const props of ways)
        await test.step(`${name} ${JSON.stringify(props(facts)).slice(0, 40)}`, async () => {
          // The toast of this press, not the one before it.
          const saved = page.waitForResponse(/\/wish-list\/(add|remove)/);
          await heart.press('Enter');
          const { message } = await (await saved).json();
          expect(message).toContain('your wishlist');
          await expect(toast(page, message)).toBeVisible();
          await untilToastIsClear(page, 'on the page');
          const isClear = untilToastIsClear(page, 'in an overlay');
          await openOverlay(page, { name, ...props(facts) });
          await isClear;
          await expect(opened(page)).toBeVisible();
          await closeByBack(page);
          if (LEADS_TO_CART.has(name)) {
            await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible();
            await closeByBack(page);
          }
          await expect(opened(page)).toHaveCount(0);
          expect(new URL(page.url()).pathname).toBe('/home');
        });

    await test.step('and afterwards one Back leaves the page', async () => {
      await untilHistoryIsClean(page);
      await page.goBack();
      await expect(page).toHaveURL('/settings');
    });
  });

for (const size of [PHONE, WIDE])
  test(`Back at ${size.width} px`, async ({ page, baseURL }) => {
    await page.setViewportSize(size);
    await visitAs(page, { module: 'food', zones: ZONES, stored: { cookie_consent: 'necessary' } }, baseURL);
    await page.goto('/about-us');
    await page.goto('/settings');
    const dialog = page.getByRole('dialog', { name: 'Sign In' });
    const open = async () => {
      await page.getByRole('link', { name: 'Sign In' }).locator('visible=true').first().click();
      await expect(dialog).toBeVisible();
    };

    await test.step('closes a dialog, and Forward does not bring it back', async () => {
      await open();
      await closeByBack(page);
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL('/settings');
      // The page itself keeps it from whoever listens to the history.
      await page.evaluate(() => {
        const { navigation } = window as unknown as { navigation: EventTarget };
        return new Promise((arrived) => {
          navigation.addEventListener('currententrychange', () => arrived(null), { once: true });
          history.forward();
        });
      });
      await untilHistoryIsClean(page);
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL('/settings');
    });
    await test.step('leaves the page at once after the dialog was closed by its cross', async () => {
      await open();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
      await untilHistoryIsClean(page);
      await page.goBack();
      await expect(page).toHaveURL('/about-us');
      await page.goForward();
      await expect(page).toHaveURL('/settings');
    });
    await test.step('leaves it at once after it was loaded again with the dialog open', async () => {
      await open();
      await page.waitForFunction(() => history.state?.isMark === true);
      await page.reload();
      await expect(dialog).toBeHidden();
      await untilHistoryIsClean(page);
      await page.goBack();
      await expect(page).toHaveURL('/about-us');
      await page.goForward();
      await expect(page).toHaveURL('/settings');
    });
    await test.step('twice, quickly, closes the dialog and leaves', async () => {
      await open();
      await page.waitForFunction(() => history.state?.isMark === true);
      await page.evaluate(() => {
        history.back();
        setTimeout(() => history.back(), 20);
      });
      await expect(page).toHaveURL('/about-us');
      await expect(dialog).toBeHidden();
      await page.goForward();
      await expect(page).toHaveURL('/settings');
    });
    await test.step('closes a menu', async () => {
      const languages = page.getByRole('contentinfo').getByRole('button', { name: /Language/ });
      await languages.click();
      await expect(page.getByRole('menu')).toBeVisible();
      await closeByBack(page);
      await expect(page.getByRole('menu')).toBeHidden();
      await expect(page).toHaveURL('/settings');
    });
  });

test('a second press falls on nothing while what the first one opens is on its way, and Back calls it off', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(PHONE);
  await visitAs(page, { module: 'food', zones: ZONES, stored: { cookie_consent: 'necessary' } }, baseURL);
  await page.goto('/settings');
  const letGo = await holdBack(page, /\/assets\//);
  const link = page.getByRole('link', { name: 'Sign In' }).locator('visible=true').first();
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  const waits = page.getByRole('status').filter({ hasText: 'Loading…' });
  const takesPresses = () =>
    link.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });

  await link.click();
  await expect(waits).toBeVisible();
  expect(await takesPresses()).toBe(false);
  await closeByBack(page);
  await expect(waits).toBeHidden();
  expect(await takesPresses()).toBe(true);
  await expect(page).toHaveURL('/settings');

  await link.click();
  await expect(waits).toBeVisible();
  await page.context().setOffline(true);
  await expect(waits, 'it may never come').toBeHidden();
  await page.context().setOffline(false);
  letGo();
  await expect(dialog).toBeVisible();
  await expect(waits).toBeHidden();
});

test('the second half of a double press does nothing to what comes to light under the first', async ({ page }) => {
  const LOOKS_AFTER = /\/assets\/look-after-gestures/;
  await page.route(LOOKS_AFTER, (route) => route.abort(), { times: 1 });
  const lost = page.waitForEvent('requestfailed', (request) => LOOKS_AFTER.test(request.url()));
  await page.goto('/about-us');
  await page.keyboard.press('Shift');
  await lost;
  let url = '';
  page.on('response', (answer) => {
    if (LOOKS_AFTER.test(answer.url())) url = answer.url();
  });
  // A script that did not come is asked for again with the next gesture.
  await expect.poll(() => page.keyboard.press('Shift').then(() => url)).not.toBe('');
  const below = page.locator('#below');

  // The page carries it out a moment after it has come: until then nobody knows of double presses.
  await expect(async () => {
    await page.evaluate(() => {
      const place = 'position: fixed; inset: 0 auto auto 0; width: 80px; height: 80px; z-index: 99';
      for (const id of ['below', 'above']) {
        document.getElementById(id)?.remove();
        const button = document.body.appendChild(Object.assign(document.createElement('button'), { id }));
        button.style.cssText = place;
        button.addEventListener('click', () =>
          id === 'above' ? button.remove() : button.setAttribute('aria-pressed', 'true'),
        );
      }
    });
    await page.mouse.dblclick(40, 40);
    await expect(page.locator('#above')).toHaveCount(0);
    expect(await below.getAttribute('aria-pressed')).toBeNull();
  }).toPass();
  await page.mouse.click(40, 40);
  await expect(below, 'a press of its own').toHaveAttribute('aria-pressed', 'true');
});

test('a link in the side menu is one step: Back leads to the page where the menu was opened', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(PHONE);
  await visitAs(page, { module: 'food', zones: ZONES, stored: { cookie_consent: 'necessary' } }, baseURL);
  await page.goto('/about-us');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Track order' }).click();
  await expect(page).toHaveURL('/track-order');
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/settings');
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/about-us');
});

test('a toast ends with its page, and stands where one pressed for it as long as one stays', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(PHONE);
  await visitAs(page, { module: 'food', zones: ZONES, stored: { cookie_consent: 'necessary' } }, baseURL);
  await page.goto('/home');
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Favourite: / })
    .locator('visible=true')
    .first();
  await keepToast(page, 'You are not logged in');
  await heart.press('Enter');
  await expect(toast(page, 'You are not logged in')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Orders' }).press('Enter');
  await expect(page).toHaveURL('/my-orders');
  await expect(page.locator('[data-toast]')).toHaveCount(0);
});

const HEART = /^(Favourite|مفضل): /;

/** A toast of somebody who is not signed in, at its place: its box, and how far it is from what is above it. */
async function toastBelow(page: Page, above: Locator) {
  const shown = page.locator('[data-toast]');
  await untilToastIsClear(page, 'on the page');
  const gap = async () => {
    const [own, bar] = [await shown.boundingBox(), await above.boundingBox()];
    return own && bar && Math.round(own.y - bar.y - bar.height);
  };
  await expect.poll(gap).toBe(12);
  const box = await shown.boundingBox();
  return { left: box?.x ?? 0, right: (box?.x ?? 0) + (box?.width ?? 0), width: box?.width };
}

for (const [width, language, edge] of [
  [768, 'en', { right: 768 - 24 }],
  [1180, 'en', { right: 1180 - 32 }],
  [1440, 'en', { right: 1440 - 100 }],
  [1440, 'ar', { left: 100 }],
] as const)
  test(`at ${width} px in ${language} a toast hangs below the header at the end of the column, and lets presses through`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visitAs(page, { module: 'food', zones: ZONES, language, stored: { cookie_consent: 'necessary' } }, baseURL);
    await page.goto('/food');
    // Whatever it says in this language.
    await keepToast(page, '');
    await page.getByRole('main').getByRole('button', { name: HEART }).first().press('Enter');
    const box = await toastBelow(page, page.getByRole('banner'));
    expect(box).toMatchObject({ width: 380, ...edge });
    const reached = await page.locator('[data-toast]').evaluate((shown) => {
      const { x, y, width: wide, height } = shown.getBoundingClientRect();
      return shown.contains(document.elementFromPoint(x + wide / 2, y + height / 2));
    });
    expect(reached, 'the page is pressed').toBe(false);
  });

test('a toast hangs below whatever has come under the header: the buttons of a store, its shelves, and a menu that is opened', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await visitAs(page, { module: 'food', zones: ZONES, stored: { cookie_consent: 'necessary' } }, baseURL);
  const [store] = (await ask(page, 'food', '/stores/popular?type=all')).stores;
  await page.goto(`/store/${store.slug}`);
  const bar = page.locator('[data-top-bar]');
  await keepToast(page, 'You are not logged in');
  await page.getByRole('main').getByRole('button', { name: HEART }).first().press('Enter');
  // Of these it says that the heart was pressed in vain: they stay in sight.
  await toastBelow(page, bar.filter({ has: page.getByRole('button', { name: 'Share' }) }));
  await page.getByRole('main').getByRole('article').last().scrollIntoViewIfNeeded();
  await toastBelow(page, bar.filter({ has: page.getByRole('searchbox') }));

  await page.getByRole('banner').getByRole('button', { name: 'Avenyn 21' }).click();
  await toastBelow(page, page.locator('[popover]:popover-open'));
  await page.keyboard.press('Escape');
  await toastBelow(page, bar.filter({ has: page.getByRole('searchbox') }));
});
