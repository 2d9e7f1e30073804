import { type RefObject, startTransition, useEffect, useState } from 'react';
import { useIsDrawnHere } from '../hydration.ts';
import { whenIdle } from './idle-turns.ts';

/**
 * Whether a part that the server left out of its page is to be drawn: as soon as it is within half a screen of being
 * seen, or when the browser has nothing else to do (idle-turns.ts). `load` brings its script first: a skeleton drawn in
 * place of the server's would be work for nothing. A page that is drawn in the browser leaves nothing out: on the way
 * back it must be as high as it was left.
 */
export function useIsNear(place: RefObject<Element | null>, load: () => Promise<unknown>): boolean {
  const [isNear, setIsNear] = useState(useIsDrawnHere());
  useEffect(() => {
    if (isNear || !place.current) return;
    const draw = () => startTransition(() => setIsNear(true));
    // What cannot be loaded is drawn all the same: the part itself tries again.
    const loadAndDraw = () => load().then(draw, draw);
    const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadAndDraw(), {
      rootMargin: '50% 0px',
    });
    sight.observe(place.current);
    const forget = whenIdle(loadAndDraw);
    return () => {
      sight.disconnect();
      forget();
    };
  }, [isNear, place, load]);
  return isNear;
}
