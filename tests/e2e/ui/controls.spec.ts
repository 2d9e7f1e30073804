import type { Locator, Page } from '@playwright/test';
import { PHONE, section, toast, WIDE, ZONES } from '#tests/support/catalog/catalogue.ts';
import { anItem, cardOf } from '#tests/support/catalog/items.ts';
import { badge, comeAs } from '#tests/support/pages/cart-drawer.ts';
import { unseenFocus } from '#tests/support/pages/focus-looks.ts';
import { expectNoFaults } from '#tests/support/pages/page-checks.ts';
import { keepToast } from '#tests/support/pages/toasts.ts';
import { visitAs } from '#tests/support/people/visitor.ts';
import { expect, test } from '#tests/support/shops/shop.ts';

/** The parts of which the pages are made, each where a shopper meets it. */
test.use({ pictures: false });

async function expectVisibleFocus(page: Page, part: Locator) {
  await expect(part).toBeFocused();
  await expect.poll(() => unseenFocus(page), 'has the focus, and nobody can see it').toBeNull();
}

test('by keyboard, on a page of results', async ({ page, baseURL }) => {
  await comeAs(page, baseURL, { module: 'food' });
  const dish = await anItem(
    page,
    'food',
    (one) => one.food_variations === '' && one.maximum_cart_quantity === 3 && one.available_time_starts === '00:00:00',
  );
  const card = await cardOf(page, dish);
  const filter = page.getByRole('main').getByRole('button', { name: 'Filter' });
  await expect(filter).toBeVisible();
  // How everything looks before it has the focus.
  await unseenFocus(page);

  await test.step('a panel takes the focus, and gives it back [A11Y-002]', async () => {
    await filter.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Filter' });
    await expect(panel.getByRole('checkbox').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(panel.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expectVisibleFocus(page, filter);
  });
  await test.step('arrow keys walk through tabs [A11Y-002]', async () => {
    await page.getByRole('tab', { name: 'Items' }).focus();
    await page.keyboard.press('ArrowRight');
    await expectVisibleFocus(page, page.getByRole('tab', { name: 'Stores' }));
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: 'Items' })).toBeFocused();
  });
  await test.step('whoever has colours of their own sees what is chosen, and where a button ends [A11Y-004]', async () => {
    const look = (part: Locator) =>
      part.evaluate((element) => {
        const { backgroundColor, outlineStyle } = getComputedStyle(element);
        return { backgroundColor, outlineStyle };
      });
    await page.emulateMedia({ forcedColors: 'active' });
    const [chosen, other] = await Promise.all(['Items', 'Stores'].map((name) => look(page.getByRole('tab', { name }))));
    expect(chosen?.backgroundColor).not.toBe(other?.backgroundColor);
    expect((await look(page.getByRole('banner').getByRole('link', { name: 'Sign In' }))).outlineStyle).toBe('solid');
    await page.emulateMedia({ forcedColors: 'none' });
  });
  await test.step('a menu opens, is walked through and left [A11Y-002]', async () => {
    const languages = page.getByRole('contentinfo').getByRole('button', { name: 'Language: English' });
    await languages.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitemradio', { name: 'Español' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expectVisibleFocus(page, languages);
  });
  await test.step('plus becomes a stepper, and the focus is never lost [A11Y-002]', async () => {
    const plus = card.getByRole('button', { name: `Add ${dish.name} to the cart` });
    await plus.focus();
    const added = toast(page, 'Item added to cart').waitFor();
    await page.keyboard.press('Enter');
    const more = card.getByRole('button', { name: 'One more' });
    await expectVisibleFocus(page, more);
    // The first one has reached the shop.
    await added;
    await more.press('Enter');
    await expect(card.getByRole('status')).toHaveText('2');
    await more.press('Enter');
    await expect(card.getByRole('status')).toHaveText('3');
  });
  await test.step('what is said twice stands there once, and is read out [A11Y-003]', async () => {
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Enter');
    await expect(page.locator('section[aria-live=polite]').getByText('Out of Limits')).toHaveCount(1);
    await expect(card.getByRole('status')).toHaveText('3');
  });
  await test.step('the bin takes the last one away, and plus has the focus [A11Y-002]', async () => {
    const less = card.getByRole('button', { name: 'One less' });
    await less.press('Enter');
    await expect(card.getByRole('status')).toHaveText('2');
    await less.press('Enter');
    const bin = card.getByRole('button', { name: `Remove ${dish.name} from the cart` });
    await bin.focus();
    await page.keyboard.press('Enter');
    await expect(card.getByRole('button', { name: `Add ${dish.name} to the cart` })).toBeFocused();
    await badge(page, 0);
  });
});

test('the drawer stands at the right, in right-to-left at the left', async ({ page, baseURL }) => {
  for (const [language, name, title, edge] of [
    ['en', /^Cart/, 'Shopping Cart', WIDE.width - 420],
    ['ar', /^السلة/, 'سلة التسوق', 0],
  ] as const) {
    await comeAs(page, baseURL, { module: 'grocery', language });
    await page.goto('/settings');
    await page.getByRole('banner').getByRole('button', { name }).click();
    const drawer = page.getByRole('dialog', { name: title });
    await expect(async () => expect(await drawer.boundingBox()).toMatchObject({ width: 420, x: edge })).toPass();
  }
});

test.describe('on a phone that is touched', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'no-preference' } });

  async function openSheet(page: Page) {
    const comes = page.waitForFunction(() => {
      const coming = document.querySelector('[role=dialog]');
      return coming && { takesPresses: getComputedStyle(coming).pointerEvents };
    });
    await page.getByRole('main').getByRole('button', { name: 'Filter' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    expect(await (await comes).jsonValue(), 'a second tap falls on nothing').toEqual({ takesPresses: 'none' });
    await expect(sheet).toHaveCSS('pointer-events', 'auto');
    const bottom = async () => {
      const box = await sheet.boundingBox();
      return box && Math.round(box.y + box.height);
    };
    await expect.poll(bottom).toBe(PHONE.height);
    return sheet;
  }

  test('a dialog is a sheet, which is closed by dragging it down', async ({ page, baseURL }) => {
    await visitAs(page, { module: 'food', zones: ZONES, stored: { cookie_consent: 'necessary' } }, baseURL);
    await page.goto('/home?search=burger&data_type=searched');
    const sheet = await openSheet(page);
    const box = await sheet.boundingBox();
    expect(box?.width).toBe(PHONE.width);
    const { y: top, height } = box ?? { y: 0, height: 0 };
    const finger = await page.context().newCDPSession(page);
    const at = (y: number) => [{ x: 195, y: top + y }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(12) });
    // Beyond its half: a short drag closes it only when it is quick.
    for (const part of [0.1, 0.3, 0.5, 0.7, 0.8])
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(height * part) });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(sheet).toBeHidden();
  });
});

test('a sheet keeps what was typed when the phone is turned', async ({ page, baseURL }) => {
  await comeAs(page, baseURL, { module: 'grocery' }, PHONE);
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Sign In' }).locator('visible=true').first().click();
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  const email = dialog.getByRole('textbox', { name: 'Email or phone' });
  await email.fill('amira@example.com');
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(PHONE.width);
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBeLessThan(PHONE.height);
  await expect(email).toHaveValue('amira@example.com');
});

test('a button at work cannot be pressed twice, and keeps place and focus', async ({ page, baseURL }) => {
  await comeAs(page, baseURL, { module: 'ecommerce' });
  const item = await anItem(page, 'ecommerce', (one) => one.variations.length === 0 && (one.stock ?? 0) > 5);
  await page.goto(`/product/${item.slug}`);
  let goOn = () => {};
  const slow = new Promise<void>((done) => {
    goOn = done;
  });
  await page.route('**/customer/cart/add', (route) => slow.then(() => route.continue()));
  const idle = page.getByRole('main').getByRole('button', { name: 'Add to Cart' });
  const width = (await idle.boundingBox())?.width ?? 0;
  await idle.focus();
  await page.keyboard.press('Enter');
  // Counted at once: the line is there already while the shop is asked.
  const busy = page.getByRole('main').getByRole('button', { name: /^(Adding|Updating)$/ });
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  await expect(busy).toBeFocused();
  expect((await busy.boundingBox())?.width).toBeGreaterThanOrEqual(width);
  goOn();
  await expect(toast(page, 'Item added to cart')).toBeVisible();
});

test.describe('a press whose script does not come', () => {
  test.use({ provoked: /ERR_FAILED/ });

  test('says so, and does what it should when it is pressed again', async ({ page, baseURL }) => {
    const [ofHeart, ofCart] = [/\/assets\/toggle-favourite/, /\/assets\/cart-work/];
    for (const script of [ofHeart, ofCart]) await page.route(script, (route) => route.abort());
    await comeAs(page, baseURL, { module: 'ecommerce' });
    const item = await anItem(page, 'ecommerce', (one) => one.variations.length === 0 && (one.stock ?? 0) > 5);
    await page.goto(`/product/${item.slug}`);
    const main = page.getByRole('main');
    const lost = 'We could not reach the shop. Please check your connection.';
    await keepToast(page, lost);

    const heart = main.getByRole('button', { name: `Favourite: ${item.name}` }).first();
    await heart.click();
    await expect(toast(page, lost)).toBeVisible();
    await page.unroute(ofHeart);
    await heart.click();
    await expect(toast(page, 'You are not logged in')).toBeVisible();

    const add = main.getByRole('button', { name: 'Add to Cart' });
    await add.click();
    await expect(toast(page, lost)).toBeVisible();
    await page.unroute(ofCart);
    await add.click();
    await badge(page, 1);
  });
});

test.describe('a phone number', () => {
  // There is no such order.
  test.use({ provoked: /404/ });

  test('has its country beside it, and stays as typed', async ({ page, baseURL }) => {
    await visitAs(page, { module: 'food', zones: ZONES, stored: { cookie_consent: 'necessary' } }, baseURL);
    await page.setViewportSize(WIDE);
    await page.goto('/track-order');
    const main = page.getByRole('main');
    const number = main.getByRole('textbox', { name: 'Phone' });
    const country = (name: string) => main.getByRole('button', { name });
    const search = page.getByRole('combobox', { name: 'Search country' });
    const countries = page.getByRole('listbox', { name: 'Countries' }).getByRole('option');
    const track = main.getByRole('button', { name: 'Track order' });

    await test.step('without it the form does not go off [MISC-008c], and the field says so [A11Y-003]', async () => {
      const sent: string[] = [];
      page.on('request', (request) => sent.push(request.url()));
      await main.getByLabel('Order ID').fill('100042');
      await track.click();
      await expect(number).toBeFocused();
      await expect(number).toHaveAccessibleDescription('Phone Number is required');
      await expect(number).toHaveAttribute('aria-invalid', 'true');
      expect(sent.filter((url) => url.includes('/order/track'))).toEqual([]);
    });
    await test.step('the countries are searched [MISC-008a]', async () => {
      await country('Country: Sweden SE +46').press('Enter');
      await expect(search).toBeFocused();
      await expect(countries).toHaveCount(245);
      await expect(countries.and(page.locator('[aria-selected=true]'))).toHaveText(/Sweden/);
      await expectNoFaults(page, '[role=dialog]');
      await search.fill('atlantis');
      await expect(page.getByText('No country found for “atlantis”')).toBeVisible();
      await search.fill('+47');
      await expect(countries).toHaveText([/Norway/, /Svalbard/]);
      await search.fill('UNITED');
      await expect(countries).toHaveText([/United Arab Emirates/, /United Kingdom/, /United States/]);
    });
    await test.step('and one is chosen by keyboard [MISC-008b] [A11Y-002]', async () => {
      await search.press('ArrowDown');
      const second = await countries.filter({ hasText: 'United Kingdom' }).getAttribute('id');
      await expect(search).toHaveAttribute('aria-activedescendant', second ?? 'no id');
      await search.press('Enter');
      await expect(countries).toHaveCount(0);
      await expect(country('Country: United Kingdom GB +44')).toBeFocused();
    });
    await test.step('the digits stay as typed [MISC-008d]', async () => {
      const typed = '07700 900-142';
      await number.pressSequentially(typed);
      await expect(number).toHaveValue(typed);
      await expect(number).not.toHaveAttribute('aria-invalid', 'true');
      const sent = page.waitForRequest((request) => request.url().includes('447700900142'));
      await number.press('Enter');
      await sent;
    });
    await test.step('a number with its country chooses that', async () => {
      await number.fill('+1 415 555 0100');
      await expect(country('Country: United States US +1')).toBeVisible();
      await expect(number).toHaveValue('+1 415 555 0100');
    });
    await test.step('on a phone the countries are a sheet', async () => {
      await page.setViewportSize(PHONE);
      await country('Country: United States US +1').click();
      const sheet = page.getByRole('dialog', { name: 'Choose a country' });
      await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(PHONE.width);
      await search.fill('jap');
      await countries.first().click();
      await expect(country('Country: Japan JP +81')).toBeVisible();
    });
  });
});

test.describe('in motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the offers of the home move by themselves, stop on request, and are still when motion is reduced', async ({
    page,
    baseURL,
  }) => {
    await page.clock.install();
    await comeAs(page, baseURL, { module: 'food' });
    await page.goto('/home');
    const offers = section(page, 'Offers');
    const current = offers.locator('[aria-current=true]');
    // From the first one on, by a clock that goes on only when it is told to: how long the page took does not count.
    const first = offers.getByRole('button', { name: /^1 of/ });
    await first.click();
    await expect(current).toHaveAccessibleName(/^1 of/);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await page.mouse.move(5, 880);
    await first.blur();
    await page.clock.runFor(6500);
    await expect(current).toHaveAccessibleName(/^2 of/);
    await offers.getByRole('button', { name: 'Pause' }).click();
    await expect(offers.getByRole('button', { name: 'Play' })).toBeVisible();
    await offers.getByRole('button', { name: /^3 of/ }).click();
    await page.clock.runFor(1000);
    await expect(current).toHaveAccessibleName(/^3 of/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(offers.getByRole('button', { name: 'Play' })).toBeHidden();
  });
});

test('Arabic names that are cut at their end keep the dots at their foot', async ({ page, baseURL }) => {
  await page.setViewportSize(WIDE);
  await visitAs(page, { module: 'food', zones: ZONES, language: 'ar' }, baseURL);
  await page.goto('/home?search=burger&name=burger&data_type=searched');
  await expect(page.locator('.item-card-name').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const { asked, cut } = await page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    const dotted = [...document.querySelectorAll('main .item-card-name, main .truncate > bdi')].filter((box) =>
      /ي(?![ء-ي])/.test(box.textContent),
    );
    const cut = dotted.filter((box) => {
      const { fontWeight, fontSize } = getComputedStyle(box);
      if (pen) pen.font = `${fontWeight} ${fontSize} "Noto Sans Arabic"`;
      const foot = document.createElement('span');
      foot.style.display = 'inline-block';
      box.append(foot);
      const line = foot.getBoundingClientRect().bottom;
      foot.remove();
      return line + (pen?.measureText('ي').actualBoundingBoxDescent ?? 0) > box.getBoundingClientRect().bottom;
    });
    return { asked: dotted.length, cut: cut.map((box) => box.textContent) };
  });
  expect(asked).toBeGreaterThan(3);
  expect(cut).toEqual([]);
});
