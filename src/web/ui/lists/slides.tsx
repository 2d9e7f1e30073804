import { useDirection } from '@base-ui/react/direction-provider';
import { Children, type CSSProperties, isValidElement, type ReactNode, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { CarouselArrows } from './carousel-arrows.tsx';
import { CarouselDots } from './carousel-dots.tsx';
import type { CarouselLabels } from './use-carousel.ts';
import { useSlides } from './use-slides.ts';

/** So far a finger travels before it means the next slide. */
const SWIPE_PX = 40;

type SlidesProps = {
  labels: CarouselLabels;
  autoplayMs: number | null;
  /** From one slide to the next. */
  transitionMs: number;
  /** Over the lower end corner: "1 / 8". */
  counter?: boolean;
  className?: string;
  /** One element a slide, without anything to press in it. */
  children: ReactNode;
};

/** One picture at a time in a frame of its own; unlike Carousel it takes an exact time to move. */
export function Slides({ labels, autoplayMs, transitionMs, counter = false, className, children }: SlidesProps) {
  const direction = useDirection();
  const slides = Children.toArray(children).filter(isValidElement);
  const carousel = useSlides(slides.length, autoplayMs);
  const touch = useRef<number | null>(null);

  function swipe(to: number) {
    const moved = touch.current === null ? 0 : to - touch.current;
    touch.current = null;
    if (Math.abs(moved) < SWIPE_PX) return;
    const isForward = moved < 0 === (direction === 'ltr');
    if (isForward) carousel.next();
    else carousel.previous();
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-label={labels.carousel}
      data-slide={carousel.index + 1}
      className={classNames('group/carousel relative min-w-0 overflow-hidden', className)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && carousel.setHeld(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && carousel.setHeld(false)}
      onFocus={() => carousel.setHeld(true)}
      onBlur={() => carousel.setHeld(false)}
      onTouchStart={({ touches }) => {
        touch.current = touches[0]?.clientX ?? null;
        // Whoever touches it looks by themselves from now on.
        carousel.setPaused(true);
      }}
      onTouchEnd={({ changedTouches }) => swipe(changedTouches[0]?.clientX ?? 0)}
    >
      <ul
        data-base-ui-swipe-ignore="x"
        className="flex h-full touch-pan-y ease-out motion-safe:transition-transform"
        style={
          {
            transitionDuration: `${transitionMs}ms`,
            transform: `translateX(${(direction === 'rtl' ? 100 : -100) * carousel.index}%)`,
          } as CSSProperties
        }
      >
        {slides.map((slide, index) => (
          <li
            key={slide.key}
            aria-label={labels.slide(index + 1, slides.length)}
            aria-hidden={index !== carousel.index}
            className="h-full w-full shrink-0"
          >
            {slide}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <>
          <CarouselArrows carousel={carousel} labels={labels} />
          <div className="pointer-events-none absolute inset-x-0 bottom-0 grid justify-items-center child:pointer-events-auto">
            <CarouselDots carousel={carousel} labels={labels} place="under" />
          </div>
          {counter && (
            <span
              aria-hidden
              dir="ltr"
              className="absolute inset-e-4 bottom-3 rounded-xs bg-glass px-2.5 py-1 font-bold text-caption text-ink tabular"
            >
              {carousel.index + 1} / {slides.length}
            </span>
          )}
        </>
      )}
    </section>
  );
}
