import type { Page } from '@playwright/test';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';
import { PHONE, toast, WIDE } from '#tests/support/catalog/catalogue.ts';
import { accentPixels } from '#tests/support/pages/map-pixels.ts';
import { expectNoFaults, expectNoSidewaysScroll, turnAround } from '#tests/support/pages/page-checks.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { newGuest } from '#tests/support/people/guests.ts';
import { visitAs } from '#tests/support/people/visitor.ts';
import { DESTINATION, PICKUP, type RentalTown, rentalTown } from '#tests/support/rental/rental-town.ts';
import { ALONE, changeSettings } from '#tests/support/shops/own-shop.ts';
import { expect, test } from '#tests/support/shops/shop.ts';

// Maps without a graphics card complain of it; some of what is pressed is refused on purpose.
test.use({ pictures: false, provoked: /GL Driver Message|WebGL|403/ });

const AT_JARNTORGET = {
  zones: [1, 4],
  location: PICKUP.location_name,
  at: { lat: PICKUP.lat, lng: PICKUP.lng },
  stored: { cookie_consent: 'necessary' },
} as const;

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Trip Cart' });
const question = (page: Page) => page.getByRole('alertdialog');
const openCart = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
const card = (page: Page, name: string) =>
  page.getByRole('main').getByRole('article').filter({ hasText: name }).first();
const addTo = (page: Page, name: string) => card(page, name).getByRole('button', { name: `Add to trip: ${name}` });

function wholeTown({ providers: [here, there] }: RentalTown) {
  if (!here || !there) throw new Error('the town has two providers');
  return { here, there };
}

/** Names of their own: two providers may rent out the same model. */
async function named(db: Db, town: RentalTown) {
  for (const { vehicle_ids } of town.providers)
    for (const id of vehicle_ids)
      await db.run(
        sql`update vehicles set name = jsonb_set(name, '{en}', to_jsonb('Test Car ' || id)) where id = ${id}`,
      );
}

test('a guest fills a trip cart, and is asked before a trip type, a provider or a duration changes', async ({
  page,
  ownShop,
}) => {
  const shop = await ownShop();
  const town = await rentalTown(shop.db);
  await named(shop.db, town);
  const { here, there } = wholeTown(town);
  const [van = 0, jeep = 0, mini = 0, pickup = 0] = here.vehicle_ids;
  const nameOf = (id: number) => `Test Car ${id}`;
  await town.setTerms(van, { hourly: 1000, day_wise: 6000, units: 2 });
  await town.setTerms(mini, { hourly: 900 });
  await changeSettings(shop, {});
  await page.setViewportSize(WIDE);
  await visitAs(page, { ...AT_JARNTORGET, module: 'rental' }, shop.baseURL);
  const visit = (provider: { slug: string }, plan: Record<string, string>) =>
    page.goto(`${shop.baseURL}/rental/provider-details/${provider.slug}?${new URLSearchParams(plan)}`);
  await visit(here, { tripType: 'hourly', duration: '4' });

  await test.step('a card puts its vehicle in and counts it [RENT-007g] [RENT-035]', async () => {
    await addTo(page, nameOf(van)).click();
    await expect(toast(page, 'The vehicle successfully added to your cart.')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  });
  await test.step('one less than one is the bin [RENT-031]', () =>
    expect(card(page, nameOf(van)).getByRole('button', { name: `Remove ${nameOf(van)}` })).toBeVisible());
  const increase = card(page, nameOf(van)).getByRole('button', { name: `One more: ${nameOf(van)}` });
  await test.step('up to what is free; at the limit a card says so in its own words [RENT-027] [RENT-030]', async () => {
    await increase.click();
    await expect(card(page, nameOf(van)).getByRole('status')).toHaveText('2');
    await increase.click();
    await expect(toast(page, 'the vehicle can have up to 2 rental options')).toBeVisible();
  });

  await test.step('the header’s cart is the trip cart [HDR-002]', async () => {
    await openCart(page);
    await expect(drawer(page)).toBeVisible();
  });
  await test.step('with pickup [RENT-005a], destination [RENT-005b], Pickup Now [RENT-005c] and hours [RENT-005e]', async () => {
    await expect(drawer(page)).toContainText(`Pickup location${PICKUP.location_name}`);
    await expect(drawer(page)).toContainText('DestinationNot chosen');
    await expect(drawer(page)).toContainText('Pickup Now');
    await expect(drawer(page)).toContainText('Rent TypeHourly, 4 hours');
  });
  await test.step('vehicles [RENT-005h] and total [RENT-005i]', async () => {
    await expect(
      drawer(page)
        .getByRole('listitem')
        .filter({ hasText: nameOf(van) }),
    ).toContainText('$80.00');
    await expect(drawer(page).getByRole('contentinfo').or(drawer(page).locator('footer'))).toContainText('Total$80.00');
  });
  await test.step('one more than there are is refused by number [RENT-028]', async () => {
    await drawer(page)
      .getByRole('button', { name: `One more: ${nameOf(van)}` })
      .click();
    await expect(toast(page, "You can't add more than 2 quantities of this vehicle.")).toBeVisible();
  });
  await page.keyboard.press('Escape');

  await test.step('another duration asks: update the trip [RENT-018] [RENT-023]', async () => {
    await visit(here, { tripType: 'hourly', duration: '6' });
    await addTo(page, nameOf(jeep)).click();
    await expect(question(page)).toContainText('Duration');
    await expect(question(page)).toContainText('4 hours');
    await expect(question(page)).toContainText('6 hours');
    await question(page).getByRole('button', { name: 'Update' }).click();
    await expect(toast(page, 'The vehicle successfully added')).toBeVisible();
    await openCart(page);
    await expect(drawer(page)).toContainText('Hourly, 6 hours');
    await page.keyboard.press('Escape');
  });
  await test.step('or add to the trip as it is', async () => {
    await visit(here, { tripType: 'hourly', duration: '8' });
    await addTo(page, nameOf(mini)).click();
    await question(page).getByRole('button', { name: 'Add', exact: true }).click();
    await expect(toast(page, 'The vehicle successfully added')).toBeVisible();
    await openCart(page);
    await expect(drawer(page)).toContainText('Hourly, 6 hours');
    await page.keyboard.press('Escape');
  });

  const byDay = { tripType: 'day_wise', duration: '48' };
  await test.step('another trip type asks, names both and what each costs [RENT-013]', async () => {
    await visit(here, byDay);
    await addTo(page, nameOf(pickup)).click();
    await expect(question(page).getByRole('heading', { name: 'Do you want to change trip type' })).toBeVisible();
    await expect(question(page)).toContainText('Your trip cart is Hourly');
    await expect(question(page)).toContainText('switches it to Per day');
    await expect(
      question(page)
        .getByRole('listitem')
        .filter({ hasText: nameOf(van) }),
    ).toContainText('$240.00');
    await expect(
      question(page)
        .getByRole('listitem')
        .filter({ hasText: nameOf(mini) }),
    ).toContainText('No price per day, will be removed');
  });
  await test.step('No changes nothing [RENT-014]', async () => {
    await question(page).getByRole('button', { name: 'No' }).click();
    await expect(question(page)).toHaveCount(0);
    await openCart(page);
    await expect(drawer(page)).toContainText('Hourly, 6 hours');
    await page.keyboard.press('Escape');
  });
  await test.step('Yes switches; vehicles without that type go [RENT-014] [RENT-022]', async () => {
    await addTo(page, nameOf(pickup)).click();
    await question(page).getByRole('button', { name: 'Yes' }).click();
    await expect(toast(page, 'The vehicle successfully added')).toBeVisible();
    await openCart(page);
    await test.step('days are hours by 24 [RENT-005f]', () => expect(drawer(page)).toContainText('Per day, 2 days'));
    await expect(drawer(page).getByRole('listitem')).toHaveCount(3);
    await expect(drawer(page)).not.toContainText(nameOf(mini));
    await page.keyboard.press('Escape');
  });

  await test.step('another provider’s vehicle asks for a reset [RENT-012] [RENT-015] [RENT-025]', async () => {
    await visit(there, byDay);
    await addTo(page, nameOf(there.vehicle_ids[0] ?? 0)).click();
    await expect(question(page).getByRole('heading', { name: 'Are you sure want to reset?' })).toBeVisible();
    await expect(question(page)).toContainText('Are you sure, you want to reset?');
    await expect(question(page)).toContainText(here.name);
    await question(page).getByRole('button', { name: 'Yes' }).click();
    await expect(toast(page, 'The vehicle successfully added')).toBeVisible();
  });
  const only = nameOf(there.vehicle_ids[0] ?? 0);
  await test.step('one of it replaces all others [RENT-026]', async () => {
    await openCart(page);
    await expect(drawer(page).getByRole('listitem')).toHaveCount(1);
    await expect(drawer(page).getByRole('listitem')).toContainText(only);
    await expect(drawer(page).getByRole('listitem').getByRole('status')).toHaveText('1');
  });

  await test.step('the trip is edited in place, and the price follows before it is saved', async () => {
    await drawer(page).getByRole('button', { name: 'Edit trip details' }).click();
    await drawer(page).getByRole('button', { name: 'Longer' }).click();
    await expect(drawer(page).locator('footer')).toContainText('With these details$180.00');
    await drawer(page).getByRole('button', { name: 'Save trip' }).click();
    await expect(toast(page, 'updated successfully!')).toBeVisible();
    await expect(drawer(page)).toContainText('Per day, 3 days');
  });
  await test.step('any other refusal is said in the server’s words [RENT-037b]', async () => {
    await shop.db.run(sql`update stores set active = false where id = ${there.id}`);
    await changeSettings(shop, {});
    await drawer(page).getByRole('button', { name: 'Edit trip details' }).click();
    await drawer(page).getByRole('button', { name: 'Longer' }).click();
    await drawer(page).getByRole('button', { name: 'Save trip' }).click();
    await expect(toast(page, `${there.name} is closed at the pickup time`)).toBeVisible();
    await drawer(page).getByRole('button', { name: 'Cancel' }).click();
    await shop.db.run(sql`update stores set active = true where id = ${there.id}`);
    await changeSettings(shop, {});
  });
  await test.step('vehicles that cannot come along are listed [RENT-017] [RENT-037a]; they go, or nothing changes [RENT-016]', async () => {
    await town.setTerms(there.vehicle_ids[0] ?? 0, { day_wise: 6000 });
    await changeSettings(shop, {});
    await drawer(page).getByRole('button', { name: 'Edit trip details' }).click();
    await drawer(page).getByText('Hourly').click();
    await drawer(page).getByRole('button', { name: 'Save trip' }).click();
    await expect(question(page).getByRole('heading', { name: 'Trip Vehicle List' })).toBeVisible();
    await expect(question(page).getByRole('listitem')).toContainText(only);
    await question(page).getByRole('button', { name: 'Cancel' }).click();
    await openCart(page);
    await expect(drawer(page)).toContainText('Per day, 3 days');
    await drawer(page).getByRole('button', { name: 'Edit trip details' }).click();
    await drawer(page).getByText('Hourly').click();
    await drawer(page).getByRole('button', { name: 'Save trip' }).click();
    await question(page).getByRole('button', { name: 'Remove & Continue' }).click();
    await expect(toast(page, 'updated successfully!')).toBeVisible();
    await openCart(page);
    await test.step('nothing is left [RENT-006]', () =>
      expect(drawer(page)).toContainText('No vehicles added in your cart. Please add vehicle to your cart list.'));
  });
  await test.step('where no rental module is offered any more, the menu of a customer has no trips [HDR-013d]', async () => {
    const customer = await signedInCustomer(shop);
    await visitAs(page, { ...AT_JARNTORGET, ...customer, module: 'food' }, shop.baseURL);
    const openMenu = async () => {
      await page.goto(`${shop.baseURL}/about-us`);
      await page.getByRole('button', { name: 'Account' }).click();
      await expect(page.getByRole('menuitem', { name: 'My Orders' })).toBeVisible();
    };
    await openMenu();
    await expect(page.getByRole('menuitem', { name: 'My Trips' })).toBeVisible();
    await shop.db.run(sql`update modules set status = false where module_type = 'rental'`);
    await changeSettings(shop, {});
    await openMenu();
    await expect(page.getByRole('menuitem', { name: 'My Trips' })).toHaveCount(0);
  });
});

/** A trip cart that was filled before, for the day after tomorrow. */
async function filledCart(page: Page, db: Db, vehicle_id: number, more: object = {}) {
  const guest = await newGuest({ db });
  const soon = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
  const answer = await page.request.post('/api/v1/rental/user/cart/add-to-cart', {
    headers: { moduleid: '6', zoneid: '[1,4]' },
    data: {
      guest_id: guest.guest_id,
      vehicle_id,
      quantity: 1,
      rental_type: 'hourly',
      estimated_hours: 4,
      pickup_location: PICKUP,
      pickup_time: `${soon} 16:00`,
      ...more,
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return { guest_id: guest.guest_id, soon };
}

test.describe('in a town where nobody else rents', () => {
  test.use({ business: ALONE, maps: 'painted' });

  test('on a phone the cart page shows the whole trip, and what is not free any more can only go', async ({
    page,
    baseURL,
    db,
  }) => {
    // Its map is painted, without a graphics card.
    const town = await rentalTown(db);
    await changeSettings({ db, baseURL: baseURL ?? '' }, {});
    const { here } = wholeTown(town);
    const [van = 0] = here.vehicle_ids;
    const { guest_id } = await filledCart(page, db, van, {
      rental_type: 'distance_wise',
      destination_location: DESTINATION,
    });
    await page.setViewportSize(PHONE);
    await visitAs(page, { ...AT_JARNTORGET, module: 'rental', guest_id }, baseURL);
    await page.goto('/home');
    const main = page.getByRole('main');

    await test.step('Proceed leads from the drawer to the page [RENT-005j]', async () => {
      await page.getByRole('button', { name: /^Cart/ }).locator('visible=true').first().click();
      await expect(drawer(page)).toContainText(`Destination${DESTINATION.location_name}`);
      await expect(drawer(page)).toContainText(/Schedule at.*10:00/);
      await drawer(page).getByRole('button', { name: 'Proceed' }).click();
      await expect(page).toHaveURL('/rental/cart');
    });
    await test.step('the trip cart there: the time [RENT-005d], kilometres to three decimals [RENT-005g] [ROUTE-020]', async () => {
      await expect(main).toContainText(/Schedule at.*10:00/);
      await expect(main).toContainText(/Distance wise, \d+\.\d{3} km/);
    });
    await test.step('a vehicle in it leads to its page, which knows from where [ROUTE-017]', () =>
      expect(main.locator('a[href^="/rental/vehicle-details/"]')).toHaveAttribute('href', /\?from=cart$/));
    const end = (place: { location_name: string }) => main.getByRole('img', { name: place.location_name });
    await test.step('the way between pickup and destination is drawn on a map [RENT-019a]', async () => {
      await expect(end(PICKUP)).toBeVisible();
      await expect(end(DESTINATION)).toBeVisible();
      const map = main.locator('.maplibregl-map');
      await expect.poll(() => accentPixels(map, { besideMiddle: 0 })).toBeGreaterThan(300);
    });
    await test.step('which the zoom controls bring nearer and further away [RENT-019b]', async () => {
      const apart = async () => {
        const [from, to] = await Promise.all([end(PICKUP).boundingBox(), end(DESTINATION).boundingBox()]);
        return from && to ? Math.abs(from.x - to.x) : 0;
      };
      // The map may still be moving to where both ends are seen.
      let before = Number.NaN;
      await expect(async () => {
        const last = before;
        before = await apart();
        expect(before).toBe(last);
        expect(before).toBeGreaterThan(0);
      }).toPass();
      await main.getByRole('button', { name: 'Zoom in' }).click();
      await expect.poll(apart).toBeGreaterThan(before * 1.5);
      await main.getByRole('button', { name: 'Zoom out' }).click();
      await expect.poll(apart).toBeLessThan(before * 1.5);
    });
    await test.step('nothing is wrong with it, dark and from right to left either', async () => {
      await expectNoFaults(page, 'main');
      await turnAround(page);
      await expectNoSidewaysScroll(page);
      await expectNoFaults(page, 'main');
    });
    await test.step('a vehicle that is not free at that time says so and shows only its bin [RENT-029] [RENT-032]', async () => {
      await db.run(sql`update vehicle_units set status = false where vehicle_id = ${van}`);
      await changeSettings({ db, baseURL: baseURL ?? '' }, {});
      await page.reload();
      const line = main.getByRole('listitem').filter({ hasText: 'This vehicle is not available in this pick time' });
      await expect(line.getByRole('button')).toHaveCount(1);
      await main.getByRole('button', { name: 'Proceed To Checkout' }).click();
      await expect(toast(page, 'Some vehicles are not available as chosen')).toBeVisible();
      await line.getByRole('button', { name: /^Remove/ }).click();
    });
    await test.step('the last one leaves an empty cart, on the page, at the badge and in the drawer [RENT-033]', async () => {
      const none = 'No vehicles added in your cart. Please add vehicle to your cart list.';
      await expect(main).toContainText(none);
      await main.getByRole('button', { name: 'Continue Shopping' }).click();
      await expect(page).toHaveURL(/\/home$/);
      await page.getByRole('button', { name: 'Cart', exact: true }).locator('visible=true').first().click();
      await expect(page.getByRole('dialog')).toContainText(none);
    });
  });

  test('a trip stays or goes with the zone that is chosen, and comes along when one signs in', async ({
    page,
    baseURL,
    db,
  }) => {
    const town = await rentalTown(db);
    await changeSettings({ db, baseURL: baseURL ?? '' }, {});
    const { there } = wholeTown(town);
    const [van = 0] = there.vehicle_ids;
    const { guest_id } = await filledCart(page, db, van);
    await page.setViewportSize(WIDE);
    await visitAs(page, { ...AT_JARNTORGET, module: 'food', guest_id }, baseURL);
    await page.goto('/home');
    const choose = async (name: string) => {
      await page
        .getByRole('banner')
        .getByRole('button', { name: /module|Food|Rental/i })
        .first()
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .click();
    };

    await test.step('the vehicle is in no other cart [RENT-001]', () =>
      expect(page.getByRole('banner').getByRole('button', { name: 'Cart', exact: true })).toBeVisible());
    await test.step('the module’s own cart is shown [MOD-014], kept where its provider hands over [MOD-010] [MOD-011]', async () => {
      // Its words may come later than the cart itself.
      const cart = page.waitForResponse(/cart\/get-cart/);
      await page.route(/assets\/text-trip-cart-/, async (route) => {
        await cart;
        await route.continue();
      });
      // Listening before the press: as another waits behind it, the first is said for two and a half seconds only, and on
      // a machine that is busy with other browsers both were over before the press was through.
      const said = ['A Module has been selected.', 'Location set successfully'].map((words) =>
        toast(page, words).waitFor(),
      );
      await choose('Rental');
      await Promise.all(said);
      await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
    });
    await test.step('where it does not, it is cleared on the server [MOD-012] and that is said [MOD-013]', async () => {
      await choose('Food');
      await expect(page.locator('html')).toHaveAttribute('data-module', 'food');
      await db.run(sql`update stores set pickup_zone_id = '{1}' where id = ${there.id}`);
      await changeSettings({ db, baseURL: baseURL ?? '' }, {});
      await page.evaluate(() => localStorage.setItem('zoneid', '[4]'));
      await page.goto('/home');
      const said = toast(
        page,
        'Your cart has been cleared as the selected zone does not support the previous pickup point.',
      ).waitFor();
      await choose('Rental');
      await said;
      const left = await page.request.get(`/api/v1/rental/user/cart/get-cart?guest_id=${guest_id}`, {
        headers: { moduleid: '6', zoneid: '[1,4]' },
      });
      expect(await left.json()).toEqual({ carts: [], user_data: [] });
      await db.run(sql`update stores set pickup_zone_id = ${town.zone_ids}::int[] where id = ${there.id}`);
      await changeSettings({ db, baseURL: baseURL ?? '' }, {});
    });
    await test.step('after signing in the cart is asked for anew: the guest’s trip is the customer’s [AUTH-007b]', async () => {
      const account = await signedInCustomer({ db }, { password: 'Secret-77' });
      const { guest_id: other } = await filledCart(page, db, van);
      await page.evaluate((id) => {
        localStorage.setItem('zoneid', '[1,4]');
        localStorage.setItem('guest_id', id);
      }, other);
      await page.goto('/rental');
      await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
      const door = page.getByRole('dialog', { name: 'Sign In' });
      await door.getByRole('textbox', { name: 'Email or phone' }).fill(account.email);
      await door.getByRole('textbox', { name: 'Password', exact: true }).fill(account.password);
      const asked = page.waitForRequest(
        (request) => request.url().includes('/rental/user/cart/get-cart') && 'authorization' in request.headers(),
      );
      await door.getByRole('button', { name: 'Sign In', exact: true }).click();
      await asked;
      await expect(page.getByRole('banner').getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
    });
  });
});
