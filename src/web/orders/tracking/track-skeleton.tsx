import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { MAP_COLUMNS } from './map-columns.ts';

/** The map and the sheet over its foot, until it is known how far the order is. */
export function TrackSkeleton() {
  return (
    <div aria-busy="true" className={MAP_COLUMNS}>
      <Skeleton className="h-[46dvh] min-h-70 rounded-none! md:h-[calc(100dvh-120px)] md:rounded-card!" />
      <div className="relative z-1 -mt-5 flex flex-col gap-5 self-start rounded-t-sheet bg-surface px-4 pt-6 pb-6 md:order-first md:mt-0 md:rounded-card md:border md:border-line md:p-4 min-[960px]:p-6">
        <Skeleton className="h-9 w-40" />
        <Skeleton className="h-10" />
        <Skeleton className="h-20 rounded-card" />
        <Skeleton className="h-40 rounded-card" />
      </div>
    </div>
  );
}
