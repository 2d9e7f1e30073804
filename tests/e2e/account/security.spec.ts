import { readFile } from 'node:fs/promises';
import { sql } from '#server/db/sql.ts';
import { toast } from '#tests/support/catalog/catalogue.ts';
import { newOrder } from '#tests/support/orders/orders.ts';
import { loseAnswer } from '#tests/support/pages/hold-back.ts';
import { expectNoFaults } from '#tests/support/pages/page-checks.ts';
import { signedInCustomer, signIn } from '#tests/support/people/customers.ts';
import { visitAs } from '#tests/support/people/visitor.ts';
import { expect, test } from '#tests/support/shops/shop.ts';

test.use({ pictures: false, provoked: /status of (401|403|405)|ERR_FAILED/ });

const PHONE = { width: 390, height: 844 };
const SECURITY = '/profile?page=security';
const placed = { module: 'food', zones: [1, 4] } as const;

test('a customer sees who is in, shows that it is them, takes their data along and leaves', async ({
  page,
  baseURL,
  db,
  request,
}) => {
  await page.setViewportSize(PHONE);
  const mine = await signedInCustomer({ db }, { password: 'Secret-77', wallet: 1250 });
  const lost = await signIn({ db }, mine.id);
  await db.run(sql`
    update access_tokens set confirmed_at = now() - interval '1 hour',
      device = 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36' where customer_id = ${mine.id}`);
  await visitAs(page, { ...placed, token: mine.token }, baseURL);
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  const devices = page.getByRole('region', { name: 'Signed-in devices' });

  await test.step('the devices are listed', async () => {
    await page.goto(SECURITY);
    await expect(devices.getByRole('listitem')).toHaveCount(2);
    await expect(devices).toContainText('Chrome on Android');
    await expectNoFaults(page, 'main');
  });
  await test.step('a lost one is signed out, and this one stays', async () => {
    await devices.getByRole('button', { name: 'Sign out Chrome on Android' }).click();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    await expect(devices).toContainText('This device');
    expect((await request.get('/api/v1/customer/info', { headers: lost.headers })).status()).toBe(401);
  });
  await test.step('the data comes as a file, to whoever knows the password', async () => {
    await page.getByRole('button', { name: 'Download my data' }).click();
    await dialog.getByRole('textbox', { name: 'Your password' }).fill('not this one');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog).toContainText('This password is wrong');
    await expectNoFaults(page, '[role=dialog]');
    await dialog.getByRole('textbox', { name: 'Your password' }).fill('Secret-77');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Confirm' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('my-data.json');
    const data = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(data.customers).toMatchObject({ id: mine.id, email: mine.email });
    await expect(dialog).toBeHidden();
  });
  await test.step('a password is changed only by who shows that it is theirs', async () => {
    await db.run(sql`
      update access_tokens set confirmed_at = now() - interval '1 hour' where customer_id = ${mine.id}`);
    await page.goto('/profile?page=profile-settings');
    await page.getByRole('button', { name: 'Edit Personal Details' }).click();
    const edit = page.getByRole('region', { name: 'Edit Personal Details' });
    for (const name of ['New password', 'Confirm password'])
      await edit.getByRole('textbox', { name, exact: true }).fill('Another-77');
    await edit.getByRole('button', { name: 'Update Profile' }).click();
    const sendCode = dialog.getByRole('button', { name: /^Send a code to .•••@example\.com$/ });
    await test.step('by a code, also where nobody heard that it was sent', async () => {
      await loseAnswer(page, '**/customer/confirmation/code');
      await sendCode.click();
      await expect(toast(page, 'We could not reach the shop. Please check your connection.')).toBeVisible();
      await sendCode.click();
    });
    await dialog.getByRole('textbox', { name: 'Code' }).fill('123456');
    await dialog.getByRole('button', { name: 'Verify' }).click();
    // While the dialog lies over it, the form is hidden for another reason.
    await expect(dialog).toBeHidden();
    await expect(edit).toBeHidden();
  });
  await test.step('one whose answer got lost is changed by the next press, and this session stays', async () => {
    await page.getByRole('button', { name: 'Edit Personal Details' }).click();
    const edit = page.getByRole('region', { name: 'Edit Personal Details' });
    const update = edit.getByRole('button', { name: 'Update Profile' });
    for (const name of ['New password', 'Confirm password'])
      await edit.getByRole('textbox', { name, exact: true }).fill('A-third-77');
    await loseAnswer(page, '**/customer/update-profile');
    await update.click();
    await expect(toast(page, 'We could not reach the shop. Please check your connection.')).toBeVisible();
    await update.click();
    await expect(edit).toBeHidden();
    const data = { login_type: 'manual', email_or_phone: mine.email, password: 'A-third-77' };
    expect((await request.post('/api/v1/auth/login', { data })).status()).toBe(200);
    expect((await request.get('/api/v1/customer/info', { headers: mine.headers })).status()).toBe(200);
  });
  await test.step('deleting says first what becomes of the wallet', async () => {
    await page.goto(SECURITY);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('You give up the $12.50 in your wallet');
    await question.getByRole('button', { name: 'Keep it' }).click();
    await expect(question).toBeHidden();
  });
  await test.step('with an order on its way it says why not yet, and offers nothing to press but Close', async () => {
    await newOrder({ db }, { customer_id: mine.id });
    await page.reload();
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const answer = page.getByRole('alertdialog', { name: 'Your account cannot be deleted yet' });
    await expect(answer).toContainText('Orders on their way: 1.');
    await expect(answer.getByRole('button')).toHaveText(['Close']);
    await answer.getByRole('button', { name: 'Close' }).click();
    await expect(answer).toBeHidden();
  });
  await test.step('signing out everywhere ends this session too', async () => {
    await devices.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(toast(page, 'Signed out everywhere')).toBeVisible();
    await expect(page).toHaveURL('/');
    expect((await request.get('/api/v1/customer/info', { headers: mine.headers })).status()).toBe(401);
  });
});
