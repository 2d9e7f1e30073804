import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { sql } from '#server/db/sql.ts';
import { toast, WIDE, ZONES } from '#tests/support/catalog/catalogue.ts';
import {
  fillCart,
  found,
  goodsInCart,
  headersFor,
  isPlain,
  itemsOf,
  openStore,
  storedBy,
} from '#tests/support/orders/carts.ts';
import { orderCount, trackedOrder } from '#tests/support/orders/order-calls.ts';
import { newOrder } from '#tests/support/orders/orders.ts';
import { drawer, lineOf, openCart } from '#tests/support/pages/cart-drawer.ts';
import { expectNoFaults } from '#tests/support/pages/page-checks.ts';
import { untilReady } from '#tests/support/pages/page-readiness.ts';
import { untilInstalled, untilSaved } from '#tests/support/pages/service-worker.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { visitAs } from '#tests/support/people/visitor.ts';
import { buildNextVersion, startChangingShop } from '#tests/support/shops/next-version.ts';
import { changeSettings } from '#tests/support/shops/own-shop.ts';
import { expect, test } from '#tests/support/shops/shop.ts';
import { es } from '#web/i18n/es.ts';

// Without a connection the browser itself complains of every file and call.
const OUT_OF_REACH =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|no-response|status of 40\d|ERR_CONNECTION_REFUSED|fetching the script/;

test.use({ serviceWorkers: 'allow', pictures: false, provoked: OUT_OF_REACH, viewport: WIDE });

const notice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'You are offline. You see what was saved on' });

async function comeAs(page: Page, baseURL: string | undefined, { token }: { token: string }) {
  await visitAs(page, { module: 'ecommerce', zones: ZONES, stored: storedBy(null), token }, baseURL);
}

test('without a connection: visited pages, the cart, orders with their codes and addresses', async ({
  page,
  context,
  baseURL,
  db,
}) => {
  const customer = await signedInCustomer({ db });
  const { store, item } = await goodsInCart(page.request, customer);
  const other = found(await itemsOf(page.request, 'ecommerce', store), ({ id }) => id !== item.id);
  const { id } = await newOrder({ db }, { customer_id: customer.id, module: 'ecommerce' });
  const { otp } = await trackedOrder(page.request, customer, id);
  const added = await page.request.post('/api/v1/customer/address/add', {
    headers: headersFor('ecommerce', customer.token),
    data: {
      address: 'Lindholmspiren 5',
      address_type: 'office',
      latitude: 57.7072,
      longitude: 11.9385,
      contact_person_name: 'Signe Ek',
      contact_person_number: customer.phone,
    },
  });
  expect(added.ok(), await added.text()).toBe(true);
  await comeAs(page, baseURL, customer);

  await test.step('it can be installed: a worker, a manifest, icons [PWA-001]', async () => {
    await page.goto('/home');
    await untilInstalled(page);
    const manifest = await (await page.request.get('/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({ name: 'Errand', start_url: '/', display: 'standalone' });
    // What browsers ask for before they offer it.
    expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(
      expect.arrayContaining(['192x192', '512x512']),
    );
    for (const { src, sizes } of manifest.icons) {
      const icon = await page.request.get(src);
      expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/png']);
      const { width, height } = await sharp(await icon.body()).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });
  await test.step('where the browser offers it, the settings have it, and it is the browser that asks [PWA-001]', async () => {
    await page.goto('/settings');
    await untilInstalled(page);
    const entry = page.getByRole('main').getByRole('heading', { name: 'Install the app' });
    await expect(entry).toHaveCount(0);
    // A headless browser never offers it by itself; the page listens once it is through with itself.
    await expect(async () => {
      await page.evaluate(() => {
        const offer = new Event('beforeinstallprompt', { cancelable: true });
        dispatchEvent(
          Object.assign(offer, { prompt: async () => document.documentElement.setAttribute('data-asked', '') }),
        );
      });
      await expect(entry).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.getByRole('main').getByRole('button', { name: 'Install', exact: true }).click();
    await expect(entry).toHaveCount(0);
    await expect(page.locator('html[data-asked]')).toHaveCount(1);
  });
  await page.goto(`/product/${item.slug}`);
  await Promise.all([untilSaved(page, '/order/details'), untilSaved(page, '/address/list')]);
  await untilSaved(page, '/cart/list');
  await untilSaved(page, `/product/${item.slug}`);
  await context.setOffline(true);

  await test.step('a visited page opens, and says from when it is [PWA-001]', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: item.name })).toBeVisible();
    await expect(notice(page)).toBeVisible();
  });
  await test.step('so does the cart [PWA-001]', async () => {
    await openCart(page);
    await expect(lineOf(page, item)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
  });
  await test.step('the last orders, never looked at before, with their codes [PWA-001]', async () => {
    await page.goto('/my-orders', { waitUntil: 'commit' });
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`#${id}`) })
      .first()
      .click();
    await expect(page.getByRole('main')).toContainText(`Delivery code ${otp}`);
    await page.reload();
    await expect(page.getByRole('main')).toContainText(`Delivery code ${otp}`);
  });
  await test.step('and the saved addresses [PWA-001]', async () => {
    await page.goto('/profile?page=address', { waitUntil: 'commit' });
    await expect(page.getByRole('main')).toContainText('Lindholmspiren 5');
  });
  await test.step('what is not saved says so, and opens by itself when the connection is back', async () => {
    await page.goto(`/product/${other.slug}`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    const drawn = page.locator('main img[src="/pictures/offline.svg"]');
    await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: other.name })).toBeVisible();
    await untilReady(page);
    await expect(notice(page)).toBeHidden();
  });
  await test.step('in the language that the address names', async () => {
    await page.goto(`/es/product/${other.slug}`);
    await expect.poll(() => page.evaluate(async () => (await caches.match('/es/offline')) !== undefined)).toBe(true);
    await context.setOffline(true);
    await page.goto(`/es/product/${item.slug}`, { waitUntil: 'commit' });
    const offline = page.getByRole('heading', { level: 1, name: es['offline.page_title'] });
    await expect(offline).toBeVisible();
    await context.setOffline(false);
    // It opens by itself: two ways at once would cross.
    await expect(offline).toBeHidden();
    await page.goto(`/product/${other.slug}`);
  });
  await test.step('whoever signs out leaves nothing behind', async () => {
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
    await expect(toast(page, 'Logout successful.')).toBeVisible();
    // What the guest who stays asks for is their own.
    const ofBefore = () =>
      page.evaluate(async () =>
        (await (await caches.open('personal')).keys())
          .map(({ url }) => url)
          .filter((url) => !url.includes('guest_id=')),
      );
    await expect.poll(ofBefore).toEqual([]);
  });
});

test.describe('in a town of their own', () => {
  // Prices change, which others look at.
  test.use({ business: {} });

  test('a cart that is changed without a connection: kept, carried out once, conflicts told', async ({
    page,
    context,
    request,
    baseURL,
    db,
  }) => {
    // What the worker has to fetch before it takes over is not the journey's.
    const customer = await signedInCustomer({ db });
    const store = await openStore(request, 'ecommerce');
    const [item, other] = (await itemsOf(request, 'ecommerce', store)).filter(
      (one) => isPlain(one) && one.price > Math.max(store.minimum_order, 3) && one.maximum_cart_quantity === null,
    );
    if (!item || !other) throw new Error('the store has too little');
    await fillCart(request, 'ecommerce', customer, [{ item }]);
    const raisePrice = (of: { id: number }) => db.run(sql`update items set price = price + 500 where id = ${of.id}`);
    await comeAs(page, baseURL, customer);

    await test.step('what is put into the cart is kept, and shown as such', async () => {
      await page.goto(`/product/${other.slug}`);
      await untilInstalled(page);
      await untilSaved(page, '/cart/list');
      await context.setOffline(true);
      await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).click();
      await expect(toast(page, 'Saved. We will update your cart when you are online again.')).toBeVisible();
      await page.reload();
      await openCart(page);
      await expect(lineOf(page, item)).toBeVisible();
      await expect(lineOf(page, other)).toBeVisible();
      await expect(drawer(page)).toContainText('One change is waiting');
    });
    await test.step('it is carried out once, and what is different is told', async () => {
      await raisePrice(other);
      await changeSettings({ baseURL: baseURL ?? '', db }, {});
      await context.setOffline(false);
      const conflicts = drawer(page)
        .getByRole('alert')
        .filter({ hasText: `${other.name} now costs` });
      await expect(conflicts).toBeVisible();
      await expect(drawer(page)).not.toContainText('One change is waiting');
      await drawer(page).getByRole('button', { name: 'Understood' }).click();
      await expect(conflicts).toBeHidden();
      const lines = await request.get('/api/v1/customer/cart/list', {
        headers: headersFor('ecommerce', customer.token),
      });
      expect((await lines.json()).map((line: Record<string, number>) => [line.item_id, line.quantity]).sort()).toEqual(
        [
          [item.id, 1],
          [other.id, 1],
        ].sort(),
      );
    });
  });

  test('an order that is pressed without a connection: sent once, canceled, or it asks', async ({
    page,
    context,
    request,
    baseURL,
    db,
  }) => {
    const customer = await signedInCustomer({ db });
    const { item } = await goodsInCart(request, customer);
    const place = page.getByRole('button', { name: /^Place Order/ });
    await comeAs(page, baseURL, customer);
    await page.goto('/home');
    await untilInstalled(page);

    async function pressWithoutConnection() {
      await page.goto('/checkout?page=cart');
      await page.getByText('Cash on delivery').click();
      await expect(place).toBeEnabled();
      await context.setOffline(true);
      await place.click();
      await expect(page.getByRole('heading', { name: 'Your order is waiting for the connection' })).toBeVisible();
    }
    await test.step('an order waits, also after a reload', async () => {
      await pressWithoutConnection();
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Your order is waiting for the connection' })).toBeVisible();
      await expectNoFaults(page, 'main');
      expect(await orderCount(request, customer)).toBe(0);
    });
    await test.step('and is sent exactly once when the connection is back', async () => {
      await context.setOffline(false);
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you! Your order is placed' })).toBeVisible();
      await page.reload();
      expect(await orderCount(request, customer)).toBe(1);
    });
    await test.step('it can be canceled while it waits', async () => {
      await fillCart(request, 'ecommerce', customer, [{ item }]);
      await pressWithoutConnection();
      await page.getByRole('button', { name: 'Cancel this order' }).click();
      await expect(toast(page, 'The order was canceled. Nothing was sent.')).toBeVisible();
      await context.setOffline(false);
    });
    await test.step('a total that changed meanwhile is not ordered: it asks', async () => {
      await pressWithoutConnection();
      await db.run(sql`update items set price = price + 500 where id = ${item.id}`);
      await context.setOffline(false);
      await expect(page.getByRole('heading', { name: 'Your order was not sent' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(/The total is no longer \$[\d.]+/);
      // Once: the page it was ordered on says it, and no toast over it.
      await expect(page.getByText('Your order was not sent')).toHaveCount(1);
      expect(await orderCount(request, customer)).toBe(1);
      await page.getByRole('main').getByRole('button', { name: 'Check it again' }).click();
      await expect(place).toBeEnabled();
      expect(await orderCount(request, customer)).toBe(1);
    });
  });
});

const skip = (page: Page) => page.getByRole('link', { name: /^Skip to/ });

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

/** Whether the newest worker is the one that answers. */
const isTakenOver = (page: Page) =>
  page.evaluate(async () => {
    const { installing, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
    return installing === null && waiting === null;
  });

test.describe('a new version', () => {
  let next: ReturnType<typeof buildNextVersion>;
  let shop: Awaited<ReturnType<typeof startChangingShop>>;
  // A build takes its time, which is not the journey's.
  test.beforeAll(async ({ databases }) => {
    next = buildNextVersion();
    shop = await startChangingShop(databases.server);
  });
  test.afterAll(async () => {
    next.remove();
    await shop.stop();
  });

  test('does not break an open tab', async ({ page, browser }) => {
    // A worker fetches some 250 files before it takes over.
    const builds = () =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('files-')).length);
    const visit = async (tab: Page) => {
      await visitAs(tab, { module: 'ecommerce', zones: ZONES, stored: storedBy(null) }, shop.baseURL);
      await tab.goto(`${shop.baseURL}/help-and-support`);
    };
    await visit(page);
    await untilInstalled(page);
    // Somebody whose browser keeps no worker, as in a private window.
    const unkept = await browser.newContext({ serviceWorkers: 'block', viewport: WIDE });
    const other = await unkept.newPage();
    await visit(other);
    await untilReady(other);
    const email = other.getByRole('textbox', { name: /email/i });
    // What keeps typed words comes with the first gesture. Nobody types so quickly that it comes too late.
    const keeper = other.waitForResponse(/\/assets\/keep-typed-/);
    await email.fill('signe@example.com');
    await (await keeper).finished();
    await shop.changeTo(next.folder);
    const loads = countLoads(page);
    const otherLoads = countLoads(other);

    await test.step('a part of the old version that nobody had opened yet still opens [PWA-002]', async () => {
      await openCart(page);
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toBeHidden();
      expect(loads()).toBe(0);
    });
    await test.step('one that is gone leads to exactly one reload, and what was typed survives [PWA-002]', async () => {
      await other.getByRole('main').getByRole('button', { name: 'Show on the map' }).click();
      await expect(skip(other)).toHaveText('Skip to the content');
      await expect(email).toHaveValue('signe@example.com');
      // The words may stand there before everything of the page has come.
      await expect.poll(otherLoads).toBe(1);
      await unkept.close();
    });
    await test.step('the new worker takes over and drops what no window needs any more [PWA-002]', async () => {
      await page.goto(`${shop.baseURL}/help-and-support`);
      await expect(skip(page)).toHaveText('Skip to the content');
      await expect.poll(builds).toBe(2);
      await expect.poll(() => isTakenOver(page)).toBe(true);
      await page.goto(`${shop.baseURL}/home`);
      await expect.poll(builds).toBe(1);
    });
  });
});

test.describe('a page of an older version', () => {
  test.use({ serviceWorkers: 'block', provoked: /status of 404|dynamically imported|Error loading route module/ });

  test('leads on where the script of a link’s page is gone [PWA-002]', async ({ page, baseURL }) => {
    await visitAs(page, { module: 'ecommerce', zones: ZONES, stored: storedBy(null) }, baseURL);
    let isOlder = true;
    await page.route(/\/assets\/about-us[\w.-]+\.js/, (route) =>
      isOlder ? route.fulfill({ status: 404 }) : route.continue(),
    );
    // From then on it is looked after: it has just asked for its worker.
    const isLookedAfter = page.waitForEvent('console', (said) => said.text().includes('Service Worker'));
    await page.goto('/settings');
    await isLookedAfter;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isOlder = false;
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    await expect(page).toHaveURL('/about-us');
    await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
    expect(isOlder, 'loaded anew').toBe(false);
  });

  test('says so where a part is missing even after the reload, and stays as it is [PWA-002]', async ({
    page,
    baseURL,
  }) => {
    await visitAs(page, { module: 'ecommerce', zones: ZONES, stored: storedBy(null) }, baseURL);
    let isMissing = true;
    await page.route(/\/assets\/(all-overlays|toaster)[\w.-]+\.js/, (route) =>
      isMissing ? route.fulfill({ status: 404 }) : route.continue(),
    );
    const cart = page.getByRole('banner').getByRole('button', { name: 'Cart' });
    const notice = page.getByRole('alert').filter({ hasText: 'A part of this page cannot be loaded right now.' });
    // What looks after missing parts comes in the same moment in which the page asks for its worker, which tests block.
    const isLookedAfter = () => page.waitForEvent('console', (said) => said.text().includes('Service Worker'));
    let looked = isLookedAfter();
    await page.goto('/settings');
    await looked;
    looked = isLookedAfter();
    await cart.click();
    await looked;
    await cart.click();
    await expect(notice).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expectNoFaults(page, '[role=alert]');
    isMissing = false;
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(notice).toBeHidden();
    await untilReady(page);
    await cart.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
