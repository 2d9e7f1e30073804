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

/**
 * Until a toast is seen, in whatever lies open or on the page, that lies over nothing one can press or fill in. The page
 * looks itself, at every frame: on a starved machine a question from outside may come when the toast is over.
 */
export const untilToastIsClear = (page: Page, where: 'in an overlay' | 'on the page') =>
  page.waitForFunction((isInOverlay) => {
    const toast = document.querySelector(isInOverlay ? '[role$=dialog] [data-toast]' : '[data-toast]');
    if (!toast) return false;
    const area = toast.getBoundingClientRect();
    // Whatever lies open has the bars of the page behind it.
    const within = isInOverlay ? '[role$=dialog]' : ':is(header, [data-top-bar], [popover], [data-bottom-bar])';
    const controls = document.querySelectorAll<HTMLElement>(
      `${within} :is(a[href], button, input, select, textarea, summary)`,
    );
    return [...controls].every((control) => {
      const own = control.getBoundingClientRect();
      const [left, right] = [Math.max(own.left, area.left), Math.min(own.right, area.right)];
      const [top, bottom] = [Math.max(own.top, area.top), Math.min(own.bottom, area.bottom)];
      if (left >= right || top >= bottom || toast.contains(control)) return true;
      // What is scrolled out of view is not really there.
      return !document.elementsFromPoint((left + right) / 2, (top + bottom) / 2).includes(control);
    });
  }, where === 'in an overlay');
