import type { Locator, Page } from '@playwright/test';
import type { Language } from '#domain/language/language.ts';
import type { ModuleType } from '#domain/modules/module-profile.ts';
import { awake, expectNoFaults, expectNoSidewaysScroll } from '../support/page-checks.ts';
import { expect, test } from '../support/shop.ts';
import { moduleId, visitAs } from '../support/visitor.ts';

test.use({ pictures: false });

const ZONES = [1, 4];
const wide = { width: 1440, height: 900 };

async function ask(page: Page, module: ModuleType, path: string, language: Language = 'en') {
  const headers = {
    zoneid: JSON.stringify(ZONES),
    moduleid: String(moduleId(module)),
    'x-localization': language,
    latitude: '57.7',
    longitude: '11.97',
  };
  const answer = await page.request.get(`/api/v1${path}`, { headers });
  expect(answer.ok(), path).toBe(true);
  return answer.json();
}

const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
const cards = (within: Locator) => within.getByRole('article').getByRole('heading', { level: 3 });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });

async function go(page: Page, baseURL: string | undefined, module: ModuleType, path = '/home') {
  await page.setViewportSize(wide);
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
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(await first.getAttribute('id'));
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(field(page)).toHaveValue('pizz');

  await page.keyboard.press('ArrowDown');
  await expect(list).toBeVisible();
  for (let step = 0; step <= items.length; step++) await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('option').nth(items.length)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/store/${stores[0].slug}\\?.*store_zone_id=`));
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
  await expect(options).toHaveText(['milk', 'bread']);
  await options.nth(1).click();
  await expect(page).toHaveURL(/search=bread/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “bread”');
  await expect(field(page)).toHaveValue('bread');
  await field(page).fill('');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Clear', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
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
  const found = await ask(page, 'food', '/get-combined-data?list_type=item&data_type=searched&name=chicken&limit=12');
  expect(found.total_size).toBeGreaterThan(12);
  await expect(main.getByRole('status').filter({ hasText: `${found.total_size} found` })).toBeVisible();
  await awake(page.getByRole('tab', { name: 'Stores' }));
  await awake(page.getByRole('combobox', { name: 'Sort' }));

  await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Price: High to Low' });
  await expect(page).toHaveURL(/sort=high/);
  const dearest = await ask(
    page,
    'food',
    '/get-combined-data?list_type=item&data_type=searched&name=chicken&limit=12&filter=["high"]',
  );
  await expect(cards(main).first()).toHaveText(dearest.products[0].name);

  await page.getByRole('button', { name: 'Filter' }).click();
  const panel = page.getByRole('dialog', { name: 'Filter' });
  await panel.getByLabel('Discounted').click();
  await expect(page).toHaveURL(/filter=discounted/);
  await expect(panel.getByRole('button', { name: 'Clear all' })).toBeEnabled();
  await page.keyboard.press('Escape');
  const offers = await ask(
    page,
    'food',
    '/get-combined-data?list_type=item&data_type=searched&name=chicken&limit=12&filter=["discounted","high"]',
  );
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
  const stores = await ask(page, 'food', '/get-combined-data?list_type=store&data_type=searched&name=chicken&limit=12');
  await expect(cards(main)).toHaveText(names(stores.stores));
  await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Nearby' });
  const near = await ask(
    page,
    'food',
    '/get-combined-data?list_type=store&data_type=searched&name=chicken&limit=12&filter=["nearby"]',
  );
  await expect(cards(main)).toHaveText(names(near.stores));
});

test('misspelt words, accents and another language find their things [SRCH-004] [SRCH-005]', async ({
  page,
  baseURL,
}) => {
  await go(page, baseURL, 'grocery', '/home?search=choclate&data_type=searched');
  await expect(cards(page.getByRole('main')).first()).toContainText(/chocolate/i);
  await visitAs(page, { module: 'ecommerce', zones: ZONES }, baseURL);
  await page.evaluate(
    (id) =>
      localStorage.setItem('module', JSON.stringify({ id, module_name: 'x', module_type: 'ecommerce', zones: [1] })),
    moduleId('ecommerce'),
  );
  await page.goto('/home?search=headfones&data_type=searched');
  await expect(cards(page.getByRole('main')).first()).toContainText(/headphone/i);
});

test('brands, campaigns and whole lists have their results; a category shows the name it came with [SRCH-002] [HOME-002] [HOME-008]', async ({
  page,
  baseURL,
}) => {
  await go(page, baseURL, 'ecommerce');
  const [brand] = await ask(page, 'ecommerce', '/brand');
  await page.goto(`/home?search=brand&id=${brand.id}&name=${encodeURIComponent(brand.name)}&data_type=brand`);
  await expect(page.getByRole('heading', { level: 1, name: brand.name })).toBeVisible();
  const ofBrand = await ask(page, 'ecommerce', `/brand/items/${brand.id}?limit=12&offset=1`);
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

for (const { language, theme, width } of [
  { language: 'ar', theme: 'light', width: 390 },
  { language: 'es', theme: 'dark', width: 1181 },
] as const) {
  test(`nothing stands in the way of a search: ${language}, ${theme}, ${width} px [A11Y-001] [A11Y-004]`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visitAs(page, { module: 'grocery', zones: ZONES, language, theme }, baseURL);
    await page.goto('/home?search=milk&data_type=searched');
    const filter = page.getByRole('main').locator('button[aria-haspopup=dialog]').first();
    await awake(filter);
    await filter.click();
    const panel = page.getByRole('dialog');
    await expect(panel.getByRole('checkbox').first()).toBeVisible();
    await expectNoFaults(page, '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expectNoFaults(page);
    for (const other of [320, 768, 1180, 1920]) {
      await page.setViewportSize({ width: other, height: 900 });
      await expectNoSidewaysScroll(page);
    }
  });
}
