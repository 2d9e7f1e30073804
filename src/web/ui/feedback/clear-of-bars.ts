import { type RefObject, useLayoutEffect } from 'react';

/** What stands fixed at an edge says so with a mark. A header needs none, nor does a menu that hangs below one. */
const LOWER_BARS = '[data-bottom-bar]';
const UPPER_BARS = 'header, [data-top-bar], [popover]';

/** Between a bar and what keeps clear of it. */
const GAP = 12;

/**
 * Tells an element that is fixed at an edge how far those bars reach that really stand there at this moment:
 * `--bottom-bar` from the lower edge, `--top-bar` from the upper one.
 */
export function useClearOfBars(element: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    const place = () => {
      const own = element.current;
      own?.style.setProperty('--bottom-bar', `${reachOfLower(own)}px`);
      own?.style.setProperty('--top-bar', `${reachOfUpper(own)}px`);
    };
    place();
    // A bar may come with the page that was just gone to, and a sticky one moves.
    const coming = new ResizeObserver(place);
    coming.observe(document.body);
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('resize', place, { signal });
    addEventListener('scroll', place, { passive: true, signal });
    // A menu that opens or closes, and what comes into it a moment later.
    const toggled = ({ target }: Event) => coming.observe(target as Element);
    addEventListener('toggle', toggled, { capture: true, signal });
    return () => {
      coming.disconnect();
      listening.abort();
    };
  });
}

function reachOfLower(own: HTMLElement): number {
  const tops = barsBeside(own, LOWER_BARS).map(({ top }) => top);
  return Math.max(0, innerHeight - Math.min(innerHeight, ...tops));
}

/** One below the other, as far as there is no room between them. */
function reachOfUpper(own: HTMLElement): number {
  const room = own.offsetHeight + 2 * GAP;
  return barsBeside(own, UPPER_BARS)
    .sort((one, other) => one.top - other.top)
    .reduce((reach, { top, bottom }) => (top < reach + room ? Math.max(reach, bottom) : reach), 0);
}

/** Seen, fixed, and in the same column as the element. */
function barsBeside(own: HTMLElement, marked: string): DOMRect[] {
  const { left, right } = own.getBoundingClientRect();
  return [...document.querySelectorAll<HTMLElement>(marked)]
    .filter((bar) => ['fixed', 'sticky'].includes(getComputedStyle(bar).position) && !own.contains(bar))
    .map((bar) => bar.getBoundingClientRect())
    .filter((box) => box.height > 0 && box.top < innerHeight && box.left < right && box.right > left);
}
