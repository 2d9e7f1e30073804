import type { Page } from '@playwright/test';
import { holdAnswer } from '#tests/support/pages/hold-back.ts';
import { expectNoFaults, expectNoSidewaysScroll } from '#tests/support/pages/page-checks.ts';
import { HAGA, IN_HAGA, NO_PLACE, STOCKHOLM, storedPlace, visitAs } from '#tests/support/people/visitor.ts';
import { expect, test } from '#tests/support/shops/shop.ts';
import { ar } from '#web/i18n/ar.ts';
import { en } from '#web/i18n/en.ts';
import { es } from '#web/i18n/es.ts';

test.use({ pictures: false });

const GUEST_CALL = '/api/v1/auth/guest/request';
const selector = (page: Page) => page.locator('header button:has([data-place])');
const moduleDialog = (page: Page) => page.getByRole('dialog').filter({ hasText: en['module.select'] });

/** Lets the device be where we say. */
async function standAt(page: Page, { lat, lng }: { lat: number; lng: number }) {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: lat, longitude: lng });
}

test.describe('guest identity', () => {
  test('a first visit asks the server for a guest, the next page for none', async ({ page, baseURL }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes(GUEST_CALL) && asked.push(request.method()));
    const call = page.waitForResponse(`**${GUEST_CALL}`);
    await page.goto('/');
    const answer = await call;
    await test.step('the call says where it comes from [CALL-008]', async () =>
      expect((await answer.request().allHeaders()).origin).toBe(baseURL));
    const { guest_id } = await answer.json();
    const stored = () => page.evaluate(() => localStorage.getItem('guest_id'));
    await test.step('it answers with a guest [CALL-018]', () => expect(guest_id).toEqual(expect.stringMatching(/./)));
    await test.step('who is stored [STOR-005]', () => expect.poll(stored).toBe(guest_id));
    await test.step('the next page asks for none [STOR-006]', async () => {
      await page.goto('/about-us');
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual(['POST']);
      expect(await stored()).toBe(guest_id);
    });
  });

  test('two tabs opened together share one guest [STOR-005]', async ({ page, context }) => {
    let asked = 0;
    context.on('request', (request) => {
      if (request.url().includes(GUEST_CALL)) asked += 1;
    });
    let answer = () => {};
    const mayAnswer = new Promise<void>((done) => {
      answer = done;
    });
    await context.route(`**${GUEST_CALL}`, async (route) => {
      await mayAnswer;
      await route.continue();
    });
    const other = await context.newPage();
    await Promise.all([page.goto('/about-us'), other.goto('/about-us')]);
    await expect.poll(() => asked).toBe(1);
    // Both tabs are there, and the first still waits.
    answer();
    const guestOf = (tab: Page) => tab.evaluate(() => localStorage.getItem('guest_id'));
    await expect.poll(() => guestOf(other)).toBeTruthy();
    await other.waitForLoadState('networkidle');
    expect(asked).toBe(1);
    expect(await guestOf(page)).toBe(await guestOf(other));
  });
});

test.describe('the landing page', () => {
  test('an address is typed, found and chosen by keyboard; then a module is chosen', async ({ page }) => {
    await page.goto('/');
    const field = page.getByRole('combobox', { name: 'Delivery address' });
    const options = page.getByRole('option');
    await expect(field).toHaveAttribute('placeholder', 'Enter your delivery address');

    await test.step('places are looked for by what is typed [CALL-025] [CALL-027]', async () => {
      const search = page.waitForRequest(/place-api-autocomplete\?search_text=linneg/);
      await field.pressSequentially('linneg', { delay: 20 });
      expect((await search).method()).toBe('GET');
      await expect(options.first()).toContainText('Linnégatan');
      await expect(field).toHaveAttribute('aria-expanded', 'true');
    });

    await test.step('Escape closes the list, arrows walk through it [A11Y-002]', async () => {
      await field.press('Escape');
      await expect(options).toHaveCount(0);
      await field.press('ArrowDown');
      await expect(options.first()).toHaveAttribute('aria-selected', 'true');
      await expect(field).toHaveAttribute(
        'aria-activedescendant',
        (await options.first().getAttribute('id')) ?? 'no id',
      );
    });

    const details = page.waitForRequest(/place-api-details\?placeid=/);
    const zones = page.waitForResponse(/get-zone-id\?lat=57\.\d+&lng=11\.\d+/);
    await field.press('Enter');
    await test.step('the chosen one’s details are asked for [CALL-026]', async () =>
      expect((await details).method()).toBe('GET'));
    const { zone_id } = await (await zones).json();
    await expect(moduleDialog(page)).toBeVisible();
    const stored = await storedPlace(page);
    await test.step('and the zones over it, which are stored as a list [CALL-024] [STOR-003]', () => {
      expect(stored.zoneid).toBe(zone_id);
      expect(JSON.parse(stored.zoneid ?? '')).toContain(1);
    });
    await test.step('its address is stored [STOR-001]', () => expect(stored.location).toContain('Linnégatan'));
    await test.step('its coordinates are stored [STOR-002]', () => {
      expect(stored.currentLatLng.lat).toBeCloseTo(57.69, 1);
      expect(stored.currentLatLng.lng).toBeCloseTo(11.95, 1);
    });

    await test.step('then a module is chosen, and one is in the shop [LAND-002]', async () => {
      await moduleDialog(page).getByRole('button', { name: /Food/ }).click();
      await expect(page).toHaveURL('/home');
    });
  });

  test('a module first, then the place: straight home [MISC-003] [LAND-002]', async ({ page, baseURL }) => {
    await visitAs(page, { module: 'food' }, baseURL);
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Delivery address' }).fill('haga nygata 12');
    await page.getByRole('button', { name: 'Explore' }).click();
    await expect(page).toHaveURL('/home');
    expect((await storedPlace(page)).location).toContain('Haga Nygata');
  });

  test('who said their place before goes on with it', async ({ page, baseURL }) => {
    await visitAs(page, IN_HAGA, baseURL);
    await page.goto('/');
    const location = (await storedPlace(page)).location ?? 'none';
    await expect(page.getByRole('combobox', { name: 'Delivery address' })).toHaveAttribute('placeholder', location);
    await page.getByRole('button', { name: 'Explore' }).click();
    await moduleDialog(page).getByRole('button', { name: /Food/ }).click();
    await expect(page).toHaveURL('/home');

    await page.goto('/');
    await page.getByRole('button', { name: 'Explore' }).click();
    await expect(page).toHaveURL('/home');
    expect((await storedPlace(page)).location).toBe(location);
  });

  test('Explore without an address, and with one nobody knows, says so', async ({ page }) => {
    await page.goto('/');
    const field = page.getByRole('combobox', { name: 'Delivery address' });
    await page.getByRole('button', { name: 'Explore' }).click();
    await expect(page.getByText('Please enter an address first.')).toBeVisible();
    await field.fill('qqxxzz');
    await expect(page.getByText('No place found for “qqxxzz”').first()).toBeVisible();
    await page.getByRole('button', { name: 'Explore' }).click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(await storedPlace(page)).toEqual(NO_PLACE);
  });

  test('what is typed before the scripts have come is not lost', async ({ page }) => {
    let letThrough = () => {};
    const held = new Promise<void>((done) => {
      letThrough = done;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('combobox', { name: 'Delivery address' }).fill('linnegatan');
    letThrough();
    await expect(page.getByRole('combobox', { name: 'Delivery address' })).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('combobox', { name: 'Delivery address' })).toHaveValue('linnegatan');
  });

  test('typing on gives up the older question', async ({ page }) => {
    const aborted: string[] = [];
    page.on('requestfailed', (request) => aborted.push(request.url()));
    // The older question is never answered.
    await page.route(/search_text=lin$/, () => {});
    await page.goto('/');
    const field = page.getByRole('combobox', { name: 'Delivery address' });
    const first = page.waitForRequest(/search_text=lin$/);
    await field.fill('lin');
    await first;
    await field.fill('linnegatan');
    await expect(page.getByRole('option').first()).toContainText('Linnégatan');
    await expect.poll(() => aborted.filter((url) => url.endsWith('search_text=lin'))).toHaveLength(1);
  });
});

test.describe('the device’s place', () => {
  const use = (page: Page) => page.getByRole('button', { name: 'Use Current Location' }).first();

  test('granted: address and zones are looked up and stored, then a module is chosen', async ({ page }) => {
    await standAt(page, HAGA);
    await page.addInitScript(() => {
      const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
      navigator.geolocation.getCurrentPosition = (found, failed, options) => {
        (window as { options?: unknown }).options = options;
        ask(found, failed, options);
      };
    });
    await page.goto('/');
    const geocode = page.waitForResponse(/geocode-api\?lat=57\.6985&lng=11\.9575/);
    const zones = page.waitForResponse(/get-zone-id\?lat=57\.6985&lng=11\.9575/);
    await use(page).click();

    await test.step('the device is asked, and not for its best [GEO-001]', async () => {
      const options = () => page.evaluate(() => (window as { options?: unknown }).options);
      await expect.poll(options).toEqual({ enableHighAccuracy: false, timeout: 5000 });
    });
    const { results } = await (await geocode).json();
    await test.step('its zones are looked up [LOC-009c]', async () => expect((await zones).ok()).toBe(true));
    await test.step('then a module is chosen [LAND-002]', () => expect(moduleDialog(page)).toBeVisible());
    const stored = await storedPlace(page);
    await test.step('the address of its place is stored [LOC-009b] [LOC-009d] [CALL-023]', () =>
      expect(stored.location).toBe(results[0].formatted_address));
    await test.step('and its place [LOC-009a] [LOC-009e]', () => expect(stored.currentLatLng).toEqual(HAGA));
    await test.step('and its zones [LOC-009f]', () => expect(stored.zoneid).toBe('[1,4]'));
  });

  test('in the header it ends with a reload in the new place [LOC-009g]', async ({ page, baseURL }) => {
    await visitAs(page, { ...IN_HAGA, module: 'food' }, baseURL);
    await standAt(page, { lat: 57.7072, lng: 11.9385 });
    await page.goto('/about-us');
    await page.evaluate(() => Object.assign(window, { before: true }));
    const zonesAsked: string[] = [];
    page.on('request', (request) => request.url().includes('get-zone-id') && zonesAsked.push(request.url()));
    await test.step('who does not wait for it stays where they are', async () => {
      await selector(page).click();
      const { answered, letGo } = await holdAnswer(page, /geocode-api/);
      await use(page).click();
      await answered;
      await page.keyboard.press('Escape');
      await expect(use(page)).toBeHidden();
      const heard = page.waitForResponse(/geocode-api/);
      letGo();
      await (await heard).finished();
    });
    await selector(page).click();
    const reloaded = page.waitForEvent('load');
    await use(page).click();
    await reloaded;
    expect(zonesAsked, 'for the place that was waited for').toHaveLength(1);
    expect(await page.evaluate(() => 'before' in window)).toBe(false);
    const { location, zoneid } = await storedPlace(page);
    await expect(selector(page)).toContainText(location ?? 'no place');
    expect(location).not.toContain('Haga');
    expect(zoneid).toBe('[2,4]');
  });

  test('denied or unavailable: says why, stores nothing, and the map still works', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_found, failed) =>
        failed?.({ code: (window as unknown as { code: number }).code } as GeolocationPositionError);
    });
    await page.goto('/');
    for (const [code, text] of [
      [1, en['place.denied']],
      [2, en['place.unavailable']],
    ] as const) {
      await page.evaluate((code) => Object.assign(window, { code }), code);
      await use(page).click();
      await expect(page.getByText(text)).toBeVisible();
      expect(await storedPlace(page)).toEqual(NO_PLACE);
    }
    await page.getByRole('button', { name: 'Pick from map' }).click();
    await expect(page.getByRole('dialog', { name: 'Pick from map' })).toBeVisible();
  });

  test('denied by the browser itself', async ({ page, context }) => {
    await context.clearPermissions();
    await page.goto('/');
    await use(page).click();
    await expect(page.getByText(en['place.denied'])).toBeVisible();
    expect(await storedPlace(page)).toEqual(NO_PLACE);
  });

  test('a question that is never answered ends after 5000 ms [GEO-002]', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = () => Object.assign(window, { isAsked: true });
    });
    await page.goto('/');
    // From here on no time passes but what is said, however slow the machine is.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await use(page).click();
    await expect.poll(() => page.evaluate(() => 'isAsked' in window)).toBe(true);
    await page.clock.runFor(4900);
    await expect(page.getByText(en['place.timed_out'])).toHaveCount(0);
    await page.clock.runFor(200);
    await page.clock.resume();
    await expect(page.getByText(en['place.timed_out'])).toBeVisible();
    expect(await storedPlace(page)).toEqual(NO_PLACE);
  });

  test.describe('outside every zone', () => {
    test.use({ provoked: /404/ });

    test('says so and keeps the place there was', async ({ page, baseURL }) => {
      await visitAs(page, { ...IN_HAGA, module: 'food' }, baseURL);
      await standAt(page, STOCKHOLM);
      await page.goto('/about-us');
      const before = await storedPlace(page);
      await selector(page).click();
      await use(page).click();
      await expect(page.getByText('Service not available in this area')).toBeVisible();
      expect(await storedPlace(page)).toEqual(before);
    });
  });
});

test.describe('the header’s location selector', () => {
  test('shows the place and its popover at every width', async ({ page, baseURL }) => {
    await visitAs(page, { ...IN_HAGA, module: 'food' }, baseURL);
    await page.goto('/about-us');
    const popover = page.getByRole('dialog', { name: 'Select from saved addresses or pick from map' });

    for (const width of [390, 1180, 1181, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(selector(page)).toHaveCount(1);
      await test.step('the place [LOC-001a]', () =>
        expect(selector(page).locator('[data-place]')).toHaveText('Haga Nygata 22, Haga, Gothenburg'));
      await test.step('the dropdown icon [LOC-001b]', async () => {
        await expect(selector(page).locator('use[href$="#chevron-down"]:visible')).toHaveCount(1);
        expect((await selector(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
      });
      await test.step('the popover’s title [LOC-002a]', async () => {
        await selector(page).click();
        await expect(popover).toBeVisible();
      });
      await test.step('a guest is told how to have saved addresses [LOC-003]', () =>
        expect(popover.getByText('To select from saved addresses, you need to sign in.')).toBeVisible());
      await test.step('and has none [LOC-002b]', () => expect(popover.getByRole('list')).toHaveCount(0));
      await test.step('the device’s place [LOC-002c]', () =>
        expect(popover.getByRole('button', { name: 'Use Current Location' })).toBeVisible());
      await test.step('the map [LOC-002d]', () =>
        expect(popover.getByRole('button', { name: 'Pick from map' })).toBeVisible());
      await test.step('150 px at most for a guest [LOC-004b]', () =>
        expect(popover.locator('[data-saved]')).toHaveCSS('max-height', '150px'));
      await page.keyboard.press('Escape');
      await expect(popover).toHaveCount(0);
    }
  });

  test.describe('before any script file of ours has run', () => {
    test.use({ provoked: /ERR_FAILED|Failed to load/ });

    test('the stored address stands in the server’s page already, which itself holds none', async ({
      page,
      baseURL,
      request,
    }) => {
      await visitAs(page, { ...IN_HAGA, module: 'food' }, baseURL);
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto('/about-us', { waitUntil: 'load' });
      await expect(selector(page).locator('[data-place]')).toHaveText('Haga Nygata 22, Haga, Gothenburg');
      const html = await (await request.get('/about-us', { headers: { cookie: 'shop=en.light.1-food.1-4' } })).text();
      expect(html).toContain('data-place');
      expect(html).not.toContain('Haga Nygata');
    });
  });

  test('nothing moves while the page comes to life', async ({ page, baseURL }) => {
    await visitAs(page, { ...IN_HAGA, module: 'food' }, baseURL);
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          (window as unknown as { moved: number }).moved += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/about-us');
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThanOrEqual(0.02);
  });

  for (const [language, texts, theme, width] of [
    ['es', es, 'light', 1440],
    ['ar', ar, 'dark', 390],
  ] as const) {
    test(`in ${language} and ${theme} it is worded and free of axe’s findings, at ${width} px [A11Y-001]`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await visitAs(page, { ...IN_HAGA, module: 'food', language, theme }, baseURL);
      await page.goto('/about-us');
      await selector(page).click();
      await expect(page.getByText(texts['place.guest'])).toBeVisible();
      await expect(page.getByRole('button', { name: texts['place.use_current'] })).toBeVisible();
      await expectNoFaults(page, '[role=dialog]');
    });
  }
});

for (const [language, theme, width] of [
  ['en', 'dark', 390],
  ['ar', 'light', 1440],
] as const) {
  test(`the search’s list, open in ${language} and ${theme} at ${width} px, is free of axe’s findings [A11Y-001]`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await visitAs(page, { language, theme }, baseURL);
    await page.goto('/');
    await page.getByRole('combobox').first().fill('linne');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectNoFaults(page, '#place');
    await expectNoSidewaysScroll(page);
  });
}
