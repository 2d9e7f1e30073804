import { Children, isValidElement, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CarouselArrows } from './carousel-arrows.tsx';
import { CarouselDots } from './carousel-dots.tsx';
import { type CarouselLabels, useCarousel } from './use-carousel.ts';

type CarouselProps = {
  labels: CarouselLabels;
  loop?: boolean;
  align?: 'start' | 'center';
  /** Moves by itself, e.g. every 4000 ms. Off without it, and off when motion is reduced. */
  autoplayMs?: number | null;
  arrows?: boolean;
  /** `over` lies on the lower start corner of the slide, `under` in the middle below it. */
  dots?: 'over' | 'under' | 'none';
  /** Width of a slide and the gap before it; the whole width by default. */
  slideClassName?: string;
  className?: string;
  /** One element a slide. */
  children: ReactNode;
};

export function Carousel({
  labels,
  loop = false,
  align = 'start',
  autoplayMs = null,
  arrows = true,
  dots = 'under',
  slideClassName = 'basis-full',
  className,
  children,
}: CarouselProps) {
  const carousel = useCarousel({ loop, align, autoplayMs });
  const slides = Children.toArray(children).filter(isValidElement);

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
      {/* A sheet around the carousel must not take its sideways drags. */}
      <div ref={carousel.viewport} data-base-ui-swipe-ignore="x" className="overflow-hidden rounded-[inherit]">
        <ul className="flex touch-pan-y">
          {slides.map((slide, index) => (
            <li
              key={slide.key}
              aria-label={labels.slide(index + 1, slides.length)}
              className={classNames('min-w-0 shrink-0 grow-0', slideClassName)}
            >
              {slide}
            </li>
          ))}
        </ul>
      </div>
      {arrows && carousel.count > 1 && <CarouselArrows carousel={carousel} labels={labels} />}
      {dots !== 'none' && carousel.count > 1 && <CarouselDots carousel={carousel} labels={labels} place={dots} />}
    </section>
  );
}
