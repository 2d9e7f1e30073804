import { type ReactNode, Suspense } from 'react';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lazyPart } from '#web/ui/lazy.ts';
import { BannerSlide, type Slide } from './banner-slide.tsx';

// In the page from the server; its script comes after what one sees first. Until then the first slide stands still.
const Carousel = lazyPart(async () => ({ default: (await import('#web/ui/lists/carousel.tsx')).Carousel }));

const AUTOPLAY_MS = 6000;

const PlaceHeld = () => (
  <Skeleton className="h-41.5 rounded-sheet md:aspect-18/7 md:h-auto wide:aspect-auto wide:h-80" />
);

/** The offers of the module; beside them, where there is room, one thing more. */
export function BannerStrip({ slides, aside }: { slides: readonly Slide[] | undefined; aside?: ReactNode }) {
  const t = useTranslate();
  if (slides?.length === 0) return null;

  return (
    <div className="grid gap-(--space-card-gap) wide:grid-cols-[minmax(0,1fr)_398px]">
      {slides ? (
        <Suspense fallback={slides[0] && <BannerSlide slide={slides[0]} priority />}>
          <Carousel
            labels={{
              carousel: t('home.banners'),
              previous: t('home.previous'),
              next: t('home.next'),
              pause: t('home.pause'),
              play: t('home.play'),
              slide: (place, count) => t('home.slide', { place: String(place), count: String(count) }),
            }}
            loop
            autoplayMs={AUTOPLAY_MS}
            arrows={false}
            dots="over"
            className="rounded-sheet"
          >
            {slides.map((slide, index) => (
              <BannerSlide key={slide.id} slide={slide} priority={index === 0} />
            ))}
          </Carousel>
        </Suspense>
      ) : (
        <PlaceHeld />
      )}
      {aside}
    </div>
  );
}
