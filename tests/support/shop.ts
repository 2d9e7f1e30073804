import { test as base, expect, type Page } from '@playwright/test';
import { NO_PICTURES } from './without-pictures.ts';

/** The page marks itself once, when all that the server drew answers: see web/ui/hydration.ts. */
const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

function waitUntilHydrated(page: Page) {
  const { goto, reload } = page;
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    if (!options?.waitUntil) await hydrated(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    if (!options?.waitUntil) await hydrated(page);
    return response;
  };
}

/** Every journey also proves that the browser's console stays clean, but for what the test itself provokes. */
export const test = base.extend<{ provoked: RegExp | null; pictures: boolean; cleanConsole: undefined }>({
  /** Its pages are ready to be used once they are there; `waitUntil: 'commit'` is for who wants one earlier. */
  context: async ({ context }, use) => {
    context.on('page', waitUntilHydrated);
    await use(context);
  },
  provoked: [null, { option: true }],
  /** False where nobody looks at them: drawing a page's pictures for the first time costs more than the page. */
  pictures: [true, { option: true }],
  extraHTTPHeaders: ({ pictures }, use) => use(pictures ? {} : NO_PICTURES),
  cleanConsole: [
    async ({ page, provoked }, use) => {
      const lines: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) lines.push(message.text());
      });
      page.on('pageerror', (error) => lines.push(String(error)));
      await use(undefined);
      expect(
        lines.filter((line) => !provoked?.test(line)),
        'the browser console',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
