import { sql } from '#server/db/sql.ts';
import { toast } from '#tests/support/catalog/catalogue.ts';
import { fillCart, found } from '#tests/support/orders/carts.ts';
import {
  amount,
  badge,
  comeAs,
  count,
  lineOf,
  more,
  openCart,
  plainItems,
  unlimited,
} from '#tests/support/pages/cart-drawer.ts';
import { newGuest } from '#tests/support/people/guests.ts';
import { expect, test } from '#tests/support/shops/shop.ts';

test.use({ pictures: false, provoked: /403|Failed to load resource/ });

test('what cannot be had any more', async ({ page, playwright, ownShop }) => {
  const shop = await ownShop();
  const request = await playwright.request.newContext({ baseURL: shop.baseURL });
  const groceries = await plainItems({ request }, 'grocery');
  const item = unlimited(groceries);
  const [gone, left] = groceries.filter(
    (one) => one.store_id === item.store_id && one.id !== item.id && one.maximum_cart_quantity === null,
  );
  if (!gone || !left) throw new Error('the store has too few items');
  const guest = await newGuest(shop);
  await comeAs(page, shop.baseURL, { module: 'grocery', guest_id: guest.guest_id });
  await page.goto(`${shop.baseURL}/product/${item.slug}`);
  const add = page.getByRole('main').getByRole('button', { name: 'Add to Cart' });

  await test.step('is refused with the server’s words, and the cart is unchanged [ERR-014c]', async () => {
    // Sold while the page was open.
    await shop.db.run(sql`update items set stock = 0 where id = ${item.id}`);
    const answer = page.waitForResponse(/\/cart\/add/);
    await add.click();
    const reply = await answer;
    expect(reply.status()).toBe(403);
    await expect(toast(page, (await reply.json()).errors[0].message)).toBeVisible();
    await badge(page, 0);
  });
  await test.step('a double click adds once', async () => {
    await shop.db.run(sql`update items set stock = 50 where id = ${item.id}`);
    let sent = 0;
    page.on('request', (one) => {
      if (one.url().endsWith('/cart/add')) sent += 1;
    });
    // Answered only after the second press, however quick the shop is.
    const pressed = Promise.withResolvers<void>();
    await page.route('**/cart/add', (route) => pressed.promise.then(() => route.continue()));
    await add.dblclick();
    pressed.resolve();
    await expect(toast(page, 'Item added to cart')).toBeVisible();
    await badge(page, 1);
    expect(sent).toBe(1);
  });
  await test.step('a change that does not reach the shop is taken back', async () => {
    await page.route('**/customer/cart/update', (route) => route.abort());
    await openCart(page);
    await more(page, item).click();
    await expect(toast(page, 'We could not reach the shop. Please check your connection.')).toBeVisible();
    await expect(count(page, item)).toHaveText('1');
    await page.unroute('**/customer/cart/update');
  });
  await test.step('what is off sale stays, says so, and is not counted', async () => {
    await fillCart(request, 'grocery', guest, [{ item: gone }, { item: left }]);
    await shop.db.run(sql`update items set status = false where id in (${gone.id}, ${item.id})`);
    await page.goto(`${shop.baseURL}/settings`);
    const cart = await openCart(page);
    await expect(lineOf(page, gone)).toContainText('No longer on sale');
    const [total, price] = [
      cart.locator('[data-line=subtotal] bdi.tabular'),
      lineOf(page, left).locator('bdi.font-bold'),
    ];
    await expect.poll(async () => (await amount(total)) - (await amount(price))).toBe(0);
    await cart.getByRole('button', { name: 'Proceed To Checkout' }).click();
    await expect(toast(page, 'Some items cannot be ordered as they are.')).toBeVisible();
    await expect(cart).toBeVisible();
  });
  await test.step('what has none left says that, and not that there are too few', async () => {
    await shop.db.run(sql`update items set stock = 0 where id = ${left.id}`);
    await page.goto(`${shop.baseURL}/settings`);
    await openCart(page);
    await expect(lineOf(page, left)).toContainText('Out of Stock');
  });

  const dish = found(
    await plainItems({ request }, 'food'),
    ({ maximum_cart_quantity }) => maximum_cart_quantity !== null && maximum_cart_quantity > 2,
  );
  const most = dish.maximum_cart_quantity ?? 0;
  await test.step('a kitchen counts no stock, only the maximum [CART-017]', async () => {
    await shop.db.run(sql`update items set stock = 1, generic_name = '["Generic"]' where id = ${dish.id}`);
    await fillCart(request, 'food', guest, [{ item: dish, quantity: most - 1 }]);
    await comeAs(page, shop.baseURL, { module: 'food', guest_id: guest.guest_id });
    await page.goto(`${shop.baseURL}/settings`);
    await openCart(page);
    await more(page, dish).click();
    await expect(count(page, dish)).toHaveText(String(most));
    await more(page, dish).click();
    await expect(toast(page, 'Out of Limits')).toBeVisible();
    await expect(count(page, dish)).toHaveText(String(most));
  });
  await test.step('and shows no generic name [CART-002c] [MOD-015]', () =>
    expect(lineOf(page, dish)).not.toContainText('Generic'));
  await request.dispose();
});
