import { useEffect, useState } from 'react';
import { useReducedMotion } from '../use-media-query.ts';
import type { CarouselControls } from './use-carousel.ts';

/** Which of several slides is shown, round and round. It moves by itself until a finger, a pointer or a focus is on it. */
export function useSlides(count: number, autoplayMs: number | null): CarouselControls {
  const still = useReducedMotion();
  const [at, setAt] = useState(0);
  const [held, setHeld] = useState(false);
  const [paused, setPaused] = useState(false);
  const index = Math.min(at, Math.max(0, count - 1));
  const plays = autoplayMs !== null && !still && count > 1;
  const goTo = (next: number) => setAt((next + count) % count);

  useEffect(() => {
    if (!plays || held || paused) return;
    const timer = setInterval(() => !document.hidden && setAt((now) => (now + 1) % count), autoplayMs);
    return () => clearInterval(timer);
  }, [plays, held, paused, count, autoplayMs]);

  return {
    index,
    count,
    canPrevious: count > 1,
    canNext: count > 1,
    plays,
    paused,
    setPaused,
    setHeld,
    previous: () => goTo(index - 1),
    next: () => goTo(index + 1),
    goTo,
  };
}
