import type { Page } from '@playwright/test';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';
import { WIDE, ZONES } from '#tests/support/catalog/catalogue.ts';
import { plainGoods } from '#tests/support/catalog/goods.ts';
import { newOrder } from '#tests/support/orders/orders.ts';
import { authModal, choose, openSignIn, stored, toast } from '#tests/support/pages/forms.ts';
import { holdBack } from '#tests/support/pages/hold-back.ts';
import { type Customer, signedInCustomer } from '#tests/support/people/customers.ts';
import { visitAs } from '#tests/support/people/visitor.ts';
import { expect, test } from '#tests/support/shops/shop.ts';

test.use({
  pictures: false,
  maps: 'missing',
  provoked: /status of 401|ERR_FAILED/,
});

const PASSWORD = 'Secret-77';
const STILL_THERE = 'What you had written is still there.';

const somebody = (db: Db) => signedInCustomer({ db }, { password: PASSWORD });

/** Nobody has asked for it here: a password that was changed elsewhere, a token that was too old. */
const endSessionsOf = (db: Db, { id }: Customer) => db.run(sql`delete from access_tokens where customer_id = ${id}`);

async function comeAs(page: Page, baseURL: string | undefined, { token }: Customer) {
  await page.setViewportSize(WIDE);
  const stored = { cookie_consent: 'necessary' };
  await visitAs(page, { module: 'ecommerce', zones: ZONES, token, stored }, baseURL);
}

/** A page that knows whose it is: the browser has noted it. */
async function open(page: Page, address: string) {
  await page.goto(address);
  await expect.poll(() => stored(page, 'customer')).not.toBeNull();
}

async function expectEnded(page: Page) {
  await expect(toast(page, 'Your account is inactive or Your token has been expired')).toBeVisible();
  await expect(page).toHaveURL('/home');
  expect(await stored(page, 'token')).toBeNull();
}

async function signInAs(page: Page, { email }: Customer) {
  await openSignIn(page);
  const door = authModal(page);
  await door.getByRole('textbox', { name: 'Email or phone' }).fill(email);
  await door.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await door.getByRole('textbox', { name: 'Password', exact: true }).press('Enter');
  await expect(door).toBeHidden();
}

const goOn = async (page: Page) => {
  await expect(toast(page, STILL_THERE)).toBeVisible();
  await page.getByRole('button', { name: 'Go on writing' }).click();
};

const everythingKept = (page: Page) =>
  page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage, token: '', guest_id: '' }));

/** Something that was bought, and can be reviewed. */
async function boughtBy(db: Db, { id: customer_id }: Customer) {
  const [item] = await plainGoods({ db }, { module: 'ecommerce', count: 1, stock: 30 });
  if (!item) throw new Error('nothing is on sale');
  const lines = [{ item, quantity: 1 }];
  const { id } = await newOrder({ db }, { customer_id, lines, order_status: 'delivered', isPaid: true });
  return { id, name: item.name.en };
}

test('a review that the end of the session kept from being sent is there again for who wrote it [ERR-006a] [ERR-007]', async ({
  page,
  baseURL,
  db,
}) => {
  const me = await somebody(db);
  const order = await boughtBy(db, me);
  const dialog = page.getByRole('dialog', { name: 'How was it?' });
  const review = dialog.getByRole('region', { name: order.name });
  const comment = review.getByLabel('Your comment (optional)');
  const openReview = () => page.getByRole('main').getByRole('button', { name: 'Give Review' }).click();
  await comeAs(page, baseURL, me);
  await open(page, `/order/${order.id}`);
  await openReview();
  await choose(review.getByRole('radio', { name: '4 stars' }));
  await comment.fill('Solid work, and quick');
  const asked: string[] = [];
  // The page on which it ended, and not the one it leads to.
  page.on('request', (request) => page.url().includes('/order/') && asked.push(request.url()));
  await endSessionsOf(db, me);
  await dialog.getByRole('button', { name: 'Send review' }).click();
  await expectEnded(page);
  await test.step('until /home is there, nothing was asked as a guest [ERR-007]', () =>
    expect(asked.filter((url) => /guest/.test(url))).toEqual([]));

  await signInAs(page, me);
  await goOn(page);
  await expect(page).toHaveURL(`/order/${order.id}`);
  await openReview();
  await expect(comment).toHaveValue('Solid work, and quick');
  await expect(review.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Send review' }).click();
  await expect(dialog.getByText('Reviewed', { exact: true })).toBeVisible();
  expect(await everythingKept(page)).not.toContain('Solid work');
});

test('nobody else finds it at this browser: not a guest, not another customer, whose coming ends it', async ({
  page,
  baseURL,
  db,
}) => {
  const [me, another] = [await somebody(db), await somebody(db)];
  const amount = page.getByRole('dialog', { name: 'Add fund' }).getByLabel('Amount');
  const openWallet = async () => {
    await page.goto('/profile?page=wallet');
    await page.getByRole('main').getByRole('button', { name: 'Add fund' }).click();
  };
  const name = page.getByLabel('First name');
  await comeAs(page, baseURL, me);
  await page.goto('/deliveryman-registration');
  await name.fill('Nova');
  await open(page, '/profile?page=wallet');
  await openWallet();
  await amount.fill('37');
  await endSessionsOf(db, me);
  await page
    .getByRole('dialog', { name: 'Add fund' })
    .getByRole('button', { name: /^Add fund/ })
    .click();
  await expectEnded(page);

  await test.step('not a guest', async () => {
    await page.goto('/deliveryman-registration');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await expect(name).toHaveValue('');
    expect(await stored(page, 'courier_application')).toBeNull();
  });
  await test.step('not another customer', async () => {
    await page.goto('/settings');
    await signInAs(page, another);
    await expect.poll(() => stored(page, 'customer')).toBe(JSON.stringify({ customer: another.id }));
    await page.goto('/deliveryman-registration');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await expect(name).toHaveValue('');
    await openWallet();
    await expect(amount).toHaveValue('');
    expect(await everythingKept(page)).not.toMatch(/Nova|"37"/);
  });
});

test('a name and an application wait for who typed them, who signs out and leaves none of it', async ({
  page,
  baseURL,
  db,
}) => {
  const me = await somebody(db);
  const form = page.getByRole('region', { name: 'Edit Personal Details' });
  const edit = () => page.getByRole('button', { name: 'Edit Personal Details' }).click();
  await comeAs(page, baseURL, me);
  await page.goto('/deliveryman-registration');
  await page.getByLabel('First name').fill('Nova');
  await open(page, '/profile?page=profile-settings');
  await edit();
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Signe Ekdahl');
  await endSessionsOf(db, me);
  await form.getByRole('button', { name: 'Update' }).click();
  await expectEnded(page);

  await signInAs(page, me);
  await goOn(page);
  await edit();
  await expect(form.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Signe Ekdahl');
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue(me.email);
  await page.goto('/deliveryman-registration');
  await expect(page.getByLabel('First name')).toHaveValue('Nova');

  await page.goto('/settings');
  await page.locator('header').getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/home');
  expect(await everythingKept(page)).not.toMatch(/Nova|Ekdahl/);
});

test('ticks wait as words do: what somebody likes', async ({ page, baseURL, db }) => {
  const me = await somebody(db);
  const tiles = page.getByRole('group', { name: 'Categories' }).getByRole('checkbox');
  const save = page.getByRole('button', { name: 'Save and continue' });
  await comeAs(page, baseURL, me);
  await open(page, '/interest');
  await choose(tiles.nth(0));
  await choose(tiles.nth(2));
  await endSessionsOf(db, me);
  await save.click();
  await expectEnded(page);

  await signInAs(page, me);
  await goOn(page);
  await expect(tiles.nth(2)).toBeChecked();
  await expect(tiles.nth(0)).toBeChecked();
  await expect(tiles.nth(1)).not.toBeChecked();
});

test('a message that was on its way goes out, once, when its writer is back', async ({
  page,
  baseURL,
  db,
  request,
}) => {
  const me = await somebody(db);
  const field = page.getByRole('textbox', { name: /^Write to / });
  const inbox = page.getByRole('region', { name: 'Inbox' });
  await comeAs(page, baseURL, me);
  await open(page, '/profile?page=inbox');
  await inbox.getByRole('link').first().click();
  await field.fill('Where is my parcel?');
  // The page asks for other things too, and whichever hears of it first ends the session: the message has gone by then.
  const letGo = await holdBack(page, /\/message\/send$/);
  await page.getByRole('button', { name: 'Send' }).click();
  await endSessionsOf(db, me);
  letGo();
  await expectEnded(page);
  await signInAs(page, me);
  await page.goto('/profile?page=inbox');
  await inbox.getByRole('link').first().click();
  await expect(page.getByRole('log').getByText('Where is my parcel?')).toHaveCount(1);
  const token = await stored(page, 'token');
  const seen = () =>
    request.get('/api/v1/customer/message/list?limit=10&offset=1', { headers: { authorization: `Bearer ${token}` } });
  await expect.poll(async () => (await seen()).text()).toContain('Where is my parcel?');
});

test('what lies typed in another tab waits there for the same customer', async ({ page, context, baseURL, db }) => {
  const me = await somebody(db);
  await comeAs(page, baseURL, me);
  await open(page, '/help-and-support');
  const other = await context.newPage();
  await other.setViewportSize(WIDE);
  const amount = other.getByRole('dialog', { name: 'Add fund' }).getByLabel('Amount');
  const openFunds = () => other.getByRole('main').getByRole('button', { name: 'Add fund' }).click();
  await other.goto('/profile?page=wallet');
  await openFunds();
  await amount.fill('37');
  // The tab in which nothing was typed is the one that hears of it.
  await other.route('**/api/**', (route) => route.abort());
  await endSessionsOf(db, me);
  await page.goto('/profile?page=inbox');
  await expectEnded(page);
  await expect(amount).toHaveCount(0);
  await other.unroute('**/api/**');

  await signInAs(page, me);
  await openFunds();
  await expect(amount).toHaveValue('37');
});
