import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { MENU_GRID, MenuCardSkeleton, placeholders } from '../listing/cards/card-skeletons.tsx';

/** The page of a store that is on its way, in its own sizes. */
export const StoreSkeleton = () => (
  <div aria-busy data-own-head className="column flex flex-col gap-4 pb-8 md:gap-6 md:py-5">
    <div>
      <Skeleton className="h-37.5 rounded-none max-md:-mx-(--space-gutter) md:h-40 md:rounded-sheet" />
      <div className="flex gap-5 ps-2 pt-4">
        <Skeleton className="size-18 rounded-card md:size-24" />
        <div className="flex-1 pt-2">
          <Skeleton className="h-7 w-60 max-w-full" />
          <Skeleton className="mt-3 h-4 w-80 max-w-full" />
        </div>
      </div>
    </div>
    <MenuSkeleton />
  </div>
);

/** Search, shelves and menu to come. */
export const MenuSkeleton = () => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-x-7 min-[900px]:grid-cols-[176px_minmax(0,1fr)] wide:grid-cols-[176px_minmax(0,1fr)_336px]">
    <Skeleton className="hidden h-70 rounded-card min-[900px]:block" />
    <div>
      <Skeleton className="mb-5 h-11 rounded-pill" />
      <div className={MENU_GRID}>
        {placeholders(8).map((place) => (
          <MenuCardSkeleton key={place} />
        ))}
      </div>
    </div>
    <Skeleton className="hidden h-80 rounded-card wide:block" />
  </div>
);
