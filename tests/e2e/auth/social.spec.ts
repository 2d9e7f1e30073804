import type { Page } from '@playwright/test';
import { authModal, openSignIn, toast } from '#tests/support/pages/forms.ts';
import { expectNoFaults, expectNoSidewaysScroll, expectOwnPage } from '#tests/support/pages/page-checks.ts';
import { unusedAccount } from '#tests/support/people/account.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { visitAs } from '#tests/support/people/visitor.ts';
import { expect, test } from '#tests/support/shops/shop.ts';

// A phone that is missing is refused, and the page that stands in for the issuer has no icon: the browser notes both.
test.use({ pictures: false, provoked: /status of (403|404)/ });

const placed = { module: 'food', zones: [1] } as const;
const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'));
const atIssuer = (page: Page, medium: string) => page.getByRole('heading', { name: `Who are you at ${medium}?` });

/** From the open ways in to the issuer's own page. */
async function leaveFor(page: Page, medium: 'Google' | 'Facebook' | 'Apple') {
  await authModal(page)
    .getByRole('button', { name: `Continue with ${medium}` })
    .click();
  await expect(atIssuer(page, medium)).toBeVisible();
}

async function continueAsSomeoneNew(page: Page, name: string, email: string) {
  await page.getByText('Someone new').click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

async function expectLoggedIn(page: Page) {
  await expect(toast(page, 'Logged in successfully')).toBeVisible();
  await expect(page).toHaveURL('/settings');
  expect(await token(page)).toEqual(expect.any(String));
}

const signOut = async (page: Page) => {
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/settings');
};

test('Google: the first time, the next time, and a change of mind', async ({ page, baseURL }) => {
  await page.setViewportSize(WIDE);
  await visitAs(page, placed, baseURL);
  await page.goto('/settings');
  const { email } = unusedAccount();

  await test.step('whoever cancels is back where they were, with the ways in before them', async () => {
    await openSignIn(page);
    await leaveFor(page, 'Google');
    await expect(page.getByText('Demonstration')).toBeVisible();
    await expectOwnPage(page);
    await expectNoFaults(page);
    await page.getByRole('button', { name: 'Cancel and go back' }).click();
    await expect(page).toHaveURL('/settings');
    await expect(authModal(page)).toBeVisible();
    expect(await token(page)).toBeNull();
  });

  await test.step('the first time', async () => {
    await leaveFor(page, 'Google');
    await continueAsSomeoneNew(page, 'Greta Ek', email);
    await expectLoggedIn(page);
    await expect(authModal(page)).toBeHidden();
  });

  await test.step('the way back does not lead through the answer', async () => {
    expect(await page.evaluate(() => document.URL)).not.toContain('id_token');
  });

  await test.step('the next time they are known, and in at once [AUTH-008]', async () => {
    await signOut(page);
    await openSignIn(page);
    await leaveFor(page, 'Google');
    await continueAsSomeoneNew(page, 'Greta Ek', email);
    await expectLoggedIn(page);
  });
});

test('Facebook and Apple: "Is It You?", and a name that is missing', async ({ page, baseURL, db }) => {
  const known = await signedInCustomer({ db }, { f_name: 'Diego', l_name: 'Fernández' });
  const alma = unusedAccount();
  await page.setViewportSize(PHONE);
  await visitAs(page, placed, baseURL);
  await page.goto('/settings');

  const question = authModal(page, 'Is It You?');
  await test.step('an email that has an account is asked about [AUTH-001e] [AUTH-010]', async () => {
    await openSignIn(page);
    await leaveFor(page, 'Facebook');
    await expectNoSidewaysScroll(page);
    await continueAsSomeoneNew(page, 'Diego Fernández', known.email);
    await expect(question).toContainText('Diego Fernández');
    await expect(question.getByRole('button', { name: 'No', exact: true })).toBeVisible();
    expect(await token(page)).toBeNull();
  });
  await test.step('yes goes on as that account [AUTH-010]', async () => {
    await question.getByRole('button', { name: 'Yes' }).click();
    await expectLoggedIn(page);
  });

  const info = authModal(page, 'Tell us who you are');
  await test.step('Apple tells no name: it is asked for [AUTH-001d] [AUTH-009]', async () => {
    await signOut(page);
    await openSignIn(page);
    await leaveFor(page, 'Apple');
    await continueAsSomeoneNew(page, 'Not told', alma.email);
    await expect(page).toHaveURL('/settings');
    await expect(info).toBeVisible();
    expect(await token(page)).toBeNull();
  });
  await test.step('then one is in', async () => {
    await info.getByRole('textbox', { name: 'Name' }).fill('Alma Park');
    await info.getByRole('textbox', { name: /phone/i }).fill(alma.phone.replace('+46', '0'));
    await info.getByRole('button', { name: 'Continue' }).click();
    await expectLoggedIn(page);
  });
});

test('an answer that this tab did not ask for is not used', async ({ page, baseURL }) => {
  await visitAs(page, placed, baseURL);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/auth/return#state=made-up&id_token=e30.e30.x');
  await expect(page.getByRole('heading', { name: 'This sign-in did not start here' })).toBeVisible();
  await expectNoFaults(page);
  expect(asked.filter((url) => url.includes('/auth/login'))).toEqual([]);
  expect(await token(page)).toBeNull();
});
