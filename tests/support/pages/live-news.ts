import type { Page } from '@playwright/test';

/**
 * Before a page is opened. `first` comes with the first news of its live connection: from then on it is told whatever
 * happens. The answer to its request comes earlier, before the shop has looked from where on it has to tell.
 */
export async function watchNews(page: Page): Promise<{ first: Promise<void> }> {
  const devtools = await page.context().newCDPSession(page);
  const first = new Promise<void>((heard) =>
    devtools.on('Network.eventSourceMessageReceived', ({ eventName }) => {
      if (eventName === 'news') heard();
    }),
  );
  await devtools.send('Network.enable');
  return { first };
}
