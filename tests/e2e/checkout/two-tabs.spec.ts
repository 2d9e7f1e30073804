import type { Page } from '@playwright/test';
import { sql } from '#server/db/sql.ts';
import { WIDE, ZONES } from '#tests/support/catalog/catalogue.ts';
import { goodsInCart, storedBy } from '#tests/support/orders/carts.ts';
import { orderCount } from '#tests/support/orders/order-calls.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { visitAs } from '#tests/support/people/visitor.ts';
import { expect, test } from '#tests/support/shops/shop.ts';

test.use({ pictures: false, provoked: /status of 40\d/ });

const placeButton = (page: Page) => page.getByRole('button', { name: /^Place Order/ });
const total = async (page: Page) => Number(/\$([\d.]+)/.exec((await placeButton(page).textContent()) ?? '')?.[1]);

test('two tabs: the cart is changed in one, then one signs out, while the other checks out', async ({
  page,
  context,
  baseURL,
  db,
}) => {
  const me = await signedInCustomer({ db });
  const { item } = await goodsInCart(page.request, me);
  await visitAs(page, { module: 'ecommerce', zones: ZONES, stored: storedBy(null), token: me.token }, baseURL);
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.setViewportSize(WIDE);
  await page.goto('/checkout?page=cart');
  await page.getByText('Cash on delivery').click();
  await expect(placeButton(page)).toContainText('$');
  const before = await total(page);
  await other.goto('/settings');

  await test.step('one more in the other tab is counted here before anything is ordered', async () => {
    await other
      .locator('header')
      .getByRole('button', { name: /^Cart, 2/ })
      .click();
    await other.getByRole('button', { name: `One more: ${item.name}` }).click();
    await expect.poll(() => total(page)).toBeGreaterThan(before);
    expect(await orderCount(page.request, me)).toBe(0);
    await other.keyboard.press('Escape');
  });
  await test.step('who signs out in the other tab cannot be ordered for here', async () => {
    await other.locator('header').getByRole('button', { name: 'Account', exact: true }).click();
    await other.getByRole('menuitem', { name: 'Logout' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
    await expect(other).toHaveURL('/home');
    await expect(page.getByRole('heading', { name: 'There is nothing to order yet' })).toBeVisible();
    await expect(placeButton(page)).toHaveCount(0);
    expect(await db.rows(sql`select id from orders where customer_id = ${me.id}`)).toEqual([]);
  });
});
