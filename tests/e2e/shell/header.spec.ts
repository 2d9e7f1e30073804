import type { Page } from '@playwright/test';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { visitAs } from '#tests/support/people/visitor.ts';
import { expect, test } from '#tests/support/shops/shop.ts';

// What the header is made of, by place and module, is proven in tests/unit/header.test.tsx.
test.use({ pictures: false });

const placed = { module: 'food', zones: [1] } as const;
const header = (page: Page) => page.getByRole('banner');
const wide = { width: 1440, height: 900 };
const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

test('a guest searches, opens the cart, is asked to sign in for the wishlist, and goes home', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(wide);
  await visitAs(page, { ...placed, location: 'Haga Nygata 3' }, baseURL);
  await page.goto('/settings');
  await expect(header(page).getByRole('button', { name: 'Haga Nygata 3' })).toBeVisible();

  await test.step('the cart opens a drawer of 420 px that says it is empty [HDR-001h]', async () => {
    const cart = header(page).getByRole('button', { name: 'Cart' });
    await cart.click();
    const drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
    await expect(drawer.getByText('Your cart is empty')).toBeVisible();
    await expect(drawer).toContainText('No items added in your cart. Please add product to your cart list.');
    await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(420);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(cart).toBeFocused();
    await cart.click();
    await drawer.getByRole('button', { name: 'Continue Shopping' }).click();
    await expect(page).toHaveURL('/home');
    await expect(drawer).toBeHidden();
  });

  await test.step('the module switch stands on /home [HDR-001b]', async () => {
    await expect(header(page).getByRole('button', { name: 'Module: Food' })).toBeVisible();
  });

  await test.step('the wishlist asks to sign in', async () => {
    await header(page).getByRole('button', { name: 'Wishlist' }).click();
    await expect(page.getByText('You are not logged in')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('the search leads to results, without a token [MISC-002a]', async () => {
    const field = page.getByRole('combobox', { name: 'Search' });
    await field.press('Enter');
    await expect(page).toHaveURL('/home');
    await field.fill('  cheese & wine ');
    await field.press('Enter');
    await expect(page).toHaveURL('/home?search=cheese+%26+wine&name=cheese+%26+wine&data_type=searched');
    await expect(field).toHaveValue('cheese & wine');
    expect(await storedToken(page)).toBeNull();
  });

  await test.step('the logo leads back to /home [ROUTE-003a]', async () => {
    await header(page).getByRole('link', { name: 'Errand' }).click();
    await expect(page).toHaveURL('/home');
  });
});

test('without a place the logo leads to the landing page [ROUTE-003b]', async ({ page, baseURL }) => {
  await page.setViewportSize(wide);
  await visitAs(page, {}, baseURL);
  await page.goto('/settings');
  await header(page).getByRole('link', { name: 'Errand' }).click();
  await expect(page).toHaveURL('/');
});

test('the header fits its width', async ({ page, baseURL }) => {
  const shape = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    return {
      height: await header(page).evaluate((element) => element.clientHeight),
      search: await page.getByRole('combobox', { name: 'Search' }).isVisible(),
      track: await header(page).getByRole('link', { name: 'Track order' }).isVisible(),
      menu: await header(page).getByRole('button', { name: 'Menu' }).isVisible(),
      overflow: await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    };
  };
  await visitAs(page, placed, baseURL);
  await page.goto('/settings');

  await test.step('1181 px is the full header, 1180 px the compact one [HDR-006]', async () => {
    const full = { height: 72, search: true, track: true, menu: false, overflow: 0 };
    const compact = { height: 64, search: false, track: false, menu: true, overflow: 0 };
    await expect.poll(() => shape(1440)).toEqual(full);
    await expect.poll(() => shape(1181)).toEqual(full);
    await expect.poll(() => shape(1180)).toEqual(compact);
    await expect.poll(() => shape(768)).toEqual(compact);
    await header(page).getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeHidden();
  });

  await test.step('on a phone the search stays while the first row scrolls away, and the avatar is the way in [HDR-007]', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    const avatar = header(page).getByRole('link', { name: 'Sign In' });
    await expect.poll(async () => (await avatar.boundingBox())?.width).toBe(40);
    await page.mouse.wheel(0, 400);
    await expect(avatar).not.toBeInViewport();
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    await avatar.click();
    await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  });
});

test.describe('signed in', () => {
  const account = (page: Page) => header(page).getByRole('button', { name: 'Account', exact: true });
  const entries = (page: Page) => page.getByRole('menu', { name: 'Account' }).getByRole('menuitem');
  const OWN = [
    'Profile',
    'My orders',
    'My Trips',
    'Chat',
    'Coupons',
    'Wallet',
    'Loyalty points',
    'Referral code',
    'Settings',
  ];

  test('the menu leads to everything that is the shopper’s own', async ({ page, baseURL, db, request }) => {
    await page.setViewportSize(wide);
    const { token } = await signedInCustomer({ db });
    await visitAs(page, { ...placed, token }, baseURL);
    await page.goto('/settings');

    await test.step('in place of the way in there is the account [HDR-003] [MISC-002b]', async () => {
      await expect(header(page).getByRole('link', { name: 'Sign In' })).toHaveCount(0);
      await account(page).click();
      await expect(entries(page)).toHaveText([...OWN, 'Logout']);
    });

    await test.step('every entry leads to a page, and an unknown page of the profile is one as well [ROUTE-029]', async () => {
      const addresses = await entries(page).evaluateAll((all) => all.flatMap((one) => one.getAttribute('href') ?? []));
      expect(addresses).toHaveLength(OWN.length);
      for (const address of [...addresses, '/profile?page=nonsense']) {
        const answer = await request.get(address);
        expect(answer.status(), address).toBe(200);
        expect(await answer.text(), address).toContain('</h1>');
      }
      await page.keyboard.press('Escape');
    });

    await test.step('the wishlist opens [HDR-001g]', async () => {
      await header(page).getByRole('button', { name: 'Wishlist' }).click();
      await expect(page.getByRole('dialog', { name: 'Wishlist' })).toContainText('No favourite foods found');
      await page.keyboard.press('Escape');
    });

    await test.step('the compact menu also holds what has no room beside it', async () => {
      await page.setViewportSize({ width: 1180, height: 800 });
      await account(page).click();
      await expect(entries(page).filter({ hasText: 'Track order' })).toBeVisible();
    });
  });

  test('a question comes before Logout, which takes 500 ms, says so and goes home', async ({ page, baseURL, db }) => {
    await page.setViewportSize(wide);
    const { token } = await signedInCustomer({ db });
    await visitAs(page, { ...placed, token }, baseURL);
    await page.clock.install();
    await page.goto('/settings');
    const question = page.getByRole('alertdialog');
    const askToLeave = async () => {
      await account(page).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
    };

    await test.step('the question [HDR-013e]', async () => {
      await askToLeave();
      await expect(question.getByRole('heading')).toHaveText('Are you sure you want to logout?');
    });

    await test.step('declined, nothing happens however long one waits [HDR-014]', async () => {
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(question).toBeHidden();
      await page.clock.runFor(2000);
      expect(await storedToken(page)).toBe(token);
      await expect(account(page)).toBeVisible();
      await expect(page).toHaveURL('/settings');
    });

    await test.step('confirmed, it takes effect after 500 ms [HDR-015] [HDR-016a]', async () => {
      await askToLeave();
      await expect(question).toBeVisible();
      await page.clock.pauseAt(Date.now() + 60_000);
      await question.getByRole('button', { name: 'Logout' }).click();
      await page.clock.runFor(499);
      expect(await storedToken(page)).toBe(token);
      await page.clock.runFor(1);
      expect(await storedToken(page)).toBeNull();
      await page.clock.resume();
    });

    await test.step('it is said [HDR-017]', () => expect(page.getByText('Logout successful.')).toBeVisible());
    await test.step('it leads to /home, signed out also after a reload [HDR-018]', async () => {
      await expect(page).toHaveURL('/home');
      await expect(header(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
      await page.reload();
      await expect(header(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
    });
  });

  test('without a place Logout goes to the landing page [HDR-018]', async ({ page, baseURL, db }) => {
    await page.setViewportSize(wide);
    const { token } = await signedInCustomer({ db });
    await visitAs(page, { token }, baseURL);
    await page.goto('/settings');
    await account(page).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/');
    expect(await storedToken(page)).toBeNull();
  });

  test('nobody who is signed in sees the way in for a moment', async ({ page, baseURL, db }) => {
    await page.setViewportSize(wide);
    const { token } = await signedInCustomer({ db });
    await visitAs(page, { ...placed, token }, baseURL);
    // Without our scripts the page stays as the server drew it, with only the mark set before the first paint.
    await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.goto('/settings', { waitUntil: 'load' });
    await expect(header(page).getByRole('link', { name: 'Track order' })).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Sign In' })).toBeHidden();
  });
});

test('the settings page changes theme and language', async ({ page, baseURL }) => {
  await visitAs(page, placed, baseURL);
  await page.goto('/settings');
  const main = page.getByRole('main');
  await test.step('the theme at once, the language after a question [ROUTE-036]', async () => {
    await main.getByText('Dark Mode').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await main.getByText('العربية').click();
    const reloaded = page.waitForEvent('load');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
    await reloaded;
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });
  await test.step('both are stored, with the direction [STOR-004]', async () => {
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('settings') ?? '{}'));
    expect(stored).toEqual({ language: 'ar', theme: 'dark', direction: 'rtl' });
  });
  await test.step('the page is at its Arabic address, and so is every page one goes on to [SEO-002]', async () => {
    await expect(page).toHaveURL('/ar/settings');
    await page.getByRole('contentinfo').locator('a[href="/ar/about-us"]').click();
    await expect(page).toHaveURL('/ar/about-us');
    await page.goBack();
    await expect(page).toHaveURL('/ar/settings');
  });
  await test.step('a Spanish link opens in Spanish, and changes nobody’s choice', async () => {
    await page.goto('/es/coupons');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.getByRole('contentinfo').locator('a[href="/es/about-us"]').click();
    await expect(page).toHaveURL('/es/about-us');
    await page.goto('/settings');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  });
});

test.describe('a session that the server has ended', () => {
  test.use({ provoked: /401/ });

  test('is forgotten, said once, and leads to /home, where everything public stays', async ({ page, baseURL }) => {
    await page.setViewportSize(wide);
    await visitAs(page, { ...placed, token: 'of-somebody-who-was-here' }, baseURL);
    // The cart is the shopper's own, so the server looks at the token.
    await page.goto('/settings', { waitUntil: 'commit' });
    const said = page.getByText('Your account is inactive or Your token has been expired');
    await test.step('said once [ERR-006a]', () => expect(said).toHaveCount(1));
    await test.step('to /home, whose content is there [ERR-007]', async () => {
      await expect(page).toHaveURL('/home');
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    });
    await test.step('the token is gone, for good [ERR-006b]', async () => {
      expect(await storedToken(page)).toBeNull();
      await expect(header(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
      await page.reload();
      await expect(header(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
      await expect(said).toHaveCount(0);
    });
  });
});

test.describe('what there is not', () => {
  test.use({ provoked: /404/ });

  test('no admin screen, and an unknown address is a 404 inside the shell [MISC-001] [SEO-005]', async ({
    page,
    request,
  }) => {
    for (const address of ['/admin/login', '/dashboard', '/store/', '/rental/nothing']) {
      const answer = await request.get(address);
      expect(answer.status(), address).toBe(404);
      expect(await answer.text(), address).toContain('We could not find this page</h1>');
    }
    expect((await page.goto('/admin'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'We could not find this page' })).toBeVisible();
    await expect(header(page)).toBeVisible();
    await expect(page.getByRole('link', { name: /admin/i })).toHaveCount(0);
  });
});
