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
