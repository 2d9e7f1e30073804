import type { APIRequestContext, Page } from '@playwright/test';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';
import { PHONE, toast, WIDE, ZONES } from '#tests/support/catalog/catalogue.ts';
import { choose } from '#tests/support/pages/forms.ts';
import { loseAnswer } from '#tests/support/pages/hold-back.ts';
import { expectNoFaults, expectNoSidewaysScroll, turnAround } from '#tests/support/pages/page-checks.ts';
import { unusedAccount } from '#tests/support/people/account.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { newGuest } from '#tests/support/people/guests.ts';
import { type Visitor, visitAs } from '#tests/support/people/visitor.ts';
import { newTrip } from '#tests/support/rental/booked-trips.ts';
import { moveTrip, operateTrip } from '#tests/support/rental/trip-calls.ts';
import { expect, test } from '#tests/support/shops/shop.ts';

// Maps without a graphics card complain of it; somebody else's trip is asked for.
test.use({ pictures: false, provoked: /GL Driver Message|WebGL|40[45]|ERR_FAILED/ });

async function comeAs(page: Page, baseURL: string | undefined, who: Visitor, size = WIDE) {
  await page.setViewportSize(size);
  await visitAs(page, { module: 'rental', zones: ZONES, stored: { cookie_consent: 'necessary' }, ...who }, baseURL);
}

/** The reserved car, and somebody who drives it. */
async function assign(request: APIRequestContext, db: Db, trip_id: number): Promise<{ driver: string; plate: string }> {
  const row = await db.row<{ id: number; driver_id: number; driver: string; plate: string }>(sql`
    select u.id, d.id as driver_id, d.f_name as driver, v.license_plate_number as plate
    from trip_units u join trips t on t.id = u.trip_id join vehicle_units v on v.id = u.unit_id
    join drivers d on d.provider_id = t.provider_id
    where u.trip_id = ${trip_id} order by d.id limit 1`);
  if (!row) throw new Error('a trip has a car, and its provider drivers');
  await operateTrip(request, trip_id, 'units', { units: [{ id: row.id, driver_id: row.driver_id }] });
  return row;
}

const step = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Progress of the trip' }).getByRole('listitem').filter({ hasText: name });
const bill = (page: Page) => page.getByRole('region', { name: 'Bill' });

test('a customer follows a trip to its end, pays by card and reviews the vehicle [RENT-059]', async ({
  page,
  baseURL,
  db,
}) => {
  const customer = await signedInCustomer({ db });
  const { id, vehicle } = await newTrip({ db }, { customer_id: customer.id });
  await newTrip({ db }, { customer_id: customer.id, trip_status: 'completed', isPaid: true });
  await comeAs(page, baseURL, customer);

  await test.step('the list says state, date and total [RENT-038] [ROUTE-031]', async () => {
    await page.goto('/my-trips');
    await expect(page.getByRole('tab', { name: 'Running' })).toHaveAttribute('aria-selected', 'true');
    const row = page.getByRole('article').filter({ hasText: `Trip #${id}` });
    await expect(row).toContainText('Pending');
    await expect(row.getByRole('heading')).toHaveText(vehicle.name.en);
    await expect(row).toContainText('$48.00');
    await expect(row.locator('time')).toHaveAttribute('datetime', /^\d{4}-/);
    await page.getByRole('tab', { name: 'Completed' }).click();
    await expect(page.getByRole('article')).toContainText('Completed');
    await expectNoFaults(page, 'main');
    await test.step('and a row has more behind its dots', async () => {
      await page
        .getByRole('article')
        .getByRole('button', { name: /^More: Trip #/ })
        .click();
      await expect(page.getByRole('menuitem')).toHaveText(['Invoice', 'Book again', 'Help']);
      await page.keyboard.press('Escape');
    });
  });
  await test.step('the header leads there as Track Trip [HDR-001e], the menu as My Trips [HDR-013d]', async () => {
    await expect(page.getByRole('banner').getByRole('link', { name: 'Track Trip' })).toHaveAttribute(
      'href',
      '/my-trips',
    );
    await expect(page.getByRole('banner').getByRole('link', { name: 'Track order' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'My Trips' }).click();
    await expect(page).toHaveURL('/my-trips');
  });

  await test.step('a trip shows provider, vehicle, places, times, price parts and state [RENT-039]', async () => {
    await page.getByRole('link', { name: `Trip #${id}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for the provider');
    await expect(step(page, 'Pending')).toHaveAttribute('aria-current', 'step');
    const people = page.getByRole('region', { name: 'Vehicles and provider' });
    await expect(people).toContainText(vehicle.name.en);
    await expect(people).toContainText('Driver and plate follow after confirmation');
    await expect(people.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\+/);
    const main = page.getByRole('main');
    await expect(main).toContainText('Järntorget 4');
    await expect(main).toContainText('Lindholmspiren 5');
    for (const line of ['Trip Cost', '4 hours', '$40.00', 'VAT/TAX', '10%', '$4.00', 'Total', '$48.00'])
      await expect(bill(page)).toContainText(line);
    await expect(page.getByRole('button', { name: 'Cancel trip' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Map of the trip' })).toBeVisible();
  });
  await test.step('driver and plate appear by themselves once they are named [RENT-059]', async () => {
    await moveTrip(page.request, id, 'confirmed');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trip confirmed');
    await expect(page.getByRole('button', { name: 'Cancel trip' })).toHaveCount(0);
    const people = page.getByRole('region', { name: 'Vehicles and provider' });
    await expect(people).toContainText('Driver and plate follow before the pickup');
    const { driver, plate } = await assign(page.request, db, id);
    await expect(people).toContainText(driver);
    await expect(people).not.toContainText('Driver and plate follow');
    await expect(people.getByRole('img', { name: `License plate ${plate}` })).toBeVisible();
  });
  await test.step('what the provider changes is told with its reason, and the bill follows', async () => {
    await moveTrip(page.request, id, 'ongoing');
    await expect(step(page, 'Ongoing')).toHaveAttribute('aria-current', 'step');
    await operateTrip(page.request, id, 'length', { estimated_hours: 5, reason: 'One more load, agreed by phone.' });
    const note = page.getByRole('region', { name: 'What the provider changed' });
    await expect(note).toContainText('4 hours became 5 hours');
    await expect(note).toContainText('+ $11.00');
    await expect(note).toContainText('One more load, agreed by phone.');
    await expect(bill(page)).toContainText('$59.00');
  });
  await test.step('completed it is paid by card at the sandbox [RENT-042]', async () => {
    await moveTrip(page.request, id, 'completed');
    await expect(page.getByRole('main')).toContainText('Unpaid');
    await expectNoFaults(page, 'main');
    await page.getByRole('button', { name: 'Pay now' }).click();
    const sheet = page.getByRole('dialog', { name: 'Pay your trip' });
    await sheet.getByRole('button', { name: 'Pay $59.00' }).click();
    await expect(sheet).toContainText('Please choose how you want to pay');
    await sheet.getByRole('radio').first().check();
    await sheet.getByRole('button', { name: 'Pay $59.00' }).click();
    await page.waitForURL(/\/demo\/pay\//);
    await expect(page.locator('body')).toContainText(`#${id}`);
    // Listening before the press: the page is loaded anew, and says it when it has come to life.
    const said = toast(page, 'Your trip is paid').waitFor();
    await page.getByRole('button', { name: /^Pay/ }).first().click();
    await said;
    await expect(page).toHaveURL(`/rental/trip-status/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trip completed');
  });
  await test.step('paid it is reviewed, once, and can be booked again [RENT-054]', async () => {
    await page.getByRole('button', { name: 'Give Review' }).click();
    const dialog = page.getByRole('dialog', { name: 'How was your trip?' });
    await choose(dialog.getByRole('radio', { name: '4 stars' }));
    await dialog.getByRole('textbox').first().fill('Clean and quiet');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(toast(page, 'Thank you for your review')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Book again' })).toBeVisible();
    const review = await db.row(sql`select rating, comment from reviews where trip_id = ${id}`);
    expect(review).toEqual({ rating: 4, comment: 'Clean and quiet' });
  });
  await test.step('its invoice has the vehicles and the same sums', async () => {
    await page.getByRole('link', { name: 'Invoice' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Invoice' })).toBeVisible();
    await expect(page.getByRole('article')).toContainText('$59.00');
    await expect(page.getByRole('row').filter({ hasText: vehicle.name.en })).toContainText('$50.00');
    await expectNoFaults(page, 'main');
  });
  await test.step('booked again it lies in the trip cart, as long as it was, and can be booked', async () => {
    await page.goto(`/rental/trip-status/${id}`);
    await page.getByRole('button', { name: 'Book again' }).click();
    await expect(toast(page, 'Your trip is in the cart again')).toBeVisible();
    await expect(page).toHaveURL('/rental/cart');
    const main = page.getByRole('main');
    for (const part of [vehicle.name.en, '5 hours', 'Järntorget 4', 'Lindholmspiren 5'])
      await expect(main).toContainText(part);
    await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
    await expect(page).toHaveURL('/rental/checkout');
  });
  await test.step('once more it asks before what lies there goes', async () => {
    await page.goto(`/rental/trip-status/${id}`);
    await page.getByRole('button', { name: 'Book again' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Are you sure want to reset?' });
    await expect(dialog).toContainText('Your trip cart has vehicles for another trip.');
    await dialog.getByRole('button', { name: 'Yes' }).click();
    await expect(page).toHaveURL('/rental/cart');
  });
});

test('a guest takes a trip back on a phone, and finds another one by its phone [RENT-040]', async ({
  page,
  baseURL,
  db,
}) => {
  const guest = await newGuest({ db });
  const { id } = await newTrip({ db }, { guest_id: guest.id });
  const elsewhere = await newGuest({ db });
  const { phone } = unusedAccount();
  const found = (await newTrip({ db }, { guest_id: elsewhere.id, contact_number: phone.slice(1) })).id;
  await comeAs(page, baseURL, { guest_id: guest.guest_id }, PHONE);
  await page.goto(`/rental/trip-status/${id}`);

  await test.step('the page fits, dark and from right to left too', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for the provider');
    await expectNoSidewaysScroll(page);
    await expectNoFaults(page, 'main');
    await turnAround(page);
    await expectNoSidewaysScroll(page);
    await expectNoFaults(page, 'main');
  });
  await test.step('canceled with a reason it says so, and its car is free [RENT-040]', async () => {
    await page.getByRole('button', { name: 'Cancel trip' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this trip?' });
    // When they come the dialog grows, and its buttons move away from under a press.
    await expect(dialog.getByRole('radio').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel trip' }).click();
    await expect(dialog).toContainText('Please choose a reason');
    await dialog.getByRole('radio').first().check();
    await dialog.getByRole('button', { name: 'Cancel trip' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trip canceled');
    await expect(page.getByRole('main')).toContainText('You canceled this trip.');
    expect(await db.rows(sql`select 1 from trip_units where trip_id = ${id} and released_at is null`)).toEqual([]);
  });
  await test.step('another’s trip is not there', async () => {
    await page.goto(`/rental/trip-status/${found}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This trip was not found');
  });
  await test.step('a code to its phone opens it, to look at', async () => {
    await page.goto('/my-trips');
    await page.getByLabel('Trip number').fill(String(found));
    await page.getByRole('textbox', { name: 'Phone' }).fill(phone);
    const send = page.getByRole('button', { name: 'Send code' });
    const dialog = page.getByRole('dialog');
    const verify = dialog.getByRole('button', { name: 'Verify' });
    await test.step('also where nobody heard that it was sent', async () => {
      await loseAnswer(page, '**/trip/track-code');
      await send.click();
      await expect(toast(page, 'We could not reach the shop. Please check your connection.')).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await send.click();
    });
    await dialog.getByRole('textbox').first().pressSequentially('123456');
    await test.step('nor that it was right', async () => {
      const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/track-proof'));
      await loseAnswer(page, '**/trip/track-proof');
      await verify.click();
      await lost;
      await expect(verify).toBeEnabled();
      await verify.click();
    });
    await expect(page).toHaveURL(`/rental/trip-status/${found}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for the provider');
    await expect(page.getByRole('button', { name: 'Cancel trip' })).toHaveCount(0);
  });
});
