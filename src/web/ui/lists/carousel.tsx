import { Children, isValidElement, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CarouselArrows } from './carousel-arrows.tsx';
import { CarouselDots } from './carousel-dots.tsx';
import { type CarouselLabels, useCarousel } from './use-carousel.ts';

type CarouselProps = {
  labels: CarouselLabels;
  /** Moves by itself, e.g. every 4000 ms. Off without it, and off when motion is reduced. */
  autoplayMs?: number | null;
  arrows?: boolean;
  className?: string;
  /** One element a slide, each as wide as the carousel. */
  children: ReactNode;
};

export function Carousel({ labels, autoplayMs = null, arrows = true, className, children }: CarouselProps) {
  const slides = Children.toArray(children).filter(isValidElement);
  const carousel = useCarousel(slides.length, autoplayMs);

  return (
    <section
      aria-roledescription="carousel"
      aria-label={labels.carousel}
      className={classNames('group/carousel relative min-w-0', className)}
      onPointerEnter={() => carousel.setHeld(true)}
      onPointerLeave={() => carousel.setHeld(false)}
      onFocus={() => carousel.setHeld(true)}
      onBlur={() => carousel.setHeld(false)}
    >
      <ul
        ref={carousel.viewport}
        // A sheet around the carousel must not take its sideways drags; a slide that is a link stays below the dots.
        data-base-ui-swipe-ignore="x"
        className="isolate flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain rounded-[inherit] [scrollbar-width:none] motion-safe:scroll-smooth"
      >
        {slides.map((slide, index) => (
          <li
            key={slide.key}
            aria-label={labels.slide(index + 1, slides.length)}
            className="min-w-0 shrink-0 grow-0 basis-full snap-start snap-always"
          >
            {slide}
          </li>
        ))}
      </ul>
      {arrows && carousel.count > 1 && <CarouselArrows carousel={carousel} labels={labels} />}
      {carousel.count > 1 && <CarouselDots carousel={carousel} labels={labels} place="over" />}
    </section>
  );
}
