import { test as base, expect, type Page } from '@playwright/test';
import { NO_PICTURES } from './without-pictures.ts';

/** Until React has taken over the server's page: what is pressed in the middle of that is lost. */
const comesToLife = (page: Page) =>
  page.waitForFunction(() => {
    type Root = { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } };
    const mark = Object.keys(document).find((key) => key.startsWith('__reactContainer'));
    const root = mark ? (document as unknown as Record<string, Root>)[mark] : undefined;
    if (root?.stateNode.current.memoizedState.isDehydrated !== false) return false;
    // Parts of the page wake up after it; what stands in its head is pressed first.
    const isAwake = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
    return [...document.querySelectorAll('header button, header a')].every(isAwake);
  });

function waitsForLife(page: Page) {
  const { goto, reload } = page;
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    if (!options?.waitUntil) await comesToLife(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    if (!options?.waitUntil) await comesToLife(page);
    return response;
  };
}

/** Every journey also proves that the browser's console stays clean, but for what the test itself provokes. */
export const test = base.extend<{ provoked: RegExp | null; pictures: boolean; cleanConsole: undefined }>({
  /** Its pages are ready to be used once they are there; `waitUntil: 'commit'` is for who wants one earlier. */
  context: async ({ context }, use) => {
    context.on('page', waitsForLife);
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
