import { type RefObject, startTransition, useEffect, useState } from 'react';
import { useIsDrawnHere } from '../hydration.ts';
import { whenIdle } from './idle-turns.ts';

/**
 * Whether a part that the server left out of its page is to be drawn: as soon as it is within half a screen of being
 * seen, or when the browser has nothing else to do. A page that is drawn in the browser leaves nothing out: on the way
 * back it must be as high as it was left.
 */
export function useIsNear(place: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(useIsDrawnHere());
  useEffect(() => {
    if (isNear || !place.current) return;
    const draw = () => startTransition(() => setIsNear(true));
    const sight = new IntersectionObserver(([entry]) => entry?.isIntersecting && draw(), { rootMargin: '50% 0px' });
    sight.observe(place.current);
    const forget = whenIdle(draw);
    return () => {
      sight.disconnect();
      forget();
    };
  }, [isNear, place]);
  return isNear;
}
