import { gzipSync } from 'node:zlib';
import type { ModuleType } from '#domain/modules/module-profile.ts';
import { IN_HAGA, visitAs } from '../support/people/visitor.ts';
import { expect, test } from '../support/shops/shop.ts';

test.use({ pictures: false, viewport: { width: 390, height: 844 } });

/**
 * Everything a first visit fetches of scripts when a page is only opened, in kilobytes (gzip) and files: what was
 * reached, so that nothing creeps in. scripts/first-load.ts counts what comes first.
 */
const PAGES: readonly { path: string; module?: ModuleType; kilobytes: number; files: number }[] = [
  { path: '/', kilobytes: 140.8, files: 17 },
  { path: '/home', kilobytes: 164.2, files: 19 },
  { path: '/category/1', kilobytes: 158.8, files: 19 },
  { path: '/product/1', kilobytes: 162.6, files: 19 },
  { path: '/store/crisp-and-co', kilobytes: 164.2, files: 19 },
  { path: '/checkout', kilobytes: 176.8, files: 23 },
  { path: '/auth/sign-in', kilobytes: 161.6, files: 20 },
  { path: '/rental/cart', module: 'rental', kilobytes: 157.7, files: 25 },
];

for (const { path, module = 'food', kilobytes, files } of PAGES) {
  test(`a first visit of ${path} fetches at most ${kilobytes} KB of scripts in ${files} files`, async ({
    page,
    baseURL,
  }) => {
    await visitAs(page, { module, ...IN_HAGA }, baseURL);
    const fetched: Promise<{ name: string; bytes: number }>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      const name = new URL(response.url()).pathname;
      fetched.push(response.body().then((body) => ({ name, bytes: gzipSync(body, { level: 9 }).length })));
    });
    await page.goto(path);
    // What comes when the browser has nothing else to do belongs to it.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await page.waitForLoadState('networkidle');

    const scripts = await Promise.all(fetched);
    const list = scripts.map(({ name, bytes }) => `${bytes} ${name}`).join('\n');
    expect(scripts.length, list).toBeLessThanOrEqual(files);
    expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024, list).toBeLessThanOrEqual(kilobytes);
  });
}

test.describe('scripts come after the first frame', () => {
  test('the page itself asks for none', async ({ request }) => {
    const html = await (await request.get('/')).text();
    expect(html).toMatch(/<link data-rel="modulepreload"/);
    expect(html).not.toMatch(/<link rel="modulepreload"|<script[^>]*(type="module"|\ssrc=)/);
  });

  const DRAWS_NOTHING = 'window.requestAnimationFrame = () => 0;';
  const IS_HIDDEN = `Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });`;
  for (const [where, script] of [
    ['in a tab that nobody looks at', DRAWS_NOTHING + IS_HIDDEN],
    ['in one that is looked at and draws nothing', DRAWS_NOTHING],
  ] as const) {
    test(`they come all the same ${where}`, async ({ page }) => {
      await page.addInitScript(script);
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    });
  }
});
