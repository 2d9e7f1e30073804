import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** The same boxes as the cards, so that nothing moves when they come. */
export const ItemCardSkeleton = () => (
  <div>
    <Skeleton className="aspect-square rounded-card md:aspect-4/3" />
    <Skeleton className="mt-3 h-4.5 w-11/12" />
    <Skeleton className="mt-2.5 h-3.5 w-3/5" />
    <Skeleton className="mt-4 h-4.5 w-1/2" />
  </div>
);

export const StoreCardSkeleton = () => (
  <div className="h-64.5 overflow-hidden rounded-card border border-line">
    <Skeleton className="h-38 rounded-none" />
    <div className="px-4 pt-6.5">
      <Skeleton className="h-4.5 w-3/5" />
      <Skeleton className="mt-2.5 h-3.5 w-4/5" />
      <Skeleton className="mt-3.5 h-3 w-1/2" />
    </div>
  </div>
);

/** Lists of menu cards: rows on a phone, two framed ones beside each other where there is room. */
export const MENU_GRID = 'grid md:grid-cols-[repeat(auto-fill,minmax(min(300px,100%),1fr))] md:gap-4';

/** The same box as the card, so that nothing moves when it comes. */
export const MenuCardSkeleton = () => (
  <div className="menu-frame">
    <div className="flex-1 pt-1">
      <Skeleton className="h-4.5 w-4/5" />
      <Skeleton className="mt-3 h-3.5 w-11/12" />
      <Skeleton className="mt-2 h-3.5 w-3/5" />
      <Skeleton className="mt-4 h-4.5 w-1/4" />
    </div>
    <Skeleton className="size-25 shrink-0 rounded-[10px] md:size-29" />
  </div>
);

export const CategoryTileSkeleton = () => (
  <div className="flex flex-col items-center gap-2">
    <Skeleton className="aspect-square w-full rounded-sheet md:max-w-[var(--tile,104px)] md:rounded-pill" />
    <Skeleton className="h-3.5 w-16" />
  </div>
);

/** As many of them as fit the first look. */
export const placeholders = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** A titled row of stores to come. */
export const RowSkeleton = () => (
  <div>
    <div className="mb-4 flex h-11.5 flex-col justify-between py-1 md:h-12">
      <Skeleton className="h-5 w-50" />
      <Skeleton className="h-3.5 w-36" />
    </div>
    <div className="flex gap-(--space-card-gap) overflow-hidden py-1 child:w-72.5 child:shrink-0">
      {placeholders(4).map((place) => (
        <StoreCardSkeleton key={place} />
      ))}
    </div>
  </div>
);
