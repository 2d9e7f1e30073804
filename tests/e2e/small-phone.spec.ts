import type { Locator } from '@playwright/test';
import { sql } from '#server/db/sql.ts';
import { ZONES } from '#tests/support/catalog/catalogue.ts';
import { fillCart, itemsOf, openStore } from '#tests/support/orders/carts.ts';
import { expectNoSidewaysScroll } from '#tests/support/pages/page-checks.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { type Visitor, visitAs } from '#tests/support/people/visitor.ts';
import { openRental } from '#tests/support/rental/rental-town.ts';
import { fillTripCart } from '#tests/support/rental/trip-carts.ts';
import { expect, test } from '#tests/support/shops/shop.ts';
import { es } from '#web/i18n/es.ts';

test.use({ pictures: false, maps: 'missing', viewport: { width: 360, height: 740 } });

/** Asked until it is so: the words are measured in their own font. */
const expectHeight = (words: Locator) => expect.poll(async () => (await words.boundingBox())?.height);
const isCut = (words: Locator) => words.evaluate((element) => element.scrollHeight > element.clientHeight + 1);

test('the longest words stay whole on the smallest phone', async ({ page, baseURL, request, db }) => {
  const customer = await signedInCustomer({ db });
  const store = await openStore(request, 'grocery');
  const [item] = await itemsOf(request, 'grocery', store);
  if (!item) throw new Error('the store sells something');
  await fillCart(request, 'grocery', customer, [{ item, quantity: 1 }]);
  const come = async (visitor: Visitor, path: string) => {
    const stored = { cookie_consent: 'necessary' };
    await visitAs(page, { zones: ZONES, language: 'es', token: customer.token, stored, ...visitor }, baseURL);
    await page.goto(path);
  };
  const main = page.getByRole('main');

  await test.step('the names of categories', async () => {
    await come({ module: 'food' }, '/food');
    const name = main.getByText('Hamburguesas', { exact: true });
    await expectHeight(name).toBeLessThan(20);
    await expectNoSidewaysScroll(page);
  });
  await test.step('the main button of a quick view, in two lines with its total', async () => {
    await come({ module: 'food' }, '/store/polar-gelato');
    await main.getByRole('button', { name: 'Elegir opciones de Café con leche helado' }).last().click();
    const words = page.getByRole('dialog').getByRole('button', { name: es['item.add_quick'] }).locator('span').last();
    await expect(words).toContainText('$');
    await expectHeight(words).toBeLessThan(42);
  });
  await test.step('the title of a banner that no store signs', async () => {
    await come({ module: 'rental' }, '/rental');
    const title = main.getByRole('heading', { level: 2, name: 'Un fin de semana en la costa' });
    await expect.poll(() => isCut(title)).toBe(false);
    await expectNoSidewaysScroll(page);
  });
  await test.step('the field for a number, which has a line of its own', async () => {
    await come({ module: 'parcel' }, '/parcel');
    const form = main.getByRole('region', { name: es['parcel.track'] });
    const [field, button] = [form.getByRole('textbox'), form.getByRole('button')];
    const [above, below] = [await field.boundingBox(), await button.boundingBox()];
    expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
    await expectNoSidewaysScroll(page);
  });
  await test.step('when an order is wanted', async () => {
    await come({ module: 'grocery' }, '/checkout?page=cart');
    const later = main.getByText(es['checkout.time.later'], { exact: true });
    await expectHeight(later).toBeLessThan(30);
    await expectNoSidewaysScroll(page);
  });
});

test('on the narrowest phone a banner says all of its title', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of ['en', 'es'] as const)
    await test.step(language, async () => {
      const stored = { cookie_consent: 'necessary' };
      await visitAs(page, { zones: ZONES, module: 'food', language, stored }, baseURL);
      await page.goto('/food');
      const titles = page.locator('.banner-words h2');
      await expect(titles.first()).toBeVisible();
      for (const title of await titles.all()) await expect.poll(() => isCut(title)).toBe(false);
      await expectNoSidewaysScroll(page);
    });
});

test('what a vehicle of the trip is stands in lines that begin with words, not with a dot', async ({
  page,
  baseURL,
  db,
}) => {
  const customer = await signedInCustomer({ db });
  const rental = await openRental(db, { vehicles: 1, units: 1 });
  await db.run(sql`
    update vehicles set transmission_type = 'automatic', fuel_type = 'hybrid' where id = ${rental.vehicles[0]?.id ?? 0}`);
  await fillTripCart(db, rental, customer);
  const stored = { cookie_consent: 'necessary' };
  await visitAs(page, { module: 'rental', zones: ZONES, token: customer.token, stored }, baseURL);
  await page.goto('/rental/checkout');
  const facts = page.getByRole('region', { name: 'Vehicles' }).getByText('Automatic');
  await expect(facts).toContainText('· Hybrid');
  const lineStarts = () =>
    facts.evaluate(({ firstChild: words }) => {
      const text = words?.textContent ?? '';
      const topOf = (at: number) => {
        const range = document.createRange();
        range.setStart(words as Node, at);
        range.setEnd(words as Node, at + 1);
        return range.getBoundingClientRect().top;
      };
      return [...text].filter((letter, at) => letter.trim() && at > 1 && topOf(at) > topOf(at - 2) + 4);
    });
  await expect.poll(async () => (await lineStarts()).length).toBeGreaterThan(0);
  expect(await lineStarts()).not.toContain('·');
});
