import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ItemCardSkeleton, placeholders } from '../listing/cards/card-skeletons.tsx';

/** The page of a store that is on its way, in its own sizes. */
export const StoreSkeleton = () => (
  <div aria-busy className="column flex flex-col gap-5 py-4 md:gap-7 md:py-6">
    <div>
      <Skeleton className="h-41.5 rounded-sheet md:h-66" />
      <div className="flex gap-5 ps-2 pt-4">
        <Skeleton className="size-18 rounded-card md:size-24" />
        <div className="flex-1 pt-2">
          <Skeleton className="h-7 w-60 max-w-full" />
          <Skeleton className="mt-3 h-4 w-80 max-w-full" />
        </div>
      </div>
    </div>
    <Skeleton className="h-17 rounded-card" />
    <div className="grid grid-cols-2 gap-x-3 gap-y-7 md:grid-items">
      {placeholders(10).map((place) => (
        <ItemCardSkeleton key={place} />
      ))}
    </div>
  </div>
);
