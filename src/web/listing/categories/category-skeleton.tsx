import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ItemCardSkeleton, placeholders } from '../cards/card-skeletons.tsx';

/** The page of a category that is on its way. */
export const CategorySkeleton = () => (
  <div aria-busy className="column py-6 md:py-8">
    <Skeleton className="h-5 w-48" />
    <Skeleton className="mt-3 h-8 w-60 max-w-full" />
    <div className="mt-22 grid grid-cols-2 gap-x-3 gap-y-7 md:grid-items">
      {placeholders(10).map((place) => (
        <ItemCardSkeleton key={place} />
      ))}
    </div>
  </div>
);
