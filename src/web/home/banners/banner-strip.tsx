import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { BannerCarousel } from './banner-carousel.tsx';
import { BANNER_HEIGHT, type Slide } from './banner-slide.tsx';

const PlaceHeld = () => <Skeleton className={classNames('rounded-sheet', BANNER_HEIGHT)} />;

/** The offers of the module; beside them, where there is room, one thing more. */
export function BannerStrip({ slides, aside }: { slides: readonly Slide[] | undefined; aside?: ReactNode }) {
  if (slides?.length === 0) return null;

  return (
    <div className="grid gap-(--space-card-gap) min-[960px]:grid-cols-[minmax(0,1fr)_32%]">
      {slides ? <BannerCarousel slides={slides} /> : <PlaceHeld />}
      {aside}
    </div>
  );
}
