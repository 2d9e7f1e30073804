import type { Page } from '@playwright/test';
import { newAccount } from '../support/account.ts';
import { changeConfig } from '../support/change-config.ts';
import { expect, test } from '../support/shop.ts';
import { visitAs } from '../support/visitor.ts';

test.use({ pictures: false });

const placed = { module: 'food', zones: [1] } as const;
const header = (page: Page) => page.getByRole('banner');
const wide = { width: 1440, height: 900 };

test.describe('with a place', () => {
  test('shows logo, place, search and the ways on [HDR-001a] [HDR-001c] [HDR-001d] [HDR-001f] [HDR-004] [HDR-005] [MISC-002a]', async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(wide);
    await visitAs(page, { ...placed, location: 'Haga Nygata 3' }, baseURL);
    const config = await (await page.request.get('/api/v1/config')).json();
    await page.goto('/settings');
    const picture = new URL(config.logo_full_url).pathname.split('/').slice(0, 3).join('/');
    const logo = header(page).getByRole('link', { name: config.business_name });
    await expect(logo.locator('img')).toHaveAttribute('src', new RegExp(`^${picture}/`));
    await expect(header(page).getByRole('button', { name: 'Haga Nygata 3' })).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Track order' })).toHaveAttribute('href', '/track-order');
    await expect(header(page).getByRole('link', { name: 'Chat' })).toHaveAttribute('href', '/profile?page=inbox');
    await expect(header(page).getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth/sign-in');
    await expect(header(page).locator('a[href^="tel:"]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toHaveCount(0);
  });

  test('the logo leads to /home [ROUTE-003a]', async ({ page, baseURL }) => {
    await page.setViewportSize(wide);
    await visitAs(page, placed, baseURL);
    await page.goto('/settings');
    await header(page).getByRole('link', { name: 'Errand' }).click();
    await expect(page).toHaveURL('/home');
  });

  test('the module switch stands on /home and nowhere else [HDR-001b]', async ({ page, baseURL }) => {
    await page.setViewportSize(wide);
    await visitAs(page, placed, baseURL);
    await page.goto('/home');
    await expect(header(page).getByRole('button', { name: 'Module: Food' })).toBeVisible();
    await page.goto('/settings');
    await expect(header(page).getByRole('link', { name: 'Track order' })).toBeVisible();
    await expect(header(page).getByRole('button', { name: /Module/ })).toHaveCount(0);
  });

  test('one module alone has no switch [HDR-001b]', async ({ page, baseURL }) => {
    await page.setViewportSize(wide);
    // The server was told of another zone, so the browser asks for its own: with one module.
    await visitAs(page, { ...placed, cookieZones: [2] }, baseURL);
    await page.route('**/api/v1/module', async (route) => {
      const all = await (await route.fetch()).json();
      await route.fulfill({ json: all.slice(0, 1) });
    });
    await page.goto('/home');
    await expect(header(page).getByRole('button', { name: 'Module: Food' })).toHaveCount(0, { timeout: 20_000 });
    await expect(page).toHaveURL('/home');
    await expect(header(page).getByRole('button', { name: 'Avenyn' })).toBeVisible();
  });

  test('in rental, trips are tracked and the cart speaks of vehicles [HDR-001e] [HDR-002]', async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(wide);
    await visitAs(page, { ...placed, module: 'rental' }, baseURL);
    await page.goto('/settings');
    await expect(header(page).getByRole('link', { name: 'Track Trip' })).toHaveAttribute('href', '/my-trips');
    await expect(header(page).getByRole('link', { name: 'Track order' })).toHaveCount(0);
    await header(page).getByRole('button', { name: 'Cart' }).click();
    await expect(page.getByRole('dialog')).toContainText(
      'No vehicles added in your cart. Please add vehicle to your cart list.',
    );
  });

  test('in parcel there is neither chat nor wishlist, and the cart stays [HDR-009] [HDR-010]', async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(wide);
    await visitAs(page, { ...placed, module: 'parcel' }, baseURL);
    await page.goto('/settings');
    await expect(header(page).getByRole('button', { name: 'Cart' })).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Chat' })).toHaveCount(0);
    await expect(header(page).getByRole('button', { name: 'Wishlist' })).toHaveCount(0);
  });

  test('the cart opens a drawer of 420 px that says it is empty and leads on [HDR-001h] [HDR-011]', async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(wide);
    await visitAs(page, placed, baseURL);
    await page.goto('/settings');
    const cart = header(page).getByRole('button', { name: 'Cart' });
    await cart.click();
    const drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
    await expect(drawer.getByText('Your cart is empty')).toBeVisible();
    await expect(drawer).toContainText('No items added in your cart. Please add product to your cart list.');
    expect((await drawer.boundingBox())?.width).toBe(420);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(cart).toBeFocused();
    await cart.click();
    await drawer.getByRole('button', { name: 'Continue Shopping' }).click();
    await expect(page).toHaveURL('/home');
    await expect(drawer).toBeHidden();
  });

  test('the wishlist asks whoever is not signed in to be so, and opens for whoever is [HDR-001g] [HDR-012]', async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(wide);
    await visitAs(page, placed, baseURL);
    await page.goto('/settings');
    await header(page).getByRole('button', { name: 'Wishlist' }).click();
    await expect(page.getByText('You are not logged in')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const { token } = await newAccount(page.request);
    await page.evaluate((secret) => localStorage.setItem('token', secret), token);
    await page.reload();
    await header(page).getByRole('button', { name: 'Wishlist' }).click();
    await expect(page.getByRole('dialog', { name: 'Wishlist' })).toContainText('No favourite foods found');
  });

  test('the search leads to the results of /home', async ({ page, baseURL }) => {
    await page.setViewportSize(wide);
    await visitAs(page, placed, baseURL);
    await page.goto('/settings');
    const field = page.getByRole('combobox', { name: 'Search' });
    await field.press('Enter');
    await expect(page).toHaveURL('/settings');
    await field.fill('  cheese & wine ');
    await field.press('Enter');
    await expect(page).toHaveURL('/home?search=cheese+%26+wine&name=cheese+%26+wine&data_type=searched');
    await expect(field).toHaveValue('cheese & wine');
  });
});

test.describe('without a place', () => {
  test('there are the phone number and the way in, no cart and no wishlist [HDR-005] [HDR-011] [HDR-012] [ROUTE-003b]', async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(wide);
    await visitAs(page, {}, baseURL);
    await page.goto('/settings');
    const { phone } = await (await page.request.get('/api/v1/config')).json();
    await expect(header(page).getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone}`);
    await expect(header(page).getByRole('link', { name: 'Track order' })).toBeVisible();
    await expect(header(page).getByRole('button', { name: 'Cart' })).toHaveCount(0);
    await expect(header(page).getByRole('button', { name: 'Wishlist' })).toHaveCount(0);
    await header(page).getByRole('link', { name: 'Errand' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('widths', () => {
  const shape = async (page: Page, width: number) => {
    await page.setViewportSize({ width, height: 800 });
    return {
      height: await header(page).evaluate((element) => element.clientHeight),
      search: await page.getByRole('combobox', { name: 'Search' }).isVisible(),
      track: await header(page).getByRole('link', { name: 'Track order' }).isVisible(),
      menu: await header(page).getByRole('button', { name: 'Menu' }).isVisible(),
      overflow: await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    };
  };

  test('1181 px is the full header, 1180 px the compact one [HDR-006]', async ({ page, baseURL }) => {
    await visitAs(page, placed, baseURL);
    await page.goto('/settings');
    expect(await shape(page, 1440)).toEqual({ height: 72, search: true, track: true, menu: false, overflow: 0 });
    expect(await shape(page, 1181)).toEqual({ height: 72, search: true, track: true, menu: false, overflow: 0 });
    expect(await shape(page, 1180)).toEqual({ height: 64, search: false, track: false, menu: true, overflow: 0 });
    expect(await shape(page, 768)).toEqual({ height: 64, search: false, track: false, menu: true, overflow: 0 });
    await header(page).getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeHidden();
  });

  test('on a phone the avatar is the way in, and the search stays while the first row scrolls away [HDR-007]', async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await visitAs(page, placed, baseURL);
    await page.goto('/settings');
    const avatar = header(page).getByRole('link', { name: 'Sign In' });
    expect((await avatar.boundingBox())?.width).toBe(40);
    await page.mouse.wheel(0, 400);
    await expect(avatar).not.toBeInViewport();
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    await avatar.click();
    await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  });
});

test.describe('signed in', () => {
  const signedIn = { ...placed, token: 'abc' };
  const account = (page: Page) => header(page).getByRole('button', { name: 'Account', exact: true });

  test('the menu leads to everything that is the shopper’s own [HDR-003] [ROUTE-029] [MISC-002b]', async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(wide);
    await visitAs(page, signedIn, baseURL);
    await page.goto('/settings');
    await account(page).click();
    const entries = page.getByRole('menu', { name: 'Account' }).getByRole('menuitem');
    await expect(entries).toHaveText([
      'Profile',
      'My orders',
      'My Trips',
      'Wallet',
      'Loyalty points',
      'Referral',
      'Coupons',
      'Settings',
      'Logout',
    ]);
    await expect(header(page).getByRole('link', { name: 'Sign In' })).toHaveCount(0);
    const addresses = await entries.evaluateAll((all) => all.flatMap((entry) => entry.getAttribute('href') ?? []));
    expect(addresses).toHaveLength(8);
    for (const address of [...addresses, '/profile?page=wallet', '/profile?page=nonsense']) {
      const answer = await page.goto(address);
      expect(answer?.status(), address).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  test('the business decides what the menu holds [HDR-013a] [HDR-013b] [HDR-013c] [HDR-013d]', async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(wide);
    // The server was told of another zone, so the browser asks for its own: without rental.
    await visitAs(page, { ...signedIn, cookieZones: [2] }, baseURL);
    await page.route('**/api/v1/module', async (route) => {
      const all: { module_type: string }[] = await (await route.fetch()).json();
      await route.fulfill({ json: all.filter(({ module_type }) => module_type !== 'rental') });
    });
    const kept = ['Profile', 'My orders', 'Coupons', 'Settings', 'Logout'];
    await changeConfig(page, '/settings', {
      customer_wallet_status: 0,
      loyalty_point_status: 0,
      ref_earning_status: 0,
    });
    await page.goto('/settings');
    await account(page).click();
    const entries = page.getByRole('menu', { name: 'Account' }).getByRole('menuitem');
    await expect(entries).toHaveText(kept);
  });

  test('the compact menu also holds what has no room beside it', async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 1180, height: 800 });
    await visitAs(page, signedIn, baseURL);
    await page.goto('/settings');
    await account(page).click();
    await expect(page.getByRole('menuitem', { name: 'Track order' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Chat' })).toBeVisible();
  });

  test('declining the question of Logout changes nothing [HDR-013e] [HDR-014]', async ({ page, baseURL }) => {
    await page.setViewportSize(wide);
    await visitAs(page, signedIn, baseURL);
    await page.goto('/settings');
    await account(page).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    const question = page.getByRole('alertdialog');
    expect(await question.getByRole('heading').textContent()).toBe('Are you sure you want to logout?');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    // Longer than a Logout takes: nothing is on its way.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 600)));
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe('abc');
    await expect(account(page)).toBeVisible();
    await expect(page).toHaveURL('/settings');
  });

  for (const { zones, home } of [
    { zones: [1], home: '/home' },
    { zones: [], home: '/' },
  ]) {
    test(`Logout takes 500 ms, forgets the token, says so and goes to ${home} [HDR-015] [HDR-016a] [HDR-017] [HDR-018]`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize(wide);
      await visitAs(page, { ...signedIn, zones }, baseURL);
      await page.goto('/settings');
      await account(page).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      const elapsed = page.evaluate(async () => {
        const button = [...document.querySelectorAll<HTMLButtonElement>('[role=alertdialog] button')].at(-1);
        const start = performance.now();
        button?.click();
        while (localStorage.getItem('token')) await new Promise((resolve) => setTimeout(resolve, 5));
        return performance.now() - start;
      });
      expect(await elapsed).toBeGreaterThanOrEqual(495);
      expect(await elapsed).toBeLessThan(1500);
      await expect(page.getByText('Logout successful.')).toBeVisible();
      await expect(page).toHaveURL(home);
      await expect(header(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
      await page.reload();
      await expect(header(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
    });
  }

  test('nobody who is signed in sees the way in for a moment', async ({ page, baseURL }) => {
    await page.setViewportSize(wide);
    await visitAs(page, signedIn, baseURL);
    // Without our scripts the page stays as the server drew it, with only the mark set before the first paint.
    await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.goto('/settings', { waitUntil: 'load' });
    await expect(header(page).getByRole('link', { name: 'Chat' })).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Sign In' })).toBeHidden();
  });
});

test.describe('not signed in', () => {
  const personal = ['/profile', '/profile?page=inbox', '/my-orders', '/my-trips', '/wallet', '/coupons'];
  test('what is the shopper’s own asks to sign in [ROLE-010]', async ({ page, baseURL }) => {
    await visitAs(page, placed, baseURL);
    for (const address of [...personal, '/loyalty-points', '/referral-code']) {
      await page.goto(address);
      await expect(page.getByText('Please sign in to see this page.'), address).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
      await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
    }
  });
});

test('promised pages exist, say what they will hold, and are not for search engines [ROUTE-042]', async ({ page }) => {
  for (const [address, title] of [['/deliveryman-registration', 'Deliver with us']] as const) {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
});

test('the settings page changes theme and language [ROUTE-036] [STOR-004]', async ({ page, baseURL }) => {
  await visitAs(page, placed, baseURL);
  await page.goto('/settings');
  const main = page.getByRole('main');
  await main.getByText('Dark Mode').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await main.getByText('العربية').click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await reloaded;
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('settings') ?? '{}'))).toEqual({
    language: 'ar',
    theme: 'dark',
    direction: 'rtl',
  });
});

test.describe('a session that the server has ended', () => {
  test.use({ provoked: /401/ });

  test('is forgotten, said once, and leads to /home, where everything public stays [ERR-006a] [ERR-006b] [ERR-007]', async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(wide);
    await visitAs(page, { ...placed, token: 'of-somebody-who-was-here' }, baseURL);
    // The cart is the shopper's own, so the server looks at the token.
    await page.goto('/settings', { waitUntil: 'commit' });
    await expect(page).toHaveURL('/home');
    const said = page.getByText('Your account is inactive or Your token has been expired');
    await expect(said).toHaveCount(1);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await expect(header(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await page.reload();
    await expect(header(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
    await expect(said).toHaveCount(0);
  });
});

test.describe('what there is not', () => {
  test.use({ provoked: /404/ });

  test('no admin screen, and an unknown address is a 404 inside the shell [MISC-001] [SEO-005]', async ({ page }) => {
    for (const address of ['/admin', '/admin/login', '/dashboard', '/store/', '/rental/nothing']) {
      const answer = await page.goto(address);
      expect(answer?.status(), address).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'We could not find this page' })).toBeVisible();
      await expect(header(page)).toBeVisible();
      await expect(page.getByRole('link', { name: /admin/i })).toHaveCount(0);
    }
  });
});
