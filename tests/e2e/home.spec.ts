import type { Locator, Page } from '@playwright/test';
import type { Language } from '#domain/language/language.ts';
import type { ModuleType } from '#domain/modules/module-profile.ts';
import { newAccount } from '../support/account.ts';
import { awake, expectNoFaults, expectNoSidewaysScroll } from '../support/page-checks.ts';
import { expect, test } from '../support/shop.ts';
import { moduleId, visitAs } from '../support/visitor.ts';

test.use({ pictures: false });

const ZONES = [1, 4];
const wide = { width: 1440, height: 900 };

type Named = { id: number; name: string };

/** What the API says to a shopper of the module in the middle of town. */
async function ask(page: Page, module: ModuleType, path: string, language: Language = 'en') {
  const headers = {
    zoneid: JSON.stringify(ZONES),
    moduleid: String(moduleId(module)),
    'x-localization': language,
  };
  const answer = await page.request.get(`/api/v1${path}`, { headers });
  expect(answer.ok()).toBe(true);
  return answer.json();
}

const names = (rows: readonly Named[]) => rows.map(({ name }) => name);
const cards = (within: Locator) => within.getByRole('article').getByRole('heading', { level: 3 });
const section = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });

async function go(page: Page, baseURL: string | undefined, module: ModuleType, path = '/home') {
  await page.setViewportSize(wide);
  await visitAs(page, { module, zones: ZONES }, baseURL);
  await page.goto(path);
}

/** Down to a section, as one scrolls: rows that came without the page wake up when they come near. */
async function walkTo(page: Page, name: string): Promise<Locator> {
  const wanted = section(page, name);
  for (let step = 0; step < 30 && (await wanted.count()) === 0; step++) {
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(150);
  }
  // A row that wakes up at this moment is drawn anew.
  await expect(() => wanted.scrollIntoViewIfNeeded({ timeout: 2000 })).toPass();
  return wanted;
}

/** The card's name without the mark before it. */
const texts = async (found: Locator) => (await found.allTextContents()).map((text) => text.trim());

/** By the logo, once the page listens: before that the browser itself would load the page, from the server. */
async function goHome(page: Page) {
  const logo = page.getByRole('banner').getByRole('link').first();
  await awake(logo);
  await logo.click();
}

test.describe('a shop-like module', () => {
  const SHOPS = [
    {
      module: 'food',
      id: 'MOD-001a',
      stores: { title: 'Best Store Nearby', list: '/stores/popular?limit=12' },
      items: { title: 'Special Food Offers', list: '/items/discounted?limit=10' },
      all: 'All restaurants',
    },
    {
      module: 'grocery',
      id: 'MOD-001b',
      stores: { title: 'New Arrival', list: '/stores/latest?limit=12' },
      items: { title: 'Special Offer', list: '/items/discounted?limit=10' },
      all: 'All stores',
    },
    {
      module: 'pharmacy',
      id: 'MOD-001c',
      stores: { title: 'Featured Store', list: '/stores/get-stores/all?featured=1&limit=12' },
      items: { title: 'Basic Medicine Nearby', list: '/items/basic?limit=10' },
      all: 'All stores',
    },
    {
      module: 'ecommerce',
      id: 'MOD-001d',
      stores: { title: 'Popular Store', list: '/stores/popular?limit=12' },
      items: { title: 'Special Offer', list: '/items/discounted?limit=10' },
      all: 'All stores',
    },
  ] as const;

  for (const { module, id, stores: storesRow, items: itemsRow, all } of SHOPS) {
    test(`${module} can be chosen and shows its own banners, categories, stores and items [${id}] [MISC-004a] [HOME-001] [HOME-005] [CAT-001] [ROUTE-001]`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize(wide);
      await visitAs(page, { zones: ZONES }, baseURL);
      await page.goto('/home');
      const modules: { id: number; module_name: string }[] = await (await page.request.get('/api/v1/module')).json();
      const tile = modules.find((one) => one.id === moduleId(module))?.module_name ?? '';
      await page
        .getByRole('dialog')
        .getByRole('button', { name: new RegExp(`^${tile}`) })
        .click();
      await expect(page).toHaveURL('/home');

      const { banners } = await ask(page, module, '/banners');
      for (const { title } of banners) await expect(page.getByRole('main').getByText(title).first()).toBeAttached();
      const categories = await ask(page, module, '/categories?featured=1');
      await expect(section(page, 'Categories').getByRole('link', { name: categories[0].name })).toBeVisible();
      const row = await walkTo(page, storesRow.title);
      const stands = async () =>
        String(await texts(cards(row))) === String(names((await ask(page, module, storesRow.list)).stores));
      // Open stores stand first, and one may have opened since the page was made.
      if (!(await stands())) await page.reload();
      await expect.poll(stands).toBe(true);
      const { products } = await ask(page, module, itemsRow.list);
      await expect(cards(await walkTo(page, itemsRow.title))).toHaveText(names(products));
      const { stores } = await ask(page, module, '/stores/get-stores/all?limit=12');
      await expect(cards(section(page, all)).first()).toHaveText(stores[0].name);
    });
  }

  test('grocery shows what is popular [HOME-003], the shop what is new [HOME-004]', async ({
    page,
    context,
    baseURL,
  }) => {
    await go(page, baseURL, 'grocery');
    const popular = await ask(page, 'grocery', '/items/popular?limit=10');
    await expect(cards(await walkTo(page, 'Popular items nearby'))).toHaveText(names(popular.products));
    const [category] = await ask(page, 'ecommerce', '/categories?featured=1');
    const latest = await ask(page, 'ecommerce', `/items/new-arrival?category_id=${category.id}&limit=10`);
    const other = await context.newPage();
    await go(other, baseURL, 'ecommerce');
    const arrivals = section(other, 'New Arrivals');
    await expect(arrivals.getByRole('tab', { name: category.name })).toHaveAttribute('aria-selected', 'true');
    await expect(cards(arrivals)).toHaveText(names(latest.products));
  });

  test('the best offers near the shopper have a row, and all stores with a discount a page behind it [STORE-004] [STORE-005]', async ({
    page,
    baseURL,
  }) => {
    await go(page, baseURL, 'food');
    const { stores } = await ask(page, 'food', '/stores/top-offer-near-me?limit=12');
    const row = section(page, 'Top offers near me');
    await row.scrollIntoViewIfNeeded();
    await expect(cards(row)).toHaveText(names(stores));
    await row.getByRole('link', { name: 'View all' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything with a discount');
    const discounted = await ask(page, 'food', '/stores/discounted?limit=12');
    await expect(page.getByRole('status').filter({ hasText: `${discounted.total_size} found` })).toBeVisible();
    expect((await texts(cards(page.getByRole('main')))).sort()).toEqual(names(discounted.stores).sort());
  });

  test('an item card is 230 px wide, with its marks, price and stars [FOOD-009]', async ({ page, baseURL }) => {
    await go(page, baseURL, 'food');
    const row = section(page, 'Special Food Offers');
    const card = row.getByRole('article').first();
    expect((await card.boundingBox())?.width).toBe(230);
    const { products } = await ask(page, 'food', '/items/discounted?limit=10');
    const [first] = products;
    await expect(card.getByText(`${first.discount}% OFF`)).toBeVisible();
    await expect(card.getByRole('img', { name: first.veg === 1 ? 'Vegetarian' : 'Not vegetarian' })).toBeVisible();
    const now = (first.price * (100 - first.discount)) / 100;
    await expect(card).toContainText(`$${now.toFixed(2)}`);
    await expect(card.locator('s')).toContainText(`$${first.price.toFixed(2)}`);
  });

  test('all stores: twelve at first, the rest while one scrolls; tab and filter stand in the address [HOME-012]', async ({
    page,
    baseURL,
  }) => {
    await go(page, baseURL, 'food');
    const { total_size } = await ask(page, 'food', '/stores/get-stores/all');
    expect(total_size).toBeGreaterThan(12);
    const list = section(page, 'All restaurants');
    await list.scrollIntoViewIfNeeded();
    await awake(list.getByRole('tab', { name: 'Popular' }));
    await cards(list).nth(11).scrollIntoViewIfNeeded();
    await expect(cards(list)).toHaveCount(Math.min(24, total_size));
    expect(new Set(await texts(cards(list))).size).toBe(Math.min(24, total_size));

    await list.getByText('Take Away').click();
    await expect(page).toHaveURL(/order_type=take_away/);
    const fetched = await ask(page, 'food', '/stores/get-stores/take_away?limit=12');
    await expect(list).toContainText(`${fetched.total_size} places deliver to you`);
    await list.getByRole('tab', { name: 'Popular' }).click();
    await expect(page).toHaveURL(/store_type=popular/);
    const popular = await ask(page, 'food', '/stores/get-stores/take_away?store_type=popular&limit=12');
    await expect(cards(list).first()).toHaveText(popular.stores[0].name);
    await page.reload();
    await expect(cards(list).first()).toHaveText(popular.stores[0].name);
  });

  test('a store is as far away as it is', async ({ page, baseURL }) => {
    await go(page, baseURL, 'food');
    // The distance is the shopper's own: it comes once the row wakes up, which it does when it is near.
    await section(page, 'Best Store Nearby').scrollIntoViewIfNeeded();
    await expect(section(page, 'Best Store Nearby').getByRole('article').first()).toContainText(/\d (m|km)$/);
  });
});

test.describe('the sections of a home', () => {
  const ORDER = {
    food: [
      'Categories',
      'Recommended Stores',
      'Highlights for you',
      'Special Food Offers',
      'Top offers near me',
      'Campaigns',
      'best_reviewed_section_banner',
      'Best Reviewed Items',
      "Item That You'll Love",
      'New Arrival',
      'Best Store Nearby',
      'Just For You',
      'Featured Categories',
      'All restaurants',
    ],
    grocery: [
      'Categories',
      'Recommended Stores',
      'Highlights for you',
      'Popular items nearby',
      'Flash sale: this week’s basket',
      'Campaigns',
      'Special Offer',
      'Top offers near me',
      'best_reviewed_section_banner',
      'Best Reviewed Items',
      'Just For You',
      "Item That You'll Love",
      'Coupons',
      'New Arrival',
      'bottom_section_banner',
      'All stores',
    ],
    pharmacy: [
      'Categories',
      'Recommended Stores',
      'Campaigns',
      'New Arrival',
      'Highlights for you',
      'Basic Medicine Nearby',
      'Top offers near me',
      'basic_section_nearby',
      'Featured Store',
      'Just For You',
      'Common Conditions',
      'All stores',
    ],
    ecommerce: [
      'Categories',
      'Recommended Stores',
      'Campaigns',
      'New Arrival',
      'Highlights for you',
      'Most Popular Products',
      'Flash sale: gone when it is gone',
      'Top offers near me',
      'best_reviewed_section_banner',
      'new_arrival_section_banner',
      'Special Offer',
      'Popular Store',
      'Best Reviewed Items',
      'New Arrivals',
      'Just For You',
      "Item That You'll Love",
      'Featured Categories',
      'Brands',
      'bottom_section_banner',
      'All stores',
    ],
  } as const;

  test('stand in the order of their module, and what is empty is absent [HOME-002] [HOME-006] [HOME-008] [HOME-009] [HOME-011] [HOME-015]', async ({
    page,
    baseURL,
  }) => {
    for (const module of ['food', 'grocery', 'pharmacy', 'ecommerce'] as const) {
      const cookie = `shop=en.light.${moduleId(module)}-${module}.${ZONES.join('-')}`;
      const html = await (await page.request.get(`${baseURL}/home`, { headers: { cookie } })).text();
      const promotions: Record<string, string> = await ask(page, module, '/other-banners');
      const shown = await page.evaluate(
        ([source, pictures]) => {
          const parsed = new DOMParser().parseFromString(source, 'text/html');
          const keyOf = (image: Element) =>
            Object.keys(pictures).find((key) => image.getAttribute('src')?.includes(`/media/${pictures[key]}/`));
          return [...parsed.querySelectorAll('main h2, main img')]
            .filter((part) => !part.closest('article'))
            .flatMap((part) => (part.tagName === 'H2' ? part.textContent?.trim() : keyOf(part)) ?? []);
        },
        [html, promotions] as const,
      );
      expect(shown, module).toEqual(ORDER[module]);
    }
  });

  test('a flash sale counts down and says how much is sold; an advertisement leads to its store; coupons answer [HOME-007] [HOME-009] [HOME-013]', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await go(page, baseURL, 'grocery');
    const sale = await ask(page, 'grocery', '/flash-sales');
    const flash = section(page, sale.title);
    await flash.scrollIntoViewIfNeeded();
    await expect(cards(flash)).toHaveText(names(sale.active_products.map(({ item }: { item: Named }) => item)));
    const clock = flash.getByRole('time');
    await expect(clock).toHaveText(/\d\d:\d\d:\d\d$/);
    const first = await clock.textContent();
    await expect.poll(() => clock.textContent()).not.toBe(first);
    const [offer] = sale.active_products;
    const bar = flash.getByRole('progressbar').first();
    await expect(bar).toHaveAccessibleName(`${offer.sold} sold, ${offer.stock - offer.sold} left`);
    await expect(bar).toHaveAttribute('aria-valuenow', String(Math.round((offer.sold / offer.stock) * 100)));

    const [coupon] = await ask(page, 'grocery', '/coupon/list/all');
    const copy = page.getByRole('button', { name: `Copy the code ${coupon.code}` });
    await copy.scrollIntoViewIfNeeded();
    await awake(copy);
    await copy.click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(coupon.code);

    const [ad] = await ask(page, 'grocery', '/advertisement/list');
    const highlight = section(page, 'Highlights for you').getByRole('link').first();
    await expect(highlight).toHaveText(ad.title);
    await highlight.scrollIntoViewIfNeeded();
    await highlight.click();
    await expect(page).toHaveURL(new RegExp(`/store/${ad.store.slug}\\?`));
  });

  test('common conditions show what helps against them [HOME-009] [HOME-015]', async ({ page, baseURL }) => {
    await go(page, baseURL, 'pharmacy');
    const conditions = await ask(page, 'pharmacy', '/common-condition');
    const helps = await walkTo(page, 'Common Conditions');
    const tab = helps.getByRole('tab', { name: conditions[1].name });
    await awake(tab);
    await tab.click();
    const { products } = await ask(page, 'pharmacy', `/common-condition/items/${conditions[1].id}?limit=10&offset=1`);
    await expect(cards(helps)).toHaveText(names(products));
  });
});

test('who signed in sees what comes back to them until they wave it away, and new stores until they have ordered [HOME-010] [HOME-015]', async ({
  page,
  context,
  baseURL,
}) => {
  const { token } = await newAccount(page.request);
  await page.setViewportSize(wide);
  await visitAs(page, { module: 'pharmacy', zones: ZONES, token }, baseURL);
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
  await offers.scrollIntoViewIfNeeded();
  await expectNoFaults(page);

  const { stores } = await ask(page, 'pharmacy', '/stores/latest?limit=12');
  await expect(cards(await walkTo(page, 'New Arrival')).first()).toHaveText(stores[0].name);
  await expect(section(page, 'Visit Again!')).toHaveCount(0);

  await offers.getByRole('button', { name: 'Hide the cashback offers' }).click();
  await expect(offers).toHaveCount(0);

  // Whoever has ordered finds those stores in the same place.
  const again = stores.slice(1, 3).map((store: Named) => ({ ...store, items: [] }));
  await page.route('**/customer/visit-again', (route) => route.fulfill({ json: again }));
  await page.evaluate(() => scrollTo(0, 0));
  await page.reload();
  await expect(cards(await walkTo(page, 'Visit Again!'))).toHaveText(names(again));
  await expect(section(page, 'New Arrival')).toHaveCount(0);
  await expect(offers).toHaveCount(0);

  // A parcel earns something back too, but its home does not say so.
  const parcels = await context.newPage();
  await visitAs(parcels, { module: 'parcel', zones: ZONES, token }, baseURL);
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
  const early = section(page, 'Categories').getByRole('link').last();
  await awake(early);
  await early.click();
  await expect(page).not.toHaveURL('/home');
  await page.goBack();
  await expect(page).toHaveURL('/home');
  await walkTo(page, 'All restaurants');
  await expect(cards(list).first()).toBeVisible();
  // Row by row, as one scrolls: each wakes up when it comes near.
  for (let step = 0; step < 12; step++) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(150);
  }
  await list.getByRole('tab', { name: 'Popular' }).scrollIntoViewIfNeeded();
  await awake(list.getByRole('tab', { name: 'Popular' }));
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => cards(list).count()).toBeGreaterThan(12);
  const count = await cards(list).count();
  const last = cards(list).nth(count - 1);
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await last.getByRole('link').click();
  await expect(page).toHaveURL(/\/store\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/home');
  await expect.poll(() => cards(list).count()).toBeGreaterThanOrEqual(count);
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(300);
});

test.describe('with its pictures', () => {
  test.use({ pictures: true, contextOptions: { reducedMotion: 'no-preference' } });

  test('a guest walks through the four shops: nothing in the console, nothing moves, no picture is missing [MOD-001a] [MOD-001b] [MOD-001c] [MOD-001d]', async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const broken: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) broken.push(`${response.status()} ${response.url()}`);
    });
    await page.addInitScript(() => {
      type Shift = PerformanceEntry & { value: number; sources: { node: Element | null }[] };
      const seen = Object.assign(window, { shift: 0, moved: [] as string[] });
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as Shift[]) {
          seen.shift += value;
          for (const { node } of sources) seen.moved.push(`${value.toFixed(3)} ${node?.outerHTML?.slice(0, 120)}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const module of ['food', 'grocery', 'pharmacy', 'ecommerce'] as const) {
      await page.setViewportSize(wide);
      await visitAs(page, { module, zones: ZONES }, baseURL);
      await page.goto('/settings');
      await page.evaluate(
        ([id, type]) =>
          localStorage.setItem('module', JSON.stringify({ id, module_name: type, module_type: type, zones: [1] })),
        [moduleId(module), module] as const,
      );
      const { stores } = await ask(page, module, '/stores/popular?limit=1');
      for (const path of ['/home', '/categories', `/store/${stores[0].slug}`]) {
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
        const { shift, moved } = await page.evaluate(() => {
          const { shift, moved } = window as unknown as { shift: number; moved: string[] };
          return { shift, moved };
        });
        expect(shift, `${module} ${path}: ${moved.join(', ')}`).toBeLessThanOrEqual(0.02);
        const missing = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLImageElement>('main img')]
            .filter((image) => image.complete && image.naturalWidth === 0 && image.currentSrc !== '')
            .map((image) => image.currentSrc),
        );
        expect(missing, `${module} ${path}`).toEqual([]);
      }
    }
    expect(broken).toEqual([]);
  });
});

test.describe('parcel', () => {
  // There is no such order.
  test.use({ provoked: /404/ });

  test('parcel can be chosen and offers to send and to track [MOD-001e]', async ({ page, baseURL }) => {
    await go(page, baseURL, 'parcel');
    const categories: Named[] = await ask(page, 'parcel', '/parcel-category');
    const what = section(page, 'What are you wish to send?');
    await expect(what.getByRole('heading', { level: 3 })).toHaveText(names(categories));
    await expect(section(page, 'Why choose us?').getByRole('listitem')).toHaveCount(3);
    const track = section(page, 'Track your parcel');
    await track.getByLabel('Order ID').fill('100042');
    await track.getByRole('button', { name: 'Track order' }).click();
    await expect(page).toHaveURL('/track-order?order_id=100042');
    await expect(page.getByRole('main').getByLabel('Order ID')).toHaveValue('100042');
  });
});

test.describe('rental', () => {
  test('shows vehicles and providers instead of items and stores [MOD-001f] [MISC-004b]', async ({ page, baseURL }) => {
    await go(page, baseURL, 'rental');
    const { vehicles } = await ask(page, 'rental', '/rental/vehicle/top-rated?limit=12');
    await expect(cards(section(page, 'Top Rated Vehicles'))).toHaveText(names(vehicles));
    const kinds = await ask(page, 'rental', '/rental/vehicle/category-list');
    await expect(section(page, 'Vehicle Categories').getByRole('listitem')).toHaveText(names(kinds.vehicles));
    const { stores } = await ask(page, 'rental', '/rental/provider/popular?limit=12');
    await expect(cards(await walkTo(page, 'Popular Providers'))).toHaveText(names(stores));
    await expect(page.getByRole('heading', { name: 'All stores' })).toHaveCount(0);
  });

  test('a vehicle card says name, provider, stars, features, price with its unit, discount and novelty [RENT-007a] [RENT-007b] [RENT-007c] [RENT-007d] [RENT-007e] [RENT-007f] [RENT-007h]', async ({
    page,
    baseURL,
  }) => {
    await go(page, baseURL, 'rental');
    const { vehicles } = await ask(page, 'rental', '/rental/vehicle/top-rated?limit=12');
    const shown = section(page, 'Top Rated Vehicles').getByRole('article');
    await expect(shown).toHaveCount(vehicles.length);
    const units = { hour: 'per hour', day: 'per day', km: 'per km' };
    for (const [at, vehicle] of vehicles.entries()) {
      const card = shown.nth(at);
      await expect(card).toContainText(vehicle.name);
      await expect(card).toContainText(vehicle.provider.name);
      await expect(
        card.getByRole('img', { name: new RegExp(`^${vehicle.avg_rating.toFixed(1)} of 5`) }),
      ).toBeAttached();
      await expect(card).toContainText(`${vehicle.seating_capacity} seats`);
      await expect(card.getByText(vehicle.air_condition ? 'AC' : 'Non-AC', { exact: true })).toBeAttached();
      await expect(card.getByText('New Arrival')).toHaveCount(vehicle.new_tag);
      const [lowest] = [
        { unit: 'hour', on: vehicle.trip_hourly, price: vehicle.hourly_price },
        { unit: 'day', on: vehicle.trip_day_wise, price: vehicle.day_wise_price },
        { unit: 'km', on: vehicle.trip_distance, price: vehicle.distance_price },
      ]
        .filter(({ on }) => on === 1)
        .sort((a, b) => a.price - b.price);
      await expect(card).toContainText(units[lowest?.unit as keyof typeof units]);
      const cents = Math.round((lowest?.price ?? 0) * 100);
      const percent = vehicle.discount_type === 'percent' ? vehicle.discount_price : 0;
      await expect(card).toContainText(`$${((cents - Math.round((cents * percent) / 100)) / 100).toFixed(2)}`);
      await expect(card.getByText(/OFF$/)).toHaveCount(vehicle.discount_price > 0 ? 1 : 0);
    }
  });
});

test.describe('search', () => {
  test('says so when nothing is found, letter for letter [MISC-007]', async ({ page, baseURL }) => {
    await go(page, baseURL, 'food', '/home?search=qwertyuiop&name=qwertyuiop&data_type=searched');
    await expect(page.getByRole('main')).toContainText('Sorry no data found related to your search.');
    await page.getByRole('main').getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL('/home');
    await expect(section(page, 'Categories')).toBeVisible();
  });

  test('finds vehicles in rental and kinds of parcels in parcel', async ({ page, context, baseURL }) => {
    const { vehicles } = await ask(page, 'rental', '/rental/vehicle/top-rated?limit=1');
    const name = vehicles[0].name;
    await go(page, baseURL, 'rental', `/home?search=${encodeURIComponent(name)}&data_type=searched`);
    await expect(cards(page.getByRole('main')).first()).toHaveText(name);
    const other = await context.newPage();
    await go(other, baseURL, 'parcel', '/home?search=flow&data_type=searched');
    await expect(cards(other.getByRole('main'))).toHaveText(['Gifts and flowers']);
  });

  test('a category leads to its items under its name [ROUTE-024] [SRCH-002]', async ({ page, baseURL }) => {
    await go(page, baseURL, 'food');
    const [category] = await ask(page, 'food', '/categories?featured=1');
    await section(page, 'Categories').getByRole('link', { name: category.name }).click();
    const address = new URL(page.url());
    expect(Object.fromEntries(address.searchParams)).toEqual({
      search: 'category',
      id: String(category.id),
      module_id: String(moduleId('food')),
      name: category.name,
      data_type: 'category',
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(category.name);
    const { products } = await ask(
      page,
      'food',
      `/get-combined-data?list_type=item&data_type=category&category_ids=[${category.id}]&limit=12`,
    );
    // More of them may have come already.
    await expect(cards(page.getByRole('main')).nth(11)).toBeVisible();
    expect((await texts(cards(page.getByRole('main')))).slice(0, 12)).toEqual(names(products));
  });

  test('all categories show what is new [ROUTE-025]', async ({ page, baseURL }) => {
    await go(page, baseURL, 'pharmacy', '/home?search=allCategories&from=allCategories&data_type=new');
    const { products } = await ask(page, 'pharmacy', '/get-combined-data?list_type=item&data_type=new&limit=12');
    await expect(cards(page.getByRole('main')).nth(11)).toBeVisible();
    expect((await texts(cards(page.getByRole('main')))).slice(0, 12)).toEqual(names(products));
  });
});

test.describe('the pages behind "View all"', () => {
  test('categories [ROUTE-021]', async ({ page, baseURL }) => {
    await go(page, baseURL, 'grocery');
    await section(page, 'Categories').getByRole('link', { name: 'View all' }).click();
    await expect(page).toHaveURL('/categories');
    await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
    const categories: (Named & { products_count: number })[] = await ask(page, 'grocery', '/categories');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText(
      categories.map(({ name, products_count }) => `${name}${products_count} items`),
    );
  });

  test('latest stores, the newest first, at most twelve [ROUTE-022] [STORE-006]', async ({ page, baseURL }) => {
    await go(page, baseURL, 'food');
    await section(page, 'New Arrival').getByRole('link', { name: 'View all' }).click();
    await expect(page).toHaveURL('/store/latest');
    await expect(page.getByRole('heading', { level: 1, name: 'Latest stores' })).toBeVisible();
    const { stores, total_size } = await ask(page, 'food', '/stores/latest?limit=12');
    expect(total_size).toBeGreaterThan(12);
    await expect(cards(page.getByRole('main'))).toHaveText(names(stores));
    expect(stores.length).toBe(12);
  });

  test('popular stores [ROUTE-023]', async ({ page, baseURL }) => {
    await go(page, baseURL, 'food');
    await section(page, 'Best Store Nearby').getByRole('link', { name: 'View all' }).click();
    await expect(page).toHaveURL('/store/popular');
    const { stores } = await ask(page, 'food', '/stores/popular?limit=12');
    await expect(cards(page.getByRole('main'))).toHaveText(names(stores));
  });
});

test.describe('calls of the browser', () => {
  test('categories, popular stores (type all, offset 1, limit 12), latest stores and the list of stores are asked for [CALL-040] [CALL-041] [CALL-042] [CALL-043]', async ({
    page,
    baseURL,
  }) => {
    await go(page, baseURL, 'food', '/settings');
    const asked: URL[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/v1/')) asked.push(new URL(request.url()));
    });
    await goHome(page);
    await expect(page).toHaveURL('/home');
    await expect(cards(section(page, 'All restaurants'))).toHaveCount(12);
    const queryOf = (path: string) =>
      Object.fromEntries(asked.find(({ pathname }) => pathname === `/api/v1${path}`)?.searchParams ?? []);
    expect(queryOf('/categories')).toEqual({ featured: '1' });
    expect(queryOf('/stores/popular')).toEqual({ type: 'all', offset: '1', limit: '12' });
    expect(queryOf('/stores/latest')).toEqual({ type: 'all', offset: '1', limit: '12' });
    expect(queryOf('/stores/get-stores/all')).toEqual({ type: 'all', offset: '1', limit: '12' });
  });

  test('a page that came from the server asks for nothing again', async ({ page, baseURL }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/v1\/(stores|items|categories|banners)/.test(request.url())) asked.push(request.url());
    });
    await go(page, baseURL, 'food');
    await section(page, 'Best Store Nearby').scrollIntoViewIfNeeded();
    await expect(section(page, 'Best Store Nearby').getByRole('article').first()).toContainText(/\d (m|km)$/);
    expect(asked).toEqual([]);
  });

  test.describe('that fail', () => {
    test.use({ provoked: /Failed to load resource/ });

    test('leave the rest of the page, and can be made again', async ({ page, baseURL }) => {
      await go(page, baseURL, 'food', '/settings');
      let broken = true;
      await page.route('**/api/v1/items/discounted**', (route) =>
        broken ? route.fulfill({ status: 500 }) : route.continue(),
      );
      await goHome(page);
      const offers = await walkTo(page, 'Special Food Offers');
      await expect(offers.getByRole('alert')).toContainText('This part did not load');
      await expect(section(page, 'Recommended Stores').getByRole('article').first()).toBeVisible();
      broken = false;
      await offers.getByRole('button', { name: 'Try again' }).click();
      await expect(section(page, 'Special Food Offers').getByRole('article').first()).toBeVisible();
    });
  });
});

test.describe('who comes too early', () => {
  test('without a place is led to the start page', async ({ page, baseURL }) => {
    await visitAs(page, { module: 'food' }, baseURL);
    await page.goto('/home');
    await expect(page).toHaveURL('/');
  });

  test('without a place and without script is invited to choose one', async ({ request }) => {
    const html = await (await request.get('/home')).text();
    expect(html).toContain('Where shall we bring it?');
    expect(html).toContain('href="/"');
  });

  test('without a module is asked for one, again when it was closed', async ({ page, baseURL }) => {
    await page.setViewportSize(wide);
    await visitAs(page, { zones: ZONES }, baseURL);
    await page.goto('/home');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('main').getByRole('button', { name: 'Choose a module' }).click();
    await expect(dialog).toBeVisible();
  });

  test('with a cookie that is gone still sees the module that the browser remembers', async ({ page, baseURL }) => {
    await page.setViewportSize(wide);
    await visitAs(page, { module: 'food', zones: ZONES }, baseURL);
    await page.context().clearCookies();
    await page.goto('/home');
    await expect(section(page, 'Best Store Nearby').getByRole('article').first()).toBeVisible();
    await expect(page).toHaveURL('/home');
  });
});

test.describe('the HTML', () => {
  const cookie = (language: Language, module: ModuleType) => ({
    cookie: `shop=${language}.light.${moduleId(module)}-${module}.${ZONES.join('-')}`,
  });

  test('holds the content without script, in the shopper’s language [SEO-001]', async ({ page }) => {
    for (const language of ['en', 'es'] as const) {
      const html = await (await page.request.get('/home', { headers: cookie(language, 'food') })).text();
      // A row brings six cards along; the rest comes when it is seen.
      const { stores } = await ask(page, 'food', '/stores/popular?limit=6', language);
      const { products } = await ask(page, 'food', '/items/discounted?limit=6', language);
      const { banners } = await ask(page, 'food', '/banners', language);
      const text = await page.evaluate((source) => {
        const parsed = new DOMParser().parseFromString(source, 'text/html');
        for (const script of parsed.querySelectorAll('script')) script.remove();
        return parsed.body.textContent;
      }, html);
      for (const name of [...names(stores), ...names(products)]) expect(text).toContain(name);
      for (const { title } of banners) expect(text).toContain(title);
    }
    const categories = await (await page.request.get('/categories', { headers: cookie('en', 'grocery') })).text();
    for (const { name } of (await ask(page, 'grocery', '/categories')) as Named[])
      expect(categories).toContain(name.replaceAll('&', '&amp;'));
  });

  test('has title, description, canonical and Open Graph [SEO-002]', async ({ page, baseURL }) => {
    await go(page, baseURL, 'food');
    await expect(page).toHaveTitle(/^Food from kitchens near you · /);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /near you/);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/home$/);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /^Food from kitchens/);
    await page.goto('/store/latest');
    await expect(page).toHaveTitle(/^Latest stores · /);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/store\/latest$/);
  });
});

test.describe('everybody', () => {
  const PAGES = ['/home', '/categories', '/store/latest', '/home?search=burger&data_type=searched'];
  const LOOKS = [
    { language: 'en', theme: 'light', width: 1440 },
    { language: 'es', theme: 'dark', width: 390 },
    { language: 'ar', theme: 'light', width: 390 },
    { language: 'ar', theme: 'dark', width: 1181 },
  ] as const;

  for (const { language, theme, width } of LOOKS) {
    test(`finds nothing in the way: ${language}, ${theme}, ${width} px [A11Y-001]`, async ({ page, baseURL }) => {
      await page.setViewportSize({ width, height: 900 });
      await visitAs(page, { module: 'food', zones: ZONES, language, theme }, baseURL);
      for (const path of PAGES) {
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
        await expectNoFaults(page);
      }
    });
  }

  for (const module of ['parcel', 'rental'] as const) {
    test(`finds nothing in the way of ${module} [A11Y-001]`, async ({ page, baseURL }) => {
      await page.setViewportSize(wide);
      await visitAs(page, { module, zones: ZONES, theme: 'dark' }, baseURL);
      await page.goto('/home');
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      await expectNoFaults(page);
    });
  }

  test('never scrolls sideways, from 320 to 1920 px [A11Y-004]', async ({ page, baseURL }) => {
    await visitAs(page, { module: 'food', zones: ZONES }, baseURL);
    for (const path of PAGES) {
      await page.goto(path);
      for (const width of [320, 390, 768, 1180, 1181, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page);
      }
    }
  });

  test('sees a page that stands still while it loads', async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      const seen = window as Window & { shift?: number };
      seen.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          seen.shift = (seen.shift ?? 0) + (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await visitAs(page, { module: 'food', zones: ZONES }, baseURL);
      await page.goto('/home', { waitUntil: 'networkidle' });
      expect(await page.evaluate(() => (window as Window & { shift?: number }).shift)).toBeLessThan(0.02);
    }
  });
});
