import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** The same boxes as the page, so that nothing moves when it comes. */
export const ItemSkeleton = () => (
  <div aria-busy className="column pt-4 pb-(--space-section) md:pt-6">
    <Skeleton className="h-5 w-1/2 md:w-1/4" />
    <div className="grid gap-x-12 gap-y-6 pt-4 md:grid-cols-[minmax(0,46%)_minmax(0,1fr)] md:pt-6">
      <Skeleton className="aspect-square rounded-card" />
      <div className="flex flex-col gap-4">
        <Skeleton className="h-7 w-2/5" />
        <Skeleton className="h-9 w-4/5" />
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-10" />
        <Skeleton className="h-7 w-1/4" />
        <Skeleton className="mt-4 h-24 rounded-card" />
        <Skeleton className="h-44 rounded-card" />
      </div>
    </div>
  </div>
);
