import { type RefObject, useEffect } from 'react';

/** In a row of links that is wider than the screen, the page one is on stands in the middle. */
export function useCurrentInSight(row: RefObject<HTMLElement | null>, current: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark moves with the page
  useEffect(() => {
    const link = row.current?.querySelector('[aria-current=page]');
    if (!row.current || !link) return;
    const [all, one] = [row.current.getBoundingClientRect(), link.getBoundingClientRect()];
    row.current.scrollLeft += one.left + one.width / 2 - (all.left + all.width / 2);
  }, [current]);
}
