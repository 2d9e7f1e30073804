import type { Page } from '@playwright/test';

/**
 * Opens something over the page as any part of it could: with the opener that React hands to all of them. So every one of
 * them can be looked at without the journey that leads to it; to a question nobody hears the answer.
 */
export const openOverlay = (page: Page, overlay: { name: string }) =>
  page.evaluate((wanted) => {
    type Fiber = { child: Fiber | null; sibling: Fiber | null; memoizedProps: { value?: unknown } | null };
    type Opener = { open(overlay: object): void; close(): void };
    const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$')) ?? '';
    const root = (document as unknown as Record<string, Fiber & { stateNode: { current: Fiber } }>)[key];
    const waiting: Fiber[] = root ? [root.stateNode.current] : [];
    for (let fiber = waiting.pop(); fiber; fiber = waiting.pop()) {
      const value = fiber.memoizedProps?.value as Partial<Opener> | undefined;
      if (value?.open && value.close) return value.open({ answer() {}, ...wanted });
      if (fiber.sibling) waiting.push(fiber.sibling);
      if (fiber.child) waiting.push(fiber.child);
    }
    throw new Error('nobody opens overlays here');
  }, overlay);

/** What can be pressed or filled in and lies behind the toast: the names of all of them, which should be none. */
export const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const toast = document.querySelector('[data-toast]');
    if (!toast) throw new Error('there is no toast');
    const area = toast.getBoundingClientRect();
    // Whatever lies open has the bar of the page behind it.
    const within = document.querySelector('[role$=dialog]') ? '[role$=dialog]' : '[data-bottom-bar]';
    const controls = document.querySelectorAll<HTMLElement>(
      `${within} :is(a[href], button, input, select, textarea, summary)`,
    );
    return [...controls].flatMap((control) => {
      const own = control.getBoundingClientRect();
      const [left, right] = [Math.max(own.left, area.left), Math.min(own.right, area.right)];
      const [top, bottom] = [Math.max(own.top, area.top), Math.min(own.bottom, area.bottom)];
      if (left >= right || top >= bottom || toast.contains(control)) return [];
      // What is scrolled out of view is not really there.
      const isThere = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2).includes(control);
      return isThere ? [control.getAttribute('aria-label') ?? control.innerText] : [];
    });
  });
