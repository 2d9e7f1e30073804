import type { Page } from '@playwright/test';
import { awake, expectNoFaults, expectNoSidewaysScroll, expectRoomForLargeText } from '../support/page-checks.ts';
import { expect, test } from '../support/shop.ts';
import { visitAs } from '../support/visitor.ts';

test.use({ pictures: false });

const placed = { module: 'food', zones: [1] } as const;
const phone = { width: 390, height: 844 };
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

async function openMenu(page: Page) {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(drawer(page)).toBeVisible();
}

test.describe('the side drawer', () => {
  test.use({ viewport: phone });

  test('leads home and lists categories, latest and popular stores, ten at most [NAV-001a] [NAV-001b] [NAV-001c] [NAV-001d] [NAV-002a] [NAV-002b]', async ({
    page,
    baseURL,
  }) => {
    await visitAs(page, placed, baseURL);
    await openMenu(page);
    for (const [title, all] of [
      ['Categories', '/categories'],
      ['Latest', '/store/latest'],
      ['Popular', '/store/popular'],
    ] as const) {
      const list = drawer(page).locator('details', { has: page.locator('summary', { hasText: title }) });
      await expect(list.getByRole('link').first()).toBeHidden();
      await list.locator('summary').click();
      await expect(list.getByRole('listitem').first()).toBeVisible();
      const count = await list.getByRole('listitem').count();
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(10);
      await expect(list.getByRole('link').last()).toHaveText('View all');
      await expect(list.getByRole('link').last()).toHaveAttribute('href', all);
      await list.locator('summary').click();
    }
    await drawer(page).getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/home');
    await expect(drawer(page)).toBeHidden();
  });

  test('a longer list is cut at ten; it is reached, held and left with the keyboard [NAV-002a] [A11Y-002]', async ({
    page,
    baseURL,
  }) => {
    await visitAs(page, placed, baseURL);
    await page.route('**/api/v1/categories', async (route) => {
      const [first] = await (await route.fetch()).json();
      await route.fulfill({
        json: Array.from({ length: 15 }, (_, at) => ({ ...first, id: 900 + at, name: `Kind ${at}` })),
      });
    });
    await page.goto('/settings');
    const opener = page.getByRole('button', { name: 'Menu' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(drawer(page)).toBeVisible();
    const list = drawer(page).locator('details', { has: page.locator('summary', { hasText: 'Categories' }) });
    await list.locator('summary').press('Enter');
    await expect(list.getByRole('listitem')).toHaveCount(10);
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('has no lists without a place [NAV-003]', async ({ page, baseURL }) => {
    await visitAs(page, {}, baseURL);
    await openMenu(page);
    await expect(drawer(page).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(drawer(page).locator('summary')).toHaveCount(0);
    await expect(drawer(page).getByRole('button', { name: 'Logout' })).toHaveCount(0);
  });

  test('in parcel, Help & Support stands in place of the lists [ROUTE-039]', async ({ page, baseURL }) => {
    await visitAs(page, { ...placed, module: 'parcel' }, baseURL);
    await openMenu(page);
    await expect(drawer(page).locator('summary')).toHaveCount(0);
    await drawer(page).getByRole('link', { name: 'Help & Support' }).click();
    await expect(page).toHaveURL('/help-and-support');
  });

  test('changes the theme; changes the language, after a question; in Arabic everything is mirrored [NAV-004a] [NAV-004b] [I18N-002] [I18N-006a]', async ({
    page,
    baseURL,
  }) => {
    await visitAs(page, placed, baseURL);
    await openMenu(page);
    await expect(drawer(page).getByRole('heading', { name: 'Theme Mode' })).toBeVisible();
    for (const theme of ['Dark', 'Light', 'Dark']) {
      await drawer(page).getByText(`${theme} Mode`).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme.toLowerCase());
    }
    const right = await drawer(page).boundingBox();
    expect((right?.x ?? 0) + (right?.width ?? 0)).toBe(phone.width);
    await drawer(page).getByText('العربية').click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Are you sure to change the language?');
    const reloaded = page.waitForEvent('load');
    await question.getByRole('button', { name: 'Yes' }).click();
    await reloaded;
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByText('تم تغيير اللغة')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'الإعدادات' })).toBeVisible();
    await page.setViewportSize({ width: 1000, height: 800 });
    await page.getByRole('button', { name: 'القائمة' }).click();
    const menu = page.getByRole('dialog', { name: 'القائمة' });
    await expect.poll(async () => (await menu.boundingBox())?.x).toBe(0);
  });

  test('asks before Logout, with its two spaces [NAV-004c] [HDR-014] [HDR-016a]', async ({ page, baseURL }) => {
    await visitAs(page, { ...placed, token: 'abc' }, baseURL);
    await openMenu(page);
    await drawer(page).getByRole('button', { name: 'Logout' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    expect(await question.getByRole('heading').textContent()).toBe('Are you sure you want to  logout?');
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe('abc');
    await page.getByRole('button', { name: 'Menu' }).click();
    await drawer(page).getByRole('button', { name: 'Logout' }).click();
    await question.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/home');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});

test.describe('the tab bar', () => {
  const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

  test('stands at the foot of a phone and every tab works', async ({ page, baseURL }) => {
    await page.setViewportSize(phone);
    await visitAs(page, placed, baseURL);
    await page.goto('/settings');
    const box = await bar(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(phone.height);
    await bar(page).getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    await bar(page).getByRole('button', { name: 'Cart' }).click();
    await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible();
    await page.keyboard.press('Escape');
    await bar(page).getByRole('link', { name: 'Orders' }).click();
    await expect(page).toHaveURL('/my-orders');
    await expect(bar(page).getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
    await bar(page).getByRole('link', { name: 'Account' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await bar(page).getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/home');
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(bar(page)).toBeHidden();
  });
});

test('whoever loses the connection is told, and told again when it is back', async ({ page, context }) => {
  await page.goto('/settings');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  // The last things a first visit asks for.
  await awake(page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('guest_id'))).not.toBeNull();
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
});

test('the keyboard can skip the header [A11Y-002]', async ({ page, baseURL }) => {
  await visitAs(page, placed, baseURL);
  await page.goto('/settings');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test.describe('axe', () => {
  for (const { language, theme, widths } of [
    { language: 'en', theme: 'light', widths: [1440] },
    { language: 'es', theme: 'dark', widths: [1180] },
    { language: 'ar', theme: 'dark', widths: [390, 1181] },
  ] as const) {
    test(`finds nothing in the shell in ${language}, ${theme}, at ${widths.join(' and ')} px [A11Y-001] [A11Y-003]`, async ({
      page,
      baseURL,
    }) => {
      test.slow();
      await visitAs(page, { ...placed, language, theme, token: 'abc' }, baseURL);
      for (const address of ['/track-order', '/settings']) {
        await page.goto(address);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await page.locator('main h1').waitFor();
          await expectNoFaults(page);
        }
      }
      await page.setViewportSize({ width: widths[0], height: 900 });
      if (widths[0] > 1180) return;
      await page.locator('header button[aria-haspopup=dialog][aria-expanded]').last().click();
      await page.getByRole('dialog').waitFor();
      await expectNoFaults(page);
    });
  }

  test('finds nothing in the module dialog and the empty cart [A11Y-001]', async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visitAs(page, { ...placed, theme: 'dark' }, baseURL);
    await page.goto('/home');
    for (const name of ['Module: Food', 'Cart']) {
      await page.getByRole('banner').getByRole('button', { name }).click();
      await page.getByRole('dialog').waitFor();
      await expectNoFaults(page, '[role=dialog]');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
});

test('no width from 320 to 1920 px scrolls the shell sideways, and twice as large text has room, also on /home [A11Y-004]', async ({
  page,
  baseURL,
}) => {
  await visitAs(page, placed, baseURL);
  await page.goto('/settings');
  for (const width of [320, 390, 767, 768, 1180, 1181, 1380, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
  await expectRoomForLargeText(page);
  await page.goto('/home');
  await expectRoomForLargeText(page, { rows: true });
});

test('a toast is read out: it stands in a live region with a name [A11Y-003]', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visitAs(page, placed, baseURL);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Wishlist' }).click();
  const region = page.getByRole('region', { name: /Notices/ });
  await expect(region).toContainText('You are not logged in');
  await expect(region).toHaveAttribute('aria-live', 'polite');
});
