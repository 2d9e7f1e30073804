import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { isAlive, newAccount, somebodyNew } from '../support/account.ts';
import { changeConfig } from '../support/change-config.ts';
import { awake, expectNoFaults, expectNoSidewaysScroll } from '../support/page-checks.ts';
import { expect, test } from '../support/shop.ts';
import { startProcess } from '../support/start-process.ts';
import { visitAs } from '../support/visitor.ts';

test.use({ pictures: false, provoked: /status of (403|404|405|500)/ });

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const placed = { module: 'food', zones: [1, 4] } as const;
const PROFILE = '/profile?page=profile-settings';

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notices' }).getByText(text, { exact: true });
const field = (within: Page | Locator, name: string) => within.getByRole('textbox', { name, exact: true });
const form = (page: Page) => page.getByRole('region', { name: 'Edit Personal Details' });

async function expectRefused(where: Locator, words: string) {
  await expect(where).toHaveAttribute('aria-invalid', 'true');
  await expect(where).toHaveAccessibleDescription(words);
}

async function infoOf(request: APIRequestContext, token: string, origin = '') {
  const answer = await request.get(`${origin}/api/v1/customer/info`, {
    headers: { authorization: `Bearer ${token}`, 'x-localization': 'en' },
  });
  return answer.json();
}

async function startEditing(page: Page) {
  const edit = page.getByRole('button', { name: 'Edit Personal Details' });
  await awake(edit);
  await edit.click();
  await expect(form(page)).toBeVisible();
}

test('the profile is seen, changed, reset and refused [PROF-001a] [PROF-001b] [PROF-002a] [PROF-002b] [PROF-003a] [PROF-008] [PROF-009] [PROF-010] [PROF-011a] [PROF-011b] [ROUTE-026] [ERR-001] [ERR-002] [ROLE-004] [MISC-005d]', async ({
  page,
  baseURL,
  request,
}) => {
  await page.setViewportSize(WIDE);
  const mine = await newAccount(request);
  const other = await newAccount(request);
  await visitAs(page, { ...placed, token: mine.token }, baseURL);
  await page.goto(PROFILE);
  await expect(page.getByRole('list', { name: 'At a glance' }).getByRole('listitem')).toHaveCount(4);
  await expectNoFaults(page, 'main');
  await startEditing(page);
  const edit = form(page);
  const send = edit.getByRole('button', { name: 'Update Profile' });

  await test.step('a name is needed; a reset asks, then brings back what is stored', async () => {
    await field(edit, 'Name').fill(' ');
    await send.click();
    await expectRefused(field(edit, 'Name'), 'Name is required');
    await field(edit, 'Name').fill('Somebody Else');
    const reset = async (answer: string) => {
      await edit.getByRole('button', { name: 'Reset' }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('Are you sure, you want to reset?');
      await question.getByRole('button', { name: answer }).click();
      await expect(question).toBeHidden();
    };
    await reset('Cancel');
    await expect(field(edit, 'Name')).toHaveValue('Somebody Else');
    await reset('Reset');
    await expect(field(edit, 'Name')).toHaveValue(mine.name);
    await expectNoFaults(page, 'main');
  });

  await test.step('what the server refuses is said, each of it, and under its field', async () => {
    await field(edit, 'Email').fill(other.email);
    await send.click();
    await expect(toast(page, 'This email is already in use')).toBeVisible();
    await expectRefused(field(edit, 'Email'), 'This email is already in use');
    await field(edit, 'Email').fill(mine.email);
    const answer = (json: object) =>
      page.route('**/customer/update-profile', (route) => route.fulfill({ status: 403, json }), { times: 1 });
    const errors = [
      { code: 'name', message: 'That is no name' },
      { code: 'phone', message: 'That is no phone' },
    ];
    await answer({ errors, message: 'That is no name' });
    await send.click();
    for (const { message } of errors) await expect(toast(page, message)).toBeVisible();
    await answer({ message: 'Come back later' });
    await field(edit, 'Name').fill('Signe Ek');
    await send.click();
    await expect(toast(page, 'Come back later')).toBeVisible();
  });

  await test.step('a phone keeps its digits; the change is told and shown', async () => {
    const { phone } = somebodyNew();
    const spaced = phone.replace('+46', '').replace(/(..)(...)(..)(..)/, '0$1-$2 $3 $4 ext');
    await expect(field(edit, 'Phone')).toBeEnabled();
    await field(edit, 'Phone').fill(spaced);
    await field(edit, 'Name').fill('Signe Maria Ek');
    await send.click();
    await expect(toast(page, 'Updated successfully.')).toBeVisible();
    await expect(edit).toBeHidden();
    await expect(page.getByRole('main')).toContainText('Signe Maria Ek');
    expect(await infoOf(request, mine.token)).toMatchObject({ f_name: 'Signe', l_name: 'Maria Ek', phone });
  });

  await test.step('Go Back leaves everything as it was', async () => {
    await startEditing(page);
    await field(edit, 'Name').fill('Nobody');
    await edit.getByRole('button', { name: 'Go Back' }).click();
    await expect(edit).toBeHidden();
    await expect(page.getByRole('main')).not.toContainText('Nobody');
  });
});

test('a verified phone stays, passwords follow the business, a picture is chosen and kept [PROF-003a] [PROF-003b] [PROF-004] [UPL-001a] [UPL-001b] [UPL-002] [UPL-003a] [UPL-003b]', async ({
  page,
  baseURL,
  request,
}) => {
  await page.setViewportSize(PHONE);
  const mine = await newAccount(request);
  await visitAs(page, { ...placed, token: mine.token }, baseURL);
  await page.route('**/customer/info', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), is_phone_verified: 1 } });
  });
  await page.goto(PROFILE);
  await startEditing(page);
  const edit = form(page);

  await test.step('the phone is shown and cannot be changed', async () => {
    await expect(field(edit, 'Phone')).toBeDisabled();
    await expect(field(edit, 'Phone')).toHaveAccessibleDescription('Not Changeable');
    await expectNoSidewaysScroll(page);
  });

  await test.step('a new password is typed twice, and ends no session of its own', async () => {
    await field(edit, 'New password').fill('12345');
    await field(edit, 'Confirm password').fill('Another-77');
    await edit.getByRole('button', { name: 'Update Profile' }).click();
    await expectRefused(field(edit, 'New password'), 'Password is too short - should be 6 chars minimum.');
    await expectRefused(field(edit, 'Confirm password'), 'Passwords must match');
    await field(edit, 'New password').fill('Another-77');
  });

  await test.step('a file that is no picture, or too large, is refused in these words', async () => {
    const chooser = edit.locator('input[type=file]');
    const small = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } })
      .png()
      .toBuffer();
    const tried = [
      { name: 'me.avif', mimeType: 'image/avif' },
      { name: 'me.webp', mimeType: 'image/webp' },
      { name: 'me.pdf', mimeType: 'application/pdf' },
    ];
    for (const file of tried) {
      await chooser.setInputFiles({ ...file, buffer: small });
      await expect(chooser).toHaveAccessibleDescription(
        'This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.',
      );
    }
    await chooser.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.alloc(2 * 1024 * 1024 + 1) });
    await expect(chooser).toHaveAccessibleDescription(/2 MB/);
    await expect(edit.locator('[data-preview] img[src^="blob:"]')).toHaveCount(0);

    await chooser.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: small });
    await expect(chooser).toHaveAccessibleDescription(/ratio 1:1/);
    const preview = edit.locator('[data-preview]');
    await expect(preview.locator('img')).toHaveAttribute('src', /^blob:/);
    const box = await preview.boundingBox();
    expect(box?.width).toBe(box?.height);
    await edit.getByRole('button', { name: 'Update Profile' }).click();
    await expect(toast(page, 'Updated successfully.')).toBeVisible();
    const { image } = await infoOf(request, mine.token);
    expect(image).toMatch(/^upload-/);
    expect(await isAlive(request, mine.token)).toBe(true);
    const again = { login_type: 'manual', email_or_phone: mine.email, password: 'Another-77' };
    expect((await request.post('/api/v1/auth/login', { data: again })).ok()).toBe(true);
  });

  await test.step('a business without passwords asks for none', async () => {
    await changeConfig(page, PROFILE, { manual_login_status: 0 });
    await page.goto(PROFILE);
    await startEditing(page);
    await expect(field(edit, 'Name')).toBeVisible();
    await expect(field(edit, 'New password')).toHaveCount(0);
    await expect(field(edit, 'Confirm password')).toHaveCount(0);
  });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

test('a new email or phone is proved by a code where the business wants it [PROF-005] [PROF-006a] [PROF-006b] [PROF-007]', async ({
  page,
  request,
}) => {
  test.slow();
  const asked = { manual_login_status: 1, email_verification_status: 1, phone_verification_status: 1 };
  const shop = startProcess([process.execPath, 'tests/support/start-other-shop.ts'], {
    env: {
      PORT: String(await freePort()),
      SHOP_SETTINGS: JSON.stringify({ centralize_login: asked }),
      UNPROVED_PHONES: '1',
    },
    deadline: 120_000,
  });
  try {
    const origin = await shop.address;
    const login = { login_type: 'manual', email_or_phone: 'diego@example.com', password: 'Demo1234' };
    const signedIn = await request.post(`${origin}/api/v1/auth/login`, { data: login });
    const { token } = await signedIn.json();
    await page.setViewportSize(WIDE);
    await visitAs(page, { ...placed, token }, origin);
    await page.goto(`${origin}${PROFILE}`);
    await startEditing(page);
    const edit = form(page);
    const send = edit.getByRole('button', { name: 'Update Profile' });
    const { email, phone } = somebodyNew();

    await test.step('email: nothing is stored before the code is right', async () => {
      await field(edit, 'Email').fill(email);
      await send.click();
      const code = page.getByRole('dialog', { name: 'Verify your email' });
      await expect(code).toContainText(email);
      await expectNoFaults(page, '[role=dialog]');
      await code.getByRole('textbox', { name: 'Code' }).fill('000000');
      await code.getByRole('button', { name: 'Verify' }).click();
      await expectRefused(code.getByRole('textbox', { name: 'Code' }), 'The code is wrong or has expired');
      expect((await infoOf(request, token, origin)).email).toBe('diego@example.com');
      await code.getByRole('textbox', { name: 'Code' }).fill('123456');
      await code.getByRole('button', { name: 'Verify' }).click();
      await expect(toast(page, 'Updated successfully.')).toBeVisible();
      await expect(code).toBeHidden();
      await expect(edit).toBeHidden();
      expect(await infoOf(request, token, origin)).toMatchObject({ email, is_email_verified: '1' });
    });

    await test.step('phone: the same, and afterwards it is not changeable', async () => {
      await startEditing(page);
      await field(edit, 'Phone').fill(phone.replace('+46', '0'));
      await send.click();
      const code = page.getByRole('dialog', { name: 'Verify your phone' });
      await expect(code).toContainText(phone);
      await code.getByRole('textbox', { name: 'Code' }).fill('123456');
      await code.getByRole('button', { name: 'Verify' }).click();
      // While the dialog lies over it, the form is hidden for another reason.
      await expect(code).toBeHidden();
      await expect(edit).toBeHidden();
      expect(await infoOf(request, token, origin)).toMatchObject({ phone, is_phone_verified: 1 });
      await startEditing(page);
      await expect(field(edit, 'Phone')).toBeDisabled();
    });

    await test.step('where a provider sends the codes, it is asked for one, and its mark goes along', async () => {
      const bodies: string[] = [];
      await page.route('**/customer/update-profile', (route) => {
        bodies.push(route.request().postData() ?? '');
        const first = bodies.length === 1;
        const on = { verification_on: 'phone', verification_medium: 'firebase' };
        const json = { message: first ? '' : 'Updated successfully.', otp_send: first, ...on };
        return route.fulfill({ json });
      });
      await page.route('**/auth/firebase-send-code', (route) =>
        route.fulfill({ json: { session_info: 'the-mark', message: '' } }),
      );
      await send.click();
      const code = page.getByRole('dialog', { name: 'Verify your phone' });
      await code.getByRole('textbox', { name: 'Code' }).fill('654321');
      await code.getByRole('button', { name: 'Verify' }).click();
      await expect.poll(() => bodies.length).toBe(2);
      for (const part of ['the-mark', '654321', 'firebase']) expect(bodies[1]).toContain(part);
    });
    // Whatever the page still asks for must not meet a shop that has closed.
    await page.close();
  } finally {
    await shop.end();
  }
});

test('every page of the profile is there, in its frame, for who is signed in [ROUTE-026] [ROUTE-027] [ROUTE-028] [ROUTE-029] [ROLE-004] [ERR-014b]', async ({
  page,
  baseURL,
  request,
}) => {
  await page.setViewportSize(PHONE);
  const { token } = await newAccount(request);
  const pages = [
    ['profile-settings', 'Profile'],
    ['address', 'My addresses'],
    ['inbox', 'Messages'],
    ['wallet', 'Wallet'],
    ['loyalty-points', 'Loyalty points'],
    ['referral-code', 'Referral'],
    ['coupons', 'Coupons'],
    ['my-orders', 'My orders'],
    ['my-trips', 'My Trips'],
    ['nonsense', 'Profile'],
  ] as const;

  await test.step('signed out, signing in is demanded, and leads to the page', async () => {
    await visitAs(page, placed, baseURL);
    await page.goto('/profile?page=address');
    await expect(page.getByText('Please sign in to see this page.')).toBeVisible();
    const way = page.getByRole('main').getByRole('link', { name: 'Sign In' });
    await awake(way);
    await way.click();
    await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  });

  await page.evaluate((stored) => localStorage.setItem('token', stored), token);
  for (const [name, title] of pages) {
    await page.goto(`/profile?page=${name}`);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true }), name).toBeVisible();
    const here = page.getByRole('navigation', { name: 'Profile pages' }).locator('[aria-current=page]');
    await expect(here).toHaveText(title);
  }
  await expectNoSidewaysScroll(page);
  await expectNoFaults(page, 'main');

  await test.step('in the dark and from the right to the left', async () => {
    await page.context().addCookies([{ name: 'shop', value: 'ar.dark.1-food.1-4', url: baseURL ?? '' }]);
    await page.evaluate(() => localStorage.setItem('settings', JSON.stringify({ language: 'ar', theme: 'dark' })));
    for (const name of ['profile-settings', 'address']) {
      await page.goto(`/profile?page=${name}`);
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectNoFaults(page, 'main');
    }
    await page.context().addCookies([{ name: 'shop', value: 'en.light.1-food.1-4', url: baseURL ?? '' }]);
    await page.evaluate(() => localStorage.setItem('settings', JSON.stringify({ language: 'en', theme: 'light' })));
  });

  await test.step('a profile that cannot be fetched is told, and tried again', async () => {
    await page.route('**/customer/info', (route) =>
      route.fulfill({ status: 500, json: { errors: [], message: 'The archive is closed' } }),
    );
    await page.goto(PROFILE);
    await expect(toast(page, 'The archive is closed')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your profile could not be loaded' })).toBeVisible();
    await page.unroute('**/customer/info');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Edit Personal Details' })).toBeVisible();
  });
});

test('interests are asked for once a module, and skipped where there is nothing to like [ROUTE-043] [ROUTE-044a] [ROUTE-044b]', async ({
  page,
  baseURL,
  request,
}) => {
  await page.setViewportSize(WIDE);
  const { token } = await newAccount(request);
  await visitAs(page, { module: 'parcel', zones: [1, 4], token }, baseURL);
  const choose = async (module: string) => {
    const entry = page.getByRole('navigation', { name: 'Modules' }).getByRole('button', { name: module });
    await awake(entry);
    await entry.click();
  };
  await page.goto('/interest');
  await expect(page, 'parcel has nothing to like').toHaveURL('/home');

  await choose('Grocery');
  await expect(page).toHaveURL(/\/interest/);
  await expect(page.getByRole('heading', { name: 'What do you like?' })).toBeVisible();
  const tiles = page.getByRole('group', { name: 'Categories' }).getByRole('checkbox');
  await expect(tiles.first()).toBeAttached();
  await expectNoFaults(page, 'main');
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(toast(page, 'Choose at least one, or skip.')).toBeVisible();
  await tiles.nth(0).check({ force: true });
  await tiles.nth(2).check({ force: true });
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(toast(page, 'Your interests are saved')).toBeVisible();
  await expect(page).toHaveURL('/home');
  const { interest, selected_modules_for_interest } = await infoOf(request, token);
  expect(interest).toHaveLength(2);
  expect(selected_modules_for_interest).toEqual([2]);

  await choose('Food');
  await expect(page).toHaveURL(/\/interest/);
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page).toHaveURL('/home');
  await choose('Grocery');
  await expect(page, 'asked already').toHaveURL('/home');
  await expect(page.getByRole('heading', { name: 'What do you like?' })).toHaveCount(0);
});

test('an account is deleted for good, or not while something runs [PROF-012a] [PROF-012b] [PROF-012c] [PROF-012d] [ROUTE-036]', async ({
  page,
  baseURL,
  request,
}) => {
  await page.setViewportSize(PHONE);
  const { token } = await newAccount(request);
  await visitAs(page, { ...placed, token, language: 'en', theme: 'dark' }, baseURL);
  await page.goto('/settings');
  await expect(page.getByRole('group', { name: 'Theme Mode' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Language' })).toBeVisible();
  const start = page.getByRole('button', { name: 'Delete my account' });
  const question = page.getByRole('alertdialog');
  const remove = async () => {
    await start.click();
    await question.getByRole('button', { name: 'Delete' }).click();
  };

  await awake(start);
  await start.click();
  await expectNoFaults(page, '[role=alertdialog]');
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(question).toBeHidden();

  const errors = [{ code: 'on-going', message: 'An order is on its way' }];
  await page.route('**/remove-account', (route) => route.fulfill({ status: 403, json: { errors } }), { times: 1 });
  await remove();
  await expect(toast(page, 'An order is on its way')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token);
  await expect(question).toBeHidden();

  await remove();
  await expect(toast(page, 'Account has been deleted.')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(await isAlive(request, token)).toBe(false);
});
