import type { Page } from '@playwright/test';
import type { ModuleType } from '#domain/modules/module-profile.ts';
import { ask, cards, names, PHONE, section, texts, WIDE, ZONES } from '#tests/support/catalog/catalogue.ts';
import { expectNoFaults } from '#tests/support/pages/page-checks.ts';
import { visitAs } from '#tests/support/people/visitor.ts';
import { ALONE } from '#tests/support/shops/own-shop.ts';
import { expect, test } from '#tests/support/shops/shop.ts';

test.use({ pictures: false, business: ALONE });

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });

async function go(page: Page, baseURL: string | undefined, module: ModuleType, path = '/home') {
  await page.setViewportSize(WIDE);
  await visitAs(page, { module, zones: ZONES }, baseURL);
  await page.goto(path);
}

test('suggestions for items and stores come while one types, and the keyboard alone reaches them [SRCH-003] [A11Y-002] [A11Y-003]', async ({
  page,
  baseURL,
}) => {
  await go(page, baseURL, 'food', '/settings');
  const { items, stores } = await ask(page, 'food', '/items/item-or-store-search?name=pizz&limit=5');
  expect(items.length).toBeGreaterThan(0);
  expect(stores.length).toBeGreaterThan(0);
  await field(page).pressSequentially('pizz', { delay: 30 });
  const list = page.getByRole('listbox', { name: 'Search' });
  await expect(list.getByRole('option')).toHaveCount(items.length + stores.length + 1);
  await expect(list.getByRole('group', { name: 'Items' })).toContainText(items[0].name);
  await expect(list.getByRole('group', { name: 'Stores' })).toContainText(stores[0].name);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expectNoFaults(page, '#header-search');

  await page.keyboard.press('ArrowDown');
  const first = list.getByRole('option').first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? 'no id');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(field(page)).toHaveValue('pizz');

  await page.keyboard.press('ArrowDown');
  await expect(list).toBeVisible();
  for (let step = 0; step <= items.length; step++) await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('option').nth(items.length)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/store/${stores[0].slug}\\?.*store_zone_id=`));
  await test.step('the keyboard goes on in the store [A11Y-002]', () => expect(page.getByRole('main')).toBeFocused());
  await expect(page.getByRole('heading', { level: 1, name: stores[0].name })).toBeVisible();

  await field(page).fill('pizza');
  await list
    .getByRole('option', { name: new RegExp(`^${items[0].name}`) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/product\//);
});

test('searches are remembered in this browser, the last first, and can be cleared [SRCH-003]', async ({
  page,
  baseURL,
}) => {
  await go(page, baseURL, 'grocery', '/settings');
  for (const text of ['milk', 'bread', 'milk']) {
    await field(page).fill(text);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/home?search=${text}&name=${text}&data_type=searched`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Results for “${text}”`);
  }
  await page.goto('/settings');
  await field(page).click();
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.filter({ hasText: /^(milk|bread)$/ })).toHaveText(['milk', 'bread']);
  const { products: popular } = await ask(page, 'grocery', '/items/popular?limit=10');
  await expect(page.getByRole('listbox').getByRole('group', { name: 'Popular near you' })).toContainText(
    popular[0].name,
  );
  await test.step('on a phone they are a page of their own, which the bar below opens [SRCH-003]', async () => {
    await page.keyboard.press('Escape');
    await page.setViewportSize(PHONE);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Search' }).click();
    await expect(field(page)).toBeFocused();
    await expect(options.filter({ hasText: /^(milk|bread)$/ })).toHaveText(['milk', 'bread']);
    const list = page.getByRole('listbox');
    // Over all of the page, to both edges; the field stays above it.
    await expect
      .poll(() => list.evaluate((box) => [box.getBoundingClientRect().x, box.clientWidth]))
      .toEqual([0, PHONE.width]);
    expect(
      await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('#header-search') !== null, [
        PHONE.width / 2,
        PHONE.height / 2,
      ] as const),
    ).toBe(true);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(list).toBeHidden();
    await page.setViewportSize(WIDE);
    await field(page).click();
  });
  await options.nth(1).click();
  await expect(page).toHaveURL(/search=bread/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “bread”');
  await expect(field(page)).toHaveValue('bread');
  await field(page).fill('');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Clear', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(options.filter({ hasText: /^(milk|bread)$/ })).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('recent_searches'))).toBeNull();
});

test('tabs, categories, filters and order of what was found stand in the address [SRCH-001] [SRCH-006]', async ({
  page,
  context,
  baseURL,
}) => {
  await go(page, baseURL, 'food', '/home?search=chicken&name=chicken&data_type=searched');
  const main = page.getByRole('main');
  const found = await ask(page, 'food', '/get-combined-data?list_type=item&data_type=searched&name=chicken&limit=10');
  expect(found.total_size).toBeGreaterThan(10);
  await expect(main.getByRole('status').filter({ hasText: `${found.total_size} found` })).toBeVisible();

  await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Price: High to Low' });
  await expect(page).toHaveURL(/sort=high/);
  const dearest = await ask(
    page,
    'food',
    '/get-combined-data?list_type=item&data_type=searched&name=chicken&limit=10&filter=["high"]',
  );
  await expect(cards(main).first()).toHaveText(dearest.products[0].name);

  await page.getByRole('button', { name: 'Filter' }).click();
  const panel = page.getByRole('dialog', { name: 'Filter' });
  const boxes = panel.getByRole('checkbox');
  await test.step('they lie over what they filter, not over the categories beside it', async () => {
    await expect(boxes).toHaveCount(3);
    const rail = main.getByRole('link', { name: 'Burgers', exact: true });
    const room = async () => {
      const [over, beside] = [await panel.boundingBox(), await rail.boundingBox()];
      return over && beside && over.x - beside.x - beside.width;
    };
    await expect.poll(room).toBeGreaterThan(0);
  });
  await test.step('two boxes pressed faster than the page follows both count [SRCH-006]', async () => {
    await expect(boxes).toHaveCount(3);
    await boxes.evaluateAll((all) => {
      for (const box of all.slice(1) as HTMLElement[]) box.click();
    });
    await expect(page).toHaveURL(/filter=discounted%2Cpopular/);
    await expect(boxes.nth(2)).toBeChecked();
    await boxes.nth(2).click();
  });
  await expect(page).toHaveURL(/filter=discounted(&|$)/);
  await expect(panel.getByRole('button', { name: 'Clear all' })).toBeEnabled();
  await expect(panel.getByText('5 stars')).toBeVisible();
  const offers = await ask(
    page,
    'food',
    '/get-combined-data?list_type=item&data_type=searched&name=chicken&limit=10&filter=["discounted","high"]',
  );
  await test.step('the way out of the filters says how much is behind it', async () => {
    await panel.getByRole('button', { name: new RegExp(`^Show ${offers.total_size} results?$`) }).click();
    await expect(panel).toBeHidden();
  });
  await expect(main.getByRole('status').filter({ hasText: `${offers.total_size} found` })).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(
    other
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: `${offers.total_size} found` }),
  ).toBeVisible();
  await other.close();

  await page.getByRole('tab', { name: 'Stores' }).click();
  await expect(page).toHaveURL(/list_type=store/);
  await expect(page).not.toHaveURL(/filter=/);
  const stores = await ask(page, 'food', '/get-combined-data?list_type=store&data_type=searched&name=chicken&limit=10');
  await expect(cards(main)).toHaveText(names(stores.stores));
  await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Nearby' });
  const near = await ask(
    page,
    'food',
    '/get-combined-data?list_type=store&data_type=searched&name=chicken&limit=10&filter=["nearby"]',
  );
  await expect(cards(main)).toHaveText(names(near.stores));
});

test('a misspelt word still finds its thing [SRCH-004]', async ({ page, baseURL }) => {
  await go(page, baseURL, 'grocery', '/home?search=choclate&data_type=searched');
  await expect(cards(page.getByRole('main')).first()).toContainText(/chocolate/i);
  await visitAs(page, { module: 'ecommerce', zones: ZONES }, baseURL);
  await page.goto('/home?search=headfones&data_type=searched');
  await expect(cards(page.getByRole('main')).first()).toContainText(/headphone/i);
});

test('accents, case and the order of words do not matter; Spanish names are found in Spanish [SRCH-005]', async ({
  page,
  context,
  baseURL,
}) => {
  const { products } = await ask(page, 'food', '/items/latest?limit=100');
  const item = products.find(({ name }: { name: string }) => /^[A-Za-z]+ [A-Za-z]+ [A-Za-z]+$/.test(name));
  const mixed = item.name.split(' ').reverse().join(' ').toUpperCase();
  await go(page, baseURL, 'food', `/home?search=${encodeURIComponent(mixed)}&data_type=searched`);
  await expect(cards(page.getByRole('main')).filter({ hasText: item.name }).first()).toBeVisible();

  const spanish = await ask(page, 'food', '/items/latest?limit=100', { language: 'es' });
  const accented = spanish.products.find(({ name }: { name: string }) => /[áéíóúñ]/i.test(name));
  const plain = accented.name.normalize('NFD').replaceAll(/\p{M}/gu, '');
  expect(plain).not.toBe(accented.name);
  const tab = await context.newPage();
  await visitAs(tab, { module: 'food', zones: ZONES, language: 'es' }, baseURL);
  await tab.goto(`/home?search=${encodeURIComponent(plain)}&data_type=searched`);
  await expect(cards(tab.getByRole('main')).filter({ hasText: accented.name }).first()).toBeVisible();
});

test('brands, campaigns and whole lists have their results; a category shows the name it came with [SRCH-002] [HOME-002] [HOME-008]', async ({
  page,
  baseURL,
}) => {
  await go(page, baseURL, 'ecommerce');
  const [brand] = await ask(page, 'ecommerce', '/brand');
  await page.goto(`/home?search=brand&id=${brand.id}&name=${encodeURIComponent(brand.name)}&data_type=brand`);
  await expect(page.getByRole('heading', { level: 1, name: brand.name })).toBeVisible();
  const ofBrand = await ask(page, 'ecommerce', `/brand/items/${brand.id}?limit=10&offset=1`);
  await expect(page.getByRole('status').filter({ hasText: `${ofBrand.total_size} found` })).toBeVisible();

  const [campaign] = await ask(page, 'ecommerce', '/campaigns/basic');
  await page.goto(
    `/home?search=campaign&id=${campaign.id}&name=${encodeURIComponent(campaign.title)}&data_type=campaign`,
  );
  await expect(page.getByRole('heading', { level: 1, name: campaign.title })).toBeVisible();
  const { stores } = await ask(page, 'ecommerce', `/campaigns/basic-campaign-details?basic_campaign_id=${campaign.id}`);
  await expect(cards(page.getByRole('main'))).toHaveText(names(stores));

  await page.goto('/home?search=discounted&data_type=discounted');
  await expect(page.getByRole('heading', { level: 1, name: 'Everything with a discount' })).toBeVisible();
  await expect(cards(page.getByRole('main')).first()).toBeVisible();
  await page.goto('/home?search=category&id=1&module_id=1&name=Anything%20%3Cb%3E&data_type=category');
  await expect(page.getByRole('heading', { level: 1, name: 'Anything <b>' })).toBeVisible();
});

test('nothing found is said letter for letter, with a way back [MISC-007]', async ({ page, baseURL }) => {
  await go(page, baseURL, 'food', '/home?search=qwertyuiop&name=qwertyuiop&data_type=searched');
  const main = page.getByRole('main');
  await expect(main).toContainText('Sorry no data found related to your search.');
  await expect(section(page, 'Popular items nearby').getByRole('article').first(), 'no dead end').toBeVisible();
  await test.step('of nothing there is nothing to filter; what was left out can be brought back', async () => {
    await expect(main.getByRole('button', { name: 'Filter', exact: true })).toHaveCount(0);
    await page.goto('/home?search=qwertyuiop&name=qwertyuiop&data_type=searched&filter=popular');
    await expect(main.getByRole('button', { name: 'Filter', exact: true })).toBeVisible();
  });
  await main.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL('/home');
  await expect(section(page, 'Categories')).toBeVisible();
});

test('the results of all categories are what is new [ROUTE-025]', async ({ page, baseURL }) => {
  await go(page, baseURL, 'pharmacy', '/home?search=allCategories&from=allCategories&data_type=new');
  const { products } = await ask(page, 'pharmacy', '/get-combined-data?list_type=item&data_type=new&limit=10');
  await expect(cards(page.getByRole('main')).nth(9)).toBeVisible();
  await expect.poll(async () => (await texts(cards(page.getByRole('main')))).slice(0, 10)).toEqual(names(products));
});

test('the filters of a search are for everybody, in Arabic and dark on a phone [A11Y-001]', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await visitAs(page, { module: 'grocery', zones: ZONES, language: 'ar', theme: 'dark' }, baseURL);
  await page.goto('/home?search=milk&data_type=searched');
  const filter = page.getByRole('main').locator('button[aria-haspopup=dialog]').first();
  await filter.click();
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('checkbox').first()).toBeVisible();
  await expectNoFaults(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(filter).toBeFocused();
});
