import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseAst } from 'vite';
import { sql } from '#server/db/sql.ts';
import { MIRROR_COOKIE } from '#web/session/mirror.ts';
import { startWebKit, type WebKit } from '../support/browsers/webkit.ts';
import { ZONES } from '../support/catalog/catalogue.ts';
import { found, itemsOf, openStore } from '../support/orders/carts.ts';
import { ACCOUNT, addressesOf, customerWithEverything, SHOP, WORDS } from '../support/pages/every-page.ts';
import { memoryOf } from '../support/people/visitor.ts';
import { expect, test as shopTest } from '../support/shops/shop.ts';

/** Safari's engine. What Chromium forgives, or writes otherwise, may end a shopper's visit on every iPhone. */
const test = shopTest.extend<{ webkit: WebKit }>({
  webkit: async ({ baseURL }, use) => {
    const webkit = await startWebKit(baseURL ?? '');
    await use(webkit);
    await webkit.close();
  },
});

const PHONE = [390, 844] as const;

test('on a phone with Safari’s engine a guest says where, chooses, and orders', async ({ webkit, request, db }) => {
  const store = await openStore(request, 'food');
  const dish = found(
    await itemsOf(request, 'food', store),
    ({ food_variations, price }) =>
      food_variations !== '' &&
      food_variations.every(({ type }) => type === 'single') &&
      price * 2 >= store.minimum_order,
  );

  await webkit.resize(...PHONE);
  await test.step('the place is found by its name', async () => {
    await webkit.goto('/food');
    await webkit.type('Delivery address', 'Kungsports');
    await webkit.press('option', 'Kungsportsplatsen');
    await webkit.untilPath('/home');
  });
  await test.step('a dish with its options goes into the cart', async () => {
    await webkit.goto(`/store/${store.id}?module_id=1`);
    await webkit.press('button', `Choose options of ${dish.name}`);
    for (const { values } of dish.food_variations || []) await webkit.press('radio', values[0]?.label ?? '');
    await webkit.press('button', 'One more');
    await webkit.press('button', 'Add to cart');
    await webkit.press('button', 'View cart');
  });
  await test.step('the checkout asks who it is for', async () => {
    await webkit.press('button', 'Proceed To Checkout');
    await webkit.press('button', 'Guest');
    await webkit.untilPath('/checkout');
    await webkit.press('button', 'Place Order');
    await webkit.untilSeen('Please add your delivery address');
    await webkit.press('button', 'Please add your delivery address');
    await webkit.type('Contact person name', 'Gustav Ek');
    await webkit.type('Contact person number', '0701234567');
    await webkit.press('button', 'Save address');
    await webkit.untilSeen('+46 701 234 567');
  });
  await test.step('the order is placed', async () => {
    await webkit.press('radio', 'Cash on delivery');
    await webkit.press('button', 'Place Order');
    await webkit.untilPath('/order-placed/');
    await webkit.untilSeen('Thank you! Your order is placed');
    const id = Number((await webkit.path()).split('/').at(-1));
    const lines = await db.rows(sql`select item_id, quantity from order_lines where order_id = ${id}`);
    expect(lines).toEqual([{ item_id: dish.id, quantity: 2 }]);
  });
  expect(await webkit.faults()).toEqual([]);
});

/** Comes with what the browser remembers of somebody, and opens page after page. */
async function openAll(webkit: WebKit, visitor: Parameters<typeof memoryOf>[0], addresses: readonly string[]) {
  const { mirror, stored } = memoryOf(visitor);
  await webkit.resize(...PHONE);
  await webkit.goto('/offline');
  await webkit.addCookie(MIRROR_COOKIE, mirror);
  await webkit.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  for (const address of addresses)
    await test.step(address, async () => {
      await webkit.goto(address);
      await webkit.untilSettled();
      expect(await webkit.evaluate(() => document.body.innerText)).not.toContain('Something went wrong');
      expect(await webkit.faults()).toEqual([]);
    });
}

test('every page of the shop opens in Safari’s engine', async ({ webkit, page }) => {
  await openAll(webkit, { module: 'food', zones: ZONES }, await addressesOf(page, { ...SHOP, ...WORDS }));
});

test('every page of an account opens in Safari’s engine', async ({ webkit, page, db }) => {
  const { customer, belongings } = await customerWithEverything(page, db);
  const addresses = Object.values(ACCOUNT).flatMap((each) => each(belongings));
  await openAll(webkit, { module: 'ecommerce', zones: ZONES, token: customer.token }, addresses);
});

/** Whatever waits outside of any function; for `parseAst`, whose nodes name their kind. */
function waitsAtItsTop(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if (Array.isArray(node)) return node.some(waitsAtItsTop);
  const { type = '', await: isWaiting } = node as { type?: string; await?: boolean };
  if (type.includes('Function')) return false;
  if (type === 'AwaitExpression' || (type === 'ForOfStatement' && isWaiting)) return true;
  return Object.values(node).some(waitsAtItsTop);
}

// Whoever imports such a file is run by Safari's engine before it is through, now and then: its pages then fail.
test('no script of the shop waits at its top', () => {
  expect([waitsAtItsTop(parseAst('await a;').body), waitsAtItsTop(parseAst('async () => await a;').body)]).toEqual([
    true,
    false,
  ]);
  const scripts = globSync('build/client/assets/*.js');
  expect(scripts.length).toBeGreaterThan(100);
  const waiting = scripts.filter((file) => waitsAtItsTop(parseAst(readFileSync(file, 'utf8')).body));
  expect(waiting.map((file) => basename(file))).toEqual([]);
});
