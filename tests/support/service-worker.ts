import type { Page } from '@playwright/test';
import { expect } from './shop.ts';

/** Until the worker has taken the page over and has kept what every page needs. */
export const untilKept = (page: Page) =>
  page.waitForFunction(async () => navigator.serviceWorker.controller !== null && (await caches.has('offline-page')));

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
