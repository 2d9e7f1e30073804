import { ask, cards, names, section, texts, WIDE, ZONES } from '#tests/support/catalog/catalogue.ts';
import { moduleId, visitAs } from '#tests/support/people/visitor.ts';
import { expect, test } from '#tests/support/shops/shop.ts';

// A page is compared with what the API says a moment later: what others buy meanwhile would change the order of its rows.
test.use({ pictures: false, business: {} });

const inCategory = (kind: 'item' | 'store', { id }: { id: number }) =>
  `/get-combined-data?list_type=${kind}&data_type=category&category_ids=[${id}]&limit=10`;

test('a category’s page', async ({ page, baseURL }) => {
  await page.setViewportSize(WIDE);
  await visitAs(page, { module: 'grocery', zones: ZONES }, baseURL);
  await page.goto('/categories');
  const main = page.getByRole('main');
  const [category] = await ask(page, 'grocery', '/categories');
  const [child] = category.childes;

  await test.step('is linked by the category’s slug [ROUTE-011b]', async () => {
    await main.getByRole('link', { name: category.name }).click();
    await expect(page).toHaveURL(`/category/${category.slug}?module_id=${moduleId('grocery')}`);
  });
  await test.step('shows its items [ROUTE-009]', async () => {
    await expect(page.getByRole('heading', { level: 1, name: category.name })).toBeVisible();
    const items = await ask(page, 'grocery', inCategory('item', category));
    await expect(cards(main).nth(9)).toBeVisible();
    await expect.poll(async () => (await texts(cards(main))).slice(0, 10)).toEqual(names(items.products));
  });
  await test.step('on cards as wide as those of a home’s rows [FOOD-009]', async () => {
    await expect.poll(async () => (await main.getByRole('article').first().boundingBox())?.width).toBe(230);
  });
  await test.step('and its stores [ROUTE-009]', async () => {
    await page.getByRole('tab', { name: 'Stores' }).click();
    await expect(page).toHaveURL(/list_type=store/);
    const { stores } = await ask(page, 'grocery', inCategory('store', category));
    await expect(cards(main)).toHaveText(names(stores));
    await page.getByRole('tab', { name: 'Items' }).click();
    await expect(page).not.toHaveURL(/list_type=store/);
    await expect(cards(main).nth(9)).toBeVisible();
  });
  await test.step('its parts stand beside it', async () => {
    await page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: new RegExp(`^${child.name}`) })
      .click();
    const part = await ask(page, 'grocery', inCategory('item', child));
    await expect(main.getByRole('status').filter({ hasText: `${part.total_size} found` })).toBeVisible();
  });
  await test.step('its number opens the same page [ROUTE-011b]', async () => {
    await page.goto(`/category/${category.id}`);
    await expect(page.getByRole('heading', { level: 1, name: category.name })).toBeVisible();
    await page.goto(`/category/${child.slug}`);
    await expect(page.getByRole('heading', { level: 1, name: child.name })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Where you are' })).toContainText(category.name);
  });
});

test('a category of the home leads to its items [ROUTE-024], under the name it came with [SRCH-002]', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(WIDE);
  await visitAs(page, { module: 'food', zones: ZONES }, baseURL);
  await page.goto('/home');
  const [category] = await ask(page, 'food', '/categories?featured=1');
  await section(page, 'Categories').getByRole('link', { name: category.name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(category.name);
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    search: 'category',
    id: String(category.id),
    module_id: String(moduleId('food')),
    name: category.name,
    data_type: 'category',
  });
  const { products } = await ask(page, 'food', inCategory('item', category));
  const main = page.getByRole('main');
  // More of them may have come already.
  await expect(cards(main).nth(9)).toBeVisible();
  await expect.poll(async () => (await texts(cards(main))).slice(0, 10)).toEqual(names(products));
});

test.describe('strangers and search engines', () => {
  test.use({ provoked: /404/ });

  test('read a category without script', async ({ page, baseURL }) => {
    const [category] = await ask(page, 'grocery', '/categories');
    const html = await (await page.request.get(`/category/${category.id}`)).text();
    await test.step('its items [SEO-001]', () => expect(html.match(/<article/g)?.length).toBeGreaterThan(5));
    await test.step('under one address [SEO-002]', () => {
      expect(html).toContain(`<link rel="canonical" href="${baseURL}/category/${category.slug}"`);
      expect(html).toContain('property="og:image"');
    });
    await test.step('with the way to it as data [SEO-003]', () => expect(html).toContain('"@type":"BreadcrumbList"'));
    await test.step('and hear 404 for what is not there [SEO-005]', async () => {
      const answer = await page.goto('/category/no-such-category');
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'We could not find this page' })).toBeVisible();
    });
  });
});

test('a link to a category of another module shows it, and the shopper is in that module then [ROUTE-024]', async ({
  page,
  baseURL,
}) => {
  const [category] = await ask(page, 'food', '/categories?featured=1');
  const { products, total_size } = await ask(page, 'food', inCategory('item', category));
  const link = `/home?${new URLSearchParams({
    search: 'category',
    id: String(category.id),
    module_id: String(moduleId('food')),
    name: category.name,
    data_type: 'category',
  })}`;
  await visitAs(page, { module: 'grocery', zones: ZONES }, baseURL);

  await test.step('as the server draws it', async () => {
    const html = await (await page.request.get(link)).text();
    expect(html).toContain(`/product/${products[0].slug}?`);
  });
  await test.step('and in the browser', async () => {
    await page.goto(link);
    const main = page.getByRole('main');
    await expect(main.getByRole('status').filter({ hasText: `${total_size} found` })).toBeVisible();
    await expect.poll(async () => (await texts(cards(main))).slice(0, 10)).toEqual(names(products));
    await expect(page.locator('html')).toHaveAttribute('data-module', 'food');
  });
  await test.step('a campaign’s link as well', async () => {
    const [campaign] = await ask(page, 'food', '/campaigns/basic');
    const { stores } = await ask(page, 'food', `/campaigns/basic-campaign-details?basic_campaign_id=${campaign.id}`);
    await visitAs(page, { module: 'pharmacy', zones: ZONES }, baseURL);
    await page.goto(`/home?search=campaign&id=${campaign.id}&name=x&module_id=${moduleId('food')}&data_type=campaign`);
    await expect(cards(page.getByRole('main'))).toHaveText(names(stores));
  });
});
