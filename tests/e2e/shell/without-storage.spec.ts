import type { Page } from '@playwright/test';
import { toast } from '#tests/support/catalog/catalogue.ts';
import { GUEST_ADDRESS } from '#tests/support/orders/carts.ts';
import { checkOutAsGuest } from '#tests/support/pages/cart-drawer.ts';
import { authModal, openSignIn } from '#tests/support/pages/forms.ts';
import { untilReady } from '#tests/support/pages/page-readiness.ts';
import { unusedAccount } from '#tests/support/people/account.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { HAGA } from '#tests/support/people/visitor.ts';
import { expect, test } from '#tests/support/shops/shop.ts';
import { en } from '#web/i18n/en.ts';
import { es } from '#web/i18n/es.ts';

test.use({ pictures: false, maps: 'missing' });

/** What a browser does that lets a page store nothing, and one whose storage is full. */
const WITHOUT: Readonly<Record<string, () => void>> = {
  'that forbids storage, cookies and databases': () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  },
  'whose storage is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
  },
};

const placeButton = (page: Page) => page.getByRole('button', { name: /^Place Order/ });
const placeOf = (page: Page) => page.locator('header [data-place]').locator('visible=true');

/** By the start page, since nothing can be remembered from before. */
async function sayWhere(page: Page) {
  await page.goto('/');
  const field = page.getByRole('combobox', { name: 'Delivery address' });
  await field.fill('haga nygata 12');
  await page.getByRole('button', { name: 'Explore' }).click();
  const modules = page.getByRole('dialog').filter({ hasText: en['module.select'] });
  await modules.getByRole('button', { name: /Grocery/ }).click();
  await expect(page).toHaveURL('/home');
}

/** Loads the page anew in the new place [LOC-009g]. */
async function goElsewhere(page: Page) {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: HAGA.lat + 0.006, longitude: HAGA.lng + 0.006 });
  const before = await placeOf(page).innerText();
  await placeOf(page).click();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Use Current Location' }).click();
  await loaded;
  await untilReady(page);
  await expect(placeOf(page)).not.toHaveText(before);
  await expect(placeOf(page)).not.toHaveText(en['place.yours']);
}

for (const [browser, forbid] of Object.entries(WITHOUT)) {
  for (const width of [390, 1440]) {
    test(`in a browser ${browser} a guest says where, fills a cart and orders, at ${width} px`, async ({ page }) => {
      await page.addInitScript(forbid);
      await page.setViewportSize({ width, height: 900 });
      await sayWhere(page);
      await page.getByRole('main').locator('a[href*="/store/"]').first().click();
      await page.getByRole('main').getByRole('button', { name: /^Add / }).first().click();
      await expect(toast(page, 'Item added to cart')).toBeVisible();
      await test.step('who goes elsewhere in the town keeps the cart', async () => {
        await page.goBack();
        await goElsewhere(page);
      });
      await checkOutAsGuest(page);
      await placeButton(page).click();
      await page.getByRole('button', { name: 'Please add your delivery address' }).click();
      const dialog = page.getByRole('dialog', { name: /address$/ });
      await dialog.getByRole('textbox', { name: 'Contact person name' }).fill(GUEST_ADDRESS.contact_person_name);
      await dialog.getByRole('textbox', { name: 'Contact person number' }).fill('070-123 45 67');
      await dialog.getByRole('button', { name: 'Save address' }).click();
      await expect(dialog).toBeHidden();
      await page.getByText('Cash on delivery').click();
      await placeButton(page).click();
      await expect(page.getByRole('heading', { name: 'Thank you! Your order is placed' })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Track order' }).click();
      await expect(page.getByRole('heading', { name: 'Waiting for the store' })).toBeVisible();
    });
  }

  test(`in a browser ${browser} who signs in stays so over a change of place and of language`, async ({ page, db }) => {
    await page.addInitScript(forbid);
    await page.setViewportSize({ width: 1440, height: 900 });
    const { password } = unusedAccount();
    const me = await signedInCustomer({ db }, { password });
    await sayWhere(page);
    await openSignIn(page);
    await authModal(page).getByRole('textbox', { name: 'Email or phone' }).fill(me.email);
    await authModal(page).getByRole('textbox', { name: 'Password', exact: true }).fill(password);
    await authModal(page).getByRole('button', { name: 'Sign In' }).click();
    const account = page.locator('header').getByRole('button', { name: 'Account', exact: true });
    await expect(account).toBeVisible();
    await page.getByRole('button', { name: en['theme.dark'] }).locator('visible=true').first().click();
    await goElsewhere(page);
    await expect(account).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const place = await placeOf(page).innerText();
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: new RegExp(`^${en['language.label']}: `) })
      .click();
    await page.getByRole('menuitemradio', { name: 'Español' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: en['language.yes'], exact: true }).click();
    await expect(page).toHaveURL('/es/home');
    await untilReady(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(placeOf(page)).toHaveText(place);
    await expect(page.locator('header').getByRole('button', { name: 'Cuenta', exact: true })).toBeVisible();
    await test.step('and nothing of it stays in the history', async () =>
      expect(await page.evaluate(() => history.state?.unstored ?? null)).toBeNull());
    await test.step('who signs out is out, and the place stays', async () => {
      await page.locator('header').getByRole('button', { name: 'Cuenta', exact: true }).click();
      await page.getByRole('menuitem', { name: es['nav.logout'] }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: es['nav.logout'] }).click();
      await expect(page.locator('header').getByRole('link', { name: es['header.sign_in'] })).toBeVisible();
      await expect(placeOf(page)).toHaveText(place);
    });
  });
}
