import type { Page } from '@playwright/test';
import { townTime } from '#domain/catalog/town-clock.ts';
import { momentIn } from '#domain/checkout/moment-in.ts';
import { addDays } from '#domain/rental/trip-days.ts';
import { sql } from '#server/db/sql.ts';
import { ask, cards, names, PHONE, WIDE, ZONES } from '#tests/support/catalog/catalogue.ts';
import { expectNoFaults, expectNoSidewaysScroll } from '#tests/support/pages/page-checks.ts';
import { closeByBack } from '#tests/support/pages/page-readiness.ts';
import { withoutScripts } from '#tests/support/pages/without-scripts.ts';
import { newGuest } from '#tests/support/people/guests.ts';
import { visitAs } from '#tests/support/people/visitor.ts';
import { newTrip, rentedVehicles } from '#tests/support/rental/booked-trips.ts';
import { ALONE } from '#tests/support/shops/own-shop.ts';
import { expect, test } from '#tests/support/shops/shop.ts';

test.use({ pictures: false, business: ALONE });

type Vehicle = Record<'hourly_price' | 'day_wise_price' | 'distance_price' | 'discount_price' | 'new_tag', number> &
  Record<'name' | 'slug' | 'description' | 'seating_capacity', string> & { id: number; provider: { slug: string } };

/** One that is reduced by per cent, offered for every kind of trip and described at length. */
async function aVehicle(page: Page, isIt: (one: Vehicle) => boolean = () => true): Promise<Vehicle> {
  const { vehicles } = await ask(page, 'rental', '/rental/vehicle/top-rated?limit=100');
  return vehicles.findLast(
    (one: Vehicle & Record<string, unknown>) =>
      one.discount_price > 0 &&
      one.discount_type === 'percent' &&
      one.trip_hourly === 1 &&
      one.trip_day_wise === 1 &&
      one.trip_distance === 1 &&
      Number(one.total_vehicle_count) > 1 &&
      one.description.length > 70 &&
      isIt(one),
  );
}

const dollars = (amount: number) => `$${(Math.round(amount * 100) / 100).toFixed(2)}`;
const reduced = ({ discount_price }: Vehicle, amount: number) =>
  dollars((Math.round(amount * 100) - Math.round(amount * discount_price)) / 100);

const today = () => townTime(new Date(), 'Europe/Stockholm').date;

const weekend = (from: string) => ({
  tripType: 'day_wise',
  duration: 48,
  pickup_location: { lat: 57.69965, lng: 11.95252, location_name: 'Järntorget 4, Göteborg' },
  destination_location: { lat: 57.72, lng: 12, location_name: 'Redbergsplatsen' },
  selectedDate: `${from}T09:00`,
  distanceData: { distanceMeters: 42_500, duration: 4200 },
});

/** What a moved pointer leads to is drawn in tasks of its own, one after the other; a stopped clock does not hold them up. */
const untilDrawn = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 4; turn++)
      await new Promise((next) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = next;
        port2.postMessage(null);
      });
  });

const bar = (page: Page) => page.getByRole('region', { name: 'Booking' });
const scroll = (page: Page, to: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), to);

test('from a provider to one of its vehicles, by quick view and page', async ({ page, baseURL }) => {
  await page.setViewportSize(WIDE);
  const vehicle = await aVehicle(page);
  const provider = await ask(page, 'rental', `/rental/provider/get-provider-details/${vehicle.provider.slug}`);
  await visitAs(page, { module: 'rental', zones: ZONES }, baseURL);
  await page.goto(`/rental/provider-details/${provider.slug}`);
  const head = page.getByRole('region', { name: provider.name, exact: true });

  await test.step('the provider’s name, address and stars, and its hours [ROUTE-015] [RENT-050]', async () => {
    await expect(head.getByRole('heading', { level: 1 })).toHaveText(provider.name);
    await expect(head).toContainText(provider.address);
    await expect(head.getByRole('button', { name: /ratings$/ })).toContainText(provider.avg_rating.toFixed(1));
    await expect(head.getByRole('button', { name: `Favourite: ${provider.name}` })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Opening hours' })).toContainText('Monday');
  });
  const expectRead = async (path: string, texts: readonly string[]) => {
    const html = withoutScripts(await (await page.request.get(path)).text()).replaceAll('&amp;', '&');
    expect(texts.filter((text) => !html.includes(text))).toEqual([]);
  };
  await test.step('who has no scripts reads both pages [SEO-001]', async () => {
    await expectRead(`/rental/provider-details/${provider.slug}`, [provider.address, vehicle.name]);
    const price = reduced(vehicle, vehicle.hourly_price);
    await expectRead(`/rental/vehicle-details/${vehicle.slug}`, [vehicle.name, provider.name, price]);
  });
  const list = page.getByRole('region', { name: /^Vehicles/ });
  await test.step('its vehicles, with the filters of the search [RENT-049]', async () => {
    const { vehicles } = await ask(
      page,
      'rental',
      `/rental/vehicle/get-provider-vehicles?provider_id=${provider.id}&limit=12`,
    );
    await expect(cards(list)).toHaveText(names(vehicles));
    await list.getByText('Non-AC', { exact: true }).first().click();
    await expect(page).toHaveURL(/air_condition=non_ac/);
    const few = vehicles.filter((one: { air_condition: number }) => one.air_condition === 0);
    await expect(cards(list)).toHaveCount(few.length);
    await list.getByText('Non-AC', { exact: true }).first().click();
    await expect(cards(list)).toHaveText(names(vehicles));
  });
  await test.step('prices are compared only for a trip: a kilometre is no hour', async () => {
    const price = list.getByRole('heading', { name: 'Price Range' });
    await page.goto(`/rental/provider-details/${provider.slug}?max_price=0.01`);
    await expect(cards(list)).not.toHaveCount(0);
    await expect(price).toHaveCount(0);
    await page.goto(`/rental/provider-details/${provider.slug}?tripType=hourly&duration=4`);
    await expect(price).toBeVisible();
    await page.goto(`/rental/provider-details/${provider.slug}`);
  });
  await test.step('what travellers say, the newest first; all of it when asked for [RENT-051]', async () => {
    const { reviews } = await ask(page, 'rental', `/rental/provider/get-provider-reviews/${provider.slug}?limit=10`);
    await page.getByRole('button', { name: `All ${provider.rating_count}` }).click();
    const said = page.getByRole('dialog').getByRole('article');
    await expect(said.first()).toContainText(reviews[0].vehicle_name);
    for (const at of [0, 1]) await expect(said.nth(at).getByRole('heading')).toHaveText(reviews[at].customer_name);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  const card = list.getByRole('article').filter({ has: page.getByRole('link', { name: vehicle.name, exact: true }) });
  await test.step('a card can be put into the trip [RENT-007g] and leads to the page with where it stood [ROUTE-017]', async () => {
    await expect(card.getByRole('button', { name: `Add to trip: ${vehicle.name}` })).toBeVisible();
    await expect(card.getByRole('link')).toHaveAttribute(
      'href',
      `/rental/vehicle-details/${vehicle.slug}?from=provider`,
    );
  });

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await card.getByRole('button', { name: `Quick view: ${vehicle.name}` }).click();
  const view = page.getByRole('dialog');
  const slides = view.getByRole('region', { name: `Photos of ${vehicle.name}` });
  await test.step('the quick view shows each picture for 4 seconds [RENT-008a]', async () => {
    // It stands still under the pointer, and starts anew when that leaves.
    await slides.hover();
    await untilDrawn(page);
    const at = Number(await slides.getAttribute('data-slide'));
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.mouse.move(5, 5);
    await untilDrawn(page);
    await page.clock.runFor(3900);
    await expect(slides).toHaveAttribute('data-slide', String(at));
    await page.clock.runFor(200);
    await expect(slides).toHaveAttribute('data-slide', String((at % 3) + 1));
  });
  await test.step('and takes 800 ms to the next [RENT-008b]', () =>
    expect(slides.getByRole('list')).toHaveCSS('transition-duration', '0.8s'));
  await page.clock.resume();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await test.step('70 characters of its description, and a way to the rest [RENT-008c]', async () => {
    const start = vehicle.description.slice(0, 70).trimEnd();
    await expect(view.getByText(`${start}…`)).toBeVisible();
    await view.getByRole('button', { name: 'Read more' }).click();
    await expect(view.getByText(vehicle.description)).toBeVisible();
  });
  const details = await ask(page, 'rental', `/rental/vehicle/get-vehicle-details/${vehicle.id}`);
  const fact = (term: string) => view.locator('dl > div').filter({ has: page.getByText(term, { exact: true }) });
  await test.step('its seats [RENT-008d]', () =>
    expect(fact('Seats')).toContainText(`${details.seating_capacity} seats`));
  await test.step('its type [RENT-008e]', () => expect(fact('Type')).toContainText(details.type, { ignoreCase: true }));
  await test.step('its cooling [RENT-008f]', () =>
    expect(fact('Cooling')).toContainText(details.air_condition > 0 ? /^(?!.*Non).*AC/ : 'Non-AC'));
  await test.step('its transmission [RENT-008g]', () =>
    expect(fact('Transmission')).toContainText(details.transmission_type, { ignoreCase: true }));
  await test.step('its fuel [RENT-008h]', () =>
    expect(fact('Fuel')).toContainText(details.fuel_type, { ignoreCase: true }));
  await test.step('its price by the hour [RENT-008i]', () =>
    expect(fact('Hourly')).toContainText(`${reduced(vehicle, vehicle.hourly_price)} per hour`));
  await test.step('by the kilometre [RENT-008j]', () =>
    expect(fact('Distance wise')).toContainText(`${reduced(vehicle, vehicle.distance_price)} per km`));
  await test.step('by the day [RENT-008k]', () =>
    expect(fact('Per day')).toContainText(`${reduced(vehicle, vehicle.day_wise_price)} per day`));
  await expectNoFaults(page, '[role=dialog]');

  await test.step('the page of the vehicle says the same, and who rents it out and what is said of it [ROUTE-016] [RENT-048]', async () => {
    await view.getByRole('link', { name: 'Reviews, calendar and everything else' }).click();
    await expect(page).toHaveURL(`/rental/vehicle-details/${vehicle.slug}?from=provider`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(vehicle.name);
    const facts: [term: string, value: string][] = [
      ['Seats', details.seating_capacity],
      ['Type', details.type],
      ['Cooling', details.air_condition > 0 ? 'AC' : 'Non-AC'],
      ['Transmission', details.transmission_type],
      ['Fuel', details.fuel_type],
    ];
    for (const [term, value] of facts)
      await expect(main.locator('dl > div').filter({ has: page.getByText(term, { exact: true }) })).toContainText(
        value,
        { ignoreCase: true },
      );
    const owner = main.getByRole('region', { name: provider.name });
    await expect(owner.getByRole('link', { name: 'Call' })).toHaveAttribute('href', `tel:${provider.phone}`);
    await expect(owner.getByRole('link', { name: 'Visit' })).toHaveAttribute(
      'href',
      `/rental/provider-details/${provider.slug}`,
    );
    await expect(main.getByRole('region', { name: 'Reviews' }).getByRole('article')).toHaveCount(
      details.reviews.length,
    );
    await expect(cards(main.getByRole('region', { name: 'Similar vehicles' })).first()).toBeVisible();
    await expect(main.getByRole('link', { name: provider.name }).first()).toHaveAttribute(
      'href',
      `/rental/provider-details/${provider.slug}`,
    );
  });
});

test('a trip is priced, moved and rented on the vehicle’s page', async ({ page, baseURL, db }) => {
  const idle = await db.rows<{ id: number }>(sql`
    select v.id from vehicles v
    where not exists (select from trip_units t join vehicle_units u on u.id = t.unit_id where u.vehicle_id = v.id)`);
  const vehicle = await aVehicle(page, (one) => idle.some(({ id }) => id === one.id));
  const from = addDays(today(), 20);
  const [booked] = (await rentedVehicles(db)).filter(({ id }) => id === vehicle.id);
  if (!booked) throw new Error('the vehicle has no units');
  // All units are away for a day, three days after the trip.
  const away = addDays(from, 5);
  await newTrip(
    { db },
    {
      vehicle: booked,
      quantity: booked.unit_ids.length,
      guest_id: (await newGuest({ db })).id,
      hours: 24,
      schedule_at: momentIn('Europe/Stockholm', `${away} 09:00`),
    },
  );
  await page.setViewportSize(WIDE);
  await visitAs(page, { module: 'rental', zones: ZONES, stored: { cookie_consent: 'necessary' } }, baseURL);
  await page.goto(`/rental/vehicle-details/${vehicle.slug}?from=search`);

  await test.step('below the prices the vehicle is rented without scrolling for a bar', async () => {
    const rent = page.getByRole('region', { name: 'Prices' }).getByRole('button', { name: 'Rent This Car' });
    await expect(rent).toBeInViewport();
    await expect(bar(page)).toBeHidden();
  });
  await test.step('the bar comes after more than 200 px [RENT-009a]', async () => {
    await scroll(page, 200);
    await expect(bar(page)).toBeHidden();
    await scroll(page, 201);
    await expect(bar(page)).toBeVisible();
    await expect(bar(page)).toHaveCSS('position', 'fixed');
    const foot = async () => {
      const box = await bar(page).boundingBox();
      return box && box.y + box.height;
    };
    await expect.poll(foot).toBe(WIDE.height);
  });
  await test.step('it says where prices start while no trip is known [RENT-009b]', async () => {
    const lowest = Math.min(vehicle.hourly_price, vehicle.day_wise_price, vehicle.distance_price);
    await expect(bar(page)).toContainText('Start From');
    await expect(bar(page)).toContainText(reduced(vehicle, lowest));
  });
  await page.evaluate(
    (plan) => {
      localStorage.setItem('rental_search', plan);
    },
    JSON.stringify(weekend(from)),
  );
  await page.reload();
  await scroll(page, 300);

  const choose = (name: string) => page.getByRole('radio', { name }).check();
  await test.step('an estimate by the day [RENT-009d], with the price before the discount struck through [RENT-009f]', async () => {
    await expect(bar(page)).toContainText('Estimated (2 days)');
    await expect(bar(page)).toContainText(reduced(vehicle, vehicle.day_wise_price * 2));
    await expect(bar(page).locator('s')).toContainText(dollars(vehicle.day_wise_price * 2));
    await expect(bar(page)).toContainText('Järntorget 4, Göteborg');
  });
  await test.step('the three prices stand side by side, the lowest marked [RENT-060]', async () => {
    const prices = [vehicle.hourly_price * 48, vehicle.day_wise_price * 2, vehicle.distance_price * 42.5];
    const boxes = page.getByRole('radiogroup', { name: 'Price for this trip' }).locator('label');
    await expect(boxes).toHaveCount(3);
    for (const [at, price] of prices.entries()) await expect(boxes.nth(at)).toContainText(reduced(vehicle, price));
    await expect(boxes.filter({ hasText: 'Cheapest' })).toContainText(reduced(vehicle, Math.min(...prices)));
  });
  await test.step('by distance [RENT-009e]', async () => {
    await choose('Distance wise');
    await expect(bar(page)).toContainText('Estimated (42.5 km)');
    await expect(bar(page)).toContainText(reduced(vehicle, vehicle.distance_price * 42.5));
  });
  await test.step('by the hour [RENT-009c]', async () => {
    await choose('Hourly');
    await expect(bar(page)).toContainText('Estimated (48 hours)');
    await expect(bar(page)).toContainText(reduced(vehicle, vehicle.hourly_price * 48));
  });

  const calendar = page.getByRole('region', { name: 'Availability' });
  const dayName = (date: string) =>
    new RegExp(
      `^${new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`))}`,
    );
  const day = (date: string) => calendar.getByRole('button', { name: dayName(date) });
  await test.step('a booked day cannot be the first; the days of the trip are marked; choosing days edits the trip [RENT-061]', async () => {
    await expect(page.getByText(`${booked.unit_ids.length} free for your trip`)).toBeVisible();
    await expect(day(away)).toBeDisabled();
    for (const date of [from, addDays(from, 1), addDays(from, 2)])
      await expect(day(date)).toHaveAttribute('aria-pressed', 'true');
    await day(addDays(from, 1)).click();
    await day(addDays(from, 4)).click();
    await expect(bar(page)).toContainText('Estimated (3 days)');
    await expect(day(addDays(from, 4))).toHaveAttribute('aria-pressed', 'true');
    await expect(day(from)).toHaveAttribute('aria-pressed', 'false');
  });
  await test.step('a range over booked days is refused under the calendar [RENT-061]', async () => {
    await day(addDays(from, 2)).click();
    await day(addDays(from, 8)).click();
    await expect(calendar.getByRole('alert')).toContainText('It is booked on');
    await expect(bar(page)).toContainText('Estimated (3 days)');
  });
  await expectNoFaults(page, 'main');

  await test.step('"Rent This Car" [RENT-009g] puts it into the trip, which then counts it [RENT-011]', async () => {
    await page.reload();
    await scroll(page, 300);
    const rent = bar(page).getByRole('button', { name: 'Rent This Car' });
    await rent.focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('main aside :focus'), 'what comes after the bar for the keyboard').toHaveCount(1);
    await rent.click();
    await expect(bar(page).getByRole('group', { name: vehicle.name })).toContainText('1');
    await expect(bar(page).getByRole('button', { name: 'Rent This Car' })).toHaveCount(0);
  });
  await test.step('how many stands in the middle of its stepper, also of the wide one below the prices', async () => {
    const fromMiddle = await page.getByRole('group', { name: vehicle.name }).evaluateAll((steppers) =>
      steppers.map((stepper) => {
        const [all, number] = [stepper, stepper.querySelector('output') ?? stepper].map((part) =>
          part.getBoundingClientRect(),
        );
        return all && number ? Math.abs(all.left + all.right - number.left - number.right) / 2 : Number.NaN;
      }),
    );
    expect(fromMiddle.length).toBeGreaterThan(1);
    expect(Math.max(...fromMiddle)).toBeLessThan(2);
  });
  await test.step('on a phone the bar has room for one word, and stands where the tabs were [RENT-010]', async () => {
    await page.setViewportSize(PHONE);
    await bar(page)
      .getByRole('button', { name: /remove/i })
      .click();
    await expect(bar(page).getByRole('button', { name: 'Rent', exact: true })).toBeVisible();
    await expect(page.locator('nav[data-bottom-bar]')).toBeHidden();
    await expectNoSidewaysScroll(page);
    await expect(page.locator('.shell-part > header'), 'the picture is the head of the page').toBeHidden();
  });
  await test.step('and the full calendar is a sheet, whose days edit the trip as well; Back closes it', async () => {
    await calendar.getByRole('button', { name: 'Full calendar' }).click();
    const sheet = page.getByRole('dialog', { name: 'Availability' });
    await expect(sheet.getByRole('table')).not.toHaveCount(1);
    await sheet.getByRole('button', { name: dayName(addDays(from, 1)) }).click();
    await expect(sheet.getByRole('status').filter({ hasText: 'Pickup on' })).toBeVisible();
    await expectNoFaults(page, '[role="dialog"]');
    await closeByBack(page);
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: vehicle.name })).toBeVisible();
  });
});
