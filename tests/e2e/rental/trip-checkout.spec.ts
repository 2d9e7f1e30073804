import type { Page } from '@playwright/test';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';
import { PHONE, toast, WIDE, ZONES } from '#tests/support/catalog/catalogue.ts';
import { storedBy } from '#tests/support/orders/carts.ts';
import { holdAnswer } from '#tests/support/pages/hold-back.ts';
import { expectNoFaults, expectNoSidewaysScroll, expectNoStrayScrollbars } from '#tests/support/pages/page-checks.ts';
import { keepToast } from '#tests/support/pages/toasts.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { newGuest } from '#tests/support/people/guests.ts';
import { visitAs } from '#tests/support/people/visitor.ts';
import { openRental, type Rental } from '#tests/support/rental/rental-town.ts';
import { moveTrip } from '#tests/support/rental/trip-calls.ts';
import { fillTripCart } from '#tests/support/rental/trip-carts.ts';
import { ALONE, changeSettings } from '#tests/support/shops/own-shop.ts';
import { expect, test } from '#tests/support/shops/shop.ts';

test.use({ pictures: false, maps: 'missing', provoked: /status of 40\d/, business: ALONE });

const bill = (page: Page) => page.getByRole('region', { name: 'Bill' });
const row = (page: Page, name: string) => bill(page).locator(`[data-line="${name}"]`);
const DAY_MS = 86_400_000;
const visit = { module: 'rental', zones: ZONES, stored: storedBy(null) } as const;

type BookedTrip = { id: number; trip_amount: number; trip_note: string | null };

/** The newest first. */
const tripsAt = (db: Db, { provider_id }: Rental) =>
  db.rows<BookedTrip>(
    sql`select id, trip_amount, trip_note from trips where provider_id = ${provider_id} order by id desc`,
  );

test('a customer books a trip with a coupon while prices move', async ({ page, baseURL, db }) => {
  const rental = await openRental(db, { vehicles: 2, units: 3 });
  const [car, van] = rental.vehicles.map(({ id }) => id);
  if (car === undefined || van === undefined) throw new Error('two vehicles were asked for');
  await db.run(sql`update vehicles set discount_price = 10 where id = ${car}`);
  await db.run(sql`update stores set tax = 10 where id = ${rental.provider_id}`);
  await db.run(sql`
    insert into store_discounts (store_id, discount, min_purchase, max_discount, start_date, end_date, start_time, end_time)
    values (${rental.provider_id}, 5, 20000, 0, current_date - 2, current_date + 2, '00:00', '23:59:59')`);
  const code = `HELG${Date.now().toString(36).toUpperCase()}`;
  await db.run(sql`
    insert into coupons (module_id, title, code, coupon_type, discount, discount_type, start_date, expire_date, min_purchase)
    values (${rental.module_id}, '{"en": "Weekend"}', ${code}, 'default', 2000, 'amount', current_date - 2,
      current_date + 2, 20000)`);
  await changeSettings({ db, baseURL: baseURL ?? '' }, {});
  const trips = () => tripsAt(db, rental);
  const before = (await trips()).length;

  const who = await signedInCustomer({ db }, { f_name: 'Amira', l_name: 'Hassan' });
  await fillTripCart(db, rental, who, {
    rental_type: 'day_wise',
    estimated_hours: 48,
    distance: 342.5,
    destination_time: 4.33,
    pickup_time: new Date(Date.now() + 2 * DAY_MS),
    lines: [
      { vehicle_id: car, quantity: 1 },
      { vehicle_id: van, quantity: 2 },
    ],
  });
  await page.setViewportSize(WIDE);
  await visitAs(page, { ...visit, token: who.token }, baseURL);

  await test.step('the page shows trip, vehicles, contact, terms and a bill whose rows explain themselves [RENT-058] [RENT-002] [RENT-003]', async () => {
    await page.goto('/rental/checkout');
    const details = page.getByRole('region', { name: 'Trip details' });
    await expect(details).toContainText('Järntorget 4');
    await expect(details).toContainText('Kalmar slott');
    await expect(details).toContainText('Schedule at');
    await expect(details).toContainText('Per day, 2 days');
    await expect(page.getByRole('region', { name: 'Vehicles' }).getByRole('listitem')).toHaveCount(2);
    await expect(page.getByLabel('Name')).toHaveValue('Amira Hassan');
    const terms = page.getByRole('region', { name: 'Before you book' });
    await expect(terms).toContainText('After that only the provider can cancel.');
    await expect(terms).toContainText('Nothing to pay now');
    // 360 − 12 (10 % of 120) − 17.40 (5 % of 348) = 330.60
    await expect(row(page, 'trip_cost')).toContainText('$360.00');
    await expect(row(page, 'trip_cost')).toContainText('2 × 2 days × ');
    await expect(row(page, 'trip_discount')).toContainText('-$29.40');
    await expect(row(page, 'trip_discount')).toContainText('gives 5% above $200.00 – $17.40');
    await expect(row(page, 'subtotal')).toContainText('$330.60');
    await expectNoFaults(page, 'main');
  });

  await test.step('the server’s tax is shown, and a coupon of the list is applied [RENT-043] [RENT-055]', async () => {
    await bill(page)
      .getByText(/^Available coupons/)
      .click();
    await bill(page)
      .getByRole('button', { name: `Use ${code}` })
      .click();
    await expect(row(page, 'coupon_discount')).toContainText('-$20.00');
    await expect(row(page, 'coupon_discount')).toContainText('on trips from $200.00');
    await expect(row(page, 'tax')).toContainText('of $310.60, after all discounts');
    await expect(row(page, 'tax')).toContainText('VAT/TAX (incl.)$28.24');
    for (const name of ['Trip Cost', 'Trip Discount', 'Coupon Discount', 'Subtotal', 'Service Fee', 'Total'])
      await expect(bill(page)).toContainText(name);
    await expect(row(page, 'service_fee')).toContainText('$0.49');
    await expect(row(page, 'total')).toHaveText('$311.09');
    await expect(bill(page).getByText('You save $49.40 on this trip')).toBeVisible();
  });

  const changed = page.getByRole('alert').filter({ hasText: 'Something has changed' });
  const priceOfVan = (cents: number) => db.run(sql`update vehicles set day_wise_price = ${cents} where id = ${van}`);

  await test.step('without a connection it says that it needs one, and books nothing; the new price comes with it', async () => {
    await page.context().setOffline(true);
    await page.getByRole('button', { name: /^Book trip/ }).click();
    await expect(page.getByText(/^Booking a trip needs a connection/)).toBeVisible();
    await priceOfVan(70_00);
    await page.context().setOffline(false);
    await expect(changed).toContainText('Trip Cost: $360.00 is now $400.00');
    expect((await trips()).length).toBe(before);
  });

  await test.step('what changed meanwhile is shown before anything is booked', async () => {
    await page.getByLabel('Trip note').fill('A child seat, please');
    await priceOfVan(80_00);
    await page.getByRole('button', { name: /^Book at the new total/ }).click();
    await expect(changed).toContainText('Trip Cost: $400.00 is now $440.00');
    expect((await trips()).length).toBe(before);
  });

  await test.step('pressed twice it is booked once, at the new total, and leads to the trip [RENT-041]', async () => {
    await page.getByRole('button', { name: /^Book at the new total/ }).dblclick();
    await page.waitForURL(/\/rental\/trip-status\/\d+/);
    const [trip, ...others] = await trips();
    expect(page.url()).toContain(`/rental/trip-status/${trip?.id}`);
    expect(others.length).toBe(before);
    expect(trip?.trip_note).toBe('A child seat, please');
  });

  await test.step('whose cart is empty is told so', async () => {
    await page.goto('/rental/checkout');
    await expect(page.getByRole('heading', { name: 'There is no trip to book yet' })).toBeVisible();
  });
});

test('who goes elsewhere while the trip is booked stays there, and is told', async ({ page, baseURL, db }) => {
  const rental = await openRental(db, { vehicles: 1, units: 1 });
  const who = await signedInCustomer({ db });
  await fillTripCart(db, rental, who, {
    rental_type: 'day_wise',
    estimated_hours: 48,
    distance: 342.5,
    destination_time: 4.33,
    pickup_time: new Date(Date.now() + 2 * DAY_MS),
    lines: [{ vehicle_id: rental.vehicles[0]?.id ?? 0, quantity: 1 }],
  });
  await changeSettings({ db, baseURL: baseURL ?? '' }, {});
  await page.setViewportSize(WIDE);
  await visitAs(page, { ...visit, token: who.token }, baseURL);
  await page.goto('/rental/checkout');
  const { answered, letGo } = await holdAnswer(page, /\/user\/trip\/trip-booking/);
  await page.getByRole('button', { name: /^Book/ }).click();
  await answered;
  await page.locator('[data-own-header]').getByRole('link', { name: /Help/ }).click();
  await expect(page).toHaveURL('/help-and-support');
  await keepToast(page, 'Your trip was booked');
  letGo();
  const told = toast(page, 'Your trip was booked');
  await expect(told).toBeVisible();
  await expect(page).toHaveURL('/help-and-support');
  await told.getByRole('button', { name: 'View' }).click();
  await expect(page).toHaveURL(/\/rental\/trip-status\/\d+/);
});

test.describe('an answer that got lost', () => {
  test.use({ provoked: /ERR_FAILED|status of 40\d/ });

  test('after a reload the booking is asked for again, under the same key', async ({ page, baseURL, db }) => {
    const rental = await openRental(db, { vehicles: 1, units: 2 });
    const who = await signedInCustomer({ db });
    await fillTripCart(db, rental, who);
    await changeSettings({ db, baseURL: baseURL ?? '' }, {});
    const before = (await tripsAt(db, rental)).length;
    await page.setViewportSize(WIDE);
    await visitAs(page, { ...visit, token: who.token }, baseURL);
    await page.goto('/rental/checkout');
    const keys: (string | undefined)[] = [];
    await page.route('**/user/trip/trip-booking', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 2) return route.fallback();
      // The server does its work; nobody hears of it.
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: /^Book/ }).click();
    await expect(toast(page, 'We got no answer. Press again: the trip is never booked twice.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Your booking was sent, but we did not hear back' })).toBeVisible();
    await page.getByRole('button', { name: 'Ask again' }).click();
    await expect(page).toHaveURL(/\/rental\/trip-status\/\d+/);
    expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
    expect((await tripsAt(db, rental)).length).toBe(before + 1);
  });
});

test('a guest with a phone books one in Arabic: what is missing is said at its field', async ({
  page,
  baseURL,
  db,
}) => {
  const rental = await openRental(db, { vehicles: 1, units: 1 });
  await changeSettings({ db, baseURL: baseURL ?? '' }, {});
  const before = (await tripsAt(db, rental)).length;
  const guest = await newGuest({ db });
  await fillTripCart(db, rental, guest);
  await page.setViewportSize(PHONE);
  await visitAs(page, { ...visit, guest_id: guest.guest_id, language: 'ar' }, baseURL);
  await page.goto('/rental/checkout');
  const button = page.locator('[data-bottom-bar] button');
  await expect(button).toContainText('حجز الرحلة');
  await expectNoSidewaysScroll(page);
  await test.step('the bill is folded under the total at the foot', async () => {
    const foot = page.locator('[data-bottom-bar]');
    await expect(foot.locator('[data-line="total"]')).toBeVisible();
    await expect(page.locator('[data-line="trip_cost"]')).toBeHidden();
    await foot.locator('summary').first().click();
    await expect(foot.locator('[data-line="trip_cost"]')).toBeVisible();
    await expectNoFaults(page, '[data-bottom-bar]');
    await expectNoStrayScrollbars(page);
    await foot.locator('summary').first().click();
  });
  await button.click();
  await expect(page.getByText('يُرجى إدخال اسمك')).toBeVisible();
  await expect(page.locator('main input[name="name"]')).toBeFocused();
  await page.locator('main input[name="name"]').fill('Guest Person');
  await page.locator('main input[name="phone"]').fill('+46701234567');
  await page.locator('main input[name="email"]').fill('guest-trip@example.com');
  await expectNoFaults(page, 'main');
  await button.click();
  await page.waitForURL(/\/rental\/trip-status\/\d+/);
  const [booked, ...others] = await tripsAt(db, rental);
  expect(others).toHaveLength(before);
  await test.step('and hears of it on whatever page is open [CHAT-007]', async () => {
    const followed = page.waitForResponse(
      (answer) => answer.url().includes('/customer/live?') && answer.url().includes(`trip-${booked?.id}`),
    );
    await page.goto('/about-us');
    await followed;
    await moveTrip(page.request, booked?.id ?? 0, 'confirmed', { baseURL });
    await expect(page.locator('[data-toast]')).toContainText(`رقم ${booked?.id}`);
  });
});
