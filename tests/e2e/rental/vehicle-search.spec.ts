import type { Page } from '@playwright/test';
import { greatCircleMeters } from '#domain/location/great-circle.ts';
import { ask, cards, names, PHONE, scrollTo, section, WIDE } from '#tests/support/catalog/catalogue.ts';
import { accentPixels } from '#tests/support/pages/map-pixels.ts';
import { withoutScripts } from '#tests/support/pages/without-scripts.ts';
import { IN_HAGA, visitAs } from '#tests/support/people/visitor.ts';
import { ALONE } from '#tests/support/shops/own-shop.ts';
import { expect, test } from '#tests/support/shops/shop.ts';

// Maps without a graphics card complain of it.
test.use({ pictures: false, maps: 'painted', provoked: /GL Driver Message|WebGL/, business: ALONE });

const visitor = { ...IN_HAGA, module: 'rental', stored: { cookie_consent: 'all' } } as const;
const list = (page: Page) => page.getByRole('region', { name: 'Vehicles for your trip' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const query = (page: Page) => new URL(page.url()).searchParams;

/** In three days at nine, as the town's clock will show it. */
function inThreeDays(): string {
  const day = new Date(Date.now() + 3 * 86_400_000);
  return `${day.toISOString().slice(0, 10)}T09:00`;
}

/** What the API finds for the trip of the address. */
async function found(page: Page, more: Record<string, string> = {}) {
  const [lat, lng] = (query(page).get('pickup_location') ?? '').split(',').map(Number);
  const fields = new URLSearchParams({
    trip_type: query(page).get('tripType') ?? '',
    duration: query(page).get('duration') ?? '',
    date: (query(page).get('selectedDate') ?? '').replace('T', ' '),
    pickup_location: JSON.stringify({ lat, lng }),
    limit: '12',
    ...more,
  });
  return ask(page, 'rental', `/rental/vehicle/search?${fields}`);
}

/** The names of those that reach beyond the map's edges or lie under its buttons. */
const pinsOutOfSight = (page: Page): Promise<(string | null)[]> =>
  page.locator('.maplibregl-map').evaluate((map) => {
    const seen = map.getBoundingClientRect();
    const zoom = map.querySelector('.maplibregl-ctrl-group')?.getBoundingClientRect() ?? new DOMRect();
    return [...map.querySelectorAll('button[aria-label*=", from "]')]
      .filter((pin) => {
        const { left, right, top, bottom } = (pin.firstElementChild ?? pin).getBoundingClientRect();
        const isCut = left < seen.left || right > seen.right || top < seen.top || bottom > seen.bottom;
        return isCut || (left < zoom.right && zoom.left < right && top < zoom.bottom && zoom.top < bottom);
      })
      .map((pin) => pin.getAttribute('aria-label'));
  });

test('somebody plans a weekend on the rental home and finds what is free for it', async ({
  page,
  baseURL,
  browser,
}) => {
  // A map of half the screen is drawn by the processor.
  await page.setViewportSize(WIDE);
  await visitAs(page, visitor, baseURL);
  await page.goto('/rental');
  const panel = page.getByRole('search', { name: 'Your trip' });
  const date = inThreeDays();

  await test.step('the home shows banners [RENT-052], top rated vehicles [RENT-045], categories and brands [MISC-004b]', async () => {
    const { banners } = await ask(page, 'rental', '/rental/banners');
    await expect(page.getByRole('heading', { name: banners[0].title }).first()).toBeVisible();
    const { vehicles } = await ask(page, 'rental', '/rental/vehicle/top-rated?limit=12');
    await expect(cards(await scrollTo(page, 'Top Rated Vehicles'))).toHaveText(names(vehicles));
    const { brands } = await ask(page, 'rental', '/rental/vehicle/brand-list?limit=100');
    await expect(section(page, 'Brands').getByRole('link')).toHaveText(names(brands));
  });
  await test.step('and the providers near the visitor, the nearest first', async () => {
    const { stores } = await ask(page, 'rental', '/rental/provider/popular?limit=100');
    const metersTo = ({ latitude, longitude }: { latitude: string; longitude: string }) =>
      greatCircleMeters(IN_HAGA.at, { lat: Number(latitude), lng: Number(longitude) });
    type Provider = { latitude: string; longitude: string; name: string };
    const near = stores.toSorted((one: Provider, other: Provider) => metersTo(one) - metersTo(other));
    await expect(cards(await scrollTo(page, 'Providers near you'))).toHaveText(names(near.slice(0, 12)));
  });
  await test.step('the header says what the place is for', () =>
    expect(page.getByRole('banner').getByRole('button', { name: /^Pickup from/ })).toBeVisible());

  await test.step('trip type, destination, time and duration are asked for [RENT-056]', async () => {
    await panel.getByText('Per day', { exact: true }).click();
    await panel.getByRole('button', { name: 'Longer' }).click();
    await expect(panel.getByText('2 days')).toBeVisible();
    await panel.getByRole('button', { name: /^Destination/ }).click();
    await panel.getByRole('combobox', { name: 'Destination' }).fill('eriksberg');
    await panel.getByRole('option').first().click();
    await expect(panel.getByRole('button', { name: /^Destination Eriksberg/ })).toBeVisible();
    await expect(panel.getByText(/^[\d.]+ km, .* by road$/)).toBeVisible();
  });

  await test.step('a pickup in the past is refused where it is chosen [RENT-034]', async () => {
    await panel.getByRole('button', { name: /^Pickup time/ }).click();
    await panel.getByText('Schedule at', { exact: true }).click();
    await panel.getByLabel('Date and time').fill('2020-01-01T09:00');
    await expect(panel.getByText('Please choose a pickup time in the future').first()).toBeVisible();
    await panel.getByLabel('Date and time').fill(date);
    await expect(panel.getByText('Please choose a pickup time in the future')).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await panel.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/rental\/vehicle-search\?/);
  const all = await found(page);

  await test.step('the vehicles that are free stand there, with how many there are [RENT-044] [ROUTE-019]', async () => {
    await expect(heading(page)).toHaveText(`${all.total_size} vehicles free for your trip`);
    await expect(cards(list(page)).first()).toHaveText(all.vehicles[0].name);
    await expect(page).toHaveURL(/[?&]all_category=1(&|$)/);
    await expect(page).toHaveURL(/[?&]tripType=day_wise(&|$)/);
  });

  await test.step('the browser keeps the search [DATA-023] and its destination [RENT-036]', async () => {
    const stored = await page.evaluate(() => ({
      search: JSON.parse(localStorage.getItem('rental_search') ?? '{}'),
      destinations: JSON.parse(localStorage.getItem('rental_destinations') ?? '[]'),
    }));
    expect(stored.search).toMatchObject({
      tripType: 'day_wise',
      duration: 48,
      selectedDate: date,
      distanceData: { distanceMeters: expect.any(Number), duration: expect.any(Number) },
    });
    expect(stored.destinations).toEqual([stored.search.destination_location]);
  });

  await test.step('the map draws the way to the destination, and no pin covers another', async () => {
    const map = page.locator('.maplibregl-map');
    await expect(page.getByRole('img', { name: /^Eriksberg/ })).toBeVisible();
    await expect.poll(() => accentPixels(map, { besideMiddle: 0 })).toBeGreaterThan(300);
    const pins = map.getByRole('button', { name: /, from / });
    await expect(pins).toHaveCount(all.providers.length);
    const boxes = () =>
      pins.evaluateAll((every) => every.map((pin) => pin.firstElementChild?.getBoundingClientRect().toJSON()));
    const covered = async () => {
      const drawn = await boxes();
      return drawn.filter((one, at) =>
        drawn
          .slice(at + 1)
          .some(
            (other) =>
              one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
          ),
      );
    };
    await expect.poll(covered).toEqual([]);
    await expect.poll(() => pinsOutOfSight(page), 'cut off, or under the zoom').toEqual([]);
  });

  const { vehicles: kinds } = await ask(page, 'rental', '/rental/vehicle/category-list');
  const kind = kinds[1];
  const ofKind = await found(page, { category_ids: `[${kind.id}]`, sortby_price: 'asc' });
  await test.step('a category [RENT-046] and the order by price go into the address [RENT-056]', async () => {
    await page.getByRole('checkbox', { name: new RegExp(`^${kind.name}, `) }).check();
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('asc');
    await expect(heading(page)).toHaveText(`${ofKind.total_size} vehicles free for your trip`);
    await expect(cards(list(page))).toHaveText(names(ofKind.vehicles));
    await expect(page).toHaveURL(new RegExp(`[?&]categoryId=${kind.id}(&|$)`));
    await expect(page).toHaveURL(/[?&]sortby_price=asc(&|$)/);
  });

  await test.step('a reload, and a stranger who was sent the address, see the same [SEO-001]', async () => {
    await page.reload();
    await expect(cards(list(page))).toHaveText(names(ofKind.vehicles));
    await expect(page.getByRole('checkbox', { name: new RegExp(`^${kind.name}, `) })).toBeChecked();
    const html = withoutScripts(await (await page.request.get(page.url())).text());
    for (const name of names(ofKind.vehicles)) expect(html).toContain(name);
    const other = await browser.newPage({ viewport: WIDE });
    await other.goto(page.url());
    await expect(cards(list(other))).toHaveText(names(ofKind.vehicles));
    await other.close();
  });

  await test.step('a pin of the map shows its provider, the chip puts the map away', async () => {
    const [provider] = ofKind.providers;
    await page.getByRole('button', { name: new RegExp(`^${provider.name}, from`) }).press('Enter');
    await expect(page.getByRole('link', { name: new RegExp(`^${provider.name}.*vehicle`) })).toBeVisible();
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await expect(page.getByRole('link', { name: new RegExp(`^${provider.name}.*vehicle`) })).toHaveCount(0);
    await expect(page).toHaveURL(/[?&]view=list(&|$)/);
  });

  await test.step('Back leads to the home, where a category leads to its vehicles [ROUTE-018]', async () => {
    await page.goBack();
    await expect(panel.getByText('2 days')).toBeVisible();
    await section(page, 'Vehicle Categories').getByRole('link', { name: kind.name }).click();
    await expect(page).toHaveURL(new RegExp(`categoryId=${kind.id}`));
    const only = await ask(page, 'rental', `/rental/vehicle/search?category_ids=[${kind.id}]&limit=12`);
    const html = withoutScripts(await (await page.request.get(page.url())).text());
    expect(html).toContain(`${only.total_size} vehicles`);
    for (const name of names(only.vehicles)) expect(html).toContain(name);
    await expect(cards(list(page)).first()).toBeVisible();
    await expect(page.getByRole('checkbox', { name: new RegExp(`^${kind.name}, `) })).toBeChecked();
  });
});

test('on a phone the trip and the filters are changed in sheets', async ({ page, baseURL }) => {
  await page.setViewportSize(PHONE);
  await visitAs(page, visitor, baseURL);
  await page.goto('/rental/vehicle-search?all_category=1');
  await expect(heading(page)).toHaveText(/^\d+ vehicles$/);

  await test.step('the trip', async () => {
    await page.getByRole('button', { name: 'Change the trip' }).click();
    const sheet = page.getByRole('dialog', { name: 'Your trip' });
    await sheet.getByRole('button', { name: 'Longer' }).click();
    await expect(sheet.getByText('3 hours')).toBeVisible();
    await sheet.getByRole('button', { name: 'Search' }).click();
    await expect(sheet).toBeHidden();
    await expect(heading(page)).toHaveText(/ free for your trip$/);
    await expect(page).toHaveURL(/[?&]duration=3(&|$)/);
  });

  await test.step('a filter, which its chip takes away again', async () => {
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('button', { name: /^Non-AC, / }).click();
    await sheet.getByRole('button', { name: /^Show \d+ results$/ }).click();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/[?&]air_condition=non_ac(&|$)/);
    await page.getByRole('button', { name: 'Remove filter: Non-AC' }).click();
    await expect(page.getByRole('button', { name: /^Remove filter/ })).toHaveCount(0);
  });

  await test.step('the map takes the place of the list, and Back leads to the trip before', async () => {
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await expect(page.getByRole('button', { name: 'List', exact: true })).toBeVisible();
    await expect(cards(list(page))).toHaveCount(0);
    await expect(page.locator('.maplibregl-map').getByRole('button', { name: /, from / })).not.toHaveCount(0);
    for (const size of [{ width: PHONE.height, height: PHONE.width }, PHONE]) {
      await page.setViewportSize(size);
      await expect.poll(() => pinsOutOfSight(page), 'turned round').toEqual([]);
    }
    await page.goBack();
    await expect(heading(page)).toHaveText(/ vehicles/);
    await expect(page).not.toHaveURL(/[?&]view=/);
  });
});
