import type { Page } from '@playwright/test';
import { expectNoCutWords, expectNoSidewaysScroll, expectRoomForLargeText } from '#tests/support/pages/page-checks.ts';
import { untilReady } from '#tests/support/pages/page-readiness.ts';
import { visitAs } from '#tests/support/people/visitor.ts';
import { expect, test } from '#tests/support/shops/shop.ts';
import { ar } from '#web/i18n/ar.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Delivery address' });
const bar = (page: Page) => page.getByRole('region', { name: 'Cookies and storage' });

async function open(page: Page) {
  await page.goto('/');
  await page.getByRole('tab').first().scrollIntoViewIfNeeded();
}

/** Somebody who has answered the bar at the lower edge. */
const answered = (page: Page) => page.addInitScript(() => localStorage.setItem('cookie_consent', 'necessary'));

test.describe('the landing page', () => {
  test('is shown at / with everything its data holds, without script [ROUTE-002] [LAND-001] [SEO-001]', async ({
    browser,
    baseURL,
    request,
  }) => {
    const landing = await (await request.get('/api/v1/react-landing-page')).json();
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(landing.hero_section.header_title);
    await expect(page.getByText(landing.hero_section.header_sub_title)).toBeVisible();
    const titles = [
      landing.module_home_page_data_title,
      ...landing.trust_section.cards.map((card: { title: string }) => card.title),
      landing.available_zone_section.available_zone_title,
      landing.user_app_download_section.download_user_app_title,
      landing.seller_app_download_section.seller_app_title,
      landing.deliveryman_app_download_section.deliveryman_app_title,
      landing.testimonial_section.testimonial_title,
      landing.faq_section.faq_title,
    ];
    const headings = await page.locator('main h2:visible').allTextContents();
    expect(headings.filter((heading) => titles.includes(heading))).toEqual(titles);
    // What the business has switched off is not drawn: the page stays at eight parts.
    expect(headings).not.toContain(landing.popular_client_section.popular_client_title);
    expect(headings).not.toContain(landing.highlight_section.highlight_title);
    for (const { display_name } of landing.available_zone_section.available_zone_list)
      await expect(page.getByRole('heading', { name: display_name })).toBeVisible();
    for (const { review } of landing.testimonial_section.testimonial_list)
      await expect(page.getByText(review)).toBeVisible();
    for (const { answer } of landing.faq_section.faq_list) expect(await page.content()).toContain(answer);
    await context.close();
  });

  test('speaks Arabic from right to left, all of it', async ({ request }) => {
    const html = await (await request.get('/', { headers: { cookie: 'shop=ar.light..' } })).text();
    expect(html).toMatch(/<html[^>]* dir="rtl"/);
    expect(html).toContain('كل ما يقدّمه شارعك</h1>');
    expect(html).toContain(ar['faq.seller']);
    const [main = ''] = /<main.*<\/main>/s.exec(html) ?? [];
    const texts = [...main.matchAll(/<(h1|h2|h3|p|blockquote)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , inside = '']) =>
      inside.replace(/<[^>]*>/g, ' '),
    );
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => /[A-Za-z]{4,}/.test(text.replace(/Errand|Google Play|App Store/g, '')))).toEqual([]);
  });

  test('is at an address of its own in each language, whatever the cookie says [SEO-002]', async ({
    request,
    baseURL,
  }) => {
    for (const [path, language] of [
      ['/es', 'es'],
      ['/ar', 'ar'],
      ['/', 'en'],
    ] as const) {
      const html = await (await request.get(path, { headers: { cookie: 'shop=en.light..' } })).text();
      expect(html, path).toMatch(new RegExp(`<html lang="${language}"`));
      expect(html, path).toContain(`<link rel="canonical" href="${baseURL}${path}"/>`);
      for (const [other, address] of [
        ['en', '/'],
        ['es', '/es'],
        ['ar', '/ar'],
        ['x-default', '/'],
      ])
        expect(html, path).toContain(`<link rel="alternate" hrefLang="${other}" href="${baseURL}${address}"/>`);
      const links = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, address = '']) => address);
      expect(links.length, path).toBeGreaterThan(10);
      expect(links.filter((address) => !new RegExp(path === '/' ? '^/' : `^${path}(?=[/#]|$)`).test(address))).toEqual(
        [],
      );
    }
    const missing = await request.get('/es/no/such/page');
    expect([missing.status(), (await missing.text()).includes('<html lang="es"')]).toEqual([404, true]);
    // What is not a page has one address.
    expect((await request.get('/es/api/v1/config')).status()).toBe(404);
  });

  test('says what a search engine and a shared link show [SEO-002]', async ({ request }) => {
    const html = await (await request.get('/')).text();
    expect(html).toContain('<title>Errand: the town, delivered</title>');
    expect(html).toMatch(/<meta name="description" content="[^"]*Gothenburg/);
    expect(html).toMatch(/<link rel="canonical" href="https?:\/\/[^/"]+\/"/);
    expect(html).toContain('<meta property="og:title" content="Errand: the town, delivered"');
    expect(html).toMatch(/<meta property="og:image" content="https?:\/\/[^"]+\.webp"/);
    expect(html).toMatch(/<link rel="alternate" href[lL]ang="/);
    expect(html).toContain('<link rel="manifest"');
    for (const file of ['/robots.txt', '/manifest.webmanifest', '/icons/180.png', '/icons/512.png'])
      expect((await request.get(file)).status(), file).toBe(200);
  });

  test('a module leads to the question where; with a place it is chosen and opens [LAND-002]', async ({
    page,
    baseURL,
  }) => {
    await answered(page);
    const tile = page.getByRole('main').getByRole('button', { name: /^Food/ });
    await test.step('a press before the scripts have come looks as if it waits, and is carried out', async () => {
      const scripts = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', (route) => scripts.promise.then(() => route.continue()));
      await page.goto('/', { waitUntil: 'commit' });
      await tile.click();
      await expect(tile).toHaveAttribute('data-waiting', '');
      scripts.resolve();
      await expect(field(page)).toBeFocused();
      await expect(tile).not.toHaveAttribute('data-waiting');
      await page.unrouteAll({ behavior: 'wait' });
    });
    await test.step('one on a part that answers already is carried out once, however long the rest takes', async () => {
      const rest = Promise.withResolvers<void>();
      await page.route('**/assets/later-*.js', (route) => rest.promise.then(() => route.continue()));
      await page.goto('/', { waitUntil: 'commit' });
      const toDark = page.getByRole('banner').getByRole('button', { name: 'Dark Mode' });
      const isReached = () => toDark.evaluate((button) => Object.keys(button).join().includes('__reactProps'));
      await expect.poll(isReached).toBe(true);
      await toDark.click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      rest.resolve();
      await untilReady(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.unrouteAll({ behavior: 'wait' });
    });
    await open(page);
    await tile.click();
    await expect(field(page)).toBeFocused();
    await expect(page).toHaveURL('/');

    await visitAs(page, { zones: [1] }, baseURL);
    await open(page);
    // Listening before the press: it is said for some seconds only.
    await Promise.all([page.getByText('A Module has been selected.').waitFor(), tile.click()]);
    await expect(page).toHaveURL('/home');
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('module') ?? '{}'))).toMatchObject({
      module_type: 'food',
    });
  });

  test('shows the questions of whoever asks, by mouse and by key, and the way back to the search [A11Y-002]', async ({
    page,
  }) => {
    await answered(page);
    await open(page);
    const question = (text: string) => page.getByText(text);
    await expect(question('Do I need an account?')).toBeVisible();
    await expect(question('What does it cost my shop?')).toBeHidden();
    await page.getByRole('tab', { name: 'Sellers' }).click();
    await expect(question('What does it cost my shop?')).toBeVisible();
    await expect(question('Do I need an account?')).toBeHidden();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Couriers' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('A bicycle, scooter or car, a phone')).toBeVisible();

    await page.getByRole('link', { name: 'Start your first order' }).click();
    await expect(field(page)).toBeInViewport();
  });
});

test('the bar about storage stays until it is answered, leaves the foot of the page in reach, and is not asked again', async ({
  page,
}) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(bar(page)).toContainText('We keep your location, cart and language in this browser');
    const language = page.getByRole('contentinfo').getByRole('button', { name: /Language/ });
    await expect
      .poll(async () => {
        // The page grows while one scrolls through it.
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        const [last, over] = [await language.boundingBox(), await bar(page).boundingBox()];
        return (over?.y ?? 0) - (last?.y ?? 0) - (last?.height ?? 0);
      })
      .toBeGreaterThanOrEqual(0);
  }
  await bar(page).getByRole('button', { name: 'Only what is needed' }).click();
  await expect(bar(page)).toBeHidden();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(bar(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('cookie_consent'))).toBe('necessary');
});

test.describe('for everyone', () => {
  test('it fits from 320 to 1920 px, and with letters twice as large [A11Y-004]', async ({ page }) => {
    await page.goto('/');
    await expect(bar(page)).toBeVisible();
    for (const width of [320, 390, 480, 768, 1180, 1181, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
      await expectNoCutWords(page);
    }
    // 1280 px at 200 % are 640 px.
    await page.setViewportSize({ width: 640, height: 450 });
    await expectNoSidewaysScroll(page);
    await expectNoCutWords(page);
    await expectRoomForLargeText(page);
  });

  test('nothing moves while it comes, at 390 and 1440 px', async ({ page }) => {
    await page.addInitScript(() => {
      const seen = window as unknown as { shift: number };
      seen.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await page.waitForLoadState('networkidle');
      await expect(bar(page)).toBeVisible();
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(0.02);
    }
  });
});
