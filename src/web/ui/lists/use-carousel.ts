import { useDirection } from '@base-ui/react/direction-provider';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useState } from 'react';
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

export type CarouselOptions = { loop: boolean; align: 'start' | 'center'; autoplayMs: number | null };

/** Position and movement of a carousel. It moves by itself only when asked, never under a pointer or a focus. */
export function useCarousel({ loop, align, autoplayMs }: CarouselOptions) {
  const direction = useDirection();
  const still = useReducedMotion();
  const [viewport, embla] = useEmblaCarousel({ loop, align, direction, duration: 20 });
  const [at, setAt] = useState({ index: 0, count: 0, canPrevious: false, canNext: false });
  const [held, setHeld] = useState(false);
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    if (!embla) return;
    const look = () =>
      setAt({
        index: embla.selectedScrollSnap(),
        count: embla.scrollSnapList().length,
        canPrevious: embla.canScrollPrev(),
        canNext: embla.canScrollNext(),
      });
    look();
    embla.on('select', look).on('reInit', look);
    return () => {
      embla.off('select', look).off('reInit', look);
    };
  }, [embla]);

  const plays = autoplayMs !== null && !still && at.count > 1;

  useEffect(() => {
    if (!embla || !plays || held || paused) return;
    const timer = setInterval(() => !document.hidden && embla.scrollNext(), autoplayMs);
    return () => clearInterval(timer);
  }, [embla, plays, held, paused, autoplayMs]);

  return {
    ...at,
    viewport,
    plays,
    paused,
    setPaused,
    setHeld,
    previous: () => embla?.scrollPrev(still),
    next: () => embla?.scrollNext(still),
    goTo: (index: number) => embla?.scrollTo(index, still),
  };
}

type CarouselState = ReturnType<typeof useCarousel>;

/** What arrows and dots need of whatever they move. */
export type CarouselControls = Omit<CarouselState, 'viewport'>;
