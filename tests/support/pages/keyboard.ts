import { expect, type Locator, type Page } from '@playwright/test';
import { unseenFocus } from './focus-looks.ts';

/** More than any page has places for the focus: who has not come there by then goes round in circles. */
const MOST_PRESSES = 250;

/** What is not there at this moment, as a bar that goes at the top of a page, has no focus. */
const isFocused = (part: Locator) => part.evaluateAll((found) => found.some((each) => each === document.activeElement));

/** From key to key, as somebody without a mouse gets there; on the way every focus can be seen. */
async function tabTo(page: Page, part: Locator) {
  await expect(part).toBeVisible();
  await unseenFocus(page);
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await isFocused(part)) return;
    await page.keyboard.press('Tab');
    expect(await unseenFocus(page), 'has the focus, and nobody can see it').toBeNull();
  }
  throw new Error(`the keyboard does not get to ${part}`);
}

export async function press(page: Page, part: Locator, key = 'Enter') {
  await tabTo(page, part);
  await page.keyboard.press(key);
}

export async function typeInto(page: Page, field: Locator, text: string) {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Radio buttons are one place for Tab; among them the arrows lead. */
export async function chooseRadio(page: Page, group: Locator, choice: Locator) {
  const radios = group.getByRole('radio');
  const chosen = group.getByRole('radio', { checked: true });
  const chosenAt = () => radios.evaluateAll((all) => all.findIndex((each) => (each as HTMLInputElement).checked));
  const hasChosen = (await chosen.count()) > 0;
  await tabTo(page, hasChosen ? chosen : radios.first());
  if (!hasChosen) await page.keyboard.press('Space');
  for (let presses = 0; presses < 8 && !(await choice.isChecked()); presses += 1) {
    const before = await chosenAt();
    await page.keyboard.press('ArrowDown');
    await expect.poll(chosenAt).not.toBe(before);
  }
  await expect(choice).toBeChecked();
}
