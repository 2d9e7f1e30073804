import { expect, type Locator, type Page } from '@playwright/test';

/** What the shop has just told the shopper. */
export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notices' }).getByText(text, { exact: true });

/** A field says under itself what is wrong with it, and is tied to those words. */
export async function expectRefused(field: Locator, words: string | RegExp) {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(words);
}

/** The modal of the ways in, by what it is about at the moment. */
export const authModal = (page: Page, name = 'Sign In') => page.getByRole('dialog', { name });

export async function openSignIn(page: Page) {
  await page.locator('header').getByRole('link', { name: 'Sign In' }).locator('visible=true').click();
  await expect(authModal(page)).toBeVisible();
}

/** What the browser has stored under a name. */
export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
