import type { Locator } from '@playwright/test';
import { spacedPhone } from '#domain/auth/spaced-phone.ts';
import { authModal, expectRefused, openSignIn, stored, toast } from '#tests/support/pages/forms.ts';
import { expectNoFaults } from '#tests/support/pages/page-checks.ts';
import { unusedAccount } from '#tests/support/people/account.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { visitAs } from '#tests/support/people/visitor.ts';
import { PROVIDER_CODE, startPhoneProvider, vouchForBrowser } from '#tests/support/servers/start-phone-provider.ts';
import { expect, test } from '#tests/support/shops/shop.ts';

// Wrong codes are refused, and the page that stands in for Google has no icon: the browser notes both.
test.use({ pictures: false, provoked: /status of (400|403|404|405)/ });

const PHONE = { width: 390, height: 844 };

test('a business that wants phone and email proved, the phone by a provider', async ({ page, ownShop }) => {
  const refused = unusedAccount();
  const provider = await startPhoneProvider({ refused: refused.phone });
  const on = ['manual_login', 'otp_login', 'social_login', 'google_login', 'facebook_login', 'apple_login'];
  const asked = [...on, 'email_verification', 'phone_verification'].map((name) => [`${name}_status`, 1]);
  const { baseURL: address, db } = await ownShop({
    settings: { centralize_login: Object.fromEntries(asked), firebase_otp_verification: 1 },
    env: provider.env,
  });
  await page.setViewportSize(PHONE);
  await visitAs(page, { module: 'parcel', zones: [1] }, address);
  await vouchForBrowser(page);
  await page.goto(`${address}/settings`);
  const verifyPhone = authModal(page, 'Verify your phone');
  const enterCode = async (door: Locator, code: string) => {
    await door.getByRole('textbox', { name: 'Code' }).fill(code);
    await door.getByRole('button', { name: 'Verify' }).click();
  };

  await test.step('what the provider refuses to send is said in its words [ERR-012]', async () => {
    await openSignIn(page);
    await authModal(page).getByText('With a code').click();
    const phone = authModal(page).getByRole('textbox', { name: 'Phone' });
    await phone.fill(refused.phone.replace('+46', '0'));
    await authModal(page).getByRole('button', { name: 'Send code' }).click();
    await expectRefused(phone, /QUOTA_EXCEEDED/);
  });

  const fresh = unusedAccount();
  const verifyEmail = authModal(page, 'Verify your email');
  await test.step('who signs up proves the phone by the provider’s code, not by ours [AUTH-004e] [AUTH-005] [AUTH-035]', async () => {
    await authModal(page).getByText('With a password').click();
    await authModal(page).getByRole('link', { name: 'Sign Up' }).click();
    const door = authModal(page, 'Sign Up');
    for (const [name, value] of [
      ['Name', fresh.name],
      ['Email', fresh.email],
      ['Phone', fresh.phone.replace('+46', '0')],
      ['Password', fresh.password],
      ['Confirm password', fresh.password],
    ] as const)
      await door.getByRole('textbox', { name, exact: true }).fill(value);
    await door.getByRole('checkbox', { name: 'I accept the' }).check();
    await door.getByRole('button', { name: 'Sign Up' }).click();
    await expect(verifyPhone).toContainText(spacedPhone(fresh.phone));
    await enterCode(verifyPhone, '123456');
    await expectRefused(verifyPhone.getByRole('textbox', { name: 'Code' }), /./);
    await enterCode(verifyPhone, PROVIDER_CODE);
  });
  await test.step('then the email by ours, before anybody is in [AUTH-004d]', async () => {
    await expect(verifyEmail).toContainText(fresh.email);
    expect(await stored(page, 'token')).toBeNull();
  });
  await test.step('and only then in [AUTH-006a] [AUTH-012a]', async () => {
    await enterCode(verifyEmail, '123456');
    await expect.poll(() => stored(page, 'token')).not.toBeNull();
  });
  await test.step('it is said [AUTH-012c]', () => expect(toast(page, 'Signup successfully.')).toBeVisible());
  await test.step('in parcel there is nothing to like: one is at home [AUTH-012e] [ROUTE-044a]', () =>
    expect(page).toHaveURL(`${address}/home`));

  await test.step('a forgotten password: the provider’s code stands for ours [FPW-009a]', async () => {
    const customer = await signedInCustomer({ db });
    await page.evaluate(() => localStorage.removeItem('token'));
    await page.goto(`${address}/forgot-password`);
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: 'Phone' }).fill(customer.phone.replace('+46', '0'));
    await main.getByRole('button', { name: 'Send code' }).click();
    await expect(main).toContainText('Step 2 of 3');
    await enterCode(main, PROVIDER_CODE);
    await main.getByRole('textbox', { name: 'New password' }).fill('New-secret-1');
    await main.getByRole('textbox', { name: 'Confirm password' }).fill('New-secret-1');
    await main.getByRole('button', { name: 'Reset password' }).click();
    await expect(toast(page, 'Password changed successfully.')).toBeVisible();
  });

  const door = authModal(page, 'Your phone number');
  const phone = door.getByRole('textbox', { name: 'Phone' });
  const next = door.getByRole('button', { name: 'Continue' });
  const social = unusedAccount('Tuva Lund');
  await test.step('a social account has no phone: it is asked for [AUTH-001c] [AUTH-011]', async () => {
    await page.goto(`${address}/settings`);
    await openSignIn(page);
    await authModal(page).getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByText('Someone new').click();
    await page.getByRole('textbox', { name: 'Name' }).fill(social.name);
    await page.getByRole('textbox', { name: 'Email' }).fill(social.email);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(door).toBeVisible();
  });
  await test.step('it is needed [AUTH-032a]', async () => {
    await next.click();
    await expectRefused(phone, 'Please give a phone number');
  });
  await test.step('with ten digits [AUTH-032b]', async () => {
    await phone.fill('72000');
    await expectRefused(phone, 'Number must be 10 digits');
    await expectNoFaults(page, '[role=dialog]');
  });
  await test.step('and proved [AUTH-004e] [AUTH-006a]', async () => {
    await phone.fill(social.phone.replace('+46', '0'));
    await next.click();
    await expect(verifyPhone).toContainText(spacedPhone(social.phone));
    await enterCode(verifyPhone, PROVIDER_CODE);
    await expect(toast(page, 'Logged in successfully')).toBeVisible();
    await expect(page).toHaveURL(`${address}/settings`);
  });
  // Whatever the page still asks for must not meet a shop that has closed.
  await page.close();
  provider.stop();
});
