import type { Page } from '@playwright/test';

declare global {
  interface Window {
    keptToasts?: Set<string>;
  }
}

/**
 * From now on a toast with these words stays, on this page and on the next ones, as under a mouse that rests on it: it is
 * over after five seconds otherwise, and a slow machine may need them before a test has looked twice or pressed its
 * button. What waits its turn behind it waits as well, and what lies under its button cannot be pressed: whoever goes on
 * there calls what is returned, and it ends as ever.
 */
export async function keepToast(page: Page, words: string): Promise<() => Promise<void>> {
  await page.addInitScript(restOnToast, words);
  await page.evaluate(restOnToast, words);
  return () => page.evaluate(leaveToast, words);
}

/** In the page, at every frame: whatever moves the mouse elsewhere, it is back before the toast can end. */
function restOnToast(words: string) {
  window.keptToasts ??= new Set();
  const kept = window.keptToasts.add(words);
  const look = () => {
    if (!kept.has(words)) return;
    const toast = document.querySelector('[data-toast]');
    if (toast?.textContent?.includes(words)) {
      const { x, y, width, height } = toast.getBoundingClientRect();
      const middle = { clientX: x + width / 2, clientY: y + height / 2 };
      dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse', ...middle }));
    }
    requestAnimationFrame(look);
  };
  look();
}

function leaveToast(words: string) {
  window.keptToasts?.delete(words);
  dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse', clientX: -1, clientY: -1 }));
}
