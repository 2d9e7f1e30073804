import type { BrowserContext, Page } from '@playwright/test';

/** Calls to such an address wait until what is returned lets them go: what is seen meanwhile came without them. */
export async function holdBack(from: Page | BrowserContext, address: RegExp): Promise<() => void> {
  let letGo = () => {};
  const mayGo = new Promise<void>((done) => {
    letGo = done;
  });
  // It stays, and lets everything pass from then on: Playwright hears nothing of the answer to a call that comes in the
  // moment in which a route is taken away.
  await from.route(address, async (route) => {
    await mayGo;
    // It may have been given up since.
    await route.fallback().catch(() => {});
  });
  return letGo;
}

/**
 * The next call to such an address is answered by the shop at once, and the page hears of it only when `letGo` is called: what
 * happens meanwhile the answer does not know. `answered`: the shop has.
 */
export async function holdAnswer(from: Page | BrowserContext, address: RegExp) {
  let letGo = () => {};
  const mayGo = new Promise<void>((done) => {
    letGo = done;
  });
  let told = () => {};
  const answered = new Promise<void>((done) => {
    told = done;
  });
  let isTaken = false;
  await from.route(address, async (route) => {
    if (isTaken) return route.fallback();
    isTaken = true;
    const response = await route.fetch();
    told();
    await mayGo;
    // It may have been given up since.
    await route.fulfill({ response }).catch(() => {});
  });
  return { answered, letGo };
}

/** The next call to such an address reaches the shop, and the page never hears of its answer. */
export const loseAnswer = (from: Page | BrowserContext, address: RegExp | string) =>
  from.route(
    address,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
