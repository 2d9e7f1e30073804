import type { Page } from '@playwright/test';
import { MODULE_TYPES } from '#domain/modules/module-profile.ts';
import { ar } from '#web/i18n/ar.ts';
import { expect, test } from '../support/shop.ts';
import { moduleId, visitAs } from '../support/visitor.ts';

test.use({ pictures: false });

const placed = { module: 'food', zones: [1] } as const;
const wide = { width: 1440, height: 900 };
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Choose a module' });

async function openDialog(page: Page) {
  await page.goto('/home');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Module: |Choose a module/ })
    .click();
}

test.describe('the dialog', () => {
  test('shows three tiles a row with picture and name, the chosen one marked, and a note [MOD-002a] [MOD-002b] [MOD-002c] [MOD-003] [MOD-004] [ERR-003]', async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(wide);
    await visitAs(page, { ...placed, module: 'pharmacy' }, baseURL);
    const modules: { module_name: string; icon_full_url: string }[] = await (
      await page.request.get('/api/v1/module', { headers: { zoneid: '[1]' } })
    ).json();
    await openDialog(page);
    const tiles = dialog(page).getByRole('listitem');
    await expect(tiles).toHaveCount(modules.length);
    for (const [at, module] of modules.entries()) {
      await expect(tiles.nth(at)).toContainText(module.module_name);
      const folder = new URL(module.icon_full_url).pathname.split('/')[2] ?? '';
      await expect(tiles.nth(at).locator('img')).toHaveAttribute('src', new RegExp(`/${folder}/`));
    }
    const tops = await tiles.evaluateAll((all) => all.map((tile) => Math.round(tile.getBoundingClientRect().top)));
    expect(new Set(tops.slice(0, 3)).size).toBe(1);
    expect(tops[3]).toBeGreaterThan(tops[0] ?? 0);
    await expect(dialog(page).locator('[aria-pressed=true]')).toHaveText(/Pharmacy/);
    await expect(dialog(page).locator('[aria-pressed=true]')).toBeFocused();
    await expect(dialog(page)).toContainText('Select a type of module for your orders');
    await expect(dialog(page)).toContainText('You can switch at any time from the header.');
  });

  test('whoever has none yet is told that one is needed [ERR-004]', async ({ page, baseURL }) => {
    await page.setViewportSize(wide);
    await visitAs(page, { zones: [1] }, baseURL);
    await page.goto('/home');
    const opener = page.getByRole('banner').getByRole('button', { name: 'Choose a module' });
    // /home may have opened it already.
    if (!(await dialog(page).isVisible())) await opener.click({ timeout: 3000 }).catch(() => {});
    await expect(dialog(page)).toContainText('A module must be selected to continue.');
  });

  test.describe('while the modules of the place are not known', () => {
    test('five tiles hold their places [MOD-005]', async ({ page, baseURL }) => {
      await page.setViewportSize(wide);
      await visitAs(page, { ...placed, cookieZones: [2] }, baseURL);
      let answer = () => {};
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/api/v1/module', async (route) => {
        await held;
        await route.continue();
      });
      await openDialog(page);
      await expect(dialog(page).locator('[data-skeleton]')).toHaveCount(5);
      answer();
      await expect(dialog(page).getByRole('button', { name: /Grocery/ })).toBeVisible();
      await expect(dialog(page).locator('[data-skeleton]')).toHaveCount(0);
    });

    test('none at all is said [MOD-006a] [MOD-006b]', async ({ page, baseURL }) => {
      await page.setViewportSize(wide);
      await visitAs(page, { ...placed, cookieZones: [2] }, baseURL);
      let answer = () => {};
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/api/v1/module', async (route) => {
        await held;
        await route.fulfill({ json: [] });
      });
      await openDialog(page);
      answer();
      await expect(dialog(page).getByRole('heading', { name: 'No module found' })).toBeVisible();
      await expect(dialog(page)).toContainText('Contact with the site owner to activate modules.');
    });
  });

  test('choosing stores, marks everywhere, goes to /home and says so [MOD-009a] [MOD-009b] [MOD-009c] [MOD-009d]', async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(wide);
    await visitAs(page, placed, baseURL);
    await openDialog(page);
    // Listening before the press: on a busy machine the press may take as long as the message stays.
    const said = page.getByText('A Module has been selected.').waitFor();
    await dialog(page)
      .getByRole('button', { name: /Grocery/ })
      .click();
    await said;
    await expect(page).toHaveURL('/home');
    await expect(dialog(page)).toBeHidden();
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('module') ?? '{}'))).toMatchObject({
      id: moduleId('grocery'),
      module_type: 'grocery',
      module_name: 'Grocery',
    });
    await expect(page.getByRole('banner').getByRole('button', { name: 'Module: Grocery' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Modules' }).locator('[aria-current]')).toHaveAccessibleName(
      'Grocery',
    );
    await expect(page.locator('html')).toHaveAttribute('data-module', 'grocery');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-module', 'grocery');
  });

  test('can be used with the keyboard alone, holds the focus and gives it back [A11Y-002]', async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(wide);
    await visitAs(page, placed, baseURL);
    await page.goto('/home');
    const opener = page.getByRole('banner').getByRole('button', { name: 'Module: Food' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).locator('[aria-pressed=true]')).toBeFocused();
    for (let step = 0; step < 9; step += 1) {
      await page.keyboard.press('Tab');
      // At the ends the focus passes over a guard beside the dialog, which sends it back in a moment.
      await expect(dialog(page).locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test.describe('the rail', () => {
  const rail = (page: Page) => page.getByRole('navigation', { name: 'Modules' });

  test('is fixed at the right edge, and at the left where one reads from the right; leaves small screens; a press chooses [MOD-007] [MOD-008a] [MOD-009a] [MOD-009c]', async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(wide);
    await visitAs(page, placed, baseURL);
    await page.goto('/settings');
    const box = await rail(page).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(1440 - 22);
    expect(await rail(page).evaluate((element) => getComputedStyle(element).position)).toBe('fixed');

    await page.setViewportSize({ width: 1380, height: 800 });
    await expect(rail(page)).toBeVisible();
    const column = await page.locator('header .column > :first-child').boundingBox();
    expect((await rail(page).boundingBox())?.x).toBeGreaterThanOrEqual(1380 - (column?.x ?? 0));
    for (const width of [1379, 1180, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(rail(page)).toBeHidden();
    }

    await page.setViewportSize(wide);
    await rail(page).getByRole('button', { name: 'Rental' }).click();
    await expect(page).toHaveURL('/home');
    await expect(page.locator('html')).toHaveAttribute('data-module', 'rental');
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('module') ?? '{}').id)).toBe(moduleId('rental'));

    const arabic = await page.context().newPage();
    await arabic.setViewportSize(wide);
    await visitAs(arabic, { ...placed, language: 'ar' }, baseURL);
    await arabic.goto('/settings');
    const mirrored = arabic.getByRole('navigation', { name: ar['module.rail'] });
    await expect.poll(async () => (await mirrored.boundingBox())?.x).toBe(22);
    await arabic.close();
  });

  test('offers only modules of a stored zone [MOD-008b]', async ({ page, baseURL }) => {
    await page.setViewportSize(wide);
    await visitAs(page, { ...placed, zones: [2], cookieZones: [] }, baseURL);
    await page.route('**/api/v1/module', async (route) => {
      const all: { module_type: string; zones: { id: number }[] }[] = await (await route.fetch()).json();
      const elsewhere = all.map((module) =>
        module.module_type === 'grocery' ? { ...module, zones: [{ ...module.zones[0], id: 77 }] } : module,
      );
      await route.fulfill({ json: elsewhere });
    });
    await page.goto('/settings');
    await expect(rail(page).getByRole('button', { name: 'Food' })).toBeVisible();
    await expect(rail(page).getByRole('button', { name: 'Grocery' })).toHaveCount(0);
  });
});

test('each of the six can be chosen and shows its own stores and items, parcels or vehicles [MOD-001a] [MOD-001b] [MOD-001c] [MOD-001d] [MOD-001e] [MOD-001f]', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(wide);
  await visitAs(page, placed, baseURL);
  await page.goto('/home');
  for (const [name, type, own] of [
    ['Grocery', 'grocery', 'a[href^="/store/"]'],
    ['Pharmacy', 'pharmacy', 'a[href^="/store/"]'],
    ['Shop', 'ecommerce', 'a[href^="/store/"]'],
    ['Food', 'food', 'a[href^="/store/"]'],
    ['Rental', 'rental', 'h2:has-text("Vehicle"), h2:has-text("vehicle"), h2:has-text("Provider")'],
    ['Parcel', 'parcel', 'h1:has-text("arcel"), h2:has-text("arcel")'],
  ] as const) {
    const rail = page.getByRole('navigation', { name: 'Modules' }).locator('visible=true').first();
    await rail.getByRole('button', { name, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-module', type);
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('module') ?? '{}').id)).toBe(moduleId(type));
    const found = page.getByRole('main').locator(own);
    await expect(found.first(), name).toBeVisible();
    // A store's address says which module it belongs to.
    const named = await found.evaluateAll((all) => all.flatMap((one) => one.getAttribute('href') ?? []));
    for (const address of named.filter((href) => href.includes('module_id=')))
      expect(address).toContain(`module_id=${moduleId(type)}`);
  }
});

test('on a phone the modules stand in a row on /home', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitAs(page, placed, baseURL);
  await page.goto('/home');
  const pills = page.getByRole('navigation', { name: 'Modules' }).locator('visible=true');
  await expect(pills.getByRole('button')).toHaveCount(MODULE_TYPES.length);
  await pills.getByRole('button', { name: 'Grocery' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-module', 'grocery');
});
