import type { Page } from '@playwright/test';
import { MODULE_TYPES, type ModuleType } from '#domain/modules/module-profile.ts';
import { sql } from '#server/db/sql.ts';
import { expectNoSidewaysScroll } from '#tests/support/pages/page-checks.ts';
import { moduleId, visitAs } from '#tests/support/people/visitor.ts';
import { changeSettings } from '#tests/support/shops/own-shop.ts';
import { expect, test } from '#tests/support/shops/shop.ts';
import { ar } from '#web/i18n/ar.ts';

test.use({ pictures: false });

const placed = { module: 'food', zones: [1] } as const;
/** Something each module sells, by the name of its kind. */
const SOLD: Record<ModuleType, string> = {
  food: 'Burgers',
  grocery: 'Bakery',
  pharmacy: 'First aid',
  ecommerce: 'Gaming',
  parcel: 'Documents',
  rental: 'Minibus',
};
const wide = { width: 1440, height: 900 };
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Choose a module' });
const storedModule = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('module') ?? '{}'));

test.describe('the dialog', () => {
  test('shows the modules, holds the keyboard, and lets one be chosen', async ({ page, baseURL }) => {
    await page.setViewportSize(wide);
    await visitAs(page, { ...placed, module: 'pharmacy' }, baseURL);
    const modules: { module_name: string; icon_full_url: string }[] = await (
      await page.request.get('/api/v1/module', { headers: { zoneid: '[1]' } })
    ).json();
    await page.goto('/home');
    const opener = page.getByRole('banner').getByRole('button', { name: 'Module: Pharmacy' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const tiles = dialog(page).getByRole('listitem');

    await test.step('each with its picture [MOD-002a]', async () => {
      await expect(tiles).toHaveCount(modules.length);
      for (const [at, { icon_full_url }] of modules.entries()) {
        const folder = new URL(icon_full_url).pathname.split('/')[2] ?? '';
        await expect(tiles.nth(at).locator('img')).toHaveAttribute('src', new RegExp(`/${folder}/`));
      }
    });
    await test.step('and its name [MOD-002b]', () =>
      expect(tiles).toContainText(modules.map((one) => one.module_name)));
    const inFirstRow = () =>
      tiles.evaluateAll((all) => {
        const tops = all.map((tile) => Math.round(tile.getBoundingClientRect().top));
        return tops.filter((top) => top === tops[0]).length;
      });
    await test.step('three in a row [MOD-002c]', () => expect.poll(inFirstRow).toBe(3));
    await test.step('on the smallest phone too [MOD-002c]', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(inFirstRow).toBe(3);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize(wide);
    });
    await test.step('the chosen one is marked, and has the keyboard [MOD-003]', async () => {
      await expect(dialog(page).locator('[aria-pressed=true]')).toHaveText(/Pharmacy/);
      await expect(dialog(page).locator('[aria-pressed=true]')).toBeFocused();
    });
    await test.step('what it is for [ERR-003]', () =>
      expect(dialog(page)).toContainText('Select a type of module for your orders'));
    await test.step('with a note [MOD-004]', () =>
      expect(dialog(page)).toContainText('You can switch at any time from the header.'));
    await test.step('the keyboard stays inside, and Escape gives it back [A11Y-002]', async () => {
      for (let step = 0; step < 9; step += 1) {
        await page.keyboard.press('Tab');
        // At the ends the focus passes over a guard beside the dialog, which sends it back in a moment.
        await expect(dialog(page).locator(':focus')).toHaveCount(1);
      }
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(opener).toBeFocused();
    });

    await test.step('choosing one says so [MOD-009d]', async () => {
      await opener.click();
      // Listening before the press: on a busy machine the press may take as long as the message stays.
      const said = page.getByText('A Module has been selected.').waitFor();
      await dialog(page)
        .getByRole('button', { name: /Grocery/ })
        .click();
      await said;
      await expect(dialog(page)).toBeHidden();
    });
    await test.step('stores it [MOD-009a]', async () =>
      expect(await storedModule(page)).toMatchObject({
        id: moduleId('grocery'),
        module_type: 'grocery',
        module_name: 'Grocery',
      }));
    await test.step('and marks it everywhere [MOD-009b]', async () => {
      await expect(page.getByRole('banner').getByRole('button', { name: 'Module: Grocery' })).toBeVisible();
      const current = page.getByRole('navigation', { name: 'Modules' }).locator('[aria-current]');
      await expect(current).toHaveAccessibleName('Grocery');
      await expect(page.locator('html')).toHaveAttribute('data-module', 'grocery');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-module', 'grocery');
    });
  });

  test('opens by itself for whoever has none yet, and says that one is needed [ERR-004]', async ({ page, baseURL }) => {
    await page.setViewportSize(wide);
    await visitAs(page, { zones: [1] }, baseURL);
    await page.goto('/home');
    await expect(dialog(page)).toContainText('A module must be selected to continue.');
    await test.step('the first choice leads into the shop [MOD-009c]', async () => {
      await dialog(page)
        .getByRole('button', { name: /Grocery/ })
        .click();
      await expect(page.locator('html')).toHaveAttribute('data-module', 'grocery');
      await expect(page).toHaveURL('/home');
    });
  });

  test('while the modules of the place are not known, five tiles hold their places [MOD-005]', async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(wide);
    // The server was told of another zone, so the browser asks for its own.
    await visitAs(page, { ...placed, cookieZones: [2] }, baseURL);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/v1/module', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/home');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Module: |Choose a module/ })
      .click();
    await expect(dialog(page).locator('[data-skeleton]')).toHaveCount(5);
    answer();
    await expect(dialog(page).getByRole('button', { name: /Grocery/ })).toBeVisible();
    await expect(dialog(page).locator('[data-skeleton]')).toHaveCount(0);
  });
});

test('a business with no module, and with one', async ({ page, ownShop }) => {
  const shop = await ownShop();
  await page.setViewportSize(wide);
  await shop.db.run(sql`update modules set status = false`);
  await changeSettings(shop, {});
  await visitAs(page, { zones: [1] }, shop.baseURL);
  await page.goto(`${shop.baseURL}/home`);
  await test.step('none at all is said [MOD-006a]', () =>
    expect(dialog(page).getByRole('heading', { name: 'No module found' })).toBeVisible());
  await test.step('and who can help [MOD-006b]', () =>
    expect(dialog(page)).toContainText('Contact with the site owner to activate modules.'));

  await shop.db.run(sql`update modules set status = true where module_type = 'food'`);
  await changeSettings(shop, {});
  await visitAs(page, placed, shop.baseURL);
  await test.step('one alone has neither switch nor rail [HDR-001b]', async () => {
    await page.goto(`${shop.baseURL}/home`);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Avenyn' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: /Module/ })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Modules' })).toHaveCount(0);
  });
  await page.close();
});

test('a module that is switched off while somebody is in it', async ({ page, ownShop }) => {
  const shop = await ownShop();
  const gone = page.getByRole('heading', { name: 'Not offered at your place', level: 1 });
  await shop.db.run(sql`update modules set status = false where module_type in ('food', 'parcel')`);
  await changeSettings(shop, {});
  await visitAs(page, placed, shop.baseURL);
  await page.goto(`${shop.baseURL}/home`);
  await test.step('the home says so, and the others are a press away', async () => {
    await expect(gone).toBeVisible();
    await expect(page.getByText('This part did not load')).toHaveCount(0);
    await page.getByRole('main').getByRole('button', { name: 'Choose a module' }).click();
    await dialog(page)
      .getByRole('button', { name: /Grocery/ })
      .click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(gone).toHaveCount(0);
  });
  await test.step('nothing can be sent either', async () => {
    await page.goto(`${shop.baseURL}/parcel-delivery-info`);
    await expect(gone).toBeVisible();
  });
  await page.close();
});

test.describe('the rail', () => {
  const rail = (page: Page) => page.getByRole('navigation', { name: 'Modules' });

  test('stands beside the column, leaves small screens, and a press chooses', async ({ page, baseURL }) => {
    await page.setViewportSize(wide);
    await visitAs(page, placed, baseURL);
    await page.goto('/settings');
    await test.step('only where one looks around', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(rail(page)).toHaveCount(0);
    });
    await page.goto('/categories');

    await test.step('fixed at the right edge [MOD-007]', async () => {
      const edge = async () => {
        const box = await rail(page).boundingBox();
        return box && box.x + box.width;
      };
      await expect.poll(edge).toBe(1440 - 22);
      await expect(rail(page)).toHaveCSS('position', 'fixed');
      for (const width of [1380, 1366, 1280, 1181]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(rail(page)).toBeVisible();
        // What the page is about begins as far from its edge as the rail ends from the other.
        const room = async () => {
          const content = await page.locator('main .column > :first-child').first().boundingBox();
          return content && ((await rail(page).boundingBox())?.x ?? 0) - (width - content.x);
        };
        await expect.poll(room, { message: `at ${width}` }).toBeGreaterThanOrEqual(0);
      }
    });
    await test.step('hidden on small screens [MOD-008a]', async () => {
      for (const width of [1180, 768, 390]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(rail(page)).toBeHidden();
      }
      await page.setViewportSize(wide);
    });
    await test.step('a press stores the module [MOD-009a]', async () => {
      await rail(page).getByRole('button', { name: 'Rental' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-module', 'rental');
      expect((await storedModule(page)).id).toBe(moduleId('rental'));
    });
    await test.step('and goes to its own address', () => expect(page).toHaveURL('/rental'));
    await test.step('at the left edge where one reads from the right [MOD-007]', async () => {
      await visitAs(page, { ...placed, language: 'ar' }, baseURL);
      await page.goto('/categories');
      const mirrored = page.getByRole('navigation', { name: ar['module.rail'] });
      await expect.poll(async () => (await mirrored.boundingBox())?.x).toBe(22);
    });
  });

  test('offers only modules of a stored zone [MOD-008b]', async ({ page, baseURL }) => {
    await page.setViewportSize(wide);
    const offered = (page: Page) =>
      rail(page)
        .getByRole('button')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    // Zone 2 of the demo town has neither pharmacy nor rental; a stale cookie tells the server of zone 1, which has all.
    await visitAs(page, { ...placed, zones: [2], cookieZones: [1] }, baseURL);
    await page.goto('/categories');
    await expect.poll(() => offered(page)).toEqual(['Food', 'Grocery', 'Shop', 'Parcel']);
  });
});

test('each can be chosen and shows its own', async ({ page, baseURL }) => {
  await page.setViewportSize(wide);
  await visitAs(page, placed, baseURL);
  await page.goto('/home');
  const main = page.getByRole('main');
  const choose = async (name: string, type: ModuleType) => {
    const rail = page.getByRole('navigation', { name: 'Modules' }).locator('visible=true').first();
    await rail.getByRole('button', { name, exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-module', type);
    expect((await storedModule(page)).id).toBe(moduleId(type));
  };
  /** Stores and items of the module, which their addresses name, and of no other. */
  const expectOwnGoods = async (name: string, type: ModuleType) => {
    await choose(name, type);
    const own = `module_id=${moduleId(type)}`;
    await expect(main.locator(`a[href^="/store/"][href*="${own}"]`).first()).toBeVisible();
    await expect(main.locator(`article a[href^="/product/"][href*="${own}"]`).first()).toBeVisible();
    const ofOthers = async () => {
      const named = await main
        .locator('a[href*="module_id="]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
      return named.filter((address) => !new RegExp(`${own}(&|$)`).test(address));
    };
    await expect.poll(ofOthers).toEqual([]);
  };

  await test.step('grocery [MOD-001b]', () => expectOwnGoods('Grocery', 'grocery'));
  await test.step('pharmacy [MOD-001c]', () => expectOwnGoods('Pharmacy', 'pharmacy'));
  await test.step('ecommerce [MOD-001d]', () => expectOwnGoods('Shop', 'ecommerce'));
  await test.step('food [MOD-001a]', () => expectOwnGoods('Food', 'food'));
  await test.step('rental: vehicles and who rents them out [MOD-001f]', async () => {
    await choose('Rental', 'rental');
    await expect(main.getByRole('heading', { level: 2, name: /vehicle|provider/i }).first()).toBeVisible();
    await expect(main.getByRole('article').first()).toBeVisible();
  });
  await test.step('parcel', async () => {
    await choose('Parcel', 'parcel');
    await expect(main.getByRole('heading', { name: /parcel/i }).first()).toBeVisible();
  });
});

test('Back after a change of module leads to the one before, with its content', async ({ page, baseURL }) => {
  await page.setViewportSize(wide);
  await visitAs(page, placed, baseURL);
  await page.goto('/home');
  const main = page.getByRole('main');
  const goodsOf = (type: ModuleType) => main.locator(`a[href*="module_id=${moduleId(type)}"]`).first();
  const choose = (name: string) =>
    page.getByRole('navigation', { name: 'Modules' }).getByRole('button', { name, exact: true }).click();
  const expectModule = async (type: ModuleType, address: string) => {
    await expect(page).toHaveURL(address);
    await expect(page.locator('html')).toHaveAttribute('data-module', type);
    await expect(goodsOf(type)).toBeVisible();
  };

  await expect(goodsOf('food')).toBeVisible();
  await choose('Grocery');
  await expectModule('grocery', '/grocery');
  await choose('Pharmacy');
  await expectModule('pharmacy', '/pharmacy');
  await page.goBack();
  await expectModule('grocery', '/grocery');
  await page.goBack();
  await expectModule('food', '/home');
  await page.goForward();
  await expectModule('grocery', '/grocery');
  await test.step('and stays so after a reload', async () => {
    await page.reload();
    await expectModule('grocery', '/grocery');
    expect(await storedModule(page)).toMatchObject({ id: moduleId('grocery'), module_name: 'Grocery' });
  });
});

test.describe('the address of a module', () => {
  test('is a page of its own, for whoever was in another module and for whoever was in none', async ({
    page,
    baseURL,
    request,
  }) => {
    await test.step('in the server’s HTML, with its title and canonical address', async () => {
      for (const type of MODULE_TYPES) {
        const answer = await request.get(`/${type}`);
        expect(answer.status(), type).toBe(200);
        const html = await answer.text();
        expect(html, type).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/${type}"`));
        expect(html, type).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
        expect(html, `what ${type} has, before it is known where it goes`).toContain(SOLD[type]);
        expect(html, type).not.toMatch(/<meta name="robots" content="noindex"/);
      }
    });
    await test.step('the address is stronger than the module chosen before', async () => {
      await page.setViewportSize(wide);
      await visitAs(page, { ...placed, module: 'pharmacy' }, baseURL);
      const html = await (await page.request.get('/grocery')).text();
      expect(html).toContain('data-module="grocery"');
      await page.goto('/grocery');
      await expect(page.locator('html')).toHaveAttribute('data-module', 'grocery');
      await expect(page.getByRole('banner').getByRole('button', { name: 'Module: Grocery' })).toBeVisible();
      await expect.poll(async () => (await storedModule(page)).module_name).toBe('Grocery');
    });
  });

  test('asks a stranger for their place first, and leads into that module', async ({ page }) => {
    await page.setViewportSize(wide);
    await page.goto('/grocery');
    await page
      .getByRole('region', { name: 'Recommended Stores' })
      .getByRole('article')
      .getByRole('link')
      .first()
      .click();
    await expect(page.getByText('Your basket is empty'), 'a basket that is not asked for waits for ever').toBeVisible();
    await page.goBack();
    await page.locator('#place').getByRole('combobox').fill('haga nygata 12');
    await page.getByRole('button', { name: 'Explore' }).click();
    await expect(page).toHaveURL('/home');
    await expect(page.locator('html')).toHaveAttribute('data-module', 'grocery');
  });

  test('says so where the place does not have it', async ({ page, baseURL }) => {
    // Zone 2 of the demo town has no rental.
    await visitAs(page, { ...placed, zones: [2] }, baseURL);
    await page.goto('/rental');
    await expect(page.getByRole('heading', { name: 'Not offered at your place' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-module', 'food');
  });
});

test('on a phone the modules stand in a row on /home', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitAs(page, placed, baseURL);
  await page.goto('/home');
  const pills = page.getByRole('navigation', { name: 'Modules' }).locator('visible=true');
  await expect(pills.getByRole('button')).toHaveCount(MODULE_TYPES.length);
  await pills.getByRole('button', { name: 'Grocery' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-module', 'grocery');

  await test.step('the chosen one is seen whole, the last of them too', async () => {
    await visitAs(page, { ...placed, module: 'rental' }, baseURL);
    await page.goto('/home');
    await expect(page.locator('html')).toHaveAttribute('data-module', 'rental');
    await expect(pills.locator('[aria-current]')).toHaveText('Rental');
    await expect(pills.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
  });
});
