import { ask, cards, names, scrollTo, section, texts, WIDE, ZONES } from '#tests/support/catalog/catalogue.ts';
import { holdBack } from '#tests/support/pages/hold-back.ts';
import { IN_HAGA, visitAs } from '#tests/support/people/visitor.ts';
import { ALONE } from '#tests/support/shops/own-shop.ts';
import { expect, test } from '#tests/support/shops/shop.ts';

test.use({ pictures: false, business: ALONE });

test('the home of rental shows vehicles and providers instead of items and stores [MOD-001f] [MISC-004b]', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(WIDE);
  await visitAs(page, { zones: ZONES }, baseURL);
  await page.goto('/home');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Rental/ })
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-module', 'rental');
  const { vehicles } = await ask(page, 'rental', '/rental/vehicle/top-rated?limit=12');
  await expect(cards(await scrollTo(page, 'Top Rated Vehicles'))).toHaveText(names(vehicles));
  const kinds = await ask(page, 'rental', '/rental/vehicle/category-list');
  await expect(section(page, 'Vehicle Categories').getByRole('listitem')).toHaveText(names(kinds.vehicles));
  const { stores } = await ask(page, 'rental', '/rental/provider/near?limit=12');
  await expect(cards(await scrollTo(page, 'Providers near you'))).toHaveCount(stores.length);
  await expect(page.getByRole('heading', { name: 'All stores' })).toHaveCount(0);

  const card = (at: number) => section(page, 'Top Rated Vehicles').getByRole('article').nth(at);
  for (const [at, vehicle] of vehicles.entries()) {
    const lowest = [
      { unit: 'per hour', on: vehicle.trip_hourly, price: vehicle.hourly_price },
      { unit: 'per day', on: vehicle.trip_day_wise, price: vehicle.day_wise_price },
      { unit: 'per km', on: vehicle.trip_distance, price: vehicle.distance_price },
    ]
      .filter(({ on }) => on === 1)
      .toSorted((one, other) => one.price - other.price)[0];
    const cents = Math.round((lowest?.price ?? 0) * 100);
    const percent = vehicle.discount_type === 'percent' ? vehicle.discount_price : 0;
    await test.step('a vehicle card says its name [RENT-007a]', () => expect(card(at)).toContainText(vehicle.name));
    await test.step('its provider [RENT-007b]', () => expect(card(at)).toContainText(vehicle.provider.name));
    await test.step('its stars [RENT-007c]', () =>
      expect(card(at).getByRole('img', { name: new RegExp(`^${vehicle.avg_rating.toFixed(1)} of 5`) })).toBeAttached());
    await test.step('its features [RENT-007d]', async () => {
      await expect(card(at)).toContainText(`${vehicle.seating_capacity} seats`);
      await expect(card(at).getByText(vehicle.air_condition ? 'AC' : 'Non-AC', { exact: true })).toBeAttached();
    });
    await test.step('its lowest price with the unit [RENT-007e]', async () => {
      await expect(card(at)).toContainText(lowest?.unit ?? 'no price');
      await expect(card(at)).toContainText(`$${((cents - Math.round((cents * percent) / 100)) / 100).toFixed(2)}`);
    });
    await test.step('its discount [RENT-007f]', () =>
      expect(card(at).getByText(/OFF$/)).toHaveCount(vehicle.discount_price > 0 ? 1 : 0));
    await test.step('whether it is new [RENT-007h]', () =>
      expect(card(at).getByText('New Arrival')).toHaveCount(vehicle.new_tag));
  }

  await test.step('a search finds vehicles', async () => {
    const name = vehicles[0].name;
    await page.goto(`/home?search=${encodeURIComponent(name)}&data_type=searched`);
    await expect(cards(page.getByRole('main')).first()).toHaveText(name);
  });
});

test('in Arabic what puts a vehicle into the trip stands beside its price, or has the whole line below it', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(WIDE);
  await visitAs(page, { module: 'rental', language: 'ar', zones: ZONES }, baseURL);
  await page.goto('/home');
  const adding = page
    .getByRole('main')
    .getByRole('article')
    .getByRole('button', { name: /^أضف إلى الرحلة:/ });
  await expect(adding.first()).toBeVisible();
  const halfway = await adding.evaluateAll(
    (buttons) =>
      buttons.filter((button) => {
        const foot = button.parentElement;
        const price = button.previousElementSibling;
        if (!foot || !price) return true;
        const isBelow = button.getBoundingClientRect().top >= price.getBoundingClientRect().bottom;
        return isBelow && button.clientWidth < foot.clientWidth - 2;
      }).length,
  );
  expect(halfway).toBe(0);
});

test('a row that is put in another order while it is seen still begins at its start', async ({ page, baseURL }) => {
  // All of the page is on the screen: the row has all its cards before the shop knows where it is looked at from.
  await page.setViewportSize({ width: 768, height: 2400 });
  const letGo = await holdBack(page, /rental\/provider\/near/);
  await visitAs(page, { module: 'rental', ...IN_HAGA }, baseURL);
  await page.goto('/home');
  const row = section(page, 'Providers near you').getByRole('list').first();
  const providers = cards(section(page, 'Providers near you'));
  await expect.poll(() => providers.count()).toBeGreaterThan(5);
  const before = await texts(providers);
  letGo();
  await expect.poll(async () => (await texts(providers))[0]).not.toBe(before[0]);
  await expect(section(page, 'Providers near you').getByRole('button', { name: 'On', exact: true })).toBeEnabled();
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBe(0);
});
