import { type RefObject, useEffect } from 'react';
import { barsBeside, placeAbove, useAboveBottomBar } from './above-bottom-bar.ts';

/**
 * What is stuck below a header says so with a mark, and so do buttons that lie right below it, as long as they do. A
 * header needs none, nor does a menu that hangs from it.
 */
const UPPER_BARS = 'header, [data-top-bar], [popover]';

/** Between a bar and what keeps clear of it. */
const GAP = 12;

/**
 * As above the bar of a phone, so below what really stands at the upper edge of wider screens: each width has its own of
 * the two, by its style.
 */
export function useClearOfBars(element: RefObject<HTMLElement | null>, isOn: boolean): void {
  useAboveBottomBar(element, isOn, placeBetween);
  useEffect(() => {
    if (!isOn) return;
    const place = () => element.current && placeBetween(element.current);
    const coming = new ResizeObserver(place);
    // A menu that opens or closes, and what comes into it a moment later.
    const follow = ({ target }: Event) => coming.observe(target as Element);
    addEventListener('toggle', follow, true);
    return () => {
      coming.disconnect();
      removeEventListener('toggle', follow, true);
    };
  }, [element, isOn]);
}

function placeBetween(own: HTMLElement) {
  placeAbove(own);
  own.style.setProperty('--top-bar', `${reachOfUpper(own)}px`);
}

/** One below the other, as far as there is no room between them. */
function reachOfUpper(own: HTMLElement): number {
  const room = own.offsetHeight + 2 * GAP;
  return barsBeside(own, UPPER_BARS)
    .sort((one, other) => one.top - other.top)
    .reduce((reach, { top, bottom }) => (top < reach + room ? Math.max(reach, bottom) : reach), 0);
}
