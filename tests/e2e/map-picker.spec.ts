import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { ar } from '#web/i18n/ar.ts';
import { en } from '#web/i18n/en.ts';
import { expectNoFaults } from '../support/page-checks.ts';
import { NOTHING, remember, STOCKHOLM, storedPlace } from '../support/remember.ts';
import { expect as expectSoon, test } from '../support/shop.ts';

// Chromium draws without a graphics card here and complains of its own slowness.
const SLOW_GL = /GL Driver Message|WebGL/;
test.use({ provoked: SLOW_GL, pictures: false });
test.setTimeout(90_000);
// Maps are drawn by the processor here, and the first look at the town wakes its thread.
const expect = expectSoon.configure({ timeout: 15_000 });

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

/** How much of a picture is drawn in the accent colour, away from its middle, where a pin may stand. */
async function accentPixels(of: Locator): Promise<number> {
  const { data, info } = await sharp(await of.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += 3) {
    const pixel = at / 3;
    const fromMiddle = Math.abs((pixel % info.width) - info.width / 2);
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (fromMiddle > 40 && red > 180 && green < 100 && blue < 80) count += 1;
  }
  return count;
}

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

/** A browser that cannot draw maps: the list of places stands in, and everything around it is the same. */
const withoutWebGl = (page: Page) =>
  page.addInitScript(() => {
    const draw = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind === 'webgl2' ? null : Reflect.apply(draw, this, [kind, ...rest]);
    } as typeof draw;
  });

test.describe('loading and zoom', () => {
  test('without a place the zones are shown from zoom 9, at the shop’s default location; down to 1 [GEO-003a] [GEO-003c] [GEO-007]', async ({
    page,
  }) => {
    await page.goto('/');
    const geocode = page.waitForRequest(/geocode-api/);
    await page.getByRole('button', { name: 'Pick from map' }).click();
    const config = await (await page.request.get('/api/v1/config')).json();
    const asked = new URL((await geocode).url()).searchParams;
    expect({ lat: asked.get('lat'), lng: asked.get('lng') }).toEqual(config.default_location);
    await expect(map(page)).toBeVisible();
    await expect.poll(() => accentPixels(map(page)), { timeout: 30_000 }).toBeGreaterThan(200);
    expect(await pressesUntilEnd(page, 'Zoom out')).toBe(9 - 1);
  });

  test('neither picker nor map is fetched before it opens; with a place it opens there at zoom 17, between 1 and 21, by button and by key [MISC-012] [GEO-003a] [GEO-003b]', async ({
    page,
    baseURL,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    const ofMap = () => scripts.filter((path) => /map-picker|map-canvas|maplibre|picker|geo\//.test(path));
    await remember(page, baseURL, { place: true, module: 'food' });
    await page.goto('/about-us');
    await page.waitForLoadState('networkidle');
    await selector(page).click();
    await expect(page.getByRole('button', { name: 'Pick from map' })).toBeVisible();
    expect(ofMap()).toEqual([]);
    await page.getByRole('button', { name: 'Pick from map' }).click();
    await expect(map(page)).toBeVisible();
    await expect.poll(() => ofMap().join()).toMatch(/map-picker.*map-canvas/);

    await expect(pinned(page)).toHaveText('Haga Nygata 22, Haga, Gothenburg');
    expect(await accentPixels(map(page))).toBe(0);
    await map(page).focus();
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await page.keyboard.press('-');
    expect(await pressesUntilEnd(page, 'Zoom in')).toBe(21 - 17 - 1);
    expect(await pressesUntilEnd(page, 'Zoom out')).toBe(21 - 1);
  });
});

test.describe('picking', () => {
  test('the address follows the map; confirming stores it, says so and closes everything [LOC-010a] [LOC-010d] [LOC-010e]', async ({
    page,
    baseURL,
  }) => {
    await remember(page, baseURL, { place: true, module: 'food' });
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
    await expect(page.getByText('New Delivery address selected.')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const stored = await storedPlace(page);
    expect(stored).toMatchObject({ location: address, zoneid: zone_id });
    expect(stored.currentLatLng).not.toEqual({ lat: 57.6985, lng: 11.9575 });
    await expect(selector(page)).toContainText(address ?? '');
    await expect(page).toHaveURL('/about-us');
  });

  test('in rental it is a pickup address [LOC-010c]', async ({ page, baseURL }) => {
    await withoutWebGl(page);
    await remember(page, baseURL, { place: true, module: 'rental' });
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
    await remember(page, baseURL, { place: true, module: 'food' });
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
    await remember(page, baseURL, { place: true, module: 'food' });
    await openFromHeader(page);
    await page.keyboard.press('Escape');
    await expect(picker(page)).toHaveCount(0);
    await expect(selector(page)).toBeFocused();

    await selector(page).click();
    await page.getByRole('button', { name: 'Pick from map' }).click();
    await expect(pinned(page)).toHaveText('Haga Nygata 22, Haga, Gothenburg');
    const group = picker(page).getByRole('group', { name: 'Pick from map' });
    await expect(group).toHaveAccessibleDescription(en['place.map_help']);
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

  test('outside every zone it says so; Confirm changes nothing [LOC-010b]', async ({ page, baseURL }) => {
    await remember(page, baseURL, { module: 'food' });
    await page.route('**/place-api-details*', (route) =>
      route.fulfill({
        json: {
          id: 'x',
          displayName: { text: 'Far away' },
          formattedAddress: 'Far away',
          location: { latitude: STOCKHOLM.lat, longitude: STOCKHOLM.lng },
        },
      }),
    );
    await page.goto('/');
    await page.getByRole('button', { name: 'Pick from map' }).click();
    await picker(page).getByRole('combobox').fill('eriksberg');
    await picker(page).getByRole('option').first().click();
    const notice = picker(page).getByRole('alert').getByText('Service not available in this area');
    await expect(notice).toBeVisible();
    await picker(page).getByRole('button', { name: 'Confirm place' }).click();
    await expect(notice).toBeVisible();
    expect(await storedPlace(page)).toEqual(NOTHING);
    await picker(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(picker(page)).toHaveCount(0);
  });

  test('where the server knows no zone nothing is stored, whatever the map showed [LOC-010b]', async ({
    page,
    baseURL,
  }) => {
    await withoutWebGl(page);
    await remember(page, baseURL, { module: 'food' });
    await page.route('**/get-zone-id*', (route) => route.fulfill({ json: { zone_id: '[]', zone_data: [] } }));
    await page.goto('/');
    await page.getByRole('button', { name: 'Pick from map' }).click();
    await picker(page).getByRole('button', { name: 'Confirm place' }).click();
    await expect(picker(page).getByRole('alert').getByText('Service not available in this area')).toBeVisible();
    expect(await storedPlace(page)).toEqual(NOTHING);
  });

  test('a place where the module is not offered asks for another one', async ({ page, baseURL }) => {
    await withoutWebGl(page);
    await remember(page, baseURL, { place: true, module: 'pharmacy' });
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
    await withoutWebGl(page);
    await remember(page, baseURL, { place: true, module: 'food' });
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

test.describe('to everybody', () => {
  for (const [language, texts, theme] of [
    ['en', en, 'light'],
    ['ar', ar, 'dark'],
  ] as const) {
    test(`in ${language} and ${theme}, at 1440 and at 390 px, axe finds nothing [A11Y-001] [A11Y-003]`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width: 1440, height: 800 });
      await remember(page, baseURL, { place: true, module: 'food', language, theme });
      await page.goto('/about-us');
      await selector(page).click();
      await page.getByRole('button', { name: texts['place.pick_from_map'] }).click();
      const dialog = page.getByRole('dialog', { name: texts['place.pick_from_map'] });
      await expect(dialog.locator('.maplibregl-canvas')).toBeVisible();
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(dialog.getByRole('button', { name: texts['place.confirm'] })).toBeInViewport({ ratio: 1 });
        await expectNoFaults(page, '[role=dialog]');
      }
    });
  }
});

test.describe('the delivery map', () => {
  test.use({ provoked: /GL Driver Message|WebGL|503/ });

  const modesAsked = (page: Page) => {
    const modes: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname.endsWith('/direction-api')) modes.push(url.searchParams.get('mode') ?? '');
    });
    return modes;
  };
  const withoutRoutes = (page: Page, modes: readonly string[]) =>
    page.route('**/direction-api*', (route) => {
      const mode = new URL(route.request().url()).searchParams.get('mode') ?? '';
      return modes.includes(mode) ? route.fulfill({ json: { routes: [] } }) : route.continue();
    });

  test('drives, else walks, else cycles, else shows the markers only [GEO-005a] [GEO-005b] [GEO-005c] [GEO-005d]', async ({
    page,
  }) => {
    const modes = modesAsked(page);
    for (const [failing, asked, text] of [
      [[], ['DRIVE'], /By car: \d/],
      [['DRIVE'], ['DRIVE', 'WALK'], /On foot: \d/],
      [['DRIVE', 'WALK'], ['DRIVE', 'WALK', 'BICYCLE'], /By bicycle: \d/],
      [['DRIVE', 'WALK', 'BICYCLE'], ['DRIVE', 'WALK', 'BICYCLE'], en['delivery_map.no_route']],
    ] as const) {
      modes.length = 0;
      await withoutRoutes(page, failing);
      await page.goto('/ui/delivery-map');
      await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
      expect(modes).toEqual(asked);
      await expect(page.getByRole('img', { name: 'Store' })).toBeVisible();
      await expect(page.getByRole('img', { name: 'Destination' })).toBeVisible();
      await page.getByRole('button', { name: 'Show the whole way' }).click();
      const drawn = expect.poll(() => accentPixels(page.locator('.maplibregl-canvas')), { timeout: 15_000 });
      if (failing.length < 3) await drawn.toBeGreaterThan(1500);
      else await drawn.toBeLessThan(1300);
    }
  });

  test('zooms from 0 to 22 and starts at 10 [GEO-004]', async ({ page }) => {
    // Wide and flat: a screen taller than the whole world at zoom 0 would stop the map earlier.
    await page.setViewportSize({ width: 500, height: 600 });
    await page.goto('/ui/delivery-map');
    await expect(page.locator('.maplibregl-canvas')).toBeVisible();
    expect(await pressesUntilEnd(page, 'Zoom out')).toBe(10);
    expect(await pressesUntilEnd(page, 'Zoom in')).toBe(22);
  });
});
