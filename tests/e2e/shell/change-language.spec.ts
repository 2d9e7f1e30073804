import type { Page } from '@playwright/test';
import { sql } from '#server/db/sql.ts';
import { WIDE, ZONES } from '#tests/support/catalog/catalogue.ts';
import { authModal, choose, openSignIn, toast } from '#tests/support/pages/forms.ts';
import { untilReady } from '#tests/support/pages/page-readiness.ts';
import { type Customer, signedInCustomer } from '#tests/support/people/customers.ts';
import { visitAs } from '#tests/support/people/visitor.ts';
import { expect, test } from '#tests/support/shops/shop.ts';
import { ar } from '#web/i18n/ar.ts';
import { en } from '#web/i18n/en.ts';
import { es } from '#web/i18n/es.ts';

test.use({ pictures: false, maps: 'missing', provoked: /status of 40[14]|ERR_FAILED/ });

const TEXTS = { en, es, ar };
const NAMES = { es: 'Español', ar: 'العربية' };
const PASSWORD = 'Secret-77';

async function comeAs(page: Page, baseURL: string | undefined, customer?: Customer) {
  await page.setViewportSize(WIDE);
  const stored = { cookie_consent: 'necessary' };
  await visitAs(page, { module: 'food', zones: ZONES, stored, ...(customer && { token: customer.token }) }, baseURL);
}

/** By the footer's menu, as it stands under every page. */
async function changeLanguage(page: Page, from: keyof typeof TEXTS, to: keyof typeof NAMES) {
  const t = TEXTS[from];
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: new RegExp(`^${t['language.label']}: `) })
    .click();
  await page.getByRole('menuitemradio', { name: NAMES[to] }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: t['language.yes'], exact: true }).click();
  await page.waitForURL((address) => address.pathname.startsWith(`/${to}`));
  await untilReady(page);
}

const somebody = (db: Parameters<typeof signedInCustomer>[0]['db']) => signedInCustomer({ db }, { password: PASSWORD });

test('a change of language keeps what was typed, a number with its country too [I18N-002]', async ({
  page,
  baseURL,
}) => {
  await comeAs(page, baseURL);
  await page.goto('/track-order');
  const order = page.locator('[name=order_id]');
  const phone = page.getByRole('main').locator('[type=tel]');
  const newsletter = page.getByRole('contentinfo').locator('[name=email]');
  await order.fill('123456');
  await page.getByRole('button', { name: /^Country/ }).click();
  await page.getByRole('combobox', { name: /country/i }).fill('Germany');
  await page.getByRole('option', { name: /Germany/ }).click();
  await phone.fill('1711234567');
  await newsletter.fill('nova@example.com');
  await changeLanguage(page, 'en', 'es');
  await expect(order).toHaveValue('123456');
  await expect(phone).toHaveValue('+491711234567');
  await expect(page.getByRole('main').getByRole('button', { name: /\+49/ })).toBeVisible();
  await expect(newsletter).toHaveValue('nova@example.com');
  await test.step('the form knows it, and not the page alone', async () => {
    await newsletter.press('Enter');
    await expect(page.getByText(es['newsletter.done'])).toBeVisible();
    await newsletter.fill('nova@example.com');
  });

  await changeLanguage(page, 'es', 'ar');
  await expect(order).toHaveValue('123456');
  await expect(newsletter).toHaveValue('nova@example.com');
  await test.step('once: who comes back later finds empty fields', async () => {
    await page.reload();
    await untilReady(page);
    await expect(order).toHaveValue('');
  });
});

test('a customer’s fields, ticks and a message are there in the other language, and no secret is', async ({
  page,
  baseURL,
  db,
}) => {
  const me = await somebody(db);
  const password = page.locator('[name=password]');
  const remembered = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  await comeAs(page, baseURL, me);

  await test.step('a profile that is being edited, once it is edited again', async () => {
    await page.goto('/profile?page=profile-settings');
    await page.getByRole('button', { name: en['account.edit'] }).click();
    const name = page.getByRole('main').locator('[name=name]');
    await name.fill('Signe Ekdahl');
    await password.fill('Another-88');
    await page.getByRole('button', { name: en['account.show_password'] }).first().click();
    await expect(password).toHaveAttribute('type', 'text');
    await changeLanguage(page, 'en', 'es');
    expect(await remembered()).not.toContain('Another-88');
    await page.getByRole('button', { name: es['account.edit'] }).click();
    await expect(name).toHaveValue('Signe Ekdahl');
    await expect(page.getByRole('main').locator('[name=email]')).toHaveValue(me.email);
    await expect(password).toHaveValue('');
  });
  await test.step('what somebody likes', async () => {
    await page.goto('/es/interest');
    const tiles = page.getByRole('main').getByRole('checkbox');
    await choose(tiles.nth(1));
    await changeLanguage(page, 'es', 'ar');
    await expect(tiles.nth(1)).toBeChecked();
    await expect(tiles.nth(0)).not.toBeChecked();
  });
});

test('who wrote on a Spanish page when their session ended goes on there', async ({ page, baseURL, db }) => {
  const me = await somebody(db);
  const name = page.getByRole('main').locator('[name=name]');
  await comeAs(page, baseURL, me);
  await page.goto('/es/profile?page=profile-settings');
  await page.getByRole('button', { name: es['account.edit'] }).click();
  await name.fill('Signe Ekdahl');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('customer'))).not.toBeNull();
  await db.run(sql`delete from access_tokens where customer_id = ${me.id}`);
  await page.getByRole('button', { name: es['account.update'], exact: true }).click();
  await page.waitForURL('/es/home');
  await page.goto('/settings');
  await openSignIn(page);
  const door = authModal(page);
  await door.getByRole('textbox', { name: 'Email or phone' }).fill(me.email);
  await door.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await door.getByRole('textbox', { name: 'Password', exact: true }).press('Enter');
  await expect(toast(page, en['offline.typed'])).toBeVisible();
  await page.getByRole('button', { name: en['offline.typed_on'] }).click();
  await page.getByRole('button', { name: en['account.edit'] }).click();
  await expect(name).toHaveValue('Signe Ekdahl');
});
