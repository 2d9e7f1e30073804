import type { Locator, Page } from '@playwright/test';
import { awake, expectNoFaults, expectNoSidewaysScroll } from '../support/page-checks.ts';
import { expect, test } from '../support/shop.ts';
import { moduleId, visitAs } from '../support/visitor.ts';

test.use({ pictures: false });

const ZONES = [1, 4];
const headers = { zoneid: JSON.stringify(ZONES), moduleid: String(moduleId('grocery')) };
const ask = async (page: Page, path: string) => (await page.request.get(`/api/v1${path}`, { headers })).json();

const cards = (within: Locator) => within.getByRole('article').getByRole('heading', { level: 3 });
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

test('a category shows its items and its stores, by slug and by number, with its parts beside it [ROUTE-009] [ROUTE-011b] [CAT-001]', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visitAs(page, { module: 'grocery', zones: ZONES }, baseURL);
  await page.goto('/categories');
  const [category] = await ask(page, '/categories');
  await page.getByRole('main').getByRole('link', { name: category.name }).click();
  await expect(page).toHaveURL(`/category/${category.slug}?module_id=${moduleId('grocery')}`);
  await expect(page.getByRole('heading', { level: 1, name: category.name })).toBeVisible();
  const main = page.getByRole('main');
  const items = await ask(
    page,
    `/get-combined-data?list_type=item&data_type=category&category_ids=[${category.id}]&limit=12`,
  );
  await expect(cards(main).nth(11)).toBeVisible();
  expect((await cards(main).allTextContents()).slice(0, 12).map((text) => text.trim())).toEqual(names(items.products));

  await awake(page.getByRole('tab', { name: 'Stores' }));
  await page.getByRole('tab', { name: 'Stores' }).click();
  await expect(page).toHaveURL(/list_type=store/);
  const stores = await ask(
    page,
    `/get-combined-data?list_type=store&data_type=category&category_ids=[${category.id}]&limit=12`,
  );
  await expect(cards(main)).toHaveText(names(stores.stores));
  await page.getByRole('tab', { name: 'Items' }).click();
  await expect(page).not.toHaveURL(/list_type=store/);
  await expect(cards(main).nth(11)).toBeVisible();

  const [child] = category.childes;
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: new RegExp(`^${child.name}`) })
    .click();
  const part = await ask(
    page,
    `/get-combined-data?list_type=item&data_type=category&category_ids=[${child.id}]&limit=12`,
  );
  await expect(main.getByRole('status').filter({ hasText: `${part.total_size} found` })).toBeVisible();

  for (const name of [category.id, child.slug]) {
    await page.goto(`/category/${name}`);
    await expect(
      page.getByRole('heading', { level: 1, name: name === child.slug ? child.name : category.name }),
    ).toBeVisible();
  }
  await expect(page.getByRole('navigation', { name: 'Where you are' })).toContainText(category.name);
});

test.describe('strangers and search engines', () => {
  test.use({ provoked: /404/ });

  test('read the category without script under one address, and hear 404 for what is not there [SEO-001] [SEO-002] [SEO-003] [SEO-005]', async ({
    page,
    baseURL,
  }) => {
    const [category] = await ask(page, '/categories');
    const html = await (await page.request.get(`/category/${category.id}`)).text();
    expect(html).toContain(`<link rel="canonical" href="${baseURL}/category/${category.slug}"`);
    expect(html).toContain('"@type":"BreadcrumbList"');
    expect(html.match(/<article/g)?.length).toBeGreaterThan(5);
    expect(html).toContain('property="og:image"');

    const answer = await page.goto('/category/no-such-category');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'We could not find this page' })).toBeVisible();
  });
});

for (const { language, theme, width } of [
  { language: 'ar', theme: 'dark', width: 390 },
  { language: 'en', theme: 'light', width: 1440 },
] as const) {
  test(`nothing stands in the way on a category’s page: ${language}, ${theme}, ${width} px [A11Y-001] [A11Y-004]`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await visitAs(page, { module: 'grocery', zones: ZONES, language, theme }, baseURL);
    const [category] = await ask(page, '/categories');
    await page.goto(`/category/${category.slug}`);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expectNoFaults(page);
    for (const other of [320, 768, 1181, 1920]) {
      await page.setViewportSize({ width: other, height: 900 });
      await expectNoSidewaysScroll(page);
    }
  });
}
