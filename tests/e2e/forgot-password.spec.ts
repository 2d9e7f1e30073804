import type { Locator, Page } from '@playwright/test';
import { isAlive, newAccount } from '../support/account.ts';
import { changeConfig } from '../support/change-config.ts';
import { awake, expectNoFaults } from '../support/page-checks.ts';
import { expect, test } from '../support/shop.ts';
import { visitAs } from '../support/visitor.ts';

// Wrong codes and ended sessions are refused, and the browser notes it.
test.use({ pictures: false, provoked: /status of (400|401|403|405)/ });

const placed = { module: 'food', zones: [1] } as const;
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notices' }).getByText(text, { exact: true });

async function expectRefused(field: Locator, words: string) {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(words);
}

async function openForgot(page: Page): Promise<Locator> {
  const way = page.locator('header').getByRole('link', { name: 'Sign In' }).locator('visible=true');
  await awake(way);
  await way.click();
  await page.getByRole('dialog', { name: 'Sign In' }).getByRole('link', { name: 'Forgot password?' }).click();
  // Its name changes from step to step.
  const door = page.getByRole('dialog');
  await expect(door).toContainText('Step 1 of 3');
  return door;
}

test('by phone: three steps in order, each with its rules; then only the new password opens [FPW-001] [FPW-002a] [FPW-003a] [FPW-003b] [FPW-004] [FPW-005] [FPW-006] [FPW-007] [FPW-009a] [FPW-010] [FPW-011] [FPW-013] [FPW-014] [FPW-015a] [FPW-015b] [FPW-016] [FPW-017b] [CALL-059] [ERR-011]', async ({
  page,
  baseURL,
}) => {
  const account = await newAccount(page.request);
  await page.setViewportSize({ width: 390, height: 844 });
  await visitAs(page, placed, baseURL);
  await page.clock.install();
  await page.goto('/settings');
  const door = await openForgot(page);
  const send = door.getByRole('button', { name: 'Send code' });

  await test.step('0: a phone of ten digits', async () => {
    const phone = door.getByRole('textbox', { name: 'Phone' });
    await send.click();
    await expectRefused(phone, 'Please give a phone number');
    for (const typed of ['07012345', '070123456789']) {
      await phone.fill(typed);
      await expectRefused(phone, 'Phone number must be exactly 10 digits');
    }
    await phone.fill(account.phone.replace('+46', '0'));
    await expect(phone).not.toHaveAttribute('aria-invalid');
    await expectNoFaults(page, '[role=dialog]');
    await send.click();
    await expect(door).toContainText('If we know this contact, a code is on its way');
  });

  await test.step('1: the code, and 60 seconds until another', async () => {
    await expect(door).toContainText('Step 2 of 3');
    const code = door.getByRole('textbox', { name: 'Code' });
    const verify = door.getByRole('button', { name: 'Verify' });
    for (const [typed, words] of [
      ['', 'field is empty'],
      ['12345', 'The code has 6 digits'],
      ['1234567', 'The code has 6 digits'],
      ['000000', 'The code is wrong or has expired'],
    ] as const) {
      await code.fill(typed);
      await verify.click();
      await expectRefused(code, words);
    }
    const again = door.getByRole('button', { name: /^Send again/ });
    await expect(again).toBeDisabled();
    await page.clock.fastForward(60_000);
    await expect(again).toBeEnabled();
    // The server's minute cannot be hurried: what it would say after it.
    await page.route('**/auth/forgot-password', (route) => route.fulfill({ json: { message: 'Sent' } }));
    await again.click();
    await expect(door.getByRole('status')).toContainText('A new code is on its way');
    await expect(door.getByRole('status')).toContainText('Sent');
    await expect(again).toHaveText(/^Send again in (60|59|58) s$/);
    await expect(again).toBeDisabled();
    await page.unroute('**/auth/forgot-password');
    await code.fill('123456');
    const [checked] = await Promise.all([page.waitForRequest('**/auth/verify-token'), verify.click()]);
    expect(checked.postDataJSON()).toEqual({
      phone: account.phone,
      reset_token: '123456',
      verification_method: 'phone',
    });
  });

  await test.step('2: the new password, twice', async () => {
    await expect(door).toContainText('Step 3 of 3');
    const password = door.getByRole('textbox', { name: 'New password' });
    const repeated = door.getByRole('textbox', { name: 'Confirm password' });
    const save = door.getByRole('button', { name: 'Reset password' });
    await save.click();
    await expectRefused(password, 'Password is required');
    await password.fill('12345');
    await expectRefused(password, 'Password is too short - should be 6 chars minimum.');
    await password.fill('New-secret-1');
    await repeated.fill('New-secret-2');
    await expectRefused(repeated, 'Passwords must match');
    await repeated.fill('New-secret-1');
    await expectNoFaults(page, '[role=dialog]');
    await save.click();
    await expect(toast(page, 'Password changed successfully.')).toBeVisible();
    await expect(door).toBeHidden();
  });

  expect(await isAlive(page.request, account.token)).toBe(false);
  const logIn = (password: string) =>
    page.request.post('/api/v1/auth/login', {
      data: { login_type: 'manual', email_or_phone: account.email, password },
    });
  expect((await logIn(account.password)).status()).toBe(401);
  expect((await logIn('New-secret-1')).status()).toBe(200);
});

test('by email, on its own page; signing in there leads to /home [FPW-002b] [FPW-009b] [FPW-012] [FPW-017a] [ROUTE-045] [ROUTE-046]', async ({
  page,
  baseURL,
}) => {
  const account = await newAccount(page.request);
  await page.setViewportSize({ width: 1440, height: 900 });
  await visitAs(page, placed, baseURL);
  await page.goto('/forgot-password');
  const main = page.getByRole('main');
  await awake(main.getByRole('button', { name: 'Send code' }));
  await main.getByText('Email', { exact: true }).click();
  const email = main.getByRole('textbox', { name: 'Email' });
  const send = main.getByRole('button', { name: 'Send code' });
  await send.click();
  await expectRefused(email, 'Email is required');
  await email.fill('somebody');
  await expectRefused(email, 'Must be a valid email');
  await email.fill(account.email);

  // Existing servers refuse inside a reply that succeeded.
  const refusals = [
    { code: 'otp', message: 'Not now' },
    { code: 'otp', message: 'Nor later' },
  ];
  await page.route('**/auth/forgot-password', (route) =>
    route.fulfill({ json: { message: 'Something', errors: refusals } }),
  );
  await send.click();
  await expect(toast(page, 'Not now')).toBeVisible();
  await expect(page.getByText('Nor later')).toHaveCount(0);
  await expect(main).toContainText('Step 1 of 3');
  await page.unroute('**/auth/forgot-password');

  await send.click();
  await expect(main).toContainText('Step 2 of 3');
  const { messages } = await (await page.request.get(`/api/v1/demo/outbox?to=${account.email}`)).json();
  const [, code = ''] = /\b(\d{6})\b/.exec(messages[0].body) ?? [];
  await main.getByRole('textbox', { name: 'Code' }).fill(code);
  await main.getByRole('button', { name: 'Verify' }).click();
  await main.getByRole('textbox', { name: 'New password' }).fill('New-secret-1');
  await main.getByRole('textbox', { name: 'Confirm password' }).fill('New-secret-1');
  await main.getByRole('button', { name: 'Reset password' }).click();
  await expect(toast(page, 'Password changed successfully.')).toBeVisible();
  await expect(page).toHaveURL('/auth/sign-in');

  await page.goto('/forgot-password');
  await page.locator('header').getByRole('link', { name: 'Sign In' }).locator('visible=true').click();
  const door = page.getByRole('dialog', { name: 'Sign In' });
  await door.getByRole('textbox', { name: 'Email or phone' }).fill(account.email);
  await door.getByRole('textbox', { name: 'Password', exact: true }).fill('New-secret-1');
  await door.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/home');
});

test('only what the business can send by is offered, and without any there is help [FPW-008a] [FPW-008b] [FPW-008c] [FPW-009a] [FPW-009b] [ROUTE-040]', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visitAs(page, placed, baseURL);
  const door = page.getByRole('dialog');
  const none = { is_sms_active: 0, firebase_otp_verification: 0, is_mail_active: 0 };
  const offered = async () => ({
    phone: await door.getByRole('textbox', { name: 'Phone' }).count(),
    email: await door.getByRole('textbox', { name: 'Email' }).count(),
    choice: await door.getByRole('radio').count(),
  });
  for (const [on, shown] of [
    [{ is_sms_active: 1 }, { phone: 1, email: 0, choice: 0 }],
    [{ firebase_otp_verification: 1 }, { phone: 1, email: 0, choice: 0 }],
    [{ is_mail_active: 1 }, { phone: 0, email: 1, choice: 0 }],
    [
      { is_mail_active: 1, is_sms_active: 1 },
      { phone: 1, email: 0, choice: 2 },
    ],
    [{}, { phone: 0, email: 0, choice: 0 }],
  ] as const) {
    await changeConfig(page, '/settings', { ...none, ...on });
    await page.goto('/settings');
    await openForgot(page);
    await expect.poll(offered, JSON.stringify(on)).toEqual(shown);
    await page.unroute('**/settings');
  }
  await expect(door).toContainText('Sorry, Something Went Wrong');
  await expect(door).toContainText('Please try again after some time or Contact with our support team.');
  const help = door.getByRole('link', { name: /Help & Support/ });
  const [tab] = await Promise.all([page.context().waitForEvent('page'), help.click()]);
  await expect(tab).toHaveURL('/help-and-support');
});
