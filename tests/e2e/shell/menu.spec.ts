import type { Page } from '@playwright/test';
import { expectNoFaults, expectNoSidewaysScroll, expectRoomForLargeText } from '#tests/support/pages/page-checks.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { visitAs } from '#tests/support/people/visitor.ts';
import { expect, test } from '#tests/support/shops/shop.ts';

test.use({ pictures: false });

const placed = { module: 'food', zones: [1] } as const;
const phone = { width: 390, height: 844 };
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

async function openMenu(page: Page) {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(drawer(page)).toBeVisible();
}

test.describe('the side drawer', () => {
  test.use({ viewport: phone });

  test('lists a taste of the module and leads home', async ({ page, baseURL }) => {
    await visitAs(page, placed, baseURL);
    await page.goto('/settings');
    const opener = page.getByRole('button', { name: 'Menu' });
    const list = (title: string) =>
      drawer(page).locator('details', { has: page.locator('summary', { hasText: title }) });
    const expectList = async (title: string, all: string) => {
      await expect(list(title).getByRole('link').first()).toBeHidden();
      await list(title).locator('summary').press('Enter');
      // The demo town has more of each than the drawer shows.
      await expect(list(title).getByRole('listitem')).toHaveCount(10);
      await expect(list(title).getByRole('link').last()).toHaveText('View all');
      await expect(list(title).getByRole('link').last()).toHaveAttribute('href', all);
      await list(title).locator('summary').press('Enter');
      await expect(list(title).getByRole('link').first()).toBeHidden();
    };

    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(drawer(page)).toBeVisible();
    await test.step('categories, ten of them, and the way to all [NAV-001b] [NAV-002a] [NAV-002b]', () =>
      expectList('Categories', '/categories'));
    await test.step('the latest stores [NAV-001c] [NAV-002a] [NAV-002b]', () => expectList('Latest', '/store/latest'));
    await test.step('the popular stores [NAV-001d] [NAV-002a] [NAV-002b]', () =>
      expectList('Popular', '/store/popular'));

    await test.step('the keyboard stays inside, and Escape gives it back [A11Y-002]', async () => {
      await list('Categories').locator('summary').press('Enter');
      for (let step = 0; step < 14; step += 1) {
        await page.keyboard.press('Tab');
        await expect(drawer(page).locator(':focus')).toHaveCount(1);
      }
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toBeHidden();
      await expect(opener).toBeFocused();
    });

    await test.step('Home leads home [NAV-001a]', async () => {
      await opener.click();
      await drawer(page).getByRole('link', { name: 'Home' }).click();
      await expect(page).toHaveURL('/home');
      await expect(drawer(page)).toBeHidden();
    });
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

  test('changes theme and language', async ({ page, baseURL }) => {
    await visitAs(page, placed, baseURL);
    await openMenu(page);

    await test.step('the theme, at once [NAV-004a]', async () => {
      await expect(drawer(page).getByRole('heading', { name: 'Theme Mode' })).toBeVisible();
      for (const theme of ['Dark', 'Light', 'Dark']) {
        await drawer(page).getByText(`${theme} Mode`).click();
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme.toLowerCase());
      }
    });

    const question = page.getByRole('alertdialog');
    await test.step('the language, after a question; No changes nothing [NAV-004b] [I18N-002]', async () => {
      const edge = async () => {
        const box = await drawer(page).boundingBox();
        return box && box.x + box.width;
      };
      await expect.poll(edge).toBe(phone.width);
      await drawer(page).getByText('العربية').click();
      await expect(question).toContainText('Are you sure to change the language?');
      await question.getByRole('button', { name: 'No' }).click();
      await expect(question).toBeHidden();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await page.getByRole('button', { name: 'Menu' }).click();
      await drawer(page).getByText('العربية').click();
      const reloaded = page.waitForEvent('load');
      await question.getByRole('button', { name: 'Yes' }).click();
      await reloaded;
      await expect(page.getByText('تم تغيير اللغة')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'الإعدادات' })).toBeVisible();
    });

    await test.step('in Arabic everything is mirrored, the drawer as well; axe finds nothing in it [A11Y-001]', async () => {
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.setViewportSize({ width: 1000, height: 800 });
      await page.getByRole('button', { name: 'القائمة' }).click();
      const menu = page.getByRole('dialog', { name: 'القائمة' });
      await expect.poll(async () => (await menu.boundingBox())?.x).toBe(0);
      await expectNoFaults(page, '[role=dialog]');
    });
  });

  test('asks before Logout, with its two spaces', async ({ page, baseURL, db }) => {
    const { token } = await signedInCustomer({ db });
    await visitAs(page, { ...placed, token }, baseURL);
    await openMenu(page);
    const question = page.getByRole('alertdialog');
    await test.step('the question [NAV-004c]', async () => {
      await drawer(page).getByRole('button', { name: 'Logout' }).click();
      await expect(question).toBeVisible();
      expect(await question.getByRole('heading').textContent()).toBe('Are you sure you want to  logout?');
    });
    await test.step('no keeps the session, yes ends it [HDR-014] [HDR-016a]', async () => {
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(question).toBeHidden();
      expect(await storedToken(page)).toBe(token);
      await page.getByRole('button', { name: 'Menu' }).click();
      await drawer(page).getByRole('button', { name: 'Logout' }).click();
      await question.getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL('/home');
      await expect.poll(() => storedToken(page)).toBeNull();
    });
  });
});

test('the tab bar stands at the foot of a phone and every tab works', async ({ page, baseURL }) => {
  const bar = page.getByRole('navigation', { name: 'Main' });
  await page.setViewportSize(phone);
  await visitAs(page, placed, baseURL);
  await page.goto('/settings');
  const foot = async () => {
    const box = await bar.boundingBox();
    return box && box.y + box.height;
  };
  await expect.poll(foot).toBe(phone.height);
  await bar.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await expect(bar.locator('[aria-current=page]')).toHaveText('Search');
  await bar.getByRole('button', { name: 'Cart' }).click();
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible();
  await page.keyboard.press('Escape');
  await bar.getByRole('link', { name: 'Orders' }).click();
  await expect(page).toHaveURL('/my-orders');
  await expect(bar.getByRole('link', { name: 'Orders' })).toHaveAttribute('aria-current', 'page');
  await bar.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await bar.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/home');
  await test.step('one tab is marked: Home, unless something is looked for', async () => {
    const marked = bar.locator('[aria-current=page]');
    await expect(marked).toHaveText('Home');
    await bar.getByRole('button', { name: 'Search' }).click();
    await expect(marked).toHaveText('Search');
    await page.getByRole('combobox', { name: 'Search' }).fill('soup');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/data_type=searched/);
    await expect(page.getByRole('combobox', { name: 'Search' })).not.toBeFocused();
    await expect(marked).toHaveText('Search');
    await page.goto('/food');
    await expect(marked).toHaveText('Home');
  });
  await test.step('a page marks the tab it lies below', async () => {
    const marked = bar.locator('[aria-current=page]');
    for (const [path, tab] of [
      ['/wallet', 'Account'],
      ['/coupons', 'Account'],
      ['/notifications', 'Account'],
      ['/loyalty-points', 'Account'],
      ['/referral-code', 'Account'],
      ['/profile?page=address', 'Account'],
      ['/settings', 'Account'],
      ['/track-order', 'Orders'],
      ['/my-trips', 'Orders'],
    ] as const) {
      await page.goto(path);
      await expect(marked, path).toHaveText(tab);
    }
    await page.goto('/about-us');
    await expect(bar).toBeVisible();
    await expect(marked).toHaveCount(0);
  });
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(bar).toBeHidden();
});

test.describe('without a connection', () => {
  // Whatever the page asks for meanwhile does not come.
  test.use({ provoked: /ERR_INTERNET_DISCONNECTED/ });

  test('one is told, and told again when it is back', async ({ page, context }) => {
    await page.goto('/settings');
    await expect(page.getByText('You are offline.')).toHaveCount(0);
    await context.setOffline(true);
    await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('You are offline.')).toHaveCount(0);
  });
});

test('the shell serves everybody', async ({ page, baseURL }) => {
  await visitAs(page, { ...placed, theme: 'dark' }, baseURL);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/settings');

  await test.step('the keyboard can skip the header [A11Y-002]', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });

  await test.step('a toast is read out: it stands in a live region with a name [A11Y-003]', async () => {
    await page.getByRole('button', { name: 'Wishlist' }).click();
    const region = page.getByRole('region', { name: /Notices/ });
    await expect(region).toContainText('You are not logged in');
    await expect(region).toHaveAttribute('aria-live', 'polite');
  });

  await test.step('no width from 320 to 1920 px scrolls sideways, and text twice as large has room [A11Y-004]', async () => {
    for (const width of [320, 390, 767, 768, 1180, 1181, 1380, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
    }
    await expectRoomForLargeText(page);
  });

  await test.step('also on the homes of parcels and of goods [A11Y-004]', async () => {
    for (const home of ['/parcel', '/food']) {
      await page.goto(home);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated');
      await expectRoomForLargeText(page, { rows: true });
    }
  });

  await test.step('axe finds nothing in the module dialog and the empty cart [A11Y-001]', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const name of ['Module: Food', 'Cart']) {
      await page.getByRole('banner').getByRole('button', { name }).click();
      await page.getByRole('dialog').waitFor();
      await expectNoFaults(page, '[role=dialog]');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
});
