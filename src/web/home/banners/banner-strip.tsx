import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lazySection } from '#web/ui/lazy-section.tsx';
import { BannerSlide, type Slide } from './banner-slide.tsx';

// Until its script has come the first slide stands still.
const BannerCarousel = lazySection(
  () => import('./banner-carousel.tsx'),
  ({ slides: [first] }) => first && <BannerSlide slide={first} priority />,
);

const PlaceHeld = () => (
  <Skeleton className="h-41.5 rounded-sheet md:aspect-18/7 md:h-auto wide:aspect-auto wide:h-80" />
);

/** The offers of the module; beside them, where there is room, one thing more. */
export function BannerStrip({ slides, aside }: { slides: readonly Slide[] | undefined; aside?: ReactNode }) {
  if (slides?.length === 0) return null;

  return (
    <div className="grid gap-(--space-card-gap) wide:grid-cols-[minmax(0,1fr)_398px]">
      {slides ? <BannerCarousel slides={slides} /> : <PlaceHeld />}
      {aside}
    </div>
  );
}
