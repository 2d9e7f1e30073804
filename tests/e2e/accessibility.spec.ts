import type { Page } from '@playwright/test';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#web/routes.ts';
import { ZONES } from '../support/catalog/catalogue.ts';
import {
  ACCOUNT,
  addressesOf,
  customerWithCart,
  customerWithEverything,
  SHOP,
  WORDS,
} from '../support/pages/every-page.ts';
import {
  expectNoFaults,
  expectNoSidewaysScrollEitherWay,
  expectNoStrayScrollbars,
  turnAround,
} from '../support/pages/page-checks.ts';
import { visitAs } from '../support/people/visitor.ts';
import { expect, test } from '../support/shops/shop.ts';

// Pages that are not there, and maps that are drawn without a graphics card, are said in the console.
test.use({ pictures: false, provoked: /404|GL Driver Message|WebGL/ });

const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, index, children }) =>
    children ? pathsOf(children) : [index ? '' : (path ?? 'a route without a path')],
  );

test('every route of the shop is looked at here', () => {
  const looked = [...Object.keys(SHOP), ...Object.keys(WORDS), ...Object.keys(ACCOUNT)];
  expect(pathsOf(routes as RouteConfigEntry[]).sort()).toEqual(looked.sort());
});

const WIDTHS = [320, 768, 1181, 1920];

/**
 * Nothing stands in anybody's way on these pages, and from the smallest to the widest screen nothing sticks out, in both
 * directions. What stands around a page is the same on all of them: the first is looked at as a whole.
 */
async function expectForEverybody(page: Page, addresses: readonly string[]) {
  for (const [at, address] of addresses.entries())
    await test.step(address, () => expectOneForEverybody(page, address, at === 0 ? undefined : 'main'));
}

async function expectOneForEverybody(page: Page, address: string, part: string | undefined) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(address);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expectNoFaults(page, part);
  await expectNoStrayScrollbars(page);
  await expectNoSidewaysScrollEitherWay(page, WIDTHS);
  await turnAround(page);
  await expectNoFaults(page, part);
}

const stored = { cookie_consent: 'necessary' };

/** So few pages in a test that a slow machine gets through them in time, and every worker has something to do. */
const PARTS = 4;

for (let number = 1; number <= PARTS; number += 1) {
  const which = `${number} of ${PARTS}`;
  const part = (addresses: readonly string[]) => addresses.filter((_, at) => at % PARTS === number - 1);

  test(`the pages of the shop, ${which} [A11Y-001] [A11Y-004]`, async ({ page, baseURL }) => {
    await visitAs(page, { module: 'food', zones: ZONES, stored }, baseURL);
    await expectForEverybody(page, part(await addressesOf(page, SHOP)));
  });

  test(`the pages of words and ways in, ${which} [A11Y-001] [A11Y-004]`, async ({ page, baseURL }) => {
    await visitAs(page, { stored }, baseURL);
    await expectForEverybody(page, part(await addressesOf(page, WORDS)));
  });

  test(`the pages of an account, ${which} [A11Y-001] [A11Y-004]`, async ({ page, baseURL, db }) => {
    const { customer, belongings } = await customerWithEverything(page, db);
    const { token } = customer;
    await visitAs(page, { module: 'ecommerce', zones: ZONES, token, stored }, baseURL);
    await expectForEverybody(page, part(Object.values(ACCOUNT).flatMap((each) => each(belongings))));
  });
}

for (const module of ['parcel', 'rental'] as const)
  test(`the home of ${module} [A11Y-001] [A11Y-004]`, async ({ page, baseURL }) => {
    await visitAs(page, { module, zones: ZONES, stored }, baseURL);
    await expectForEverybody(page, ['/home']);
  });

for (const address of ['/home', '/checkout?page=cart', '/profile'])
  test(`in Arabic words: ${address} [A11Y-001] [A11Y-004]`, async ({ page, baseURL, db }) => {
    const { customer } = await customerWithCart(page, db);
    const { token } = customer;
    await visitAs(page, { module: 'ecommerce', zones: ZONES, language: 'ar', theme: 'dark', token, stored }, baseURL);
    await expectForEverybody(page, [address]);
  });
