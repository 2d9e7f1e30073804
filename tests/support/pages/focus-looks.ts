import type { Page } from '@playwright/test';

declare global {
  interface Window {
    unfocusedLooks?: WeakMap<Element, string>;
  }
}

/**
 * The element that has the focus and looks no different from when it had not; null where the focus can be seen. Asked
 * after every key: each time it also remembers how everything else looks without the focus.
 */
export const unseenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    // A radio or checkbox is drawn by its label; the frame of a field or card is drawn around it.
    const drawnBy = (element: Element) => {
      const drawn = element.matches('.sr-only') ? (element.closest('label') ?? element) : element;
      return [drawn, drawn.parentElement, drawn.parentElement?.parentElement].filter((each) => each != null);
    };
    const lookOf = (element: Element) =>
      drawnBy(element)
        .map((each) => {
          const { outline, boxShadow, borderColor, backgroundColor } = getComputedStyle(each);
          return [outline, boxShadow, borderColor, backgroundColor].join();
        })
        .join();

    window.unfocusedLooks ??= new WeakMap();
    const looks = window.unfocusedLooks;
    const focused = document.activeElement;
    for (const each of document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]'))
      if (each !== focused) looks.set(each, lookOf(each));
    // Past the last element the focus is with the browser's own controls, and comes back with the next key.
    if (!focused || focused === document.body || !document.hasFocus()) return null;
    const before = looks.get(focused);
    // What came with the focus on it was never seen without: it needs an outline, or a shadow in its place.
    const hasRing = drawnBy(focused).some((each) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
    const isSeen = before === undefined ? hasRing : before !== lookOf(focused);
    return isSeen ? null : focused.outerHTML.slice(0, 200);
  });
