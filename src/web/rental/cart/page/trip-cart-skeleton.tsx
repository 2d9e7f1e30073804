import { useTranslate } from '#web/i18n/lazy/trip-cart.ts';
import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx';
import { TripCartFrame } from './trip-cart-frame.tsx';

const LINES = ['first', 'second'] as const;

/** The page's own boxes, until it is known what is planned. */
export function TripCartSkeleton() {
  const t = useTranslate();
  return (
    <TripCartFrame
      aside={
        <>
          <SkeletonText lines={2} />
          <Skeleton className="mt-5 h-13" />
        </>
      }
    >
      <section
        aria-busy="true"
        aria-label={t('tripcart.details')}
        className="rounded-card border border-line bg-surface p-4 md:p-6"
      >
        <Skeleton className="h-40 rounded-card" />
        {LINES.map((line) => (
          <div key={line} className="flex gap-3.5 py-4">
            <Skeleton className="size-19 rounded-[10px]" />
            <SkeletonText lines={2} className="flex-1 pt-1" />
          </div>
        ))}
      </section>
    </TripCartFrame>
  );
}
