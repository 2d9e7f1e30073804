import { expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Beyond the first three, the entries of a list are like those before, and cost as much to look at. */
const REPEATED = 'li:nth-child(n + 4)';

/** What axe has to say of the page, or of one part of it. Without a list of what is right: a third of the time. */
export async function expectNoFaults(page: Page, part?: string) {
  if (part) await expect(page.locator(part).first()).toBeVisible();
  // A page that was looked at before has axe already, read and warm.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const where = { ...(part && { include: [[part]] }), exclude: [[REPEATED]] };
  const violations = await page.evaluate(async (looked) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    return (await run(looked, { resultTypes: ['violations'] })).violations;
  }, where);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}

/** A page of the server's own, which plays a gateway or an issuer: it bears the shop's mark and sets its letters alike. */
export async function expectOwnPage(page: Page) {
  await expect(page.locator('main img[src="/icons/192.png"]')).not.toHaveJSProperty('naturalWidth', 0);
  const gap = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).wordSpacing));
  await expect.poll(gap, { message: 'the space that the shop sets between words' }).toBeGreaterThan(1);
}

/** As a phone with dark colours and letters from right to left shows the page, without loading it again. */
export async function turnAround(page: Page) {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
    document.documentElement.dir = 'rtl';
  });
}

/** Now, or on screens of these widths. */
export async function expectNoSidewaysScroll(page: Page, widths?: readonly number[]) {
  for (const width of widths ?? [page.viewportSize()?.width]) {
    if (widths && width) await page.setViewportSize({ width, height: 900 });
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    // What is drawn otherwise at another width comes a moment after it.
    await expect.poll(over, { message: `at ${width} px` }).toBeLessThanOrEqual(0);
  }
}

/** On screens of these widths, in the direction of the page's language and from right to left. */
export async function expectNoSidewaysScrollEitherWay(page: Page, widths: readonly number[]) {
  const own = await page.evaluate(() => document.documentElement.dir);
  // In the direction it has, then in the other, where it stays: to turn a page is to lay it out anew.
  const over = () =>
    page.evaluate((first) => {
      const { documentElement: html } = document;
      const directions = html.dir === first ? [first, 'rtl'] : ['rtl', first];
      return directions.filter((dir) => {
        html.dir = dir;
        return html.scrollWidth > html.clientWidth;
      });
    }, own);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(over, { message: `at ${width} px` }).toEqual([]);
  }
  await page.evaluate((dir) => {
    document.documentElement.dir = dir;
  }, own);
}

/**
 * A part that scrolls by a few pixels has nothing to show there: what is pressed reaches farther than it is drawn, and sticks
 * out. Where scrollbars take room, as on Windows, a bar is seen; browsers under test hide theirs.
 */
export async function expectNoStrayScrollbars(page: Page) {
  const stray = () =>
    page.evaluate(() => {
      const isBit = (pixels: number) => pixels > 0 && pixels < 13;
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
      return [...document.body.querySelectorAll('*')]
        .filter((part) => isBit(part.scrollWidth - part.clientWidth) || isBit(part.scrollHeight - part.clientHeight))
        .filter((part) => {
          const { overflowX, overflowY, scrollbarWidth } = getComputedStyle(part);
          const aside = scrolls(overflowX) && isBit(part.scrollWidth - part.clientWidth);
          const down = scrolls(overflowY) && isBit(part.scrollHeight - part.clientHeight);
          return scrollbarWidth !== 'none' && (aside || down);
        })
        .map((part) => `${part.getAttribute('aria-label')} ${part.className}`);
    });
  await expect.poll(stray, { message: `at ${page.viewportSize()?.width} px` }).toEqual([]);
}

/** Words that stick out of the box that hides what sticks out: they cannot be read, unless they stand in a row one can move. */
export async function expectNoCutWords(page: Page) {
  const cut = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main *, footer *')]
        .filter((element) => {
          const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
          const box = element.getBoundingClientRect();
          if (!hasWords || box.width <= 1 || box.height <= 1) return false;
          const row = element.closest<HTMLElement>('nav, [role=tablist]');
          if (row && getComputedStyle(row).overflowX === 'auto') return false;
          return box.left < -1 || box.right > document.documentElement.clientWidth + 1;
        })
        .map((element) => element.textContent?.slice(0, 60)),
    );
  await expect.poll(cut, { message: `at ${page.viewportSize()?.width} px` }).toEqual([]);
}

/** No name ends with a word or a unit that is alone on its line. */
export async function expectNoLonelyWords(names: Locator) {
  const lonely = () =>
    names.evaluateAll((found) =>
      found.flatMap((name) => {
        const words = document.createRange();
        words.selectNodeContents(name.querySelector('bdi') ?? name);
        const lines = [...words.getClientRects()].map(({ width }) => width);
        const last = lines.at(-1) ?? 0;
        return lines.length > 1 && last < Math.max(...lines) / 3 ? [name.textContent] : [];
      }),
    );
  await expect.poll(lonely, { message: 'names whose last line is one word' }).toEqual([]);
}

/** Letters twice as large: nothing scrolls sideways, nothing is cut. `rows`: cards may wait beyond the edge of a row one can move. */
export async function expectRoomForLargeText(page: Page, { rows = false } = {}) {
  for (const width of [390, 1280]) await expectLargeTextAt(page, width, rows);
}

async function expectLargeTextAt(page: Page, width: number, rows: boolean) {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectNoSidewaysScroll(page);
  if (!rows) await expectNoCutWords(page);
  const hidden = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
        .filter((element) => {
          const { overflowX, overflowY, textOverflow, webkitLineClamp, lineHeight, fontSize } =
            getComputedStyle(element);
          const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
          if (hasWords && Number.parseFloat(lineHeight) < Number.parseFloat(fontSize)) return true;
          // What sticks out of something to press lies on what stands below it.
          const pressed = element.closest('button, label')?.getBoundingClientRect();
          const words = element.getBoundingClientRect();
          if (hasWords && pressed && words.height > 1 && words.bottom > pressed.bottom + 4) return true;
          // A line that ends in dots says so itself; a box for screen readers is not seen.
          if (!hasWords || textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || element.clientWidth <= 1)
            return false;
          const tall = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 4;
          const wide = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
          return tall || wide;
        })
        .map((element) => element.textContent?.slice(0, 60)),
    );
  // What is drawn otherwise at another width comes a moment after it.
  await expect.poll(hidden, { message: `cut by its own box, or by the next line, at ${width} px` }).toEqual([]);
  const dotted = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main article h3')]
        .filter((name) => name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 4)
        .map((name) => name.textContent),
    );
  await expect.poll(dotted, { message: `names of cards that end in dots at ${width} px` }).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
}
