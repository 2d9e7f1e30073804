import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** The page of a vehicle that is on its way, in its own sizes. */
export const VehicleSkeleton = () => (
  <div aria-busy data-own-head className="column pb-(--space-section) md:pt-4">
    <Skeleton className="hidden h-11 w-60 md:block" />
    <Skeleton className="-mx-(--space-gutter) h-72 rounded-none md:mx-0 md:mt-3 md:h-66 md:rounded-sheet" />
    <div className="grid gap-x-10 gap-y-8 pt-5 wide:grid-cols-[minmax(0,1fr)_372px]">
      <div className="flex flex-col gap-6">
        <div>
          <Skeleton className="h-8 w-3/5" />
          <Skeleton className="mt-3 h-4 w-4/5" />
        </div>
        <Skeleton className="h-19 rounded-card" />
        <Skeleton className="h-32 rounded-card" />
        <Skeleton className="h-72 rounded-card" />
      </div>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-17 rounded-card" />
        <Skeleton className="h-60 rounded-card" />
      </div>
    </div>
  </div>
);
