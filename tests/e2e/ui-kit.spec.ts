import { expect, type Page, test } from '@playwright/test';
import { expectNoFaults, expectNoSidewaysScroll } from '../support/page-checks.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** What the browser complained about; a picture that is missing on purpose is part of the page. */
function complaints(page: Page): string[] {
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.includes('/media/not-there/')) said.push(message.text());
  });
  return said;
}

async function openKit(page: Page, query = '') {
  await page.goto(`/ui${query}`);
  // The dots are drawn by the carousel's script: when they stand, the page listens.
  await expect(page.getByRole('button', { name: '2 of 3' })).toBeVisible({ timeout: 20_000 });
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('ui kit', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('axe finds nothing in the page and its dialog, and the console is silent, in light, dark and right-to-left [A11Y-001]', async ({
    page,
  }) => {
    test.slow();
    const said = complaints(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openKit(page);
    for (const choices of [[], ['Dark', 'grocery'], ['Light', 'Right to left', 'rental']]) {
      for (const name of choices) {
        const choice = page.getByRole('radio', { name, exact: true });
        await choice.press('Space');
        await expect(choice).toBeChecked();
      }
      await expectNoFaults(page);
      await button(page, 'Open dialog').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoFaults(page, '[role=dialog]');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(said).toEqual([]);
  });

  test('nothing is wider than the screen from 320 px on [A11Y-004]', async ({ page }) => {
    await openKit(page);
    for (const width of [320, 360, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoSidewaysScroll(page);
    }
  });

  test('a dialog keeps the focus inside and gives it back; on a phone it is a sheet that keeps what was typed when the phone turns [A11Y-002]', async ({
    page,
  }) => {
    await openKit(page);
    await button(page, 'Open dialog').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Choose a module' });
    await expect(dialog).toBeVisible();
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button(page, 'Open dialog')).toBeFocused();

    await page.setViewportSize(PHONE);
    await button(page, 'Open dialog').click();
    await page.getByLabel('Name in the dialog').fill('Amira');
    await expect(async () => {
      const box = await dialog.boundingBox();
      expect(box && Math.round(box.y + box.height)).toBe(PHONE.height);
      expect(box?.width).toBe(PHONE.width);
    }).toPass();
    await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
    await expect(page.getByLabel('Name in the dialog')).toHaveValue('Amira');
    await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(560);
  });

  test('the drawer stands at the right, in right-to-left at the left', async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await openKit(page);
    const drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
    for (const [direction, edge] of [
      ['Left to right', DESKTOP.width - 420],
      ['Right to left', 0],
    ] as const) {
      await page.getByRole('radio', { name: direction }).press('Space');
      await button(page, 'Open drawer').click();
      await expect(async () => expect(await drawer.boundingBox()).toMatchObject({ width: 420, x: edge })).toPass();
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
    }
  });

  test('a popover stands beside its trigger, leaves on Escape, and is a sheet on a phone; a confirmation offers the safe choice first, and the scrim does not answer', async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await openKit(page);
    const trigger = button(page, 'Open popover');
    await trigger.focus();
    await page.keyboard.press('Enter');
    const popover = page.getByRole('dialog', { name: 'Where to?' });
    await expect(popover).toBeVisible();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    const [below, above] = [await popover.boundingBox(), await trigger.boundingBox()];
    expect(Math.round((below?.x ?? 0) - (above?.x ?? 0))).toBe(0);
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Address', { exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(popover).toBeHidden();
    await expect(trigger).toBeFocused();

    await button(page, 'Open confirm').focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Clear the cart?' });
    await expect(question.getByRole('button', { name: 'Keep' })).toBeFocused();
    await page.mouse.click(10, 10);
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Keep' }).press('Enter');
    await expect(question).toBeHidden();

    await page.setViewportSize(PHONE);
    await trigger.click();
    await expect.poll(async () => (await popover.boundingBox())?.width).toBe(PHONE.width);
  });

  test('a sheet is closed by dragging it down', async ({ browser }) => {
    const page = await browser.newPage({ viewport: PHONE, hasTouch: true, isMobile: true });
    await openKit(page);
    await button(page, 'Open sheet').tap();
    const sheet = page.getByRole('dialog', { name: 'A sheet' });
    await expect(sheet).toBeVisible();
    await expect
      .poll(async () => Math.round(((await sheet.boundingBox())?.y ?? 0) + ((await sheet.boundingBox())?.height ?? 0)))
      .toBe(PHONE.height);
    const top = (await sheet.boundingBox())?.y ?? 0;
    const finger = await page.context().newCDPSession(page);
    const at = (y: number) => [{ x: 195, y: top + y }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(12) });
    for (const y of [30, 60, 90, 120, 150]) {
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(y) });
    }
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(sheet).toBeHidden();
    await page.close();
  });

  test('the plus becomes a stepper, the bin takes the last one away, the focus is never lost, and limits hold', async ({
    page,
  }) => {
    await openKit(page);
    await button(page, 'Add burger').focus();
    await page.keyboard.press('Enter');
    await expect(button(page, 'One more burger')).toBeFocused();
    await page.keyboard.press('Enter');
    const stepper = page.getByRole('group', { name: 'burger' });
    await expect(stepper.getByRole('status')).toHaveText('2');
    await button(page, 'One burger less').focus();
    await page.keyboard.press('Enter');
    await button(page, 'Remove burger').focus();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Add burger')).toBeFocused();

    const more = button(page, 'One more plate');
    for (let presses = 0; presses < 6; presses += 1) await more.click({ force: true });
    await expect(page.getByRole('group', { name: 'plate' }).getByRole('status')).toHaveText('05');
    await expect(more).toHaveAttribute('aria-disabled', 'true');
  });

  test('arrow keys walk through chips, tabs and menus; fields are tied to their words, toasts of one kind take each other’s place, a button at work cannot be pressed twice [A11Y-002] [A11Y-003]', async ({
    page,
  }) => {
    await openKit(page);
    await page.getByRole('radio', { name: 'All', exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Veg', exact: true })).toBeChecked();

    await page.getByRole('tab', { name: 'Running' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tabpanel', { name: 'Past' })).toHaveText('Nothing ordered yet.');

    await button(page, 'Open menu').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitemradio', { name: 'Nearest' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(button(page, 'Open menu')).toBeFocused();

    const phone = page.getByLabel('Phone', { exact: true });
    await expect(phone).toHaveAccessibleDescription('Enter at least 10 digits');
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Account phone')).toHaveJSProperty('readOnly', true);
    await button(page, 'Show password').press('Enter');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');

    for (let presses = 0; presses < 3; presses += 1) await button(page, 'Show a toast').click();
    const region = page.locator('section[aria-live=polite]');
    await expect(region.getByText('Item added to cart.')).toHaveCount(1);

    // The work takes a while on the page; here the clock stands still until we have looked.
    await page.clock.install();
    const idle = button(page, 'Place order');
    const width = (await idle.boundingBox())?.width ?? 0;
    await idle.click();
    const busy = button(page, 'Placing order…');
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    expect((await busy.boundingBox())?.width).toBeGreaterThanOrEqual(width);
    await expect(busy).toBeFocused();
  });

  test('a phone number has its country beside it: searched, chosen and typed by keyboard, and stays as typed [MISC-008a] [MISC-008b] [MISC-008c] [MISC-008d]', async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await openKit(page);
    const form = page.getByRole('form', { name: 'Phone numbers' });
    const number = form.getByLabel('Mobile number');
    const country = (name: string) => form.getByRole('button', { name });

    // Needed: without it the form does not go off, and the field says so.
    await form.getByRole('button', { name: 'Send the numbers' }).click();
    await expect(number).toBeFocused();
    await expect(number).toHaveAccessibleDescription('Phone Number is required');
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByRole('status')).toHaveText('');

    // The second field's country is the business's choice.
    await expect(form.getByLabel('Landline')).toHaveValue('31123456');
    await expect(country('Country: Sweden +46').last()).toBeDisabled();

    await country('Country: Sweden +46').first().press('Enter');
    const search = page.getByRole('combobox', { name: 'Search country' });
    const countries = page.getByRole('listbox', { name: 'Countries' }).getByRole('option');
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
    await search.press('ArrowDown');
    const marked = await search.getAttribute('aria-activedescendant');
    await expect(page.locator(`[id="${marked}"]`)).toHaveText(/United Kingdom/);
    await search.press('Enter');
    await expect(countries).toHaveCount(0);
    await expect(country('Country: United Kingdom +44')).toBeFocused();

    const typed = '07700 900-142';
    await number.pressSequentially(typed);
    await expect(number).toHaveValue(typed);
    await expect(number).not.toHaveAttribute('aria-invalid', 'true');
    await number.press('Enter');
    await expect(form.getByRole('status')).toHaveText('Sent: +447700900142 +4631123456');
    await number.fill('+1 415 555 0100');
    await expect(country('Country: United States +1')).toBeVisible();
    await expect(number).toHaveValue('+1 415 555 0100');

    // A sheet on a phone; Escape leaves everything as it was.
    await page.setViewportSize(PHONE);
    await country('Country: United States +1').click();
    const sheet = page.getByRole('dialog', { name: 'Choose a country' });
    await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(PHONE.width);
    await search.fill('jap');
    await countries.first().click();
    await expect(country('Country: Japan +81')).toBeVisible();
  });

  test('the map comes on demand, is worked by keyboard, and says what was picked', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => request.url().includes('maplibre') && fetched.push(request.url()));
    await openKit(page);
    expect(fetched).toEqual([]);
    await button(page, 'Show map').click();
    const map = page.getByRole('region', { name: 'Map', exact: true });
    await expect(map).toBeVisible({ timeout: 20_000 });
    await map.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Picked: 57.700, 11.970')).toBeVisible();
    await button(page, 'Your address').press('Enter');
    await expect(page.getByText('Picked: the marker')).toBeVisible();
  });

  test('the carousel moves by itself, stops on request, and is still when motion is reduced', async ({ page }) => {
    await openKit(page);
    const current = page.locator('[aria-current=true]');
    await expect(current).toHaveAccessibleName('2 of 3', { timeout: 6000 });
    await button(page, 'Stop the offers').click();
    await expect(button(page, 'Let the offers run')).toBeVisible();
    await button(page, 'Next offer').click();
    await expect(current).toHaveAccessibleName('3 of 3');

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(button(page, 'Let the offers run')).toBeHidden();
  });
});
