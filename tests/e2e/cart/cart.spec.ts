import type { Page } from '@playwright/test';
import { sql } from '#server/db/sql.ts';
import { PHONE, toast, WIDE } from '#tests/support/catalog/catalogue.ts';
import { fillCart, found, headersFor } from '#tests/support/orders/carts.ts';
import {
  amount,
  badge,
  bin,
  cartButton,
  comeAs,
  count,
  drawer,
  guestPrompt,
  less,
  lineOf,
  more,
  openCart,
  plainItems,
  unlimited,
} from '#tests/support/pages/cart-drawer.ts';
import { clockOf } from '#tests/support/pages/forms.ts';
import { holdAnswer, holdBack } from '#tests/support/pages/hold-back.ts';
import { expectNoFaults, expectNoSidewaysScroll, expectNoStrayScrollbars } from '#tests/support/pages/page-checks.ts';
import { keepToast } from '#tests/support/pages/toasts.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { newGuest } from '#tests/support/people/guests.ts';
import { changeSettings } from '#tests/support/shops/own-shop.ts';
import { expect, test } from '#tests/support/shops/shop.ts';

test.use({ pictures: false });

test('a guest fills a cart, counts, edits and empties it [ROLE-007]', async ({ page, baseURL }) => {
  const item = unlimited(await plainItems(page, 'grocery'));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/customer/cart/list')) asked.push(request.url());
  });
  await comeAs(page, baseURL, { module: 'grocery' });
  await page.goto(`/product/${item.slug}`);
  const opened = drawer(page);
  const line = lineOf(page, item);

  await test.step('the header opens the cart [HDR-001h]', () => openCart(page));
  await test.step('an empty one says so [CART-005b]', () => expect(opened).toContainText('Your cart is empty'));
  await test.step('and what to do [CART-005c]', () =>
    expect(opened).toContainText('No items added in your cart. Please add product to your cart list.'));
  const width = async () => (await opened.boundingBox())?.width;
  await test.step('it is at most 420 px wide [CART-001b]', () => expect.poll(width).toBeLessThanOrEqual(420));
  await test.step('on a small tablet too [CART-001b]', async () => {
    await page.setViewportSize({ width: 600, height: 900 });
    await expect.poll(width).toBe(420);
    await page.setViewportSize(WIDE);
  });
  await test.step('and can be closed [CART-001d]', async () => {
    await opened.getByRole('button', { name: 'Close' }).click();
    await expect(opened).toBeHidden();
  });
  await test.step('who has only looked around has no cart to ask for, on the next page neither', async () => {
    await page.reload();
    await openCart(page);
    await expect(opened).toContainText('Your cart is empty');
    expect(asked).toEqual([]);
    await opened.getByRole('button', { name: 'Close' }).click();
    await expect(opened).toBeHidden();
  });

  const call = page.waitForRequest(/\/customer\/cart\/add/);
  await test.step('an item is added, which is said [CART-006] [CART-020]', async () => {
    await keepToast(page, 'Item added to cart');
    await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).click();
    await expect(toast(page, 'Item added to cart')).toBeVisible();
  });
  await test.step('the badge counts it [HDR-008]', () => badge(page, 1));
  await toast(page, 'Item added to cart').getByRole('button', { name: 'View cart' }).click();
  const body = (await call).postDataJSON();
  await test.step('by this call [CALL-030a]', () =>
    expect(Object.keys(body).sort()).toEqual(
      ['add_on_ids', 'add_on_qtys', 'guest_id', 'item_id', 'model', 'price', 'quantity', 'variation'].sort(),
    ));
  await test.step('as an item [CALL-030b]', () =>
    expect(body).toMatchObject({ item_id: item.id, model: 'Item', price: item.price }));
  await test.step('one piece of it [CART-007]', () => expect(body.quantity).toBe(1));

  await test.step('the drawer has a title [CART-001a]', () =>
    expect(opened.getByRole('heading', { name: 'Shopping Cart' })).toBeVisible());
  await test.step('its list takes 60 % of the height [CART-001c]', () => {
    const list = opened.getByRole('region', { name: 'Items in your cart' });
    return expect.poll(async () => (await list.boundingBox())?.height).toBe(540);
  });
  await test.step('a line has the picture of the item [CART-002a]', async () => {
    await expect(line.locator('img')).toBeVisible();
    await expect(line.locator('img')).toHaveAttribute('src', new RegExp(`/${item.image}/`));
  });
  await test.step('the name [CART-002b]', () => expect(line.getByRole('heading', { name: item.name })).toBeVisible());
  await test.step('the price [CART-002e]', () =>
    expect.poll(() => amount(line.locator('bdi.font-bold'))).toBe(Math.round(item.price * (100 - item.discount))));
  await test.step('the number [CART-002h]', () => expect(count(page, item)).toHaveText('1'));
  await test.step('a bin at one [CART-002f]', async () => {
    await expect(bin(page, item)).toBeVisible();
    await expect(less(page, item)).toHaveCount(0);
  });
  await test.step('a plus [CART-002i], which updates the line [CART-008a]', async () => {
    await more(page, item).click();
    await expect(count(page, item)).toHaveText('2');
  });
  await test.step('a minus above one [CART-002g]', async () => {
    await expect(less(page, item)).toBeVisible();
    await expect(bin(page, item)).toHaveCount(0);
  });
  await test.step('which takes one away [CART-011]', async () => {
    await less(page, item).click();
    await expect(count(page, item)).toHaveText('1');
    await expect(bin(page, item)).toBeVisible();
  });

  await test.step('the picture opens the item, to change the line [CART-003]', async () => {
    await opened.getByRole('button', { name: `Change ${item.name}` }).click();
    const detail = page.getByRole('dialog').filter({ hasText: 'Update To Cart' });
    await detail.getByRole('group', { name: 'Quantity' }).getByRole('button', { name: 'One more' }).click();
    await detail.getByRole('button', { name: 'Update To Cart' }).click();
    await expect(toast(page, 'Item updated successfully')).toBeVisible();
    await page.keyboard.press('Escape');
    await badge(page, 2);
  });
  await test.step('after a reload it is all there [MISC-005a]', async () => {
    await page.reload();
    await badge(page, 2);
    await openCart(page);
    await expect(count(page, item)).toHaveText('2');
  });
  await test.step('nor is a press lost that the net was too slow for [MISC-005a]', async () => {
    const letGo = await holdBack(page, /\/cart\/update/);
    await more(page, item).click();
    await more(page, item).click();
    await expect(count(page, item)).toHaveText('4');
    await page.reload();
    letGo();
    await expect(toast(page, 'Your cart is up to date again')).toBeVisible();
    await page.reload();
    await openCart(page);
    await expect(count(page, item)).toHaveText('4');
    await less(page, item).click();
    await less(page, item).click();
    await expect(count(page, item)).toHaveText('2');
  });
  await test.step('the bin takes the line out [CART-008b] [CART-010]', async () => {
    await keepToast(page, 'Cart item remove successfully');
    await less(page, item).click();
    await bin(page, item).click();
    await expect(opened).toContainText('Your cart is empty');
  });
  await test.step('which is said [CART-019]', () => expect(toast(page, 'Cart item remove successfully')).toBeVisible());
  await test.step('and can be undone, as it was [CART-008b]', async () => {
    await toast(page, 'Cart item remove successfully').getByRole('button', { name: 'Undo' }).click();
    await expect(count(page, item)).toHaveText('1');
    await bin(page, item).click();
    await expect(opened).toContainText('Your cart is empty');
  });
  await test.step('"Continue Shopping" stands there now [CART-005a], closes the drawer and goes home [CART-012c]', async () => {
    await opened.getByRole('button', { name: 'Continue Shopping' }).click();
    await expect(opened).toBeHidden();
    await expect(page).toHaveURL(/\/home$/);
  });
  await test.step('and the badge is gone [HDR-008]', () => badge(page, 0));
});

test('in the cart nothing offers the way to the cart any more', async ({ page, baseURL }) => {
  const item = unlimited(await plainItems(page, 'grocery'));
  await comeAs(page, baseURL, { module: 'grocery' });
  await page.goto(`/product/${item.slug}`);
  // Somebody points at it: by itself it would stay.
  await keepToast(page, 'Item added to cart');
  await page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).click();
  await expect(toast(page, 'Item added to cart')).toBeVisible();
  await openCart(page);
  await expect(lineOf(page, item)).toBeVisible();
  await expect(toast(page, 'Item added to cart')).toBeHidden();
});

test('what a line of medicine shows and where plus stops', async ({ page, baseURL, db }) => {
  const pharmacy = await plainItems(page, 'pharmacy');
  type Found = (typeof pharmacy)[number];
  const kinds = {
    prescribed: (item: Found) => item.is_prescription_required === 1 && item.generic_name.length > 0,
    scarce: (item: Found) =>
      (item.stock ?? 900) < 900 && item.maximum_cart_quantity === null && item.is_prescription_required === 0,
    limited: (item: Found) => item.maximum_cart_quantity !== null && (item.stock ?? 0) > item.maximum_cart_quantity,
  };
  // A cart holds one store's items.
  const ofOneStore = found(
    [...new Set(pharmacy.map(({ store_id }) => store_id))].map((id) =>
      pharmacy.filter(({ store_id }) => store_id === id),
    ),
    (items) => Object.values(kinds).every((isOne) => items.some(isOne)),
  );
  const prescribed = found(ofOneStore, kinds.prescribed);
  const scarce = found(ofOneStore, (item) => item !== prescribed && kinds.scarce(item));
  const limited = found(ofOneStore, kinds.limited);
  const guest = await newGuest({ db });
  await fillCart(page.request, 'pharmacy', guest, [
    { item: prescribed },
    { item: scarce, quantity: scarce.stock ?? 1 },
    { item: limited, quantity: limited.maximum_cart_quantity ?? 1 },
  ]);
  await comeAs(page, baseURL, { module: 'pharmacy', guest_id: guest.guest_id });
  await page.goto('/settings');
  await openCart(page);

  await test.step('the generic name [CART-002c] [MOD-015]', () =>
    expect(lineOf(page, prescribed)).toContainText(prescribed.generic_name.join(', ')));
  await test.step('that a prescription is required, where it is [CART-002d]', async () => {
    await expect(lineOf(page, prescribed)).toContainText('prescription is required');
    await expect(lineOf(page, scarce)).not.toContainText('prescription is required');
  });
  await test.step('no more than there are [CART-018]', async () => {
    await more(page, scarce).click();
    await expect(toast(page, 'Out of Stock')).toBeVisible();
    await expect(count(page, scarce)).toHaveText(String(scarce.stock));
  });
  await test.step('no more than the maximum [CART-018] [ERR-016]', async () => {
    await more(page, limited).click();
    await expect(toast(page, 'Out of Limits')).toBeVisible();
    await expect(count(page, limited)).toHaveText(String(limited.maximum_cart_quantity));
  });
  await test.step('another module has another cart, and this one is there again on return [MOD-014]', async () => {
    await drawer(page).getByRole('button', { name: 'Close' }).click();
    const name = await cartButton(page).getAttribute('aria-label');
    await page.goto('/categories');
    const rail = page.getByRole('navigation', { name: 'Modules' }).getByRole('button');
    await rail.nth(5).click();
    await expect(page).toHaveURL(/\/rental$/);
    await badge(page, 0);
    await cartButton(page).click();
    const trip = page.getByRole('dialog', { name: 'Trip Cart' });
    await expect(trip).toContainText('No vehicles added in your cart.');
    await trip.getByRole('button', { name: 'Close' }).click();
    const asked = page.waitForRequest(/\/customer\/cart\/list/);
    await rail.nth(2).click();
    await asked;
    await expect(cartButton(page)).toHaveAccessibleName(String(name));
  });
});

test('the free-delivery bar, the subtotal and the checkout button', async ({ page, baseURL, db }) => {
  const { free_delivery_over } = await (await page.request.get('/api/v1/config')).json();
  const items = await plainItems(page, 'grocery');
  const cheap = found(
    items,
    ({ price, discount, maximum_cart_quantity, stock }) =>
      price < 4 && discount === 0 && maximum_cart_quantity === null && (stock ?? 0) > 40,
  );
  const second = found(items, (item) => item.store_id === cheap.store_id && item.id !== cheap.id && item.price < 10);
  const guest = await newGuest({ db });
  await fillCart(page.request, 'grocery', guest, [{ item: cheap, quantity: 2 }, { item: second }]);
  await comeAs(page, baseURL, { module: 'grocery', guest_id: guest.guest_id });

  await test.step('a guest’s cart is asked for with the guest’s secret [CALL-029]', async () => {
    const [asked] = await Promise.all([page.waitForRequest(/\/cart\/list/), page.goto('/settings')]);
    expect(new URL(asked.url()).searchParams.get('guest_id')).toBe(guest.guest_id);
  });
  const cart = await openCart(page);
  const subtotal = () => amount(cart.locator('[data-line=subtotal] bdi').nth(1));
  const bar = cart.getByRole('progressbar');

  await test.step('the subtotal is the sum of the lines [CART-004b]', async () => {
    await expect(cart.locator('[data-line=subtotal]')).toContainText('Subtotal');
    const apart = async () => {
      const lines = [cheap, second].map((item) => amount(lineOf(page, item).locator('bdi.font-bold')));
      return (await Promise.all(lines)).reduce((rest, one) => rest - one, await subtotal());
    };
    await expect.poll(apart).toBe(0);
  });
  const sum = await subtotal();
  await test.step('what the checkout will say is said here already: fee, service fee, and what they come to', async () => {
    const answer = await page.request.post('/api/v1/customer/order/quote', {
      headers: headersFor('grocery'),
      data: {
        guest_id: guest.guest_id,
        store_id: cheap.store_id,
        order_type: 'delivery',
        ...(await page.evaluate(() => {
          const { lat, lng } = JSON.parse(localStorage.getItem('currentLatLng') ?? '{}');
          return { latitude: lat, longitude: lng };
        })),
      },
    });
    const quote = await answer.json();
    await expect(cart.locator('footer [data-line=total] bdi')).toHaveText(`$${quote.order_amount.toFixed(2)}`);
    expect(await amount(cart.locator('[data-line=additional_charge] bdi').nth(1))).toBe(
      Math.round(quote.input.settings.additional_charge * 100),
    );
    expect(await amount(cart.locator('[data-line=delivery_fee] bdi').nth(1))).toBeGreaterThan(0);
  });
  await test.step('below the threshold: what is missing [CART-025]', () =>
    expect(cart).toContainText(`Add $${(free_delivery_over - sum / 100).toFixed(2)} more for free delivery`));
  await test.step('as a bar [CART-004a], by its share [CART-024a]', () =>
    expect(bar).toHaveAttribute('aria-valuenow', String(Math.round(sum / free_delivery_over))));

  await test.step('at the threshold it says so [CART-026]; every press counts, however fast', async () => {
    const needed = Math.ceil(free_delivery_over / cheap.price);
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().includes('/cart/update')) sent += 1;
    });
    // The first one is answered only after the last press, however quick the shop is.
    const pressed = Promise.withResolvers<void>();
    await page.route('**/cart/update', (route) => pressed.promise.then(() => route.continue()));
    await more(page, cheap).evaluate((button: HTMLButtonElement, times) => {
      for (let press = 0; press < times; press++) setTimeout(() => button.click(), press * 5);
    }, needed);
    await expect(count(page, cheap)).toHaveText(String(2 + needed));
    pressed.resolve();
    await expect(cart).toContainText('You have reduced delivery charge');
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
    const stored = async () => {
      const answer = await page.request.get(`/api/v1/customer/cart/list?guest_id=${guest.guest_id}`, {
        headers: headersFor('grocery'),
      });
      return (await answer.json()).find((line: { item_id: number }) => line.item_id === cheap.id).quantity;
    };
    await expect.poll(stored).toBe(2 + needed);
    expect(sent).toBeLessThan(needed);
  });

  const proceed = cart.getByRole('button', { name: 'Proceed To Checkout' });
  const prompt = guestPrompt(page);
  await test.step('"Proceed To Checkout" [CART-004c] asks a guest: guest or login [CART-012a] [GOL-001]', async () => {
    await makePressAsItOpens(page);
    await proceed.click();
    await expect(prompt).toBeVisible();
  });
  await test.step('and stays for whoever pressed twice, though the second press fell beside it', async () => {
    await page.evaluate(() => document.elementFromPoint(2, 2)?.dispatchEvent(window.pressAsItOpened ?? new Event('')));
    await expect(prompt).toBeVisible();
  });
  await test.step('what a login brings [GOL-002a]', () =>
    expect(prompt).toContainText('With a login your order history is saved.'));
  await test.step('what a guest goes without [GOL-002b]', () =>
    expect(prompt).toContainText('As a guest you cannot see your order history after you have ordered.'));
  await test.step('a guest goes on [GOL-003a]', async () => {
    await expectNoFaults(page, '[role=dialog]');
    for (const name of ['Login', 'Sign Up']) await expect(prompt.getByRole('button', { name })).toBeVisible();
    await prompt.getByRole('button', { name: 'Guest' }).click();
    await expect(page).toHaveURL(/\/checkout\?page=cart$/);
  });
});

declare global {
  interface Window {
    pressAsItOpened?: MouseEvent;
  }
}

/** A press of the moment in which the question comes, however slow the machine is that hears of it. */
const makePressAsItOpens = (page: Page) =>
  page.evaluate(() => {
    new MutationObserver((_, seen) => {
      const isThere = [...document.querySelectorAll('[role=dialog]')].some((each) =>
        each.textContent.includes('Guest'),
      );
      if (!isThere) return;
      seen.disconnect();
      window.pressAsItOpened = new MouseEvent('click', { bubbles: true });
    }).observe(document.body, { childList: true, subtree: true });
  });

test('a customer’s cart', async ({ page, baseURL, db }) => {
  const item = unlimited(await plainItems(page, 'grocery'));
  const customer = await signedInCustomer({ db });
  await fillCart(page.request, 'grocery', customer, [{ item }]);
  await comeAs(page, baseURL, { module: 'grocery', token: customer.token });
  await test.step('is asked for with the token, and with nothing else [CALL-029]', async () => {
    const [asked] = await Promise.all([page.waitForRequest(/\/cart\/list/), page.goto('/settings')]);
    expect(asked.headers().authorization).toBe(`Bearer ${customer.token}`);
    expect(new URL(asked.url()).search).toBe('');
  });
  await test.step('goes straight to the checkout [CART-012b] [MISC-005e]', async () => {
    const cart = await openCart(page);
    await expect(lineOf(page, item)).toBeVisible();
    await cart.getByRole('button', { name: 'Proceed To Checkout' }).click();
    await expect(page).toHaveURL(/\/checkout\?page=cart$/);
  });
  await test.step('stays behind at the logout [HDR-016c]', async () => {
    // The checkout's own header has no account in it.
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Account', exact: true }).locator('visible=true').click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
    await expect(toast(page, 'Logout successful.')).toBeVisible();
    await badge(page, 0);
  });
});

test.describe('where guests may not order', () => {
  test.use({ business: { settings: { guest_checkout_status: 0 } } });

  test('the checkout button opens the sign-in [CART-012d]', async ({ page, baseURL, db }) => {
    const guest = await newGuest({ db });
    await fillCart(page.request, 'grocery', guest, [{ item: unlimited(await plainItems(page, 'grocery')) }]);
    await comeAs(page, baseURL, { module: 'grocery', guest_id: guest.guest_id });
    await page.goto('/settings');
    await (await openCart(page)).getByRole('button', { name: 'Proceed To Checkout' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  });
});

test('another store: asked first, declined, confirmed; and the bin that empties all', async ({ page, baseURL, db }) => {
  const items = await plainItems(page, 'grocery');
  const old = found(items);
  const fresh = unlimited(items.filter(({ store_id }) => store_id !== old.store_id));
  const guest = await newGuest({ db });
  await fillCart(page.request, 'grocery', guest, [{ item: old, quantity: 2 }]);
  await comeAs(page, baseURL, { module: 'grocery', guest_id: guest.guest_id });
  await page.goto(`/product/${fresh.slug}`);
  await badge(page, 2);
  const dialog = page.getByRole('alertdialog');
  const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart' });
  const confirm = dialog.getByRole('button', { name: 'Clear Cart', exact: true });

  await test.step('asked [CART-013]', async () => {
    await add.click();
    await expect(dialog).toContainText(
      'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
    );
  });
  await test.step('with a warning sign [CART-021a]', () =>
    expect(dialog.locator('use[href$="#triangle-alert"]')).toBeVisible());
  await test.step('a title [CART-021b]', () => expect(dialog.getByRole('heading')).toBeVisible());
  await test.step('words that explain [CART-021c]', () =>
    expect(dialog).toHaveAccessibleDescription(/another store in cart/));
  await test.step('"Clear Cart" [CART-021e]', () => expect(confirm).toBeVisible());
  await test.step('"Cancel" changes nothing [CART-016] [CART-021d]', async () => {
    await expectNoFaults(page, '[role=alertdialog]');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await badge(page, 2);
  });

  const words = toast(page, 'Your cart has been cleared successfully. And selected item added to the cart.');
  await page.clock.install();
  await test.step('confirmed, which is said [CART-015]', async () => {
    await add.click();
    await expect(confirm).toBeVisible();
    // From here on time goes on only when it is told to, however slow the machine is.
    await page.clock.pauseAt((await clockOf(page)) + 1000);
    await confirm.click();
    await expect(async () => {
      await page.clock.runFor(20);
      await expect(words).toBeVisible({ timeout: 200 });
    }).toPass();
  });
  await test.step('for five seconds [CART-023]', async () => {
    await page.clock.runFor(4000);
    await expect(words).toBeVisible();
    await page.clock.runFor(2000);
    await expect(words).toHaveCount(0);
    await page.clock.resume();
  });
  await test.step('only the new one is there [CART-014]', async () => {
    await badge(page, 1);
    await openCart(page);
    await expect(lineOf(page, fresh)).toBeVisible();
    await expect(lineOf(page, old)).toHaveCount(0);
  });
  await test.step('the bin asks too', async () => {
    await drawer(page).getByRole('button', { name: 'Clear Cart' }).click();
    await test.step('with the safe answer at hand, and none by a press beside it', async () => {
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await page.mouse.click(10, 10);
      await expect(dialog).toBeVisible();
    });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(lineOf(page, fresh)).toBeVisible();
  });
  await test.step('whoever went elsewhere meanwhile is not led back by a late answer', async () => {
    const { answered, letGo } = await holdAnswer(page, /\/customer\/cart\/remove/);
    await drawer(page).getByRole('button', { name: 'Clear Cart' }).click();
    await confirm.click();
    await answered;
    await page.keyboard.press('Escape');
    await drawer(page).getByRole('button', { name: 'Close' }).click();
    await expect(drawer(page)).toBeHidden();
    letGo();
    await expect(toast(page, 'Your cart has been cleared successfully.')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await add.click();
    await badge(page, 1);
    await openCart(page);
  });
  await test.step('then empties the cart [CART-009], on the server [CALL-033]', async () => {
    await drawer(page).getByRole('button', { name: 'Clear Cart' }).click();
    const call = page.waitForRequest((request) => request.method() === 'DELETE');
    await confirm.click();
    expect(new URL((await call).url()).searchParams.get('guest_id')).toBe(guest.guest_id);
    await expect(drawer(page)).toContainText('Your cart is empty');
    await drawer(page).getByRole('button', { name: 'Close' }).click();
    await badge(page, 0);
  });
});

test('on a phone the button that clears the cart reads "Clear" [CART-022]', async ({ page, baseURL, db }) => {
  const items = await plainItems(page, 'grocery');
  const old = found(items);
  const fresh = unlimited(items.filter(({ store_id }) => store_id !== old.store_id));
  const guest = await newGuest({ db });
  await fillCart(page.request, 'grocery', guest, [{ item: old, quantity: 2 }]);
  await comeAs(page, baseURL, { module: 'grocery', guest_id: guest.guest_id }, PHONE);
  await page.goto(`/home?${new URLSearchParams({ search: fresh.name, data_type: 'searched', name: fresh.name })}`);
  await badge(page, 2);
  const plus = page
    .getByRole('main')
    .getByRole('button', { name: `Add ${fresh.name}` })
    .first();
  await plus.click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Clear Cart' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Clear', exact: true }).click();
  await badge(page, 1);
  await openCart(page);
  await expect(lineOf(page, fresh)).toBeVisible();
  await expectNoSidewaysScroll(page);

  await test.step('what to do if it is sold out is kept with the line', async () => {
    const choice = drawer(page).getByRole('combobox', { name: `If ${fresh.name} is sold out` });
    const kept = page.waitForResponse('**/customer/cart/update');
    await choice.selectOption('If sold out: ask me');
    expect((await kept).ok()).toBe(true);
    await page.reload();
    await openCart(page);
    await expect(choice).toHaveValue('contact');
  });
  await test.step('another tab follows', async () => {
    const other = await page.context().newPage();
    await other.setViewportSize(PHONE);
    await other.goto('/settings');
    await badge(other, 1);
    await more(page, fresh).click();
    await badge(other, 2);
    await other.close();
  });
});

test('a sum that only the shop can say is not guessed: what the store takes off ends at some amount', async ({
  page,
  playwright,
  ownShop,
}) => {
  const shop = await ownShop();
  const request = await playwright.request.newContext({ baseURL: shop.baseURL });
  const [first, ...others] = await plainItems({ request }, 'grocery');
  const second = found(others, ({ store_id }) => store_id === first?.store_id);
  if (!first) throw new Error('nothing is on sale');
  await shop.db.run(sql`update items set discount = 0 where store_id = ${first.store_id}`);
  await shop.db.run(sql`delete from store_discounts where store_id = ${first.store_id}`);
  await shop.db.run(sql`
    insert into store_discounts (store_id, discount, min_purchase, max_discount, start_date, end_date)
    values (${first.store_id}, 50, 0, 100, '2020-01-01', '2099-01-01')`);
  await changeSettings(shop, {});
  const guest = await newGuest(shop);
  await fillCart(request, 'grocery', guest, [{ item: first }, { item: second }]);

  await comeAs(page, shop.baseURL, { module: 'grocery', guest_id: guest.guest_id });
  const letGo = await holdBack(page, /\/order\/get-Tax/);
  await page.goto(`${shop.baseURL}/settings`);
  const cart = await openCart(page);
  await expect(cart.locator('[data-line=subtotal]')).toHaveText('Subtotal');
  await expect(lineOf(page, first)).not.toContainText('$');
  const waits = cart.locator('.skeleton');
  await test.step('where it will stand is seen to wait, and nothing moves when it comes', async () => {
    await expect(lineOf(page, first).locator('.skeleton')).toBeVisible();
    await expect(cart.locator('[data-line=subtotal] .skeleton')).toBeVisible();
  });
  const heightOfLine = async () => (await lineOf(page, first).boundingBox())?.height;
  const before = await heightOfLine();
  letGo();
  await expect(cart.locator('[data-line=subtotal]')).toContainText(`$${(first.price + second.price - 1).toFixed(2)}`);
  await expect(lineOf(page, first)).toContainText('$');
  await expect(waits).toHaveCount(0);
  expect(await heightOfLine()).toBe(before);
  await request.dispose();
});

test('on a small phone most of the screen is the cart: the total and the button stay, the other prices scroll with the lines', async ({
  page,
  baseURL,
  db,
}) => {
  const items = (await plainItems(page, 'grocery')).filter(({ store_id }, _, [first]) => store_id === first?.store_id);
  const guest = await newGuest({ db });
  await fillCart(
    page.request,
    'grocery',
    guest,
    items.slice(0, 6).map((item) => ({ item })),
  );
  await comeAs(page, baseURL, { module: 'grocery', guest_id: guest.guest_id }, { width: 360, height: 640 });
  await page.goto('/settings');
  const cart = await openCart(page);
  const total = cart.locator('footer [data-line=total]');
  const pay = cart.getByRole('button', { name: 'Proceed To Checkout' });
  await expect(total).toBeInViewport({ ratio: 1 });
  await expect(pay).toBeInViewport({ ratio: 1 });
  const lines = cart.getByRole('region', { name: 'Items in your cart' }).getByRole('listitem');
  await expect(lines.nth(1)).toBeInViewport({ ratio: 0.5 });
  const fee = cart.locator('[data-line=delivery_fee]');
  await expect(fee).not.toBeInViewport();
  await fee.scrollIntoViewIfNeeded();
  await expect(fee).toBeInViewport({ ratio: 1 });
  await expect(lines.first()).not.toBeInViewport();
  await expect(total).toBeInViewport({ ratio: 1 });
  await expect(pay).toBeInViewport({ ratio: 1 });
});

test('on a low screen the wheel goes through all lines, down to the last', async ({ page, baseURL, db }) => {
  const items = await plainItems(page, 'pharmacy');
  const ofOneStore = items.filter(({ store_id }) => store_id === items[0]?.store_id).slice(0, 8);
  const guest = await newGuest({ db });
  await fillCart(
    page.request,
    'pharmacy',
    guest,
    ofOneStore.map((item) => ({ item })),
  );
  await comeAs(page, baseURL, { module: 'pharmacy', guest_id: guest.guest_id }, { width: 1366, height: 660 });
  await page.goto('/settings');
  const cart = await openCart(page);
  await expect(cart.locator('footer [data-line=total]')).toBeVisible();
  const lines = cart.getByRole('region', { name: 'Items in your cart' }).getByRole('listitem');
  await lines.first().hover();
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(lines.last()).toBeInViewport({ ratio: 1, timeout: 500 });
  }).toPass({ timeout: 60_000 });
});

test('one line makes no list scroll: beside a menu, in the drawer, at the checkout', async ({ page, baseURL, db }) => {
  const [item] = await plainItems(page, 'pharmacy');
  if (!item) throw new Error('nothing is on sale');
  const guest = await newGuest({ db });
  await fillCart(page.request, 'pharmacy', guest, [{ item }]);
  await comeAs(page, baseURL, { module: 'pharmacy', guest_id: guest.guest_id });
  await page.goto(`/store/${item.store_id}`);
  await expect(page.getByRole('region', { name: 'Your order' }).getByRole('listitem')).toContainText(item.name);
  await expectNoStrayScrollbars(page);
  await openCart(page);
  await expect(lineOf(page, item)).toBeVisible();
  await expectNoStrayScrollbars(page);
  await page.goto('/checkout?page=cart');
  await expect(page.getByRole('list', { name: 'Items of this order' })).toContainText(item.name);
  await expectNoStrayScrollbars(page);
});

for (const { language, theme, size, title, checkout } of [
  { language: 'en', theme: 'light', size: WIDE, title: 'Shopping Cart', checkout: 'Proceed To Checkout' },
  { language: 'ar', theme: 'dark', size: PHONE, title: 'سلة التسوق', checkout: 'المتابعة إلى الدفع' },
] as const) {
  test(`the cart is for everybody: ${language}, ${theme}, ${size.width} px [A11Y-001]; opened and left by keyboard [A11Y-002]`, async ({
    page,
    baseURL,
    db,
  }) => {
    const items = await plainItems(page, 'pharmacy');
    const ofOneStore = items.filter(({ store_id }) => store_id === items[0]?.store_id).slice(0, 4);
    const guest = await newGuest({ db });
    await fillCart(
      page.request,
      'pharmacy',
      guest,
      ofOneStore.map((item, at) => ({ item, quantity: at === 0 ? 2 : 1 })),
    );
    await comeAs(page, baseURL, { module: 'pharmacy', guest_id: guest.guest_id, language, theme }, size);
    await page.goto('/settings');
    const cart = page.getByRole('dialog', { name: title });
    const button = page
      .locator('header, nav')
      .getByRole('button', { name: /^(Cart|السلة)/ })
      .locator('visible=true');
    await expect(button).toHaveAccessibleName(/\d/);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(cart.getByRole('button', { name: checkout })).toBeVisible();
    await expect(cart.locator('footer [data-line=total]')).toBeVisible();
    await expectNoFaults(page, '[role=dialog]');
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await expect(cart).toBeHidden();
    await expect(button).toBeFocused();
  });
}
