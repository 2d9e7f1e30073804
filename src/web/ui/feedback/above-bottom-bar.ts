import { type RefObject, useLayoutEffect } from 'react';

/** What stands fixed at the lower edge says so with this mark. */
const BARS = '[data-bottom-bar]';

/** Keeps an element that is fixed at the lower edge above whatever else really stands there at this moment. */
export function useAboveBottomBar(element: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    const place = () => {
      const own = element.current;
      if (own) own.style.setProperty('--bottom-bar', `${barHeight(own)}px`);
    };
    place();
    // A bar may come with the page that was just gone to, and a sticky one moves.
    const coming = new ResizeObserver(place);
    coming.observe(document.body);
    addEventListener('resize', place);
    addEventListener('scroll', place, { passive: true });
    return () => {
      coming.disconnect();
      removeEventListener('resize', place);
      removeEventListener('scroll', place);
    };
  });
}

function barHeight(own: HTMLElement): number {
  const { left, right } = own.getBoundingClientRect();
  let top = innerHeight;
  for (const bar of document.querySelectorAll<HTMLElement>(BARS)) {
    const box = bar.getBoundingClientRect();
    const isFixed = ['fixed', 'sticky'].includes(getComputedStyle(bar).position);
    const isSeen = box.height > 0 && box.top < innerHeight && box.left < right && box.right > left;
    if (isFixed && isSeen && bar !== own && !own.contains(bar)) top = Math.min(top, box.top);
  }
  return Math.max(0, innerHeight - top);
}
