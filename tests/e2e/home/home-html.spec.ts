import type { APIRequestContext, Page } from '@playwright/test';
import type { Language } from '#domain/language/language.ts';
import type { ModuleType } from '#domain/modules/module-profile.ts';
import { ask, type Named, names, WIDE, ZONES } from '#tests/support/catalog/catalogue.ts';
import { moduleId, visitAs } from '#tests/support/people/visitor.ts';
import { ALONE } from '#tests/support/shops/own-shop.ts';
import { expect, test } from '#tests/support/shops/shop.ts';

/** What the server writes of a home: for who has no script, and for who waits for one. */

async function homeOf(
  request: APIRequestContext,
  module: ModuleType,
  { language = 'en', zones = ZONES }: { language?: Language; zones?: readonly number[] } = {},
  path = '/home',
) {
  const cookie = `shop=${language}.light.${moduleId(module)}-${module}.${zones.join('-')}`;
  return (await request.get(path, { headers: { cookie } })).text();
}

const ORDER = {
  food: [
    'Categories',
    'Recommended Stores',
    'Special Food Offers',
    'Top offers near me',
    'Best Reviewed Items',
    "Item That You'll Love",
    'New Arrival',
    'Best Store Nearby',
    'All restaurants',
  ],
  grocery: [
    'Categories',
    'Recommended Stores',
    'Highlights for you',
    'Popular items nearby',
    'Flash Sale',
    'Campaigns',
    'Special Offer',
    'Coupons',
    'All stores',
  ],
  pharmacy: [
    'Categories',
    'Recommended Stores',
    'Campaigns',
    'New Arrival',
    'Basic Medicine Nearby',
    'Featured Store',
    'Common Conditions',
    'All stores',
  ],
  ecommerce: [
    'Categories',
    'Recommended Stores',
    'Most Popular Products',
    'Flash Sale',
    'Best Reviewed Items',
    'New Arrivals',
    'Featured Categories',
    'Brands',
    'All stores',
  ],
} as const;

type Shop = keyof typeof ORDER;

/** The titles of the sections, from top to bottom. */
async function shownIn(page: Page, module: Shop, zones: readonly number[] = ZONES): Promise<string[]> {
  const html = await homeOf(page.request, module, { zones });
  return page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    return [...parsed.querySelectorAll('main h2')]
      .filter((title) => !title.closest('article'))
      .map((title) => title.textContent?.trim() ?? '');
  }, html);
}

test('the sections of a home', async ({ page }) => {
  for (const module of Object.keys(ORDER) as Shop[])
    await test.step(`${module}: in the order of its module [HOME-011]`, async () => {
      expect(await shownIn(page, module)).toEqual(ORDER[module]);
    });

  await test.step('a section for which there is nothing is absent [HOME-011]', async () => {
    const elsewhere = { zones: [2] };
    expect(await ask(page, 'grocery', '/advertisement/list', elsewhere)).toEqual([]);
    const shown = await shownIn(page, 'grocery', [2]);
    expect(shown).not.toContain('Highlights for you');
    expect(shown).toContain('Campaigns');
  });

  await test.step('of a module that the place does not have there is none, and it says so', async () => {
    expect(await ask(page, 'pharmacy', '/module', { zones: [2] })).not.toContainEqual(
      expect.objectContaining({ module_type: 'pharmacy' }),
    );
    expect((await ask(page, 'pharmacy', '/stores/get-stores/all?limit=12', { zones: [2] })).total_size).toBe(0);
    expect(await shownIn(page, 'pharmacy', [2])).toEqual([]);
    expect(await homeOf(page.request, 'pharmacy', { zones: [2] })).toContain('Not offered at your place');
  });
});

test.describe('in a shop that never closes', () => {
  // Open stores stand first, and nobody else orders there between the page and the question.
  test.use({ business: ALONE });

  test('the HTML of a home holds its content without script, in the shopper’s language [SEO-001]', async ({ page }) => {
    for (const language of ['en', 'es'] as const) {
      const html = await homeOf(page.request, 'food', { language });
      // A row brings five cards along; the rest comes when it is seen. Of far rows the title is there.
      const { stores } = await ask(page, 'food', '/stores/recommended?limit=5', { language });
      const { products } = await ask(page, 'food', '/items/discounted?limit=5', { language });
      const { banners } = await ask(page, 'food', '/banners', { language });
      const text = await page.evaluate((source) => {
        const parsed = new DOMParser().parseFromString(source, 'text/html');
        for (const script of parsed.querySelectorAll('script')) script.remove();
        return parsed.body.textContent;
      }, html);
      for (const name of [...names(stores), ...names(products)]) expect(text).toContain(name);
      for (const { title } of banners) expect(text).toContain(title);
    }
    const categories = await homeOf(page.request, 'grocery', {}, '/categories');
    for (const { name } of (await ask(page, 'grocery', '/categories')) as Named[])
      expect(categories).toContain(name.replaceAll('&', '&amp;'));
  });
});

test('the HTML of a home has title, description, canonical and Open Graph [SEO-002]', async ({ request }) => {
  const home = await homeOf(request, 'food');
  expect(home).toMatch(/<title>Food from kitchens near you · /);
  expect(home).toMatch(/<meta name="description" content="[^"]*near you/);
  expect(home).toMatch(/<link rel="canonical" href="[^"]*\/home"/);
  expect(home).toMatch(/<meta property="og:title" content="Food from kitchens/);
  expect(home).toMatch(/<link rel="alternate" hrefLang="x-default"/);
  const latest = await homeOf(request, 'food', {}, '/store/latest');
  expect(latest).toMatch(/<title>Latest stores · /);
  expect(latest).toMatch(/<link rel="canonical" href="[^"]*\/store\/latest"/);
});

/** How much of the page has moved since it was opened, and what. */
const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; sources: { node: Element | null }[] };
    const seen = Object.assign(window, { shift: 0, moved: [] as string[] });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        seen.shift += value;
        for (const { node } of sources) seen.moved.push(`${value.toFixed(3)} ${node?.outerHTML?.slice(0, 120)}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const movesOf = (page: Page) =>
  page.evaluate(() => {
    const { shift, moved } = window as unknown as { shift: number; moved: string[] };
    return { shift, moved };
  });

test.describe('with pictures, and in motion', () => {
  test.use({ pictures: true, contextOptions: { reducedMotion: 'no-preference' } });

  for (const module of Object.keys(ORDER) as Shop[]) {
    test(`a guest opens the home of ${module}: nothing in the console, nothing moves, no picture is missing`, async ({
      page,
      baseURL,
    }) => {
      const broken: string[] = [];
      page.on('response', (response) => {
        if (response.status() >= 400) broken.push(`${response.status()} ${response.url()}`);
      });
      await watchMoves(page);
      await page.setViewportSize(WIDE);
      await visitAs(page, { module, zones: ZONES }, baseURL);
      await page.goto('/home');
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      const { shift, moved } = await movesOf(page);
      expect(shift, moved.join(', ')).toBeLessThanOrEqual(0.02);
      const missing = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLImageElement>('main img')]
          .filter((image) => image.complete && image.naturalWidth === 0 && image.currentSrc !== '')
          .map((image) => image.currentSrc),
      );
      expect(missing).toEqual([]);
      expect(broken).toEqual([]);
    });
  }
});

test('a phone sees a page that stands still while it loads', async ({ page, baseURL }) => {
  await watchMoves(page);
  await page.setViewportSize({ width: 390, height: 900 });
  await visitAs(page, { module: 'food', zones: ZONES }, baseURL);
  await page.goto('/home', { waitUntil: 'networkidle' });
  expect((await movesOf(page)).shift).toBeLessThan(0.02);

  await test.step('its far rows are drawn and laid out without scrolling, and nothing has moved', async () => {
    await expect(page.locator('.far-card')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'All restaurants' }).getByRole('link').first()).toBeVisible();
    // Cards beside the screen stay left out until their row is moved.
    const leftOut = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('main *, footer')].filter(
            (part) =>
              getComputedStyle(part).contentVisibility === 'auto' && part.getBoundingClientRect().left < innerWidth,
          ).length,
      );
    await expect.poll(leftOut).toBe(0);
    expect((await movesOf(page)).shift).toBeLessThan(0.02);
  });
});
