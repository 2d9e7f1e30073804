import type { Browser, Page } from '@playwright/test';

/**
 * The page says itself when everything that the server drew answers. What is pressed before is lost. Only needed where
 * the browser came by itself: sent back by a gateway, or reloaded by the page.
 */
export const untilReady = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

/**
 * Whatever closes takes its entry in the history along a moment later (ui/layers/back.ts), and going back would end a
 * navigation that began in that moment. No person is so quick.
 */
const untilHistoryRests = (page: Page) =>
  page.waitForFunction(() => !history.state?.isMark || document.querySelector('[role=dialog], [role=menu]') !== null);

/**
 * Until nothing that was closed has an entry in the history any more: whoever goes back then leaves the page. A person
 * is never so quick that it matters.
 */
export const untilHistoryIsClean = (page: Page) => page.waitForFunction(() => !history.state?.isMark);

/** Back closes what lies open, as soon as that has its entry in the history, which it gets a moment after it is seen. */
export async function closeByBack(page: Page) {
  await page.waitForFunction(() => history.state?.isMark === true);
  await page.goBack();
}

/**
 * Every page of this browser is ready to be used once `goto`, `reload`, `goBack` or `goForward` is through, in whichever
 * context a test opens it. `waitUntil: 'commit'` is for who wants a page earlier.
 */
export function waitForReadyPages(browser: Browser) {
  const { newContext } = browser;
  browser.newContext = async (options) => {
    const context = await newContext.call(browser, options);
    if (options?.javaScriptEnabled !== false) context.on('page', waitWhenLoading);
    return context;
  };
}

function waitWhenLoading(page: Page) {
  const { goto, reload, goBack, goForward } = page;
  page.goto = async (url, options) => {
    await untilHistoryRests(page);
    const response = await goto.call(page, url, options);
    if (!options?.waitUntil) await untilReady(page);
    return response;
  };
  page.reload = async (options) => {
    await untilHistoryRests(page);
    const response = await reload.call(page, options);
    if (!options?.waitUntil) await untilReady(page);
    return response;
  };
  // Where one came from may have to be loaded anew; before the first page there was none.
  page.goBack = async (options) => {
    const response = await goBack.call(page, options);
    if (!options?.waitUntil && page.url() !== 'about:blank') await untilReady(page);
    return response;
  };
  page.goForward = async (options) => {
    const response = await goForward.call(page, options);
    if (!options?.waitUntil) await untilReady(page);
    return response;
  };
}
