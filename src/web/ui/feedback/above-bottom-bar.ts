import { type RefObject, useLayoutEffect } from 'react';

/** Keeps an element that is fixed at the lower edge above whatever else really stands there at this moment. */
export function useAboveBottomBar(element: RefObject<HTMLElement | null>, isOn: boolean, place = placeAbove): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    const placeOwn = () => {
      if (element.current) place(element.current);
    };
    placeOwn();
    // A bar may come with the page that was just gone to, and a sticky one moves.
    const coming = new ResizeObserver(placeOwn);
    coming.observe(document.body);
    addEventListener('resize', placeOwn);
    addEventListener('scroll', placeOwn, { passive: true });
    return () => {
      coming.disconnect();
      removeEventListener('resize', placeOwn);
      removeEventListener('scroll', placeOwn);
    };
  });
}

/** What stands fixed at the lower edge says so with this mark. */
export function placeAbove(own: HTMLElement) {
  const top = Math.min(innerHeight, ...barsBeside(own, '[data-bottom-bar]').map((box) => box.top));
  own.style.setProperty('--bottom-bar', `${innerHeight - top}px`);
}

/** Seen, lying over the page, and in the same column as the element. */
export function barsBeside(own: HTMLElement, marked: string): DOMRect[] {
  const { left, right } = own.getBoundingClientRect();
  return [...document.querySelectorAll(marked)]
    .filter((bar) => /fixed|sticky|absolute/.test(getComputedStyle(bar).position) && !own.contains(bar))
    .map((bar) => bar.getBoundingClientRect())
    .filter((box) => box.height > 0 && box.top < innerHeight && box.left < right && box.right > left);
}
