import type { Locator, Page } from '@playwright/test';
import type { ModuleType } from '#domain/modules/module-profile.ts';
import { awake, expectNoFaults, expectNoSidewaysScroll } from '../support/page-checks.ts';
import { expect, test } from '../support/shop.ts';
import { moduleId, visitAs } from '../support/visitor.ts';

test.use({ pictures: false });

const ZONES = [1, 4];
const wide = { width: 1440, height: 900 };

const headers = (module: ModuleType, zones: readonly number[] = ZONES) => ({
  zoneid: JSON.stringify(zones),
  moduleid: String(moduleId(module)),
});

async function ask(page: Page, module: ModuleType, path: string, zones = ZONES) {
  const answer = await page.request.get(`/api/v1${path}`, { headers: headers(module, zones) });
  expect(answer.ok(), path).toBe(true);
  return answer.json();
}

/** The best known store of the module. */
async function famous(page: Page, module: ModuleType = 'food') {
  const { stores } = await ask(page, module, '/stores/popular?limit=1');
  return ask(page, module, `/stores/details/${stores[0].id}`);
}

const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
const shelf = (page: Page, name = 'Everything') => page.getByRole('region', { name, exact: true });
const cards = (within: Locator) => within.getByRole('article').getByRole('heading', { level: 3 });
const texts = async (found: Locator) => (await found.allTextContents()).map((text) => text.trim());

test.describe('with its pictures', () => {
  test.use({ pictures: true });

  test('a card leads to its store, with logo, name, address, stars, times and items; it can be shared, found on the map and read about [STORE-001] [STORE-002] [STORE-007] [ROUTE-007] [ROUTE-008]', async ({
    page,
    baseURL,
  }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize(wide);
    await visitAs(page, { module: 'food', zones: ZONES }, baseURL);
    await page.goto('/store/popular');
    const store = await famous(page);
    await page.getByRole('main').getByRole('link', { name: store.name }).click();
    await expect(page).toHaveURL(new RegExp(`/store/${store.slug}\\?`));
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      id: String(store.id),
      module_id: String(moduleId('food')),
      module_type: 'food',
      lat: String(Number(store.latitude)),
      lng: String(Number(store.longitude)),
      store_zone_id: String(store.zone_id),
    });

    const head = page.getByRole('region', { name: store.name });
    await expect(page.getByRole('heading', { level: 1, name: store.name })).toBeVisible();
    await expect(head).toContainText(store.tagline);
    await expect(head).toContainText(store.avg_rating.toFixed(1));
    await expect(head).toContainText(`${store.rating_count} ratings`);
    await expect(head).toContainText(/\d (m|km) away/);
    await expect(head).toContainText(`$${store.minimum_order.toFixed(2)}`);
    await expect(head).toContainText(store.open ? 'Open' : 'Closed');
    for (const picture of await head.locator('img').all())
      expect(
        await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
      ).toBeGreaterThan(0);

    const items = await ask(page, 'food', `/items/latest?store_id=${store.id}&limit=12`, [store.zone_id]);
    await expect(cards(shelf(page)).nth(11)).toBeVisible();
    expect((await texts(cards(shelf(page)))).slice(0, 12)).toEqual(names(items.products));
    const { items: popular } = await ask(page, 'food', `/items/recommended?store_id=${store.id}&limit=10`, [
      store.zone_id,
    ]);
    await expect(cards(shelf(page, 'Popular in the store'))).toHaveText(names(popular));

    await head.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/store/${store.slug}`);

    await head.getByRole('button', { name: `Show on the map: ${store.address}` }).click();
    const dialog = page.getByRole('dialog', { name: store.name });
    await expect(dialog).toContainText(store.address);
    await expect(dialog.getByRole('region', { name: 'Opening hours' })).toContainText('Monday');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    const stars = head.getByRole('button', { name: /ratings/ });
    await stars.click();
    const reviews = page.getByRole('dialog', { name: `Reviews of ${store.name}` });
    const [first] = await ask(page, 'food', `/stores/reviews?store_id=${store.id}&limit=12`);
    await expect(reviews.getByRole('article').first()).toContainText(first.customer_name);
    await expect(reviews.getByRole('article').first()).toContainText(first.item_name);
    await expectNoFaults(page, '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(stars).toBeFocused();
  });
});

test('search, category, diet, filters, stars, price and order stand in the address, so that a link shows the same list [STORE-008]', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize(wide);
  await visitAs(page, { module: 'food', zones: ZONES }, baseURL);
  const store = await famous(page);
  const listed = (query: string) =>
    ask(page, 'food', `/items/latest?store_id=${store.id}&limit=12${query}`, [store.zone_id]);
  await page.goto(`/store/${store.slug}`);
  await awake(page.getByRole('combobox', { name: 'Sort' }));

  await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Price: Low to High' });
  await expect(page).toHaveURL(/sort=low/);
  const cheapest = await listed('&filter=["low"]');
  await expect(cards(shelf(page)).first()).toHaveText(cheapest.products[0].name);

  await page.getByText('Veg', { exact: true }).click();
  await expect(page).toHaveURL(/type=veg/);

  await page.getByRole('button', { name: 'Filter' }).click();
  const panel = page.getByRole('dialog', { name: 'Filter' });
  await panel.getByLabel('Available now').click();
  await expect(page).toHaveURL(/filter=available_now/);
  await expect(panel.getByLabel('Available now')).toBeChecked();
  await panel.getByText('3+ stars').click();
  await expect(page).toHaveURL(/rating_count=3/);
  const top = panel.getByRole('slider', { name: 'Highest price' });
  await top.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/max_price=\d+/);
  await page.keyboard.press('Escape');

  const [category] = store.category_details;
  await page
    .getByRole('navigation', { name: 'Categories of the store' })
    .getByRole('link', { name: new RegExp(`^${category.name}`) })
    .click();
  await expect(page).toHaveURL(new RegExp(`category_ids=${category.id}`));
  const maxPrice = new URL(page.url()).searchParams.get('max_price');
  const wanted = await listed(
    `&category_id=${category.id}&type=veg&rating_count=3&max_price=${maxPrice}&filter=["available_now","low"]`,
  );
  const narrowed = shelf(page, category.name);
  await expect(page.getByRole('heading', { level: 2, name: category.name })).toBeVisible();
  if (wanted.total_size === 0) await expect(narrowed).toContainText('Sorry no data found related to your search.');
  else await expect(cards(narrowed)).toHaveText(names(wanted.products));

  const other = await context.newPage();
  await other.goto(page.url());
  expect(await texts(cards(shelf(other, category.name)))).toEqual(await texts(cards(narrowed)));
  await expect(other.getByRole('combobox', { name: 'Sort' })).toHaveValue('low');

  await page.goto(`/store/${store.slug}`);
  const [item] = (await listed('')).products;
  await awake(page.getByRole('searchbox', { name: `Search in ${store.name}` }));
  await page.getByRole('searchbox', { name: `Search in ${store.name}` }).fill(item.name);
  await expect(page).toHaveURL(/search=/);
  await expect(cards(shelf(page)).first()).toContainText(item.name);
});

test('a store elsewhere can be looked at: it says so, offers another place, and nothing can be added [STORE-009]', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(wide);
  const { stores } = await ask(page, 'grocery', '/stores/popular?limit=50', [1, 2, 3, 4]);
  const far = stores.find((store: { zone_id: number }) => store.zone_id !== 1);
  await visitAs(page, { module: 'grocery', zones: [1] }, baseURL);
  await page.goto(`/store/${far.slug}`);
  const notice = page.getByRole('status').filter({ hasText: 'This store is not available in your location' });
  await expect(notice).toBeVisible();
  await expect(shelf(page).getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /cart/i })).toHaveCount(0);
  await notice.getByRole('button', { name: 'Pick from map' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');

  await visitAs(page, { module: 'grocery', zones: [far.zone_id] }, baseURL);
  await page.evaluate((zone) => localStorage.setItem('zoneid', `[${zone}]`), far.zone_id);
  await page.reload();
  await expect(shelf(page).getByRole('button', { name: /cart/i }).first()).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a closed store says when it opens and takes orders for later; one without reviews says so letter for letter; a discount is announced [STORE-003] [STORE-010]', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(wide);
  await visitAs(page, { module: 'food', zones: ZONES }, baseURL);
  const store = await famous(page);
  await page.route(`**/api/v1/stores/details/${store.slug}`, (route) =>
    route.fulfill({
      json: {
        ...store,
        open: 0,
        next_opening: { in_days: 1, day: 3, time: '11:00' },
        schedule_order: true,
        reviews_section: false,
        announcement: 1,
        announcement_message: 'New on the menu',
        discount: {
          id: 1,
          store_id: store.id,
          start_date: '2020-01-01',
          end_date: '2099-01-01',
          start_time: '00:00:00',
          end_time: '23:59:59',
          min_purchase: 20,
          max_discount: 8,
          discount: 15,
          discount_type: 'percent',
        },
      },
    }),
  );
  await page.goto('/store/popular');
  await page.getByRole('main').getByRole('link', { name: store.name }).click();
  const head = page.getByRole('region', { name: store.name });
  await expect(head).toContainText('Closed · opens tomorrow 11:00');
  const notes = page.getByRole('list', { name: 'Offers of the store' });
  await expect(notes).toContainText('Order for later');
  await expect(notes).toContainText('15% OFF');
  await expect(notes).toContainText('On orders over $20.00, up to $8.00');
  await expect(page.getByText('New on the menu')).toBeVisible();
  await head.getByRole('button', { name: /ratings/ }).click();
  await expect(page.getByRole('dialog')).toContainText('this store is not having any review plan');
});

test.describe('strangers and search engines', () => {
  test.use({ provoked: /404/ });

  test('read the store without script under one address, and hear 404 for what is not there [SEO-001] [SEO-002] [SEO-003] [SEO-005] [STORE-001]', async ({
    page,
    baseURL,
  }) => {
    const store = await famous(page, 'pharmacy');
    const answer = await page.request.get(`/store/${store.id}`);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    const { products } = await ask(page, 'pharmacy', `/items/latest?store_id=${store.id}&limit=12`, [store.zone_id]);
    const parsed = await page.evaluate((source) => {
      const found = new DOMParser().parseFromString(source, 'text/html');
      const blocks = [...found.querySelectorAll('script[type="application/ld+json"]')].map(
        (block) => block.textContent,
      );
      for (const script of found.querySelectorAll('script')) script.remove();
      return {
        text: found.body.textContent ?? '',
        canonical: found.querySelector('link[rel=canonical]')?.getAttribute('href'),
        alternate: found.querySelector('link[rel=alternate][hreflang]')?.getAttribute('href'),
        image: found.querySelector('meta[property="og:image"]')?.getAttribute('content'),
        title: found.title,
        blocks,
      };
    }, html);
    for (const name of [store.name, store.address, ...names(products)]) expect(parsed.text).toContain(name);
    expect(parsed.canonical).toBe(`${baseURL}/store/${store.slug}`);
    expect(parsed.alternate).toBe(parsed.canonical);
    expect(parsed.image).toContain('/media/');
    expect((await page.request.get(new URL(parsed.image ?? '').pathname)).ok()).toBe(true);
    const [schema] = parsed.blocks.map((block) => JSON.parse(block ?? ''));
    expect(schema['@graph'][0]).toMatchObject({
      '@type': 'Store',
      name: store.name,
      aggregateRating: { ratingCount: store.rating_count },
    });
    expect(schema['@graph'][1].itemListElement.at(-1).item).toBe(parsed.canonical);

    const missing = await page.goto('/store/no-such-store');
    expect(missing?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'We could not find this page' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();

    const [provider] = (await ask(page, 'rental', '/rental/provider/popular?limit=1')).stores;
    const led = await page.request.get(`/store/${provider.slug}`, { maxRedirects: 0 });
    expect(led.headers().location).toBe(`/rental/provider-details/${provider.slug}`);
  });

  test('who comes by a link without ever having chosen a module is in the store’s module afterwards', async ({
    page,
    baseURL,
  }) => {
    const store = await famous(page, 'grocery');
    await visitAs(page, { zones: ZONES }, baseURL);
    await page.goto(`/store/${store.slug}`);
    await expect(page.locator('html')).toHaveAttribute('data-module', 'grocery');
    await expect(shelf(page).getByRole('article').first()).toBeVisible();
  });
});

test('who goes back from an item finds the page where it was left, with all its rows [HOME-014]', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(wide);
  await visitAs(page, { module: 'ecommerce', zones: ZONES }, baseURL);
  const store = await famous(page, 'ecommerce');
  await page.goto(`/store/${store.slug}`);
  const list = shelf(page);
  await awake(list.getByRole('link').first());
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => cards(list).count()).toBeGreaterThan(12);
  const count = await cards(list).count();
  const last = cards(list).nth(count - 1);
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(600);
  await last.getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/store/${store.slug}`));
  await expect.poll(() => cards(list).count()).toBeGreaterThanOrEqual(count);
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(200);
});

const LOOKS = [
  { language: 'en', theme: 'light', width: 1440 },
  { language: 'es', theme: 'dark', width: 390 },
  { language: 'ar', theme: 'light', width: 390 },
  { language: 'ar', theme: 'dark', width: 1181 },
] as const;

for (const { language, theme, width } of LOOKS) {
  test(`nothing stands in the way on a store’s page: ${language}, ${theme}, ${width} px [A11Y-001] [A11Y-004]`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visitAs(page, { module: 'food', zones: ZONES, language, theme }, baseURL);
    const store = await famous(page);
    await page.goto(`/store/${store.slug}`);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expectNoFaults(page);
    for (const other of width === 390 ? [320, 390, 768] : [1181, 1440, 1920]) {
      await page.setViewportSize({ width: other, height: 900 });
      await expectNoSidewaysScroll(page);
    }
  });
}
