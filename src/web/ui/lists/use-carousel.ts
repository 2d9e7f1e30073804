import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../use-media-query.ts';

export type CarouselLabels = {
  carousel: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** "2 of 5": the name of a slide and of its dot. */
  slide(place: number, count: number): string;
};

/**
 * Position and movement of a carousel. The browser itself scrolls it under a finger, before any script too; here it is
 * only told where to. It moves by itself only when asked, never under a pointer or a focus.
 */
export function useCarousel(count: number, autoplayMs: number | null) {
  const still = useReducedMotion();
  const viewport = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [held, setHeld] = useState(false);
  const [paused, setPaused] = useState(false);
  const plays = autoplayMs !== null && !still && count > 1;

  useEffect(() => {
    const list = viewport.current;
    if (!list) return;
    // Negative in right-to-left; only the distance from the start matters.
    const look = () => setIndex(Math.round(Math.abs(list.scrollLeft) / Math.max(1, list.clientWidth)));
    list.addEventListener('scroll', look, { passive: true });
    return () => list.removeEventListener('scroll', look);
  }, []);

  useEffect(() => {
    if (!plays || held || paused) return;
    const timer = setInterval(() => !document.hidden && show(viewport.current, index + 1), autoplayMs);
    return () => clearInterval(timer);
  }, [plays, held, paused, index, autoplayMs]);

  return {
    index,
    count,
    canPrevious: count > 1,
    canNext: count > 1,
    viewport,
    plays,
    paused,
    setPaused,
    setHeld,
    previous: () => show(viewport.current, index - 1),
    next: () => show(viewport.current, index + 1),
    goTo: (place: number) => show(viewport.current, place),
  };
}

/** Round and round: after the last comes the first. */
function show(list: HTMLUListElement | null, place: number) {
  if (!list) return;
  const slides = list.children.length;
  const forwards = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
  list.scrollTo({ left: forwards * ((place + slides) % slides) * list.clientWidth });
}

type CarouselState = ReturnType<typeof useCarousel>;

/** What arrows and dots need of whatever they move. */
export type CarouselControls = Omit<CarouselState, 'viewport'>;
