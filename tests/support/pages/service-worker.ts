import type { Page } from '@playwright/test';
import { expect } from '../shops/shop.ts';

/**
 * Until the worker has taken the page over: it does so when it has kept what every page needs. Asked again and again, since
 * `waitForFunction` takes the promise of an answer for the answer.
 */
export const untilInstalled = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

/** Until a page or an answer of the API whose address contains this is saved. */
export const untilSaved = (page: Page, address: string) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const kept = await Promise.all(
          ['personal', 'reads', 'pages'].map(async (name) => (await caches.open(name)).keys()),
        );
        return kept.flat().map(({ url }) => url);
      }),
    )
    .toContainEqual(expect.stringContaining(address));
