import type { BrowserContext, Page, Route } from '@playwright/test';

/** Calls to such an address wait until what is returned lets them go: what is seen meanwhile came without them. */
export async function holdBack(from: Page | BrowserContext, address: RegExp): Promise<() => Promise<void>> {
  let letGo = () => {};
  const mayGo = new Promise<void>((done) => {
    letGo = done;
  });
  const hold = async (route: Route) => {
    await mayGo;
    // It may have been given up since.
    await route.continue().catch(() => {});
  };
  await from.route(address, hold);
  return async () => {
    letGo();
    await from.unroute(address, hold);
  };
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
  await from.route(
    address,
    async (route) => {
      const response = await route.fetch();
      told();
      await mayGo;
      // It may have been given up since.
      await route.fulfill({ response }).catch(() => {});
    },
    { times: 1 },
  );
  return { answered, letGo };
}
