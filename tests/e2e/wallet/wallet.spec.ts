import type { Page, Route } from '@playwright/test';
import { en } from '#contract/texts/en.ts';
import { sql } from '#server/db/sql.ts';
import { creditLoyalty, creditWallet } from '#server/wallet/ledger.service.ts';
import { PHONE, section, toast, WIDE, ZONES } from '#tests/support/catalog/catalogue.ts';
import { fillCart, found, type Item, isPlain, itemsOf, openStore, storedBy } from '#tests/support/orders/carts.ts';
import { moveOrder, trackedOrder } from '#tests/support/orders/order-calls.ts';
import { newOrder } from '#tests/support/orders/orders.ts';
import { choose } from '#tests/support/pages/forms.ts';
import { expectNoFaults, expectOwnPage } from '#tests/support/pages/page-checks.ts';
import { untilReady } from '#tests/support/pages/page-readiness.ts';
import { keepToast } from '#tests/support/pages/toasts.ts';
import { unusedAccount } from '#tests/support/people/account.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { visitAs } from '#tests/support/people/visitor.ts';
import { changeSettings } from '#tests/support/shops/own-shop.ts';
import { expect, test } from '#tests/support/shops/shop.ts';

test.use({ pictures: false });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add fund' });
const balance = (page: Page) => section(page, 'Balance');
const rows = (page: Page) => section(page, 'Transactions').getByRole('list').getByRole('listitem');

/** The server does its work; nobody hears of it. */
async function loseAnswer(route: Route) {
  await route.fetch();
  await route.abort();
}

/** What is typed is added at the sandbox, where this is pressed. */
async function payAt(page: Page, outcome: RegExp) {
  await dialog(page)
    .getByRole('button', { name: /^Add fund/ })
    .click();
  await page.waitForURL(/\/demo\/pay\//);
  await expectOwnPage(page);
  // Nothing is as good as pressed already.
  await expect(page.locator('body')).toBeFocused();
  await page.getByRole('button', { name: outcome }).click();
  await page.waitForURL(/\/profile\?page=wallet/);
  await untilReady(page);
}

test('a customer fills the wallet at the gateway, with a bonus, and sees where it went', async ({
  page,
  baseURL,
  db,
}) => {
  const customer = await signedInCustomer({ db }, { wallet: 40_00 });
  const rule = await db.row<{ id: number }>(sql`select id from cashback_rules order by id limit 1`);
  const cashback = { id: rule?.id ?? 0, amount: 1_20 };
  const order = await newOrder({ db }, { customer_id: customer.id, cashback, order_status: 'delivered' });
  await db.transaction((tx) =>
    creditWallet(tx, {
      customer_id: customer.id,
      amount: 1_20,
      transaction_type: 'CashBack',
      reference: String(order.id),
    }),
  );
  await page.setViewportSize(WIDE);
  await visitAs(page, { module: 'food', zones: ZONES, token: customer.token }, baseURL);
  await page.goto('/wallet');

  await test.step('the card shows the balance [WALL-001a] [ROUTE-032] [ROLE-005]', () =>
    expect(balance(page)).toContainText('$41.20'));
  await test.step('the ledger says what each entry was for, and leads there [WALL-011] [WALL-014]', async () => {
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).first()).toContainText('Cashback');
    await expect(rows(page).first()).toContainText(`Order #${order.id}`);
    await expect(rows(page).first()).toContainText('+$1.20');
    await expect(rows(page).first()).toContainText('$41.20');
    const filters = page.getByRole('group', { name: 'Filter transactions' }).locator('label');
    await expect(filters).toHaveText(['All', 'Order', 'Loyalty', 'Add Fund', 'Referrer', 'Cashback']);
    await choose(page.getByRole('radio', { name: 'Referrer' }));
    await expect(section(page, 'Transactions')).toContainText('Nothing here yet');
    await choose(page.getByRole('radio', { name: 'Add Fund' }));
    await expect(rows(page)).toHaveCount(1);
    await choose(page.getByRole('radio', { name: 'All' }));
  });
  await test.step('the offers are listed [WALL-012]', async () => {
    await expect(section(page, 'Bonus offers').getByRole('listitem')).toHaveCount(3);
    await expect(section(page, 'Bonus offers')).toContainText('Up to $10 ');
  });
  await expectNoFaults(page, 'main');

  await test.step('the dialog opens from the card [WALL-001b]', () =>
    balance(page).getByRole('button', { name: 'Add fund' }).click());
  const amount = dialog(page).getByRole('textbox', { name: 'Amount' });
  const submit = dialog(page).getByRole('button', { name: /^Add fund/ });
  await test.step('it has an amount, and cannot be sent with nothing [WALL-002a] [WALL-007]', async () => {
    await expect(amount).toHaveValue('');
    await expect(submit).toBeDisabled();
    for (const nothing of ['0', '0.00']) {
      await amount.fill('7');
      await expect(submit).toBeEnabled();
      await amount.fill(nothing);
      await expect(submit).toBeDisabled();
    }
    // Less than nothing cannot be typed.
    await amount.fill('-5');
    await expect(amount).toHaveValue('5');
  });
  await test.step('an empty amount is refused in words [WALL-006a]', async () => {
    await amount.fill('');
    await amount.press('Enter');
    await expect(dialog(page).getByText('Please Enter amount', { exact: true })).toBeVisible();
  });
  await test.step('it lists the gateways, the first one chosen [WALL-002b] [WALL-004]', async () => {
    const { active_payment_method_list: gateways } = await (await page.request.get('/api/v1/config')).json();
    expect(gateways.length).toBeGreaterThan(0);
    for (const { gateway_title } of gateways)
      await expect(dialog(page).getByRole('radio', { name: gateway_title })).toBeAttached();
    await expect(dialog(page).getByRole('radio', { name: gateways[0].gateway_title })).toBeChecked();
  });
  await test.step('the list is at most 300 px high and scrolls [WALL-003]', async () => {
    const list = dialog(page).locator('[data-scroll-list]');
    expect(await list.evaluate((one) => [getComputedStyle(one).maxHeight, getComputedStyle(one).overflowY])).toEqual([
      '300px',
      'auto',
    ]);
  });
  await test.step('what comes on top is said before anything is paid [WALL-015]', async () => {
    await expect(dialog(page)).toContainText('Add $20.00 or more for $2.00 on top');
    await amount.fill('12');
    await expect(dialog(page)).toContainText('Add $8.00 more for $2.00 on top');
    await choose(dialog(page).getByRole('radio', { name: '$50' }));
    await expect(dialog(page)).toContainText('10% bonus: $5.00 more');
    await expect(dialog(page)).toContainText('You get $55.00, balance then $96.20');
  });

  const filled = page.waitForRequest('**/wallet/add-fund');
  await test.step('a failed payment adds nothing, keeps the amount and offers another try', async () => {
    await payAt(page, /fail/i);
    await expect(page.getByRole('alert').filter({ hasText: 'did not go through' })).toBeVisible();
    await expect(balance(page)).toContainText('$41.20');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(amount).toHaveValue('50');
  });
  await test.step('the shop was asked so, to come back to the wallet here [CALL-048a] [CALL-048b]', async () => {
    const { active_payment_method_list: gateways } = await (await page.request.get('/api/v1/config')).json();
    expect((await filled).postDataJSON()).toEqual({
      amount: 50,
      payment_method: gateways[0].gateway,
      callback: `${baseURL}/profile?page=wallet`,
      payment_platform: 'web',
    });
  });
  await test.step('so does one that was canceled', async () => {
    await payAt(page, /cancel/i);
    await expect(page.getByRole('alert').filter({ hasText: 'You canceled the payment' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
  });
  await test.step('paid, the browser comes back to the filled wallet [WALL-005] [CALL-048b] [ROUTE-028]', async () => {
    await keepToast(page, 'Money added');
    await payAt(page, /^pay/i);
    await expect(toast(page, 'Money added. Your balance is $96.20')).toBeVisible();
    await expect(page).toHaveURL('/profile?page=wallet');
    await expect(balance(page)).toContainText('$96.20');
    await expect(rows(page).first()).toContainText('+$55.00');
    await expect(rows(page).first()).toContainText('$5.00 bonus included');
  });
  await test.step('a reload says nothing again', async () => {
    await page.reload();
    await expect(balance(page)).toContainText('$96.20');
    await expect(toast(page, /filled/)).toHaveCount(0);
  });
  await test.step('an entry leads to its order', async () => {
    await rows(page).filter({ hasText: 'Cashback' }).getByRole('link').click();
    await expect(page).toHaveURL(`/order/${order.id}`);
  });
  await test.step('which says what came back [WALL-018]', () =>
    expect(page.getByRole('main')).toContainText('$1.20 came back into your wallet.'));
});

test.describe('refused', () => {
  test.use({ provoked: /403/ });

  test('what the shop refuses is said, and it can be tried again', async ({ page, ownShop }) => {
    const shop = await ownShop({ settings: { add_fund_status: 1 } });
    const customer = await signedInCustomer(shop);
    await visitAs(page, { module: 'food', zones: ZONES, token: customer.token }, shop.baseURL);
    await page.goto(`${shop.baseURL}/wallet`);
    await balance(page).getByRole('button', { name: 'Add fund' }).click();
    await dialog(page).getByRole('textbox', { name: 'Amount' }).fill('20');
    await test.step('who comes back from the gateway by Back, to a page that was put aside, can try again', async () => {
      await page.route('**/payment-mobile**', (route) => route.fulfill({ status: 204 }));
      const left = page.waitForResponse(/payment-mobile/);
      await dialog(page)
        .getByRole('button', { name: /^Add fund/ })
        .click();
      await left;
      await expect(dialog(page).getByRole('button', { name: 'Adding' })).toBeVisible();
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
      await expect(dialog(page).getByRole('button', { name: 'Adding' })).toBeHidden();
    });
    await changeSettings(shop, { add_fund_status: 0 });
    const submit = dialog(page).getByRole('button', { name: /^Add fund/ });
    await submit.click();
    await test.step('in its own words [WALL-008a]', () => expect(toast(page, en['error.add_fund_off'])).toBeVisible());
    await test.step('and the button works again [WALL-008b]', async () => {
      await expect(submit).toBeEnabled();
      await expect(submit).not.toHaveAttribute('aria-busy', 'true');
    });
  });
});

test.describe('points', () => {
  test.use({ provoked: /ERR_FAILED/ });

  test('points are shown, converted and listed; a code is copied', async ({ page, baseURL, db, context }) => {
    const customer = await signedInCustomer({ db });
    await db.transaction((tx) =>
      creditLoyalty(tx, { customer_id: customer.id, points: 450, transaction_type: 'order_place', reference: '7' }),
    );
    await page.setViewportSize(PHONE);
    await visitAs(page, { module: 'food', zones: ZONES, token: customer.token, theme: 'dark' }, baseURL);
    await page.goto('/loyalty-points');
    const points = section(page, 'Your points');
    await test.step('the card shows the points and what they are worth [WALL-009] [ROUTE-034] [ROLE-006]', async () => {
      await expect(points).toContainText('450');
      await expect(points).toContainText('Worth $4.00 now');
    });
    const field = page.getByRole('textbox', { name: 'Points to convert' });
    const convert = section(page, 'Convert to wallet').getByRole('button', { name: 'Convert to wallet' });
    await test.step('too few and too many are refused under the field', async () => {
      await field.fill('100');
      await convert.click();
      await expect(page.getByText('Please convert at least 200 points')).toBeVisible();
      await field.fill('451');
      await expect(page.getByText('You have 450 points')).toBeVisible();
    });
    await test.step('typed on an Arabic keyboard they become money, once, though the first answer got lost [WALL-010] [WALL-016]', async () => {
      await field.fill('٢٠٠');
      await expect(page.getByText('You get $2.00 in your wallet')).toBeVisible();
      await page.route('**/point-transfer', loseAnswer, { times: 1 });
      await convert.click();
      await expect(page.locator('[data-toast]')).toBeVisible();
      await convert.click();
      await expect(toast(page, 'Point to wallet transfer successfully.')).toBeVisible();
      await expect(points).toContainText('250');
    });
    await test.step('the history lists both [WALL-013]', async () => {
      const history = section(page, 'History').getByRole('list').getByRole('listitem');
      await expect(history).toHaveCount(2);
      await expect(history.first()).toContainText('−200');
      await expect(history.last()).toContainText('+450');
    });
    await expectNoFaults(page, 'main');

    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/referral-code');
    const row = await db.row<{ ref_code: string }>(sql`select ref_code from customers where id = ${customer.id}`);
    const code = row?.ref_code ?? '';
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await test.step('the code is there, and is copied with a press [ROUTE-035]', async () => {
      await expect(section(page, 'Your code')).toContainText(code);
      await page.getByRole('button', { name: 'Copy code' }).click();
      await expect(toast(page, `${code} is copied`)).toBeVisible();
      expect(await copied()).toBe(code);
    });
    await test.step('a link that fills it in is shared, where the device cannot by being copied [ROUTE-035]', async () => {
      await section(page, 'Your code').getByRole('button', { name: 'Share' }).click();
      await expect.poll(copied).toBe(`${baseURL}/auth/sign-up?ref_code=${code}`);
    });
    await expectNoFaults(page, 'main');
  });
});

test('a friend comes by the link, pays from the wallet, and whoever invited them is rewarded', async ({
  page,
  baseURL,
  db,
  request,
}) => {
  const referrer = await signedInCustomer({ db });
  const code = (await db.row<{ ref_code: string }>(sql`select ref_code from customers where id = ${referrer.id}`))
    ?.ref_code;
  const store = await openStore(request, 'grocery', ({ minimum_order }) => minimum_order === 0);
  // Enough for some points, and less than there is in the wallet.
  const isMeant = (one: Item) =>
    isPlain(one) && one.discount === 0 && one.price > 6 && one.price < 12 && one.maximum_cart_quantity === null;
  const item = found(await itemsOf(request, 'grocery', store), isMeant);
  const friend = unusedAccount('Freja Holm');
  await page.setViewportSize(WIDE);
  await visitAs(page, { module: 'grocery', zones: ZONES, stored: storedBy() }, baseURL);
  const main = page.getByRole('main');

  await test.step('the code is filled in, and counts when they sign up', async () => {
    await page.goto(`/auth/sign-up?ref_code=${code}`);
    const field = (name: string) => main.getByRole('textbox', { name, exact: true });
    await expect(field('Refer code (optional)')).toHaveValue(code ?? '');
    await field('Name').fill(friend.name);
    await field('Email').fill(friend.email);
    await field('Phone').fill(friend.phone.replace('+46', '0'));
    await field('Password').fill(friend.password);
    await field('Confirm password').fill(friend.password);
    await main.getByRole('checkbox', { name: 'I accept the' }).check();
    await main.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL('/interest');
  });

  const account = await db.row<{ id: number }>(sql`select id from customers where email = ${friend.email}`);
  const customer_id = account?.id ?? 0;
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  await db.transaction((tx) =>
    creditWallet(tx, { customer_id, amount: 80_00, transaction_type: 'add_fund_by_admin', reference: 'a present' }),
  );
  await fillCart(request, 'grocery', { token }, [{ item, quantity: 5 }]);

  let order_id = 0;
  await test.step('the first order is cheaper for them, and is paid from the wallet [CHK-024]', async () => {
    await page.goto('/checkout?page=cart');
    const summary = section(page, 'Order summary');
    await expect(summary.locator('details[data-line=referral_discount]')).toBeVisible();
    await page.getByText('Balance $80.00', { exact: true }).click();
    await page.getByRole('button', { name: /^Place Order/ }).click();
    await expect(page).toHaveURL(/\/order-placed\/\d+/);
    order_id = Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0]);
  });
  const order = await trackedOrder(request, { token }, order_id);
  expect(order).toMatchObject({ payment_method: 'wallet', payment_status: 'paid' });

  await test.step('the ledger names the store, and leads to the order [WALL-011] [WALL-014]', async () => {
    await page.goto('/wallet');
    await expect(balance(page)).toContainText(`$${(80 - order.order_amount).toFixed(2)}`);
    await expect(rows(page).first()).toContainText(store.name);
    await expect(rows(page).first()).toContainText(`Order #${order_id}`);
    await expect(rows(page).first()).toContainText(`−$${order.order_amount.toFixed(2)}`);
    await rows(page).first().getByRole('link', { name: store.name }).click();
    await expect(page).toHaveURL(`/order/${order_id}`);
  });
  await test.step('points of the delivered order say where they are from [WALL-013]', async () => {
    for (const status of ['processing', 'handover', 'picked_up'] as const) await moveOrder(request, order_id, status);
    await moveOrder(request, order_id, 'delivered', { otp: order.otp });
    await page.goto('/loyalty-points');
    const history = section(page, 'History').getByRole('list').getByRole('listitem');
    await expect(history.first()).toContainText(`${store.name} · Order #${order_id}`);
  });
  await test.step('who invited them sees the reward, and how it works with the real amounts [ROUTE-035] [WALL-017]', async () => {
    await visitAs(page, { module: 'grocery', zones: ZONES, token: referrer.token, stored: storedBy() }, baseURL);
    await page.goto('/referral-code');
    const figure = (label: string) => main.locator('dl > div').filter({ hasText: label });
    await expect(figure('Earned')).toContainText('$5.00');
    await expect(figure('Signed up')).toContainText('1');
    await expect(figure('Ordered')).toContainText('1');
    await expect(section(page, 'How it works')).toContainText('You earn $5.00');
    await expect(section(page, 'How it works')).toContainText('The first order is 10% cheaper for them.');
    await page.goto('/wallet');
    await expect(rows(page).first()).toContainText('A friend ordered');
    await expect(rows(page).first()).toContainText('+$5.00');
  });
});
