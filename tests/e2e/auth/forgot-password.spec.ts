import type { Locator, Page } from '@playwright/test';
import { sql } from '#server/db/sql.ts';
import { clockOf, expectMinuteSince, expectRefused, toast } from '#tests/support/pages/forms.ts';
import { loseAnswer } from '#tests/support/pages/hold-back.ts';
import { expectNoFaults } from '#tests/support/pages/page-checks.ts';
import { isAlive } from '#tests/support/people/account.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { visitAs } from '#tests/support/people/visitor.ts';
import { expect, test } from '#tests/support/shops/shop.ts';

// What is offered, by what the business can send with, is proven in tests/unit/ways-in.test.tsx.
// Wrong codes and ended sessions are refused, and the browser notes it.
test.use({ pictures: false, provoked: /status of (400|401|403|405)|ERR_FAILED/ });

const placed = { module: 'food', zones: [1] } as const;

async function openForgot(page: Page): Promise<Locator> {
  await page.locator('header').getByRole('link', { name: 'Sign In' }).locator('visible=true').click();
  await page.getByRole('dialog', { name: 'Sign In' }).getByRole('link', { name: 'Forgot password?' }).click();
  // Its name changes from step to step.
  return page.getByRole('dialog');
}

test('by phone: three steps in order, then only the new password opens', async ({ page, baseURL, db }) => {
  const account = await signedInCustomer({ db }, { password: 'Secret-77' });
  await page.setViewportSize({ width: 390, height: 844 });
  await visitAs(page, placed, baseURL);
  await page.clock.install();
  await page.goto('/settings');
  const door = await openForgot(page);
  const send = door.getByRole('button', { name: 'Send code' });
  const phone = door.getByRole('textbox', { name: 'Phone' });
  const code = door.getByRole('textbox', { name: 'Code' });
  const verify = door.getByRole('button', { name: 'Verify' });
  const again = door.getByRole('button', { name: /^Send again/ });
  const password = door.getByRole('textbox', { name: 'New password' });
  const repeated = door.getByRole('textbox', { name: 'Confirm password' });
  const save = door.getByRole('button', { name: 'Reset password' });

  await test.step('the first of three steps [FPW-001] [FPW-006]', async () => {
    await expect(door).toContainText('Step 1 of 3');
    await expect(code).toHaveCount(0);
    await expect(password).toHaveCount(0);
  });
  await test.step('a phone is needed [FPW-010]', async () => {
    await send.click();
    await expectRefused(phone, 'Please give a phone number');
  });
  await test.step('of ten digits, neither fewer nor more [FPW-011]', async () => {
    for (const typed of ['07012345', '070123456789', '701234567']) {
      await phone.fill(typed);
      await expectRefused(phone, 'Phone number must be exactly 10 digits');
    }
    await phone.fill(account.phone.replace('+46', '0'));
    await expect(phone).not.toHaveAttribute('aria-invalid');
    await expectNoFaults(page, '[role=dialog]');
  });
  const sentAt = await clockOf(page);
  await test.step('to which a code is sent [FPW-002a]', async () => {
    const [asked] = await Promise.all([page.waitForRequest('**/auth/forgot-password'), send.click()]);
    expect(asked.postDataJSON()).toMatchObject({ phone: account.phone, verification_method: 'phone' });
  });
  await test.step('what the server says of it is shown [FPW-017b]', () =>
    expect(door).toContainText('If we know this contact, a code is on its way'));

  await test.step('the second step asks for the code [FPW-001] [FPW-006]', async () => {
    await expect(door).toContainText('Step 2 of 3');
    await expect(code).toBeVisible();
    await expect(password).toHaveCount(0);
  });
  await test.step('which cannot be empty [FPW-013]', async () => {
    await verify.click();
    await expectRefused(code, 'field is empty');
  });
  await test.step('and has six digits, neither five nor seven [FPW-003a] [FPW-014]', async () => {
    for (const typed of ['12345', '1234567']) {
      await code.fill(typed);
      await verify.click();
      await expectRefused(code, 'The code has 6 digits');
    }
  });
  await test.step('a wrong one is told in the server’s words [ERR-011]', async () => {
    await code.fill('000000');
    await verify.click();
    await expectRefused(code, 'The code is wrong or has expired');
  });
  await test.step('another one is not sent for 60 seconds [FPW-003b]', () => expectMinuteSince(again, sentAt));
  await test.step('but then, and the 60 seconds start anew [FPW-004]', async () => {
    await page.clock.fastForward(60_000);
    await expect(again).toBeEnabled();
    // The server's own minute is over as well.
    await db.run(
      sql`update one_time_codes set sent_at = sent_at - interval '1 minute' where target = ${account.phone}`,
    );
    const pressedAt = await clockOf(page);
    await again.click();
    await expect(door.getByRole('status')).toContainText('A new code is on its way');
    await expectMinuteSince(again, pressedAt);
  });
  await test.step('the right one goes to the server as reset_token, with the phone [CALL-059]', async () => {
    await code.fill('123456');
    const [checked] = await Promise.all([page.waitForRequest('**/auth/verify-token'), verify.click()]);
    expect(checked.postDataJSON()).toEqual({
      phone: account.phone,
      reset_token: '123456',
      verification_method: 'phone',
    });
  });

  await test.step('the third step asks for the new password, twice [FPW-001] [FPW-005] [FPW-006]', async () => {
    await expect(door).toContainText('Step 3 of 3');
    await expect(password).toBeVisible();
    await expect(repeated).toBeVisible();
  });
  await test.step('it is needed [FPW-015a]', async () => {
    await save.click();
    await expectRefused(password, 'Password is required');
  });
  await test.step('of six characters [FPW-015b]', async () => {
    await password.fill('12345');
    await expectRefused(password, 'Password is too short - should be 6 chars minimum.');
  });
  await test.step('the same twice [FPW-016]', async () => {
    await password.fill('New-secret-1');
    await repeated.fill('New-secret-2');
    await expectRefused(repeated, 'Passwords must match');
    await repeated.fill('New-secret-1');
    await expectNoFaults(page, '[role=dialog]');
  });
  await test.step('saved, it is said and the modal closes [FPW-007]', async () => {
    await save.click();
    await expect(toast(page, 'Password changed successfully.')).toBeVisible();
    await expect(door).toBeHidden();
  });

  await test.step('no session of before is alive, the old password opens nothing, the new one does [FPW-005]', async () => {
    expect(await isAlive(page.request, account.token)).toBe(false);
    const logIn = (password: string) =>
      page.request.post('/api/v1/auth/login', {
        data: { login_type: 'manual', email_or_phone: account.email, password },
      });
    expect((await logIn(account.password)).status()).toBe(401);
    expect((await logIn('New-secret-1')).status()).toBe(200);
  });
});

test('by email, on its own page', async ({ page, baseURL, db }) => {
  const account = await signedInCustomer({ db }, { password: 'Secret-77' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await visitAs(page, placed, baseURL);
  const main = page.getByRole('main');
  const email = main.getByRole('textbox', { name: 'Email' });
  const send = main.getByRole('button', { name: 'Send code' });

  await test.step('which offers it beside the phone [FPW-009b] [ROUTE-045]', async () => {
    await page.goto('/forgot-password');
    await main.getByText('Email', { exact: true }).click();
  });
  await test.step('an email is needed, and a right one [FPW-012]', async () => {
    await send.click();
    await expectRefused(email, 'Email is required');
    await email.fill('somebody');
    await expectRefused(email, 'Must be a valid email');
    await email.fill(account.email);
  });

  await test.step('the code comes by mail [FPW-002b], also where nobody heard that it was sent', async () => {
    await loseAnswer(page, '**/auth/forgot-password');
    await send.click();
    await expect(toast(page, 'We could not reach the shop. Please check your connection.')).toBeVisible();
    await expect(main).toContainText('Step 1 of 3');
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
  });

  await test.step('whoever signs in on this page goes to /home [ROUTE-046]', async () => {
    await page.goto('/forgot-password');
    await page.locator('header').getByRole('link', { name: 'Sign In' }).locator('visible=true').click();
    const door = page.getByRole('dialog', { name: 'Sign In' });
    await door.getByRole('textbox', { name: 'Email or phone' }).fill(account.email);
    await door.getByRole('textbox', { name: 'Password', exact: true }).fill('New-secret-1');
    await door.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/home');
  });
});

test.describe('a business that can send nothing', () => {
  test.use({ business: { settings: { is_sms_active: false, is_mail_active: false } } });

  test('says so in the modal, and help opens beside it', async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visitAs(page, placed, baseURL);
    await page.goto('/settings');
    const door = await openForgot(page);
    await test.step('it says so [FPW-008a]', () => expect(door).toContainText('Sorry, Something Went Wrong'));
    await test.step('and what to do [FPW-008b]', () =>
      expect(door).toContainText('Please try again after some time or Contact with our support team.'));
    await test.step('and leads to help, in another tab [FPW-008c] [ROUTE-040]', async () => {
      const help = door.getByRole('link', { name: /Help & Support/ });
      const [tab] = await Promise.all([page.context().waitForEvent('page'), help.click()]);
      await expect(tab).toHaveURL('/help-and-support');
    });
  });
});

test('who proves the first of two contacts is told that the other one left the account', async ({
  page,
  baseURL,
  db,
}) => {
  const account = await signedInCustomer({ db }, { is_phone_verified: false, is_email_verified: false });
  await visitAs(page, { ...placed, language: 'es' }, baseURL);
  await page.goto('/forgot-password');
  const main = page.getByRole('main');
  await main.getByText('Correo electrónico', { exact: true }).click();
  await main.getByRole('textbox', { name: 'Correo electrónico' }).fill(account.email);
  await main.getByRole('button', { name: 'Enviar código' }).click();
  await expect(main).toContainText('Paso 2 de 3');
  const { messages } = await (await page.request.get(`/api/v1/demo/outbox?to=${account.email}`)).json();
  await main.getByRole('textbox', { name: 'Código' }).fill(/\b(\d{6})\b/.exec(messages[0].body)?.[1] ?? '');
  await main.getByRole('button', { name: 'Verificar' }).click();
  await main.getByRole('textbox', { name: 'Nueva contraseña' }).fill('New-secret-1');
  await main.getByRole('textbox', { name: 'Confirmar la contraseña' }).fill('New-secret-1');
  await main.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  await expect(
    page
      .getByText('Tu número de teléfono nunca se había confirmado, así que se ha quitado de tu cuenta')
      .locator('visible=true'),
  ).toBeVisible();
  await expect(page).toHaveURL('/auth/sign-in');
});
