import type { Page } from '@playwright/test';
import { MODULE_TYPES } from '#domain/modules/module-profile.ts';
import { ZONES } from '../support/catalog/catalogue.ts';
import { plainGoods } from '../support/catalog/goods.ts';
import { newOrder } from '../support/orders/orders.ts';
import { newCourier } from '../support/people/couriers.ts';
import { signedInCustomer } from '../support/people/customers.ts';
import { type Visitor, visitAs } from '../support/people/visitor.ts';
import { newTrip } from '../support/rental/booked-trips.ts';
import { expect, test } from '../support/shops/shop.ts';

test.use({ pictures: false });

/** Titles that stand on a picture of the dark theme, and how many there are at all. */
const titlesOnDarkPictures = (page: Page) =>
  page.evaluate(() => {
    const boxesOf = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((each) => each.checkVisibility())
        .map((each) => ({ box: each.getBoundingClientRect(), words: each.innerText }));
    const pictures = boxesOf('main img[src*="-dark.webp"]');
    const titles = boxesOf('main :is(h1, h2)');
    const covered = titles.filter(({ box: a }) =>
      pictures.some(({ box: b }) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
    );
    return { titles: titles.length, covered: covered.map(({ words }) => words) };
  });

const PAGES: { address: string; visitor: Visitor }[] = [
  ...MODULE_TYPES.map((module) => ({ address: '/home', visitor: { module, zones: ZONES } })),
  { address: '/store-registration', visitor: {} },
  { address: '/', visitor: {} },
];

for (const { address, visitor } of PAGES)
  test(`printed from the dark theme no title stands on a dark picture: ${visitor.module ?? address}`, async ({
    page,
    baseURL,
  }) => {
    await visitAs(page, { ...visitor, theme: 'dark', stored: { cookie_consent: 'necessary' } }, baseURL);
    await page.goto(address);
    await expect(page.locator('main img[src*="-dark.webp"]').first()).toBeAttached();
    // As wide as a sheet of paper.
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.emulateMedia({ media: 'print' });
    const { titles, covered } = await titlesOnDarkPictures(page);
    expect(titles).toBeGreaterThan(0);
    expect(covered).toEqual([]);
  });

test('a trip and an order on their way are printed as words: no map, and nothing to press without a name', async ({
  page,
  baseURL,
  db,
}) => {
  const { id: customer_id, token } = await signedInCustomer({ db });
  const delivery_man_id = await newCourier({ db });
  const [item] = await plainGoods({ db }, { count: 1 });
  if (!item) throw new Error('something is on sale');
  const lines = [{ item, quantity: 1 }];
  const order = await newOrder({ db }, { customer_id, lines, order_status: 'picked_up', delivery_man_id });
  const trip = await newTrip({ db }, { customer_id });
  const stored = { cookie_consent: 'necessary' };
  await visitAs(page, { module: 'rental', zones: ZONES, token, theme: 'dark', stored }, baseURL);
  const main = page.getByRole('main');
  for (const path of [`/rental/trip-status/${trip.id}`, `/track-order?order_id=${order.id}`])
    await test.step(path, async () => {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(path);
      const map = main.locator('[data-track-map]');
      const call = main.getByRole('link', { name: /^Call / });
      await expect(map).toBeVisible();
      await expect(call).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(map).toBeHidden();
      await expect(call).toBeHidden();
      const sheet = main.getByRole('heading', { level: 1 });
      await expect(sheet).toBeVisible();
    });
});

test('on paper a form has no bar over its fields, and words keep their ground', async ({ page, baseURL }) => {
  await visitAs(page, { theme: 'dark', stored: { cookie_consent: 'necessary' } }, baseURL);
  await page.goto('/deliveryman-registration');
  const bar = page.locator('[data-bottom-bar]:visible');
  await expect(bar).not.toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('main')).toHaveCSS('print-color-adjust', 'exact');
});
