import type { APIRequestContext, Locator, Page, Response } from '@playwright/test';
import sharp from 'sharp';
import { spacedPhone } from '#domain/auth/spaced-phone.ts';
import { sql } from '#server/db/sql.ts';
import { newOrder } from '#tests/support/orders/orders.ts';
import { choose, expectRefused, toast } from '#tests/support/pages/forms.ts';
import { loseAnswer } from '#tests/support/pages/hold-back.ts';
import { expectNoFaults } from '#tests/support/pages/page-checks.ts';
import { isAlive, unusedAccount } from '#tests/support/people/account.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { visitAs } from '#tests/support/people/visitor.ts';
import { PROVIDER_CODE, startPhoneProvider, vouchForBrowser } from '#tests/support/servers/start-phone-provider.ts';
import { changeSettings } from '#tests/support/shops/own-shop.ts';
import { expect, test } from '#tests/support/shops/shop.ts';

test.use({ pictures: false, provoked: /status of (403|404|405)|ERR_FAILED/ });

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const placed = { module: 'food', zones: [1, 4] } as const;
const PROFILE = '/profile?page=profile-settings';

const field = (within: Page | Locator, name: string) => within.getByRole('textbox', { name, exact: true });
const form = (page: Page) => page.getByRole('region', { name: 'Edit Personal Details' });

async function infoOf(request: APIRequestContext, token: string, origin = '') {
  const answer = await request.get(`${origin}/api/v1/customer/info`, {
    headers: { authorization: `Bearer ${token}`, 'x-localization': 'en' },
  });
  return answer.json();
}

async function startEditing(page: Page) {
  await page.getByRole('button', { name: 'Edit Personal Details' }).click();
  await expect(form(page)).toBeVisible();
}

test('the profile is seen, changed, reset and refused', async ({ page, baseURL, db, request }) => {
  await page.setViewportSize(WIDE);
  const mine = await signedInCustomer({ db }, { is_phone_verified: false });
  const other = await signedInCustomer({ db });
  await visitAs(page, { ...placed, token: mine.token }, baseURL);
  const edit = form(page);
  const send = edit.getByRole('button', { name: 'Update Profile' });

  await test.step('its page shows what there is at a glance [ROUTE-026]', async () => {
    await page.goto(PROFILE);
    await expect(page.getByRole('list', { name: 'At a glance' }).getByRole('listitem')).toHaveCount(4);
  });
  await test.step('it can be edited [PROF-001a]', () => startEditing(page));
  await test.step('a change can be sent [PROF-002a]', () => expect(send).toBeVisible());
  await test.step('a name is needed [PROF-009]', async () => {
    await field(edit, 'Name').fill(' ');
    await send.click();
    await expectRefused(field(edit, 'Name'), 'Name is required');
  });
  await test.step('a phone or an email that is there can be changed, not cleared [MISC-008c]', async () => {
    await field(edit, 'Name').fill('Signe Ek');
    await field(edit, 'Phone').fill('');
    await field(edit, 'Email').fill('');
    await send.click();
    await expectRefused(field(edit, 'Phone'), 'Phone Number is required');
    await expectRefused(field(edit, 'Email'), 'Email is required');
  });
  const reset = async (answer: string) => {
    await edit.getByRole('button', { name: 'Reset' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Are you sure, you want to reset?');
    await question.getByRole('button', { name: answer }).click();
    await expect(question).toBeHidden();
  };
  await test.step('a reset asks first [ERR-001]', async () => {
    await field(edit, 'Name').fill('Somebody Else');
    await reset('Cancel');
    await expect(field(edit, 'Name')).toHaveValue('Somebody Else');
  });
  await test.step('and brings back what is stored [PROF-002b]', async () => {
    await reset('Reset');
    await expect(field(edit, 'Name')).toHaveValue('Signe Ek');
    await expectNoFaults(page, 'main');
  });

  await test.step('what the server refuses is said under its field, and not a second time', async () => {
    await field(edit, 'Email').fill(other.email);
    await send.click();
    await expectRefused(field(edit, 'Email'), 'This email is already in use');
    await expect(page.locator('[data-toast]')).toHaveCount(0);
    await field(edit, 'Email').fill(mine.email);
  });
  await test.step('each thing that it refuses [PROF-011a]', async () => {
    await field(edit, 'Name').fill('A'.repeat(101));
    await field(edit, 'Phone').fill('07');
    // The browser refuses by the same contract and in the server's words: these.
    const multipart = { name: 'A'.repeat(101), phone: '+467' };
    const answer = await request.post('/api/v1/customer/update-profile', { headers: mine.headers, multipart });
    const { errors }: { errors: { code: string; message: string }[] } = await answer.json();
    await send.click();
    expect(errors.map(({ code }) => code).toSorted()).toEqual(['name', 'phone']);
    const names = { name: 'Name', phone: 'Phone' };
    for (const { code, message } of errors)
      await expectRefused(field(edit, names[code as keyof typeof names]), message);
  });

  const { phone } = unusedAccount();
  await test.step('a phone that nobody proved can be changed [PROF-003a]', () =>
    expect(field(edit, 'Phone')).toBeEnabled());
  await test.step('a change is told [PROF-008] [ERR-002]', async () => {
    const spaced = phone.replace('+46', '').replace(/(..)(...)(..)(..)/, '0$1-$2 $3 $4 ext');
    await field(edit, 'Phone').fill(spaced);
    await field(edit, 'Name').fill('Signe Maria Ek');
    const asked = page.waitForRequest('**/customer/info');
    await send.click();
    await expect(toast(page, 'Updated successfully.')).toBeVisible();
    // The profile is fetched anew.
    await asked;
  });
  await test.step('and shown [PROF-008] [MISC-005d]', async () => {
    await expect(edit).toBeHidden();
    await expect(page.getByRole('main')).toContainText('Signe Maria Ek');
  });
  await test.step('with its form the focus does not leave the page [A11Y-002]', () =>
    expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeFocused());
  await test.step('of a phone the digits are kept [PROF-010]', async () => {
    expect(await infoOf(request, mine.token)).toMatchObject({ f_name: 'Signe', l_name: 'Maria Ek', phone });
  });

  await test.step('Go Back leaves everything as it was [PROF-001b]', async () => {
    await startEditing(page);
    await field(edit, 'Name').fill('Nobody');
    await edit.getByRole('button', { name: 'Go Back' }).click();
    await expect(edit).toBeHidden();
    await expect(page.getByRole('main')).not.toContainText('Nobody');
  });
});

test('a verified phone stays, a password is changed, a picture is chosen and kept', async ({
  page,
  baseURL,
  db,
  request,
}) => {
  await page.setViewportSize(PHONE);
  const mine = await signedInCustomer({ db }, { password: 'Secret-77' });
  await visitAs(page, { ...placed, token: mine.token }, baseURL);
  await page.goto(PROFILE);
  await startEditing(page);
  const edit = form(page);

  await test.step('the phone cannot be changed [PROF-003a]', () => expect(field(edit, 'Phone')).toBeDisabled());
  await test.step('which is said [PROF-003b]', () =>
    expect(field(edit, 'Phone')).toHaveAccessibleDescription('Not Changeable'));

  await test.step('where people sign in by password, a new one is typed twice [PROF-004]', async () => {
    await field(edit, 'New password').fill('12345');
    await field(edit, 'Confirm password').fill('Another-77');
    await edit.getByRole('button', { name: 'Update Profile' }).click();
    await expectRefused(field(edit, 'New password'), 'Password is too short - should be 6 chars minimum.');
    await expectRefused(field(edit, 'Confirm password'), 'Passwords must match');
    await field(edit, 'New password').fill('Another-77');
  });

  const chooser = edit.locator('input[type=file]');
  const preview = edit.locator('[data-preview]');
  const small = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
  await test.step('a file of another kind is refused, in these words [UPL-001b] [UPL-002]', async () => {
    for (const [name, mimeType] of [
      ['me.avif', 'image/avif'],
      ['me.webp', 'image/webp'],
      ['me.pdf', 'application/pdf'],
    ] as const) {
      // A right one first, so that the words are about this one.
      await chooser.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: small });
      await expect(preview.locator('img')).toHaveAttribute('src', /^blob:/);
      await chooser.setInputFiles({ name, mimeType, buffer: small });
      await expect(chooser).toHaveAccessibleDescription(
        'This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.',
      );
    }
  });
  await test.step('a file of more than 2 MB is refused [UPL-003a]', async () => {
    const large = Buffer.alloc(2 * 1024 * 1024 + 1);
    await chooser.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: large });
    await expect(chooser).toHaveAccessibleDescription('This picture is too large. At most 2 MB are allowed.');
  });
  await test.step('each of the four kinds is taken [UPL-001a]', async () => {
    for (const [name, mimeType] of [
      ['me.jpeg', 'image/jpeg'],
      ['me.jpg', 'image/jpeg'],
      ['me.gif', 'image/gif'],
      ['me.png', 'image/png'],
    ] as const) {
      const before = await preview.locator('img').getAttribute('src');
      await chooser.setInputFiles({ name, mimeType, buffer: small });
      await expect(preview.locator('img')).not.toHaveAttribute('src', before ?? '');
      await expect(preview.locator('img')).toHaveAttribute('src', /^blob:/);
    }
  });
  await test.step('as wide as high, which is said [UPL-003b]', async () => {
    await expect(chooser).toHaveAccessibleDescription(/ratio 1:1/);
    const box = await preview.boundingBox();
    expect(box?.width).toBe(box?.height);
  });
  await test.step('all of it is stored, and ends no session of its own', async () => {
    await edit.getByRole('button', { name: 'Update Profile' }).click();
    await expect(toast(page, 'Updated successfully.')).toBeVisible();
    expect((await infoOf(request, mine.token)).image).toMatch(/^upload-/);
    expect(await isAlive(request, mine.token)).toBe(true);
    const again = { login_type: 'manual', email_or_phone: mine.email, password: 'Another-77' };
    expect((await request.post('/api/v1/auth/login', { data: again })).ok()).toBe(true);
  });
});

test('a new email or phone is proved by a code where the business wants it', async ({ page, ownShop, request }) => {
  const provider = await startPhoneProvider();
  const centralize_login = {
    manual_login_status: 0,
    otp_login_status: 1,
    social_login_status: 0,
    google_login_status: 0,
    facebook_login_status: 0,
    apple_login_status: 0,
    email_verification_status: 1,
    phone_verification_status: 1,
  };
  const shop = await ownShop({
    settings: { centralize_login, firebase_otp_verification: 0 },
    env: provider.env,
  });
  const { token, email: oldEmail } = await signedInCustomer(shop, { is_phone_verified: false });
  await page.setViewportSize(WIDE);
  await visitAs(page, { ...placed, token }, shop.baseURL);
  await vouchForBrowser(page);
  await page.goto(`${shop.baseURL}${PROFILE}`);
  await startEditing(page);
  const edit = form(page);
  const send = edit.getByRole('button', { name: 'Update Profile' });
  const { email, phone } = unusedAccount();
  const enter = async (dialog: Locator, code: string) => {
    await dialog.getByRole('textbox', { name: 'Code' }).fill(code);
    await dialog.getByRole('button', { name: 'Verify' }).click();
  };

  await test.step('a business without passwords asks for none [PROF-004]', async () => {
    await expect(field(edit, 'Name')).toBeVisible();
    await expect(field(edit, 'New password')).toHaveCount(0);
    await expect(field(edit, 'Confirm password')).toHaveCount(0);
  });

  const byEmail = page.getByRole('dialog', { name: 'Verify your email' });
  await test.step('the server says that a code was sent to the email [PROF-005]', async () => {
    await field(edit, 'Email').fill(email);
    const [answer] = await Promise.all([page.waitForResponse('**/customer/update-profile'), send.click()]);
    expect(await answer.json()).toMatchObject({ otp_send: true, verification_on: 'email' });
  });
  await test.step('which is asked for [PROF-007]', async () => {
    await expect(byEmail).toContainText(email);
    await expectNoFaults(page, '[role=dialog]');
  });
  await test.step('nothing is stored before it is right', async () => {
    await enter(byEmail, '000000');
    await expectRefused(byEmail.getByRole('textbox', { name: 'Code' }), 'The code is wrong or has expired');
    expect((await infoOf(request, token, shop.baseURL)).email).toBe(oldEmail);
    await enter(byEmail, '123456');
    await expect(toast(page, 'Updated successfully.')).toBeVisible();
    await expect(byEmail).toBeHidden();
    expect(await infoOf(request, token, shop.baseURL)).toMatchObject({ email, is_email_verified: '1' });
  });

  const byPhone = page.getByRole('dialog', { name: 'Verify your phone' });
  await test.step('a phone by a code of ours, where there is no provider [PROF-006b]', async () => {
    await expect(edit).toBeHidden();
    await startEditing(page);
    await field(edit, 'Phone').fill(phone.replace('+46', '0'));
    await test.step('also where the answer to asking for it got lost', async () => {
      await loseAnswer(page, '**/customer/update-profile');
      await send.click();
      await expect(toast(page, 'We could not reach the shop. Please check your connection.')).toBeVisible();
      await send.click();
    });
    await expect(byPhone).toContainText(spacedPhone(phone));
    await enter(byPhone, '123456');
    // While the dialog lies over it, the form is hidden for another reason.
    await expect(byPhone).toBeHidden();
    await expect(edit).toBeHidden();
    expect(await infoOf(request, token, shop.baseURL)).toMatchObject({ phone, is_phone_verified: 1 });
  });
  await test.step('afterwards it is not changeable [PROF-003a]', async () => {
    await startEditing(page);
    await expect(field(edit, 'Phone')).toBeDisabled();
  });

  await test.step('by the provider’s code, where there is one [PROF-006a]', async () => {
    await changeSettings(shop, { firebase_otp_verification: 1 });
    const { phone: another } = unusedAccount();
    const { token: newToken } = await signedInCustomer(shop, { is_phone_verified: false });
    await page.evaluate((secret) => localStorage.setItem('token', secret), newToken);
    await page.goto(`${shop.baseURL}${PROFILE}`);
    await startEditing(page);
    await field(edit, 'Phone').fill(another.replace('+46', '0'));
    await send.click();
    await expect(byPhone).toContainText(spacedPhone(another));
    await enter(byPhone, PROVIDER_CODE);
    await expect(byPhone).toBeHidden();
    await expect(edit).toBeHidden();
    const info = await infoOf(request, newToken, shop.baseURL);
    expect(info).toMatchObject({ phone: another, is_phone_verified: 1 });
  });
  // Whatever the page still asks for must not meet a shop that has closed.
  await page.close();
  provider.stop();
});

test('every page of the profile is there, in its frame, for who is signed in', async ({ page, baseURL, db }) => {
  await page.setViewportSize(WIDE);
  const { token } = await signedInCustomer({ db });
  await visitAs(page, { ...placed, token }, baseURL);
  const pages = page.getByRole('navigation', { name: 'Profile pages' });
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

  await test.step('an unknown one is the profile itself [ROUTE-029]', async () => {
    await page.goto('/profile?page=nonsense');
    await expect(title('Profile')).toBeVisible();
    await expect(pages.locator('[aria-current=page]')).toHaveText('Profile');
  });
  await test.step('each entry leads to its page [ROUTE-029] [ROLE-004]', async () => {
    for (const name of ['My addresses', 'Coupons', 'My orders', 'Profile']) {
      await pages.getByRole('link', { name, exact: true }).click();
      await expect(title(name), name).toBeVisible();
      await expect(pages.locator('[aria-current=page]')).toHaveText(name);
    }
  });

  await test.step('a profile that cannot be fetched is told, and tried again [ERR-014b]', async () => {
    await page.route('**/customer/info', (route) => route.abort());
    await page.goto(PROFILE);
    await expect(toast(page, 'We could not reach the shop. Please check your connection.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your profile could not be loaded' })).toBeVisible();
    await page.unroute('**/customer/info');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Edit Personal Details' })).toBeVisible();
  });
});

test('interests are asked for once a module, and skipped where there is nothing to like', async ({
  page,
  baseURL,
  db,
  request,
}) => {
  await page.setViewportSize(WIDE);
  const { token } = await signedInCustomer({ db });
  await visitAs(page, { module: 'parcel', zones: [1, 4], token }, baseURL);
  const chooseModule = (module: string) =>
    page.getByRole('navigation', { name: 'Modules' }).getByRole('button', { name: module }).click();
  const question = page.getByRole('heading', { name: 'What do you like?' });
  const tiles = page.getByRole('group', { name: 'Categories' }).getByRole('checkbox');

  await test.step('parcel has nothing to like: it is skipped [ROUTE-044a]', async () => {
    await page.goto('/interest');
    await expect(page).toHaveURL('/home');
  });
  await test.step('it is reached by choosing a module [ROUTE-044b]', async () => {
    await chooseModule('Grocery');
    await expect(page).toHaveURL(/\/interest/);
    await expect(question).toBeVisible();
  });
  await test.step('it offers the categories, of which some are chosen [ROUTE-043]', async () => {
    await expect(tiles.first()).toBeAttached();
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(toast(page, 'Choose at least one, or skip.')).toBeVisible();
    await choose(tiles.nth(0));
    await choose(tiles.nth(2));
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect(toast(page, 'Your interests are saved')).toBeVisible();
    await expect(page).toHaveURL('/grocery');
    const { interest, selected_modules_for_interest } = await infoOf(request, token);
    expect(interest).toHaveLength(2);
    expect(selected_modules_for_interest).toEqual([2]);
  });
  await test.step('it can be skipped', async () => {
    await chooseModule('Food');
    await expect(page).toHaveURL(/\/interest/);
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(page).toHaveURL('/food');
  });
  await test.step('and is not asked again [ROUTE-044b]', async () => {
    await chooseModule('Grocery');
    await expect(page.locator('html')).toHaveAttribute('data-module', 'grocery');
    await expect(page).toHaveURL('/grocery');
    await expect(question).toHaveCount(0);
  });
});

test('an account is deleted for good, or not while something runs', async ({ page, baseURL, db, request }) => {
  await page.setViewportSize(PHONE);
  const { id, token } = await signedInCustomer({ db });
  await visitAs(page, { ...placed, token, theme: 'dark' }, baseURL);
  await page.goto('/settings');
  const start = page.getByRole('button', { name: 'Delete my account' });
  const question = page.getByRole('alertdialog');
  const storedToken = () => page.evaluate(() => localStorage.getItem('token'));
  const isAnswerTo = (method: string) => (answer: Response) =>
    answer.request().method() === method && answer.url().endsWith('/remove-account');
  const remove = () => question.getByRole('button', { name: 'Delete' }).click();
  /** Once it is known what would go with the account. */
  const ask = () => Promise.all([page.waitForResponse(isAnswerTo('GET')), start.click()]);

  await test.step('the settings hold theme, language, and the end of the account [ROUTE-036]', async () => {
    await expect(page.getByRole('group', { name: 'Theme Mode' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Language' })).toBeVisible();
    await ask();
    await expectNoFaults(page, '[role=alertdialog]');
    await question.getByRole('button', { name: 'Keep it' }).click();
    await expect(question).toBeHidden();
  });
  let order: { id: number };
  await test.step('not while an order is on its way: the server’s words are shown [PROF-012a]', async () => {
    await ask();
    // Placed on another device: here nobody knows of it yet.
    order = await newOrder({ db }, { customer_id: id, order_status: 'confirmed' });
    const [answer] = await Promise.all([page.waitForResponse(isAnswerTo('DELETE')), remove()]);
    expect(answer.status()).toBe(403);
    const { errors } = await answer.json();
    await expect(toast(page, errors[0].message)).toBeVisible();
    expect(await storedToken()).toBe(token);
    await expect(question).toBeHidden();
  });

  await test.step('once it has come, the account goes, which is said [PROF-012b]', async () => {
    await db.run(sql`update orders set order_status = 'delivered' where id = ${order.id}`);
    await ask();
    await remove();
    await expect(toast(page, 'Account has been deleted.')).toBeVisible();
  });
  await test.step('to the landing page [PROF-012d]', () => expect(page).toHaveURL('/'));
  await test.step('without a token, which would open nothing [PROF-012c]', async () => {
    expect(await storedToken()).toBeNull();
    expect(await isAlive(request, token)).toBe(false);
  });
});

test.describe('an account that goes though the answer is lost', () => {
  test.use({ provoked: /ERR_FAILED|status of 401/ });

  test('is said to be deleted, and not that nobody could be reached', async ({ page, baseURL, db, request }) => {
    const { token } = await signedInCustomer({ db });
    await visitAs(page, { ...placed, token }, baseURL);
    await page.goto('/settings');
    await page.route('**/remove-account', async (route) => {
      if (route.request().method() !== 'DELETE') return route.continue();
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Account has been deleted.')).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    expect(await isAlive(request, token)).toBe(false);
  });
});
