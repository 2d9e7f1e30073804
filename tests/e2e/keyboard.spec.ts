import type { Locator, Page } from '@playwright/test';
import { WIDE, ZONES } from '../support/catalog/catalogue.ts';
import { found, GUEST_ADDRESS, isPlain, itemsOf, openStore } from '../support/orders/carts.ts';
import { orderCount } from '../support/orders/order-calls.ts';
import { newGuest } from '../support/people/guests.ts';
import { visitAs } from '../support/people/visitor.ts';
import { expect, test } from '../support/shops/shop.ts';

test.use({ pictures: false });

const isFocused = (part: Locator) => part.evaluate((element) => element === document.activeElement);

/** From key to key, as somebody without a mouse gets there; on the way every focus can be seen. */
async function tabTo(page: Page, part: Locator) {
  await expect(part).toBeVisible();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await isFocused(part)) return;
    await page.keyboard.press('Tab');
    const unseen = await page.evaluate(() => {
      const element = document.activeElement;
      // Past the last element the focus is with the browser's own controls, and comes back with the next key.
      if (!element || element === document.body || !document.hasFocus()) return null;
      // A radio or checkbox is drawn by its label, which shows the focus in its place.
      const drawn = element.matches('.sr-only') ? (element.closest('label') ?? element) : element;
      const around = [drawn, drawn.parentElement, drawn.parentElement?.parentElement].filter((each) => each !== null);
      const isSeen = around.some((each) => {
        if (!each) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      });
      return isSeen ? null : element.outerHTML.slice(0, 200);
    });
    expect(unseen, 'has the focus, and nobody can see it').toBeNull();
  }
  throw new Error('the keyboard does not get there');
}

async function press(page: Page, part: Locator, key = 'Enter') {
  await tabTo(page, part);
  await page.keyboard.press(key);
}

test('an order is placed by keyboard alone, from the item to the thanks [A11Y-002]', async ({ page, baseURL, db }) => {
  test.slow();
  const store = await openStore(page.request, 'ecommerce');
  const item = found(
    await itemsOf(page.request, 'ecommerce', store),
    (one) => isPlain(one) && one.price > Math.max(store.minimum_order, 3),
  );
  const guest = await newGuest({ db });
  await page.setViewportSize(WIDE);
  const stored = { cookie_consent: 'necessary', guest_address: JSON.stringify(GUEST_ADDRESS) };
  await visitAs(page, { module: 'ecommerce', zones: ZONES, guest_id: guest.guest_id, stored }, baseURL);
  await page.goto(`/product/${item.slug}?module_id=4`);
  const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
  const prompt = page.getByRole('dialog', { name: 'Do you want to login or continue as a guest?' });

  await test.step('the first key leads past the header', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: /Skip/ });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
  });
  await test.step('into the cart', async () => {
    await press(page, page.getByRole('main').getByRole('button', { name: 'Add to Cart' }));
    await expect(page.getByRole('button', { name: 'Cart, 1 item' }).locator('visible=true')).toBeVisible();
  });
  await test.step('the cart holds the focus', async () => {
    await press(page, page.getByRole('button', { name: 'Cart, 1 item' }).locator('visible=true'));
    await expect(cart).toBeVisible();
    for (let presses = 0; presses < 10; presses += 1) {
      await page.keyboard.press('Tab');
      await expect(cart.locator(':focus')).toHaveCount(1);
    }
    await press(page, cart.getByRole('button', { name: 'Proceed To Checkout' }));
  });
  await test.step('as a guest', async () => {
    await press(page, prompt.getByRole('button', { name: 'Guest', exact: true }));
    await expect(page).toHaveURL('/checkout?page=cart');
  });
  await test.step('paid in cash', async () => {
    const cash = page.getByRole('radio', { name: /Cash on delivery/ });
    await expect(cash).toBeAttached();
    const methods = page.getByRole('region', { name: 'Payment method' }).getByRole('radio');
    await tabTo(page, methods.first());
    await page.keyboard.press('Space');
    for (let presses = 0; presses < 8 && !(await cash.isChecked()); presses += 1)
      await page.keyboard.press('ArrowDown');
    await expect(cash).toBeChecked();
  });
  await test.step('and placed', async () => {
    await press(page, page.getByRole('button', { name: /^Place Order/ }));
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you! Your order is placed' })).toBeVisible({
      timeout: 30_000,
    });
    expect(await orderCount(page.request, guest)).toBe(1);
  });
});
