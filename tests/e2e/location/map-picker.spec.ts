import type { Locator, Page } from '@playwright/test';
import { sql } from '#server/db/sql.ts';
import { newOrder } from '#tests/support/orders/orders.ts';
import { leaveOutMaps } from '#tests/support/pages/map-drawing.ts';
import { accentPixels } from '#tests/support/pages/map-pixels.ts';
import { expectNoFaults, turnAround } from '#tests/support/pages/page-checks.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { IN_HAGA, NO_PLACE, storedPlace, visitAs } from '#tests/support/people/visitor.ts';
import { changeSettings } from '#tests/support/shops/own-shop.ts';
import { expect, test } from '#tests/support/shops/shop.ts';
import { en } from '#web/i18n/en.ts';

// Chromium draws without a graphics card here and complains of its own slowness.
const SLOW_GL = /GL Driver Message|WebGL/;
// Small, because every pixel of a map is drawn by the processor.
test.use({ provoked: SLOW_GL, pictures: false, viewport: { width: 640, height: 560 } });

const selector = (page: Page) => page.locator('header button:has([data-place])');
const picker = (page: Page) => page.getByRole('dialog', { name: 'Pick from map' });
const map = (page: Page) => picker(page).locator('.maplibregl-canvas');
const pinned = (page: Page) => picker(page).getByRole('status').last();

async function openFromHeader(page: Page) {
  await page.goto('/about-us');
  await selector(page).click();
  await page.getByRole('button', { name: 'Pick from map' }).click();
  await expect(picker(page)).toBeVisible();
}

/** A way across the map takes more of the accent colour than anything else on it. */
const LINE_IN_SIGHT = 250;

/** How often a zoom button can be pressed before the map is at its end. Two frames a press: one to move, one to draw. */
const pressesUntilEnd = (page: Page, name: 'Zoom in' | 'Zoom out'): Promise<number> =>
  page.getByRole('button', { name }).evaluate(async (button: HTMLButtonElement) => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
    let presses = 0;
    for (; !button.disabled && presses < 40; presses += 1) {
      button.click();
      await frame();
      await frame();
      await new Promise((done) => setTimeout(done));
    }
    return presses;
  });

test.describe('loading and zoom', () => {
  test.use({ maps: 'painted' });

  test('without a place the zones are shown from zoom 9, at the shop’s default location; down to 1 [GEO-003c] [GEO-007]', async ({
    page,
  }) => {
    await page.goto('/');
    const geocode = page.waitForRequest(/geocode-api/);
    await page.getByRole('button', { name: 'Pick from map' }).click();
    const config = await (await page.request.get('/api/v1/config')).json();
    const asked = new URL((await geocode).url()).searchParams;
    expect({ lat: asked.get('lat'), lng: asked.get('lng') }).toEqual(config.default_location);
    await expect(map(page)).toBeVisible();
    await expect.poll(() => accentPixels(map(page))).toBeGreaterThan(200);
    expect(await pressesUntilEnd(page, 'Zoom out')).toBe(9 - 1);
  });

  test('with a place the picker opens there', async ({ page, baseURL }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    const ofMap = () => scripts.filter((path) => /map-picker|map-canvas|maplibre|picker|geo\//.test(path));
    await visitAs(page, { ...IN_HAGA, module: 'food' }, baseURL);
    await page.goto('/about-us');

    await test.step('neither picker nor map is fetched before it opens [MISC-012]', async () => {
      await page.waitForLoadState('networkidle');
      await selector(page).click();
      await expect(page.getByRole('button', { name: 'Pick from map' })).toBeVisible();
      expect(ofMap()).toEqual([]);
      await page.getByRole('button', { name: 'Pick from map' }).click();
      await expect(map(page)).toBeVisible();
      await expect.poll(() => ofMap().join()).toMatch(/map-picker.*map-canvas/);
    });

    await test.step('the pin stands at the place, without zones around it', async () => {
      await expect(pinned(page)).toHaveText('Haga Nygata 22, Haga, Gothenburg');
      expect(await accentPixels(map(page))).toBe(0);
    });

    for (const turn of [async () => {}, turnAround])
      await test.step('axe finds nothing, and its button is in sight [A11Y-001] [A11Y-003]', async () => {
        await turn(page);
        await expect(picker(page).getByRole('button', { name: 'Confirm place' })).toBeInViewport({ ratio: 1 });
        await expectNoFaults(page, '[role=dialog]');
      });

    await test.step('at zoom 17, by key and by button as near as 21 [GEO-003b]', async () => {
      await map(page).focus();
      await page.keyboard.press('+');
      await page.keyboard.press('+');
      await page.keyboard.press('-');
      expect(await pressesUntilEnd(page, 'Zoom in')).toBe(21 - 17 - 1);
    });
    await test.step('and as far as 1 [GEO-003a]', async () =>
      expect(await pressesUntilEnd(page, 'Zoom out')).toBe(21 - 1));
  });
});

test.describe('picking', () => {
  test('the address follows the map, and is confirmed', async ({ page, baseURL }) => {
    await visitAs(page, { ...IN_HAGA, module: 'food' }, baseURL);
    await openFromHeader(page);
    await expect(pinned(page)).toHaveText('Haga Nygata 22, Haga, Gothenburg');
    const box = await map(page).boundingBox();
    if (!box) throw new Error('no map');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 150, y - 120, { steps: 8 });
    await page.mouse.up();
    await expect(pinned(page)).not.toHaveText('Haga Nygata 22, Haga, Gothenburg');
    await expect(pinned(page)).toContainText('Gothenburg');
    const address = await pinned(page).textContent();
    const zones = page.waitForResponse(/get-zone-id/);
    await picker(page).getByRole('button', { name: 'Confirm place' }).click();
    const { zone_id } = await (await zones).json();

    await test.step('it is said [LOC-010d]', () =>
      expect(page.getByText('New Delivery address selected.')).toBeVisible());
    await test.step('everything closes [LOC-010e]', async () => {
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL('/about-us');
    });
    await test.step('address, coordinates and zones are stored [LOC-010a]', async () => {
      const stored = await storedPlace(page);
      expect(stored).toMatchObject({ location: address, zoneid: zone_id });
      expect(stored.currentLatLng).not.toEqual(IN_HAGA.at);
      await expect(selector(page)).toContainText(address ?? '');
    });
  });

  test('in rental it is a pickup address [LOC-010c]', async ({ page, baseURL }) => {
    await leaveOutMaps(page);
    await visitAs(page, { ...IN_HAGA, module: 'rental' }, baseURL);
    await openFromHeader(page);
    await picker(page).getByRole('button', { name: 'Confirm place' }).click();
    await expect(page.getByText('New Pickup address selected.')).toBeVisible();
  });

  test('from the landing page it leads on to the choice of a module [LAND-002] [LOC-010a]', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Pick from map' }).click();
    await expect(pinned(page)).toContainText('Gothenburg');
    await picker(page).getByRole('button', { name: 'Confirm place' }).click();
    await expect(page.getByRole('dialog').filter({ hasText: en['module.select'] })).toBeVisible();
    expect((await storedPlace(page)).zoneid).toBe('[1,4]');
  });

  test('a searched place moves the map there through its details [GEO-008] [CALL-026]', async ({ page, baseURL }) => {
    await visitAs(page, { ...IN_HAGA, module: 'food' }, baseURL);
    await openFromHeader(page);
    await picker(page).getByRole('combobox').fill('eriksberg');
    const details = page.waitForResponse(/place-api-details\?placeid=/);
    await picker(page).getByRole('option').first().click();
    const { location } = await (await details).json();
    await expect(pinned(page)).toContainText('Eriksberg');
    await picker(page).getByRole('button', { name: 'Confirm place' }).click();
    await expect(page.getByText('New Delivery address selected.')).toBeVisible();
    const { currentLatLng } = await storedPlace(page);
    expect(currentLatLng.lat).toBeCloseTo(location.latitude, 5);
    expect(currentLatLng.lng).toBeCloseTo(location.longitude, 5);
  });

  test('by keyboard: arrows move, Enter confirms; Escape gives the focus back [A11Y-002]', async ({
    page,
    baseURL,
  }) => {
    await visitAs(page, { ...IN_HAGA, module: 'food' }, baseURL);
    await openFromHeader(page);
    await expect(page.locator('[role=dialog]:focus-within')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(picker(page)).toHaveCount(0);
    await expect(selector(page)).toBeFocused();

    await selector(page).click();
    await page.getByRole('button', { name: 'Pick from map' }).click();
    await expect(pinned(page)).toHaveText('Haga Nygata 22, Haga, Gothenburg');
    const group = picker(page).getByRole('group', { name: 'Pick from map' });
    await expect(group).toHaveAccessibleDescription(en['picker.map_help']);
    await expect(async () => {
      await map(page).press('ArrowRight');
      await expect(pinned(page)).not.toHaveText('Haga Nygata 22, Haga, Gothenburg', { timeout: 3000 });
    }).toPass();
    await expect(pinned(page)).toContainText('Gothenburg');
    const address = await pinned(page).textContent();
    await map(page).press('Enter');
    await expect(page.getByText('New Delivery address selected.')).toBeVisible();
    expect((await storedPlace(page)).location).toBe(address);
  });

  test('a place where the module is not offered asks for another one', async ({ page, baseURL }) => {
    await leaveOutMaps(page);
    await visitAs(page, { ...IN_HAGA, module: 'pharmacy' }, baseURL);
    await openFromHeader(page);
    await picker(page).getByRole('combobox').fill('eriksberg');
    await picker(page).getByRole('option').first().click();
    await expect(pinned(page)).toContainText('Eriksberg');
    await picker(page).getByRole('button', { name: 'Confirm place' }).click();
    await expect(page.getByRole('dialog').filter({ hasText: en['module.select'] })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('module'))).toBeNull();
  });
});

test.describe('without WebGL', () => {
  test('the parts of town and the search lead to the same result', async ({ page, baseURL }) => {
    await leaveOutMaps(page);
    await visitAs(page, { ...IN_HAGA, module: 'food' }, baseURL);
    await openFromHeader(page);
    const parts = picker(page).getByRole('list', { name: 'Parts of town we serve' });
    await expect(parts.getByRole('button')).toHaveCount(4);
    await expect(parts.getByRole('button', { pressed: true })).toContainText('Haga');
    await parts.getByRole('button', { name: /Lindholmen/ }).click();
    await expect(parts.getByRole('button', { pressed: true })).toContainText('Lindholmen');
    await expect(pinned(page)).toContainText('Gothenburg');
    const address = await pinned(page).textContent();
    await picker(page).getByRole('button', { name: 'Confirm place' }).click();
    await expect(page.getByText('New Delivery address selected.')).toBeVisible();
    expect(await storedPlace(page)).toMatchObject({ location: address, zoneid: '[2,4]' });
  });
});

test.describe('outside every zone', () => {
  test.use({ provoked: /GL Driver Message|WebGL|404/ });

  test('it is said, and nothing is stored', async ({ page, ownShop }) => {
    const shop = await ownShop();
    // A business that delivers in the middle of the town only.
    await shop.db.run(sql`update zones set coordinates = (select coordinates from zones where id = 1)`);
    await changeSettings(shop, {});
    await leaveOutMaps(page);
    await visitAs(page, { module: 'food' }, shop.baseURL);
    await page.goto(`${shop.baseURL}/`);
    const notice = (within: Page | Locator) =>
      within.getByRole('alert').getByText('Service not available in this area');

    await test.step('of a place that was searched', async () => {
      await page.getByRole('combobox', { name: 'Delivery address' }).fill('eriksberg');
      await page.getByRole('option').first().click();
      await expect(notice(page)).toBeVisible();
      await expect(page).toHaveURL(`${shop.baseURL}/`);
      expect(await storedPlace(page)).toEqual(NO_PLACE);
    });

    await test.step('of a place on the map, also when it is confirmed [LOC-010b]', async () => {
      await page.goto(`${shop.baseURL}/`);
      await page.getByRole('button', { name: 'Pick from map' }).click();
      await picker(page).getByRole('combobox').fill('eriksberg');
      await picker(page).getByRole('option').first().click();
      await expect(notice(picker(page))).toBeVisible();
      await picker(page).getByRole('button', { name: 'Confirm place' }).click();
      await expect(notice(picker(page))).toBeVisible();
      expect(await storedPlace(page)).toEqual(NO_PLACE);
      await picker(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(picker(page)).toHaveCount(0);
    });

    await test.step('by the server alone, when a zone was closed while the map was open [LOC-010b]', async () => {
      await page.goto(`${shop.baseURL}/`);
      await page.getByRole('button', { name: 'Pick from map' }).click();
      await expect(pinned(page)).toContainText('Gothenburg');
      await expect(notice(picker(page))).toHaveCount(0);
      await shop.db.run(sql`update zones set coordinates = polygon '((0,0),(0,1),(1,1))'`);
      await changeSettings(shop, {});
      await picker(page).getByRole('button', { name: 'Confirm place' }).click();
      await expect(notice(picker(page))).toBeVisible();
      expect(await storedPlace(page)).toEqual(NO_PLACE);
    });
  });
});

test.describe('the map of an order on its way', () => {
  test.use({ maps: 'painted', provoked: /GL Driver Message|WebGL|ERR_FAILED/ });

  const canvas = (page: Page) =>
    page.getByRole('region', { name: 'Where your order is' }).locator('.maplibregl-canvas');

  test('shows the way: by car, else on foot, else by bicycle, else both ends alone', async ({ page, baseURL, db }) => {
    const { id: customer_id, token } = await signedInCustomer({ db });
    const { id } = await newOrder({ db }, { customer_id, order_status: 'confirmed' });
    await visitAs(page, { ...IN_HAGA, module: 'food', token }, baseURL);
    const asked: string[] = [];
    let lost: readonly string[] = [];
    // The connection is lost whenever one of these ways is asked for.
    await page.route('**/direction-api*', (route) => {
      const mode = new URL(route.request().url()).searchParams.get('mode') ?? '';
      asked.push(mode);
      return lost.includes(mode) ? route.abort() : route.continue();
    });
    const trackWithout = async (modes: readonly string[]) => {
      asked.length = 0;
      lost = modes;
      await page.goto(`/track-order?order_id=${id}`);
      await expect(page.getByRole('img', { name: 'Your address' })).toBeVisible();
      await expect(page.getByRole('img', { name: /^Store: / })).toBeVisible();
    };
    // No pin stands in the middle of this map.
    const drawn = () => expect.poll(() => accentPixels(canvas(page), { besideMiddle: 0 }));

    await test.step('by car first [GEO-005a]', async () => {
      await trackWithout([]);
      await drawn().toBeGreaterThan(LINE_IN_SIGHT);
      expect(asked).toEqual(['DRIVE']);
    });
    await test.step('on foot when that fails [GEO-005b]', async () => {
      await trackWithout(['DRIVE', 'WALK']);
      await expect.poll(() => asked.slice(0, 2)).toEqual(['DRIVE', 'WALK']);
    });
    await test.step('by bicycle when that fails as well, and the way is shown [GEO-005c]', async () => {
      await drawn().toBeGreaterThan(LINE_IN_SIGHT);
      expect(asked).toEqual(['DRIVE', 'WALK', 'BICYCLE']);
    });
    await test.step('and without any of them there are the two ends, and no line [GEO-005d]', async () => {
      await trackWithout(['DRIVE', 'WALK', 'BICYCLE']);
      await expect.poll(() => asked).toEqual(['DRIVE', 'WALK', 'BICYCLE']);
      await drawn().toBeLessThan(LINE_IN_SIGHT);
    });
    await test.step('on a screen that becomes narrow both ends stay in sight', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.getByRole('img', { name: 'Your address' })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('img', { name: /^Store: / })).toBeInViewport({ ratio: 1 });
    });
  });

  test('zooms from 0 to 22 and starts at 10 where there is no way to show [GEO-004]', async ({ page, baseURL, db }) => {
    const { id: customer_id, token } = await signedInCustomer({ db });
    const { id } = await newOrder({ db }, { customer_id, order_status: 'confirmed', order_type: 'take_away' });
    // Flat: a map higher than the whole world at zoom 0 would stop earlier.
    await page.setViewportSize({ width: 500, height: 500 });
    // Whoever fetches it sees the way there, once they have said where they are.
    await visitAs(page, { module: 'food', token }, baseURL);
    await page.goto(`/track-order?order_id=${id}`);
    await expect(canvas(page)).toBeVisible();
    expect(await pressesUntilEnd(page, 'Zoom out')).toBe(10);
    expect(await pressesUntilEnd(page, 'Zoom in')).toBe(22);
  });
});
