import type { Page } from '@playwright/test';
import { guestPrompt } from '#tests/support/pages/cart-drawer.ts';
import { authModal, stored, toast } from '#tests/support/pages/forms.ts';
import { isAlive } from '#tests/support/people/account.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { newGuest } from '#tests/support/people/guests.ts';
import { moduleId, visitAs } from '#tests/support/people/visitor.ts';
import { expect, test } from '#tests/support/shops/shop.ts';

test.use({ pictures: false });

const WIDE = { width: 1440, height: 900 };
const placed = { module: 'food', zones: [1] } as const;

type Plain = { id: number; slug: string; store_id: number; name: string; price: number };

/** Two things of different stores that can be had as they are. */
async function twoThings(page: Page): Promise<[Plain, Plain]> {
  const headers = { zoneid: '[1]', moduleid: String(moduleId('grocery')), 'x-localization': 'en' };
  const answer = await page.request.get('/api/v1/items/popular?limit=100&offset=1', { headers });
  const { products } = await answer.json();
  const plain: Plain[] = products.filter(
    (item: { variations: unknown[]; stock: number; flash_sale: number; store_open: 0 | 1; schedule_order: boolean }) =>
      item.variations.length === 0 &&
      item.stock > 5 &&
      item.flash_sale === 0 &&
      (item.store_open === 1 || item.schedule_order),
  );
  const [one] = plain;
  const other = plain.find(({ store_id }) => store_id !== one?.store_id);
  if (!one || !other) throw new Error('the town has too little');
  return [one, other];
}

const inCart = (page: Page, item: Plain, whose: { guest_id: string } | { token: string }) =>
  page.request.post('/api/v1/customer/cart/add', {
    headers: {
      zoneid: '[1]',
      moduleid: String(moduleId('grocery')),
      'x-localization': 'en',
      ...('token' in whose && { authorization: `Bearer ${whose.token}` }),
    },
    data: {
      ...('guest_id' in whose && whose),
      item_id: item.id,
      model: 'Item',
      price: item.price,
      quantity: 2,
      variation: [],
      add_on_ids: [],
      add_on_qtys: [],
    },
  });

const openCart = async (page: Page) => {
  await page
    .locator('header')
    .getByRole('button', { name: /^Cart, 2/ })
    .click();
  await page.getByRole('button', { name: 'Proceed To Checkout' }).click();
};

test('checking out as nobody asks: as a guest, or signed in?', async ({ page, baseURL, db }) => {
  const [mine] = await twoThings(page);
  const { guest_id } = await newGuest({ db });
  expect((await inCart(page, mine, { guest_id })).ok()).toBe(true);
  await page.setViewportSize(WIDE);
  await visitAs(page, { module: 'grocery', zones: [1], guest_id }, baseURL);
  await page.goto('/settings');
  const prompt = guestPrompt(page);

  await test.step('a guest has a cart [ROLE-007]', () => openCart(page));
  await test.step('Sign Up leads to signing up [GOL-003c]', async () => {
    await prompt.getByRole('button', { name: 'Sign Up' }).click();
    await expect(authModal(page, 'Sign Up')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(authModal(page, 'Sign Up')).toBeHidden();
  });
  await test.step('Login leads to signing in [GOL-003b]', async () => {
    await openCart(page);
    await prompt.getByRole('button', { name: 'Login' }).click();
    await expect(authModal(page)).toBeVisible();
  });
});

test.describe('where guests may not order', () => {
  test.use({ business: { settings: { guest_checkout_status: 0 } } });

  test('the way in lies over the cart, and what was wanted goes on with the cart of both', async ({
    page,
    baseURL,
    db,
  }) => {
    const [mine, saved] = await twoThings(page);
    const account = await signedInCustomer({ db }, { password: 'Secret-77' });
    const { guest_id } = await newGuest({ db });
    expect((await inCart(page, saved, account)).ok()).toBe(true);
    expect((await inCart(page, mine, { guest_id })).ok()).toBe(true);
    await page.setViewportSize(WIDE);
    await visitAs(page, { module: 'grocery', zones: [1], guest_id }, baseURL);
    await page.goto('/settings');

    await test.step('checking out opens the way in [CART-012d]', async () => {
      await openCart(page);
      await expect(authModal(page)).toBeVisible();
    });
    await test.step('once in, one is at the checkout', async () => {
      const door = authModal(page);
      await door.getByRole('textbox', { name: 'Email or phone' }).fill(account.email);
      await door.getByRole('textbox', { name: 'Password', exact: true }).fill(account.password);
      await door.getByRole('textbox', { name: 'Password', exact: true }).press('Enter');
      await expect(page).toHaveURL('/checkout?page=cart');
    });
    await test.step('with the cart just filled, and told of the earlier one [AUTH-007b]', async () => {
      await expect(
        toast(page, 'Your earlier cart was from another store. The cart you just filled has taken its place.'),
      ).toBeVisible();
      await expect(page.getByRole('main')).toContainText(mine.name);
      const cart = await page.request.get('/api/v1/customer/cart/list', {
        headers: { moduleid: String(moduleId('grocery')), authorization: `Bearer ${await stored(page, 'token')}` },
      });
      const lines: { item_id: number; quantity: number }[] = await cart.json();
      expect(lines.map(({ item_id, quantity }) => [item_id, quantity])).toEqual([[mine.id, 2]]);
    });
  });
});

test('Logout ends the session on the server and in every tab, and leaves nothing of it behind', async ({
  page,
  context,
  baseURL,
  db,
}) => {
  const [thing] = await twoThings(page);
  const { token, headers } = await signedInCustomer({ db });
  expect((await inCart(page, thing, { token })).ok()).toBe(true);
  const liked = await page.request.post(`/api/v1/customer/wish-list/add?item_id=${thing.id}`, {
    headers: { ...headers, moduleid: String(moduleId('grocery')), zoneid: '[1]', 'x-localization': 'en' },
  });
  expect(liked.ok()).toBe(true);
  const { guest_id } = await newGuest({ db });
  const [other, form, application] = [await context.newPage(), await context.newPage(), await context.newPage()];
  const heart = (tab: Page) => tab.getByRole('button', { name: `Favourite: ${thing.name}`, exact: true }).first();
  const headerOf = (tab: Page) => tab.locator('header');
  await visitAs(page, { module: 'grocery', zones: [1], token, guest_id }, baseURL);
  for (const tab of [page, other]) {
    await tab.setViewportSize(WIDE);
    await tab.goto(`/product/${thing.slug}?module_id=${moduleId('grocery')}`);
    await expect(headerOf(tab).getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
    await expect(heart(tab)).toHaveAttribute('aria-pressed', 'true');
  }

  await headerOf(other).getByRole('button', { name: 'Wishlist' }).click();
  await expect(other.getByRole('dialog')).toBeVisible();
  await form.goto('/track-order');
  const typed = form.getByRole('main').getByRole('textbox').first();
  await typed.fill('4711');
  await application.goto('/deliveryman-registration');
  const applicant = application.getByRole('textbox', { name: 'First name' });
  await applicant.fill('Signe');
  await expect.poll(() => stored(application, 'courier_application')).toContain('Signe');
  const ended = page.waitForResponse('**/auth/logout');
  await headerOf(page).getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/home');

  await test.step('the token opens nothing any more, here and in the other tab [HDR-016a]', async () => {
    expect((await ended).status()).toBe(200);
    expect(await isAlive(page.request, token)).toBe(false);
    expect(await stored(page, 'token')).toBeNull();
    for (const tab of [page, other]) await expect(headerOf(tab).getByRole('link', { name: 'Sign In' })).toBeVisible();
  });
  await test.step('what lay open in the other tab was theirs, and is closed', () =>
    expect(other.getByRole('dialog')).toHaveCount(0));
  await test.step('what they had begun to fill in, nobody sends in another’s name', async () => {
    await expect(typed).toHaveValue('');
    await expect(applicant).toHaveValue('');
  });
  await test.step('the guest they once were goes with them, and the next one is a guest at once', () =>
    expect.poll(async () => [null, guest_id].includes(await stored(page, 'guest_id'))).toBe(false));
  await test.step('the cart is empty [HDR-016c]', async () => {
    for (const tab of [page, other])
      await expect(headerOf(tab).getByRole('button', { name: 'Cart', exact: true })).toBeVisible();
  });
  await test.step('nothing is a favourite any more [HDR-016b]', async () => {
    await expect(heart(other)).toHaveAttribute('aria-pressed', 'false');
    await page.goBack();
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  });
});

test('what needs an account asks for it, and what does not never asks', async ({ page, baseURL, db, request }) => {
  const account = await signedInCustomer({ db }, { password: 'Secret-77' });
  const ASKS = 'Please sign in to see this page.';
  await page.setViewportSize(WIDE);
  await visitAs(page, placed, baseURL);

  await test.step('an order is tracked without', async () => {
    await page.goto('/track-order');
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
    await expect(page.getByText(ASKS)).toHaveCount(0);
  });
  const asks = async (...addresses: string[]) => {
    for (const address of addresses) expect(await (await request.get(address)).text(), address).toContain(ASKS);
  };
  await test.step('before any script has run the wallet asks [ROLE-005], and the points do [ROLE-006]', () =>
    asks('/wallet', '/profile?page=wallet', '/loyalty-points'));
  await test.step('and everything else of one’s own [ROLE-010]', () =>
    asks(
      ...['/profile', '/profile?page=address', '/profile?page=inbox', '/my-orders', '/coupons'],
      ...['/notifications', '/referral-code'],
    ));
  await test.step('the wishlist asks [ROLE-002]', async () => {
    await page.locator('header').getByRole('button', { name: 'Wishlist' }).click();
    await expect(page.getByText('You are not logged in')).toBeVisible();
  });
  await test.step('what was ordered without an account is found by tracking', async () => {
    await page.goto('/my-orders');
    await expect(page.getByText(ASKS)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Track order' }).click();
    await expect(page).toHaveURL('/track-order');
  });
  await test.step('the profile asks, and signing in there leads to it [ROLE-004]', async () => {
    await page.goto('/profile?page=profile-settings');
    const ask = page.getByRole('main').getByRole('link', { name: 'Sign In' });
    await expect(ask).toHaveAttribute('href', '/auth/sign-in');
    await ask.click();
    const door = authModal(page);
    await door.getByRole('textbox', { name: 'Email or phone' }).fill(account.phone);
    await door.getByRole('textbox', { name: 'Password', exact: true }).fill(account.password);
    await door.getByRole('button', { name: 'Sign In' }).click();
    await expect(door).toBeHidden();
    await expect(page).toHaveURL('/profile?page=profile-settings');
    await expect(page.getByText(ASKS)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Edit Personal Details' })).toBeVisible();
  });
  await test.step('and the wishlist opens [ROLE-002]', async () => {
    await page.locator('header').getByRole('button', { name: 'Wishlist' }).click();
    await expect(page.getByRole('dialog', { name: 'Wishlist' })).toBeVisible();
  });
});
