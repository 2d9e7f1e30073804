import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Language } from '#domain/language/language.ts';
import type { ModuleType } from '#domain/modules/module-profile.ts';
import { moduleId } from '../people/visitor.ts';
import { expect } from '../shops/shop.ts';

export const ZONES = [1, 4];
export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

export type Named = { id: number; name: string };

type Where = { language?: Language; zones?: readonly number[] };

export const headersOf = (module: ModuleType, { language = 'en', zones = ZONES }: Where = {}) => ({
  zoneid: JSON.stringify(zones),
  moduleid: String(moduleId(module)),
  'x-localization': language,
  latitude: '57.7',
  longitude: '11.97',
});

/** What the API says to a shopper of the module in the middle of town. */
export async function ask(
  { request }: { request: APIRequestContext },
  module: ModuleType,
  path: string,
  where: Where = {},
) {
  const answer = await request.get(`/api/v1${path}`, { headers: headersOf(module, where) });
  expect(answer.ok(), path).toBe(true);
  return answer.json();
}

export const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

/** The names on the cards of a list; what stands before a name is a mark. */
export const cards = (within: Locator) => within.getByRole('article').getByRole('heading', { level: 3 });
export const texts = async (found: Locator) => (await found.allTextContents()).map((text) => text.trim());

/** A section of the page. The place that a home holds for a row before it is drawn has the row's title, and is none. */
export const section = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true }).and(page.locator(':not([aria-busy="true"])'));

export const toast = (page: Page, text: string | RegExp) => page.locator('[data-toast]').filter({ hasText: text });

/** Down to a section as one scrolls: after a change of page its rows come when they are near. */
export async function scrollTo(page: Page, name: string): Promise<Locator> {
  const wanted = section(page, name);
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(wanted).toBeAttached({ timeout: 200 });
  }).toPass();
  await comeTo(wanted);
  return wanted;
}

/** Until it is in view: what comes at this moment is drawn anew, and the next try finds it. */
export const comeTo = (part: Locator) => expect(() => part.scrollIntoViewIfNeeded({ timeout: 2000 })).toPass();

/** How many of a row of small pictures are seen without moving it; 8 pixels lie between two. */
export async function thumbnailsInView(row: Locator): Promise<number> {
  const [all, first] = [await row.boundingBox(), await row.getByRole('listitem').first().boundingBox()];
  return all && first ? Math.floor(all.width / (first.width + 8)) : 0;
}
