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

/** A radio or a box by its words, once nothing lies over them: a forced press on one that its label draws lands on whatever is there. */
export async function choose(radio: Locator) {
  await radio.locator('xpath=ancestor::label').click();
  await expect(radio).toBeChecked();
}

/** When it is, by the page's own clock. */
export const clockOf = (page: Page) => page.evaluate(() => Date.now());

/** Another code is not sent for 60 seconds, of which as many are left as the page's own clock says. */
export async function expectMinuteSince(again: Locator, pressedAt: number) {
  await expect(again).toHaveText(/^Send again in \d+ s$/);
  await expect(again).toBeDisabled();
  const [text, at] = await again.evaluate((button) => [button.textContent ?? '', Date.now()] as const);
  const left = Number(/\d+/.exec(text)?.[0]);
  expect(left).toBeGreaterThanOrEqual(60 - Math.ceil((at - pressedAt) / 1000));
  expect(left).toBeLessThanOrEqual(60);
}

/** What the browser has stored under a name. */
export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
