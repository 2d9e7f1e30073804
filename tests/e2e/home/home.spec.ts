import type { Page } from '@playwright/test';
import type { ModuleType } from '#domain/modules/module-profile.ts';
import {
  ask,
  cards,
  comeTo,
  type Named,
  names,
  scrollTo,
  section,
  texts,
  WIDE,
  ZONES,
} from '#tests/support/catalog/catalogue.ts';
import { trackedOrder } from '#tests/support/orders/order-calls.ts';
import { newOrder } from '#tests/support/orders/orders.ts';
import { expectNoFaults, expectNoLonelyWords } from '#tests/support/pages/page-checks.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { moduleId, visitAs } from '#tests/support/people/visitor.ts';
import { ALONE } from '#tests/support/shops/own-shop.ts';
import { expect, test } from '#tests/support/shops/shop.ts';

// What stands in a row is compared with what the API says a moment later: in between no store opens or closes, and nobody
// else orders, reviews or joins.
test.use({ pictures: false, business: ALONE });

async function go(page: Page, baseURL: string | undefined, module: ModuleType, path = '/home') {
  await page.setViewportSize(WIDE);
  await visitAs(page, { module, zones: ZONES }, baseURL);
  await page.goto(path);
}

/** Without a module the home asks for one. */
async function chooseModule(page: Page, baseURL: string | undefined, module: ModuleType) {
  await page.setViewportSize(WIDE);
  await visitAs(page, { zones: ZONES }, baseURL);
  await page.goto('/home');
  const modules: { id: number; module_name: string }[] = await (await page.request.get('/api/v1/module')).json();
  const tile = modules.find(({ id }) => id === moduleId(module))?.module_name ?? '';
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${tile}`) })
    .click();
  await expect(page).toHaveURL('/home');
  await expect(page.locator('html')).toHaveAttribute('data-module', module);
}

/** The names that stand in a row are those of the API, in its order. */
async function expectStores(page: Page, module: ModuleType, title: string, path: string) {
  const { stores } = await ask(page, module, path);
  expect(stores.length).toBeGreaterThan(0);
  await expect(cards(await scrollTo(page, title))).toHaveText(names(stores));
}

async function expectItems(page: Page, module: ModuleType, title: string, path: string) {
  const answer = await ask(page, module, path);
  const rows: Named[] = answer.products ?? answer.items ?? answer;
  expect(rows.length).toBeGreaterThan(0);
  await expect(cards(await scrollTo(page, title))).toHaveText(names(rows));
}

async function expectBanners(page: Page, module: ModuleType) {
  const { banners } = await ask(page, module, '/banners');
  expect(banners.length).toBeGreaterThan(0);
  for (const { title } of banners) await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
}

async function expectCategories(page: Page, module: ModuleType) {
  const featured: Named[] = await ask(page, module, '/categories?featured=1');
  expect(featured.length).toBeGreaterThan(0);
  for (const { name } of featured.slice(0, 5))
    await expect(section(page, 'Categories').getByRole('link', { name, exact: true })).toBeVisible();
}

test('food [ROUTE-001]', async ({ page, baseURL }) => {
  await test.step('can be chosen and shows its own stores and items [MOD-001a] [MISC-004a]', async () => {
    await chooseModule(page, baseURL, 'food');
    await expectStores(page, 'food', 'Best Store Nearby', '/stores/popular?limit=12');
    const { stores } = await ask(page, 'food', '/stores/get-stores/all?limit=12');
    await expect(cards(await scrollTo(page, 'All restaurants')).first()).toHaveText(stores[0].name);
  });
  await test.step('banners [HOME-001]', () => expectBanners(page, 'food'));
  await test.step('featured categories [CAT-001]', () => expectCategories(page, 'food'));
  await test.step('discounted items [HOME-005]', () =>
    expectItems(page, 'food', 'Special Food Offers', '/items/discounted?limit=10'));
  await test.step('recommended items [HOME-006]', () =>
    expectItems(page, 'food', "Item That You'll Love", '/items/recommended?limit=10'));
  await test.step('a store is as far away as it is', () =>
    expect(section(page, 'Best Store Nearby').getByRole('article').first()).toContainText(/\d (m|km)$/));
  await test.step('an item card is 230 px wide, with its marks, price and stars [FOOD-009]', async () => {
    const card = section(page, 'Special Food Offers').getByRole('article').first();
    await expect.poll(async () => (await card.boundingBox())?.width).toBe(230);
    const [first] = (await ask(page, 'food', '/items/discounted?limit=10')).products;
    await expect(card.getByText(`${first.discount}% OFF`)).toBeVisible();
    await expect(card.getByRole('img', { name: first.veg === 1 ? 'Vegetarian' : 'Not vegetarian' })).toBeVisible();
    await expect(card).toContainText(`$${((first.price * (100 - first.discount)) / 100).toFixed(2)}`);
    await expect(card.locator('s')).toContainText(`$${first.price.toFixed(2)}`);
  });
  await test.step('latest stores, at most twelve, behind "View all" [ROUTE-022] [STORE-006]', async () => {
    await section(page, 'New Arrival').getByRole('link', { name: 'View all' }).click();
    await expect(page).toHaveURL('/store/latest');
    await expect(page.getByRole('heading', { level: 1, name: 'Latest stores' })).toBeVisible();
    const { stores, total_size } = await ask(page, 'food', '/stores/latest?limit=12');
    expect(total_size).toBeGreaterThan(12);
    await expect(cards(page.getByRole('main'))).toHaveText(names(stores));
    expect(stores).toHaveLength(12);
    await page.goBack();
  });
  await test.step('popular stores behind "View all" [ROUTE-023]', async () => {
    await (await scrollTo(page, 'Best Store Nearby')).getByRole('link', { name: 'View all' }).click();
    await expect(page).toHaveURL('/store/popular');
    const { stores } = await ask(page, 'food', '/stores/popular?limit=12');
    await expect(cards(page.getByRole('main'))).toHaveText(names(stores));
    await page.goBack();
  });
  await test.step('the best offers near the shopper [STORE-005]', () =>
    expectStores(page, 'food', 'Top offers near me', '/stores/top-offer-near-me?limit=12'));
  await test.step('all stores with a discount [STORE-004]', async () => {
    await section(page, 'Top offers near me').getByRole('link', { name: 'View all' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything with a discount');
    const discounted = await ask(page, 'food', '/stores/discounted?limit=12');
    await expect(page.getByRole('status').filter({ hasText: `${discounted.total_size} found` })).toBeVisible();
    await expect
      .poll(async () => (await texts(cards(page.getByRole('main')))).sort())
      .toEqual(names(discounted.stores).sort());
  });
});

test('grocery', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await test.step('can be chosen and shows its own stores and items [MOD-001b] [MISC-004a]', async () => {
    await chooseModule(page, baseURL, 'grocery');
    await expectStores(page, 'grocery', 'Recommended Stores', '/stores/recommended?limit=12');
    await expectItems(page, 'grocery', 'Special Offer', '/items/discounted?limit=10');
  });
  await test.step('popular items [HOME-003]', () =>
    expectItems(page, 'grocery', 'Popular items nearby', '/items/popular?limit=10'));
  await test.step('campaigns lead to what takes part [HOME-002]', async () => {
    const campaigns: { id: number; title: string }[] = await ask(page, 'grocery', '/campaigns/basic');
    expect(campaigns.length).toBeGreaterThan(0);
    const row = await scrollTo(page, 'Campaigns');
    for (const { id, title } of campaigns)
      await expect(row.getByRole('link', { name: title })).toHaveAttribute(
        'href',
        new RegExp(`[?&]id=${id}&.*\\bdata_type=campaign\\b`),
      );
  });

  const sale = await ask(page, 'grocery', '/flash-sales');
  const flash = await scrollTo(page, sale.title);
  await test.step('a flash sale counts down [HOME-007]', async () => {
    await expect(cards(flash)).toHaveText(names(sale.active_products.map(({ item }: { item: Named }) => item)));
    const clock = flash.getByRole('time');
    await expect(clock).toHaveText(/\d\d:\d\d:\d\d$/);
    const first = await clock.textContent();
    await expect.poll(() => clock.textContent()).not.toBe(first);
  });
  await test.step('and says how much is sold [HOME-013]', async () => {
    const [offer] = sale.active_products;
    const bar = flash.getByRole('progressbar').first();
    await expect(bar).toHaveAccessibleName(`${offer.sold} sold, ${offer.stock - offer.sold} left`);
    await expect(bar).toHaveAttribute('aria-valuenow', String(Math.round((offer.sold / offer.stock) * 100)));
  });
  await test.step('the rows stand in the order of the module, those too that the server did not draw [HOME-011]', () =>
    expect(page.getByRole('main').locator('h2:not(article h2)')).toHaveText([
      'Categories',
      'Recommended Stores',
      'Highlights for you',
      'Popular items nearby',
      sale.title,
      'Campaigns',
      'Special Offer',
      'Coupons',
      'All stores',
    ]));
  await test.step('a coupon’s code can be copied', async () => {
    const [coupon] = await ask(page, 'grocery', '/coupon/list/all');
    const copy = page.getByRole('button', { name: `Copy the code ${coupon.code}` });
    await copy.click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(coupon.code);
  });
  await test.step('"View all" of the categories leads to all of them [ROUTE-021]', async () => {
    await section(page, 'Categories').getByRole('link', { name: 'View all' }).click();
    await expect(page).toHaveURL('/categories');
    await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
    const categories: (Named & { products_count: number })[] = await ask(page, 'grocery', '/categories');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText(
      categories.map(({ name, products_count }) => `${name}${products_count} items`),
    );
    await page.goBack();
  });
  await test.step('an advertisement leads to its store [HOME-009]', async () => {
    const [ad] = await ask(page, 'grocery', '/advertisement/list');
    const highlight = (await scrollTo(page, 'Highlights for you')).getByRole('link').first();
    await expect(highlight).toHaveText(ad.title);
    await highlight.click();
    await expect(page).toHaveURL(new RegExp(`/store/${ad.store.slug}\\?`));
  });
});

test('pharmacy', async ({ page, baseURL }) => {
  await test.step('can be chosen and shows its own stores and items [MOD-001c] [MISC-004a]', async () => {
    await chooseModule(page, baseURL, 'pharmacy');
    await expectStores(page, 'pharmacy', 'Featured Store', '/stores/get-stores/all?featured=1&limit=12');
  });
  await test.step('basic medicine [HOME-015]', () =>
    expectItems(page, 'pharmacy', 'Basic Medicine Nearby', '/items/basic?limit=10'));
  await test.step('recommended stores [HOME-015]', () =>
    expectStores(page, 'pharmacy', 'Recommended Stores', '/stores/recommended?limit=12'));
  await test.step('common conditions show what helps against them [HOME-015]', async () => {
    const conditions = await ask(page, 'pharmacy', '/common-condition');
    const helps = await scrollTo(page, 'Common Conditions');
    const tab = helps.getByRole('tab', { name: conditions[1].name });
    await tab.click();
    const { products } = await ask(page, 'pharmacy', `/common-condition/items/${conditions[1].id}?limit=10&offset=1`);
    expect(products.length).toBeGreaterThan(0);
    await expect(cards(helps)).toHaveText(names(products));
  });
  // "Wound Cleansing Spray, 100 ml": the amounts are what would be left over.
  await test.step('no name leaves its last word alone on a line', () =>
    expectNoLonelyWords(page.getByRole('main').getByRole('article').getByRole('heading', { level: 3 })));
});

test('ecommerce', async ({ page, baseURL }) => {
  await test.step('can be chosen and shows its own stores and items [MOD-001d] [MISC-004a]', async () => {
    await chooseModule(page, baseURL, 'ecommerce');
    await expectStores(page, 'ecommerce', 'Recommended Stores', '/stores/recommended?limit=12');
    await expectItems(page, 'ecommerce', 'Most Popular Products', '/items/popular?limit=10');
  });
  await test.step('what is best reviewed [HOME-015]', () =>
    expectItems(page, 'ecommerce', 'Best Reviewed Items', '/items/most-reviewed?limit=10'));
  const [category, second] = await ask(page, 'ecommerce', '/categories?featured=1');
  await test.step('the latest items of a category [HOME-004]', async () => {
    const arrivals = await scrollTo(page, 'New Arrivals');
    await expect(arrivals.getByRole('tab', { name: category.name })).toHaveAttribute('aria-selected', 'true');
    const { products } = await ask(page, 'ecommerce', `/items/new-arrival?category_id=${category.id}&limit=10`);
    expect(products.length).toBeGreaterThan(0);
    await expect(cards(arrivals)).toHaveText(names(products));
  });
  await test.step('featured categories have a tab each [HOME-015]', async () => {
    const featured = await scrollTo(page, 'Featured Categories');
    for (const { id, name } of [category, second]) {
      const tab = featured.getByRole('tab', { name, exact: true });
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      const { products } = await ask(page, 'ecommerce', `/items/latest?category_id=${id}&limit=10&offset=1`);
      expect(products.length).toBeGreaterThan(0);
      await expect(cards(featured)).toHaveText(names(products));
    }
  });
  await test.step('brands [HOME-008] [HOME-015]', async () => {
    const brands: Named[] = await ask(page, 'ecommerce', '/brand');
    expect(brands.length).toBeGreaterThan(0);
    const row = await scrollTo(page, 'Brands');
    for (const { name } of brands) await expect(row.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
  });
});

test('all stores: ten at first, the rest while one scrolls; tab and filter stand in the address [HOME-012]', async ({
  page,
  baseURL,
}) => {
  const more: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const offset = searchParams.get('offset') ?? '1';
    if (pathname.endsWith('/stores/get-stores/all') && offset !== '1') more.push(offset);
  });
  await go(page, baseURL, 'food');
  const { total_size } = await ask(page, 'food', '/stores/get-stores/all');
  expect(total_size).toBeGreaterThan(10);
  expect(more, 'nothing beyond the first ten before one scrolls').toEqual([]);
  const list = await scrollTo(page, 'All restaurants');
  await expect(async () => {
    await cards(list).last().scrollIntoViewIfNeeded();
    await expect(cards(list)).toHaveCount(total_size, { timeout: 1000 });
  }).toPass();
  expect(new Set(await texts(cards(list))).size).toBe(total_size);
  expect(more).toEqual(Array.from({ length: Math.ceil(total_size / 10) - 1 }, (_, at) => String(at + 2)));

  const expectFiltered = async (chip: string, order_type: string) => {
    await list.getByText(chip, { exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`order_type=${order_type}`));
    const filtered = await ask(page, 'food', `/stores/get-stores/${order_type}?limit=10`);
    await expect(list).toContainText(`${filtered.total_size} places deliver to you`);
    await expect.poll(async () => (await texts(cards(list))).slice(0, 10)).toEqual(names(filtered.stores));
    return filtered.total_size;
  };
  expect(await expectFiltered('Take Away', 'take_away')).toBeLessThan(total_size);
  await expectFiltered('Delivery', 'delivery');
  await list.getByRole('tab', { name: 'Popular' }).click();
  await expect(page).toHaveURL(/store_type=popular/);
  const popular = await ask(page, 'food', '/stores/get-stores/delivery?store_type=popular&limit=12');
  await expect(cards(list).first()).toHaveText(popular.stores[0].name);
  await page.reload();
  await expect(cards(list).first()).toHaveText(popular.stores[0].name);
});

test('who signed in sees what comes back to them until they wave it away [HOME-010]; where they ordered stands in the place of new stores [HOME-015]', async ({
  page,
  context,
  baseURL,
  db,
}) => {
  const customer = await signedInCustomer({ db });
  await page.setViewportSize(WIDE);
  await visitAs(page, { module: 'pharmacy', zones: ZONES, token: customer.token }, baseURL);
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += Reflect.get(entry, 'value');
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/home');
  const offers = page.getByRole('complementary', { name: 'Cashback for you' });
  await expect(offers.getByRole('listitem')).toHaveText(
    /^\$2\.00 backTake care of yourselfOn orders from \$25\.00, until /,
  );
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts').sum)).toBeLessThan(0.02);
  await comeTo(offers);
  await expectNoFaults(page, 'main aside');

  const { stores } = await ask(page, 'pharmacy', '/stores/latest?limit=12');
  await expect(cards(await scrollTo(page, 'New Arrival')).first()).toHaveText(stores[0].name);
  await expect(section(page, 'Visit Again!')).toHaveCount(0);

  await offers.getByRole('button', { name: 'Hide the cashback offers' }).click();
  await expect(offers).toHaveCount(0);

  const { id } = await newOrder({ db }, { customer_id: customer.id, module: 'pharmacy', order_status: 'delivered' });
  const bought = await trackedOrder(page.request, customer, id);
  await page.reload();
  const again = await scrollTo(page, 'Visit Again!');
  await expect(cards(again)).toHaveText([bought.store.name]);
  // Alone it fills its row.
  const [row, card] = await Promise.all([again.boundingBox(), again.getByRole('article').boundingBox()]);
  expect(card?.width).toBeCloseTo(row?.width ?? 0, -1);
  await expect(section(page, 'New Arrival')).toHaveCount(0);
  await expect(offers).toHaveCount(0);

  // A parcel earns something back too, but its home does not say so.
  const parcels = await context.newPage();
  await visitAs(parcels, { module: 'parcel', zones: ZONES, token: customer.token }, baseURL);
  const asked: string[] = [];
  parcels.on('request', (request) => asked.push(request.url()));
  await parcels.goto('/home');
  await expect(section(parcels, 'Why choose us?')).toBeVisible();
  await parcels.mouse.wheel(0, 3000);
  await parcels.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('/cashback/'))).toEqual([]);
});

test('who goes back from a store finds the home where it was left, with all its rows [HOME-014]', async ({
  page,
  baseURL,
}) => {
  await go(page, baseURL, 'food');
  const list = section(page, 'All restaurants');
  // Away and back before most of the rows have been near: they come all the same.
  await section(page, 'Categories').getByRole('link').last().click();
  await expect(page).not.toHaveURL('/home');
  await page.goBack();
  await expect(page).toHaveURL('/home');
  await scrollTo(page, 'All restaurants');
  await expect(cards(list).first()).toBeVisible();
  // As one scrolls, until more than the first page of stores is there.
  await expect(async () => {
    await page.mouse.wheel(0, 1500);
    expect(await cards(list).count()).toBeGreaterThan(10);
  }).toPass();
  const count = await cards(list).count();
  const last = cards(list).nth(count - 1);
  await comeTo(last);
  const before = await page.evaluate(() => scrollY);
  await last.getByRole('link').click();
  await expect(page).toHaveURL(/\/store\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/home');
  await expect.poll(() => cards(list).count()).toBeGreaterThanOrEqual(count);
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(300);
});

test.describe('calls of the browser', () => {
  /** By the logo: the browser asks for the rows itself. */
  const goHome = (page: Page) => page.getByRole('banner').getByRole('link').first().click();

  test('a change of page asks for every row once', async ({ page, baseURL }) => {
    await go(page, baseURL, 'food', '/settings');
    const asked: URL[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/v1/')) asked.push(new URL(request.url()));
    });
    await goHome(page);
    await expect(page).toHaveURL('/home');
    await expect(cards(section(page, 'All restaurants'))).toHaveCount(10);
    const queries = (path: string) =>
      asked.filter(({ pathname }) => pathname === `/api/v1${path}`).map((url) => Object.fromEntries(url.searchParams));
    // Each row asks for itself, and which one is first depends on the files they come with.
    await test.step('categories [CALL-040]', () =>
      expect.poll(() => queries('/categories')).toEqual([{ featured: '1' }]));
    const twelve = [{ type: 'all', offset: '1', limit: '12' }];
    await test.step('popular stores [CALL-041]', () => expect.poll(() => queries('/stores/popular')).toEqual(twelve));
    await test.step('latest stores [CALL-042]', () => expect.poll(() => queries('/stores/latest')).toEqual(twelve));
    await test.step('the list of stores, by its page [CALL-043] [MISC-013]', () =>
      expect.poll(() => queries('/stores/get-stores/all')).toEqual([{ type: 'all', offset: '1', limit: '10' }]));
  });

  test('a page that came from the server asks for nothing again', async ({ page, baseURL }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/v1\/(stores|items|categories|banners)/.test(request.url())) asked.push(request.url());
    });
    await go(page, baseURL, 'food');
    const nearest = await scrollTo(page, 'Best Store Nearby');
    await expect(nearest.getByRole('article').first()).toContainText(/\d (m|km)$/);
    expect(asked).toEqual([]);
  });

  test.describe('that fail', () => {
    test.use({ provoked: /Failed to load resource/ });

    test('leave the rest of the page, and can be made again', async ({ page, baseURL }) => {
      await go(page, baseURL, 'food', '/settings');
      await page.route('**/api/v1/items/discounted**', (route) => route.abort());
      await goHome(page);
      const offers = await scrollTo(page, 'Special Food Offers');
      await expect(offers.getByRole('alert')).toContainText('This part did not load');
      await expect(section(page, 'Recommended Stores').getByRole('article').first()).toBeVisible();
      await page.unroute('**/api/v1/items/discounted**');
      await offers.getByRole('button', { name: 'Try again' }).click();
      await expect(section(page, 'Special Food Offers').getByRole('article').first()).toBeVisible();
    });
  });
});

test('who comes without a place is led to the start page; without script invited to choose one', async ({
  page,
  baseURL,
  request,
}) => {
  await visitAs(page, { module: 'food' }, baseURL);
  await page.goto('/home');
  await expect(page).toHaveURL('/');
  await page.goto('/home?search=popular&data_type=popular');
  await expect(page.getByRole('main').getByRole('article').first(), 'a link to a list shows it').toBeVisible();
  const html = await (await request.get('/home')).text();
  expect(html).toContain('Where should we deliver?');
  expect(html).toContain('href="/"');
});

test('who comes without a module is asked for one, again when it was closed', async ({ page, baseURL }) => {
  await page.setViewportSize(WIDE);
  await visitAs(page, { zones: ZONES }, baseURL);
  await page.goto('/home');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('main').getByRole('button', { name: 'Choose a module' }).click();
  await expect(dialog).toBeVisible();
});

test('who has lost the cookie still sees the module that the browser remembers', async ({ page, baseURL }) => {
  await page.setViewportSize(WIDE);
  await visitAs(page, { module: 'food', zones: ZONES }, baseURL);
  await page.context().clearCookies();
  await page.goto('/home');
  await expect(section(page, 'Best Store Nearby').getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL('/home');
});
