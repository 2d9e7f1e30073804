import type { Page } from '@playwright/test';
import { spacedPhone } from '#domain/auth/spaced-phone.ts';
import { sql } from '#server/db/sql.ts';
import { unseenFocus } from '#tests/support/pages/focus-looks.ts';
import {
  authModal,
  clockOf,
  expectMinuteSince,
  expectRefused,
  openSignIn,
  stored,
  toast,
} from '#tests/support/pages/forms.ts';
import { loseAnswer } from '#tests/support/pages/hold-back.ts';
import { expectNoFaults } from '#tests/support/pages/page-checks.ts';
import { unusedAccount } from '#tests/support/people/account.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { visitAs } from '#tests/support/people/visitor.ts';
import { expect, test } from '#tests/support/shops/shop.ts';

// What the ways in offer, by what the business switched on, is proven in tests/unit/ways-in.test.tsx.
// Wrong passwords, taken emails and wrong codes are refused, and the browser notes it.
test.use({ pictures: false, provoked: /status of (400|401|403|404|405)|net::ERR_FAILED/ });

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const placed = { module: 'food', zones: [1] } as const;

const infoOf = async (page: Page) =>
  (
    await page.request.get('/api/v1/customer/info', {
      headers: { authorization: `Bearer ${await stored(page, 'token')}`, 'x-localization': 'en' },
    })
  ).json();

test('signing in by password', async ({ page, baseURL, db }) => {
  const account = await signedInCustomer({ db }, { password: 'Secret-77' });
  await page.setViewportSize(PHONE);
  await visitAs(page, placed, baseURL);
  const profiles: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/customer/info')) profiles.push(request.url());
  });
  await page.goto('/settings');
  const door = authModal(page);
  const contact = door.getByRole('textbox', { name: 'Email or phone' });
  const password = door.getByRole('textbox', { name: 'Password', exact: true });
  const send = door.getByRole('button', { name: 'Sign In' });
  const header = page.locator('header');

  await test.step('the keyboard opens the way in, stays inside, is seen, and comes back [A11Y-002]', async () => {
    const way = header.getByRole('link', { name: 'Sign In' }).locator('visible=true');
    await way.focus();
    await page.keyboard.press('Enter');
    await expect(door).toBeVisible();
    // How everything looks before it has the focus.
    await unseenFocus(page);
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press('Tab');
      // At the ends the focus passes over a guard beside the dialog, which sends it back in a moment.
      await expect(door.locator(':focus')).toHaveCount(1);
      expect(await unseenFocus(page), 'has the focus, and nobody can see it').toBeNull();
    }
    await page.keyboard.press('Escape');
    await expect(door).toBeHidden();
    await expect(way).toBeFocused();
  });
  await test.step('whoever is not signed in has a way in, on a phone the avatar [HDR-004] [HDR-007]', () =>
    openSignIn(page));
  await test.step('which is a modal to sign in [AUTH-001a]', () => expect(contact).toBeVisible());
  await test.step('the password’s placeholder [AUTH-019]', () =>
    expect(password).toHaveAttribute('placeholder', 'Minimum 8 characters'));
  await test.step('somebody has to be named [AUTH-015]', async () => {
    await send.click();
    await expectRefused(contact, 'Email or phone number is required');
    await expect(contact).toBeFocused();
  });
  await test.step('a password is needed [AUTH-017]', () => expectRefused(password, 'Password is required'));
  await test.step('neither email nor phone [AUTH-016a]', async () => {
    await contact.fill('maja');
    await expectRefused(contact, 'Must be a valid email or phone number');
  });
  await test.step('an email will do [AUTH-016b]', async () => {
    await contact.fill(account.email);
    await expect(contact).not.toHaveAttribute('aria-invalid');
  });
  await test.step('a phone will do [AUTH-016c]', async () => {
    await contact.fill('maja');
    await expectRefused(contact, 'Must be a valid email or phone number');
    await contact.fill(account.phone);
    await expect(contact).not.toHaveAttribute('aria-invalid');
  });
  await test.step('six characters at least [AUTH-018]', async () => {
    await password.fill('12345');
    await expectRefused(password, 'Password is too short - should be 6 chars minimum.');
    await password.fill('123456');
    await expect(password).not.toHaveAttribute('aria-invalid');
    await expectNoFaults(page, '[role=dialog]');
  });

  await test.step('a wrong password is told in the server’s words, once however often [ERR-008] [ERR-009] [ERR-010]', async () => {
    for (const wrong of ['wrong-1', 'wrong-2']) {
      await password.fill(wrong);
      const answered = page.waitForResponse('**/auth/login');
      await send.click();
      const answer = await answered;
      expect(answer.status()).toBe(401);
      expect((await answer.json()).errors).toEqual([
        { code: expect.any(String), message: 'Wrong email, phone or password' },
      ]);
    }
    await expect(toast(page, 'Wrong email, phone or password')).toHaveCount(1);
  });
  await test.step('a lost connection takes the place of that message [ERR-009] [ERR-015]', async () => {
    await page.route('**/auth/login', (route) => route.abort());
    await send.click();
    await expect(toast(page, 'We could not reach the shop. Please check your connection.')).toBeVisible();
    await expect(toast(page, 'Wrong email, phone or password')).toHaveCount(0);
    await page.unroute('**/auth/login');
  });
  await test.step('help opens beside it [ROUTE-040]', async () => {
    const help = door.getByRole('link', { name: /Help & Support/ });
    await expect(help).toHaveAttribute('target', '_blank');
    await expect(help).toHaveAttribute('href', '/help-and-support');
  });

  await test.step('while nobody is signed in nobody is asked for [CALL-011a]', () => expect(profiles).toEqual([]));
  const asked = ['/customer/cart/list', '/customer/wish-list', '/customer/info'].map((path) =>
    page.waitForRequest((request) => request.url().includes(path) && request.headers().authorization !== undefined),
  );
  await test.step('nothing is stored before the right one [AUTH-007a]', async () => {
    expect(await stored(page, 'token')).toBeNull();
    expect(await stored(page, 'remembered_login')).toBeNull();
    await door.getByRole('checkbox', { name: 'Remember me' }).check();
    await contact.fill(account.email);
    await password.fill(account.password);
    await send.click();
  });
  // First of all: it goes away by itself.
  await test.step('it is said [AUTH-007e]', () => expect(toast(page, 'Logged in successfully')).toBeVisible());
  await test.step('then the token is [AUTH-007a]', async () => expect(await stored(page, 'token')).not.toBeNull());
  await test.step('the modal closes, where one was [AUTH-007f]', async () => {
    await expect(door).toBeHidden();
    await expect(page).toHaveURL('/settings');
  });
  const bearer = `Bearer ${await stored(page, 'token')}`;
  const [cart, wishlist, profile] = await Promise.all(asked);
  await test.step('the cart is asked for anew, as theirs [AUTH-007b] [CALL-006]', () =>
    expect(cart?.headers().authorization).toBe(bearer));
  await test.step('the wishlist as well [AUTH-007c] [CALL-006]', () =>
    expect(wishlist?.headers().authorization).toBe(bearer));
  await test.step('the profile as well [AUTH-007d] [CALL-006]', () =>
    expect(profile?.headers().authorization).toBe(bearer));
  await test.step('in place of the way in stands the account [HDR-003]', async () => {
    await expect(header.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  });

  await test.step('next time the email stands there, and no password does; unticked, it is forgotten [AUTH-033]', async () => {
    expect(await stored(page, 'remembered_login')).toBe(JSON.stringify({ email_or_phone: account.email }));
    await page.evaluate(() => localStorage.removeItem('token'));
    await page.goto('/auth/sign-in');
    const main = page.getByRole('main');
    await expect(main.getByRole('textbox', { name: 'Email or phone' })).toHaveValue(account.email);
    await expect(main.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue('');
    await main.getByRole('checkbox', { name: 'Remember me' }).uncheck();
    await main.getByRole('textbox', { name: 'Password', exact: true }).fill(account.password);
    await main.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/home');
    expect(await stored(page, 'remembered_login')).toBeNull();
  });
});

test('signing up', async ({ page, baseURL, db }) => {
  const known = await signedInCustomer({ db });
  const fresh = unusedAccount();
  await page.setViewportSize(WIDE);
  await visitAs(page, placed, baseURL);
  await page.goto('/settings');
  await openSignIn(page);
  await authModal(page).getByRole('link', { name: 'Sign Up' }).click();
  const door = authModal(page, 'Sign Up');
  const field = (name: string) => door.getByRole('textbox', { name, exact: true });
  const terms = door.getByRole('checkbox', { name: 'I accept the' });
  const send = door.getByRole('button', { name: 'Sign Up' });

  await test.step('in a modal of its own [AUTH-001b]', () => expect(field('Name')).toBeVisible());
  await test.step('nothing can be sent without the terms [AUTH-030]', async () => {
    await expect(send).toBeDisabled();
    await terms.check();
    await expect(send).toBeEnabled();
    await terms.uncheck();
    await expect(send).toBeDisabled();
  });
  await test.step('which is said [AUTH-029]', async () => {
    await expectRefused(terms, 'You must accept the terms and conditions');
    await terms.check();
  });
  await test.step('a name is needed [AUTH-021]', async () => {
    await send.click();
    await expectRefused(field('Name'), 'First name is required');
    await expect(field('Name')).toBeFocused();
    await field('Name').fill(fresh.name);
  });
  await test.step('an email is needed [AUTH-024a]', () => expectRefused(field('Email'), 'Email is required'));
  await test.step('a phone is needed [AUTH-024b]', () => expectRefused(field('Phone'), 'Please give a phone number'));
  await test.step('a password is needed [AUTH-026]', () => expectRefused(field('Password'), 'Password is required'));
  await test.step('no email [AUTH-022]', async () => {
    await field('Email').fill('signe@');
    await expectRefused(field('Email'), 'Must be a valid email');
  });
  await test.step('too long an email [AUTH-023]', async () => {
    await field('Email').fill(`${'a'.repeat(250)}@b.com`);
    await expectRefused(field('Email'), 'An email can have at most 255 characters');
  });
  await test.step('ten digits for a phone, with those of the country [AUTH-025]', async () => {
    await field('Phone').fill('720000');
    await expectRefused(field('Phone'), 'Number must be 10 digits');
    await field('Phone').fill('7200001');
    await expect(field('Phone')).not.toHaveAttribute('aria-invalid');
  });
  await test.step('six characters for a password [AUTH-027]', async () => {
    await field('Password').fill('12345');
    await expectRefused(field('Password'), 'Password is too short - should be 6 chars minimum.');
    await field('Password').fill('123456');
    await expect(field('Password')).not.toHaveAttribute('aria-invalid');
    await field('Password').fill(fresh.password);
  });
  await test.step('the same twice [AUTH-028]', async () => {
    await field('Confirm password').fill('other');
    await expectRefused(field('Confirm password'), 'Passwords must match');
    await field('Confirm password').fill(fresh.password);
    await expect(field('Confirm password')).not.toHaveAttribute('aria-invalid');
  });
  await test.step('what the server refuses stands under its field', async () => {
    await field('Email').fill(known.email);
    await field('Phone').fill(fresh.phone.replace('+46', '0'));
    await send.click();
    await expectRefused(field('Email'), 'This email is already in use');
    await field('Email').fill(fresh.email);
    await field('Refer code (optional)').fill('NOBODYS-CODE');
    await send.click();
    await expectRefused(field('Refer code (optional)'), 'This refer code does not exist');
    await expectNoFaults(page, '[role=dialog]');
  });

  await field('Refer code (optional)').fill('');
  const profile = page.waitForRequest('**/customer/info');
  await send.click();
  // First of all: it goes away by itself.
  await test.step('it is said [AUTH-012c]', () => expect(toast(page, 'Signup successfully.')).toBeVisible());
  await test.step('no refer code is needed; the account is made and signed in [AUTH-012a] [AUTH-031a]', async () => {
    await expect(door).toBeHidden();
    expect(await infoOf(page)).toMatchObject({ f_name: 'Signe', l_name: 'Ek', email: fresh.email, phone: fresh.phone });
  });
  await test.step('the profile is asked for [AUTH-012b]', async () =>
    expect((await profile).headers().authorization).toBe(`Bearer ${await stored(page, 'token')}`));
  await test.step('and one goes on to what one likes [AUTH-012d] [ROUTE-044a]', () =>
    expect(page).toHaveURL('/interest'));
});

test('signing in by a code', async ({ page, baseURL, db }) => {
  const known = await signedInCustomer({ db });
  const fresh = unusedAccount('Ylva Norén Berg');
  await page.setViewportSize(WIDE);
  await visitAs(page, placed, baseURL);
  await page.clock.install();
  await page.goto('/settings');
  await openSignIn(page);
  await authModal(page).getByText('With a code').click();
  const phone = authModal(page).getByRole('textbox', { name: 'Phone' });
  const sendCode = authModal(page).getByRole('button', { name: 'Send code' });
  const door = authModal(page, 'Verify your phone');
  const code = door.getByRole('textbox', { name: 'Code' });
  const verify = door.getByRole('button', { name: 'Verify' });
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const sent = (path: string) => calls.filter((one) => one.endsWith(path)).length;

  await test.step('a phone is needed [AUTH-020a]', async () => {
    await sendCode.click();
    await expectRefused(phone, 'Please give a phone number');
  });
  await test.step('of ten digits [AUTH-020b]', async () => {
    await phone.fill('72000');
    await expectRefused(phone, 'Number must be 10 digits');
  });
  await test.step('what is no phone at all is noted, not sent and not told [ERR-013]', async () => {
    const noted = page.waitForEvent('console', { predicate: (line) => line.text().startsWith('not a phone number') });
    await phone.fill('72000111122223333');
    await sendCode.click();
    await noted;
    expect(sent('/auth/login')).toBe(0);
    await expect(page.locator('[data-toast]')).toHaveCount(0);
  });
  const sentAt = await clockOf(page);
  await test.step('the phone is to be proved before anybody is in [AUTH-004e]', async () => {
    await phone.fill(fresh.phone.replace('+46', '0'));
    await sendCode.click();
    await expect(door).toContainText(spacedPhone(fresh.phone));
    expect(sent('/auth/login')).toBe(1);
    expect(await stored(page, 'token')).toBeNull();
  });
  await test.step('in demo mode the code is told [AUTH-003]', () => expect(door).toContainText('use otp 123456'));

  await test.step('six digits [AUTH-014]', async () => {
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    for (const [typed, words] of [
      ['', 'field is empty'],
      ['12345', 'The code has 6 digits'],
      ['1234567', 'The code has 6 digits'],
    ] as const) {
      await code.fill(typed);
      await verify.click();
      await expectRefused(code, words);
    }
    expect(sent('/auth/verify-phone')).toBe(0);
  });
  await test.step('wrong ones are told in the server’s words [ERR-011]', async () => {
    await code.fill('000000');
    await verify.click();
    await expectRefused(code, 'The code is wrong or has expired');
    await expectNoFaults(page, '[role=dialog]');
  });

  const again = door.getByRole('button', { name: /^Send again/ });
  await test.step('another code after 60 seconds, not before [AUTH-013]', async () => {
    await expectMinuteSince(again, sentAt);
    await page.clock.fastForward(60_000);
    await expect(again).toHaveText('Send again');
    await expect(again).toBeEnabled();
  });
  await test.step('the server has a minute of its own', async () => {
    // However long it took to come here.
    await db.run(sql`update one_time_codes set sent_at = now() where target = ${fresh.phone}`);
    await again.click();
    await expect(page.getByText(/^Please wait \d+ seconds before asking for another code$/)).toBeVisible();
    await db.run(sql`update one_time_codes set sent_at = sent_at - interval '1 minute' where target = ${fresh.phone}`);
    const pressedAt = await clockOf(page);
    await again.click();
    await expectMinuteSince(again, pressedAt);
    await expect(door.getByRole('status')).toContainText('A new code is on its way');
  });

  const info = authModal(page, 'Tell us who you are');
  await test.step('after the right one, whoever is new says who they are [AUTH-001d] [AUTH-004a] [AUTH-006b]', async () => {
    await code.fill('123456');
    await verify.click();
    await expect(info.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await expect(info.getByRole('textbox', { name: 'Phone' })).toHaveCount(0);
    expect(await stored(page, 'token')).toBeNull();
  });
  await test.step('with name and email, and is in', async () => {
    const name = info.getByRole('textbox', { name: 'Name' });
    const email = info.getByRole('textbox', { name: 'Email' });
    const next = info.getByRole('button', { name: 'Continue' });
    await next.click();
    await expectRefused(name, 'First name is required');
    await expectRefused(email, 'Email is required');
    await name.fill(fresh.name);
    await email.fill(known.email);
    await next.click();
    await expectRefused(email, 'This email is already in use');
    await email.fill(fresh.email);
    await next.click();
    await expect(toast(page, 'Logged in successfully')).toBeVisible();
    await expect(info).toBeHidden();
  });

  await test.step('the next time the code is enough [AUTH-006a], also if nobody heard that it was sent', async () => {
    await page.evaluate(() => localStorage.removeItem('token'));
    await page.goto('/settings');
    await openSignIn(page);
    await authModal(page).getByText('With a code').click();
    await phone.fill(fresh.phone.replace('+46', ''));
    await loseAnswer(page, '**/auth/login');
    await sendCode.click();
    await expect(toast(page, 'We could not reach the shop. Please check your connection.')).toBeVisible();
    await sendCode.click();
    await expect(page.getByText(/^Please wait \d+ seconds before asking for another code$/)).toBeVisible();
    await expect(door).toContainText(spacedPhone(fresh.phone));
    await expect(again).toHaveText(/^Send again in \d+ s$/);
    await code.fill('123456');
    await code.press('Enter');
    await expect(toast(page, 'Logged in successfully')).toBeVisible();
    expect(await infoOf(page)).toMatchObject({ f_name: 'Ylva', l_name: 'Norén Berg', email: fresh.email });
  });
});

test('the ways in are pages too, with and without scripts', async ({ browser, baseURL, request }) => {
  const pageOf = async (address: string) => {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    const html = await answer.text();
    expect(html, address).toMatch(/<meta name="robots" content="noindex"/);
    return html;
  };
  await test.step('signing in and signing up [ROUTE-047]', async () => {
    expect(await pageOf('/auth/sign-in')).toContain('Sign In</h1>');
    expect(await pageOf('/auth/sign-up')).toContain('Sign Up</h1>');
    expect(await pageOf('/auth')).toContain('Sign In</h1>');
    expect((await request.get('/ar/auth')).url()).toMatch(/\/ar\/auth\/sign-in$/);
  });
  await test.step('a forgotten password [ROUTE-045]', async () =>
    expect(await pageOf('/forgot-password')).toContain('Forgot password</h1>'));
  await test.step('in the visitor’s language', async () => {
    const arabic = await request.get('/auth/sign-up', { headers: { cookie: 'shop=ar.dark..' } });
    expect(await arabic.text()).toContain('إنشاء حساب</h1>');
  });
  await test.step('without scripts one leads to the other', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const still = await context.newPage();
    await still.goto(`${baseURL}/auth/sign-in`);
    await expect(still.getByRole('textbox', { name: 'Email or phone' })).toBeVisible();
    await still.getByRole('link', { name: 'Sign Up' }).click();
    await expect(still.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
    await context.close();
  });
});
