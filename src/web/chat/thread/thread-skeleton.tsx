import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** Head, some bubbles and the field, until they are there. */
export const ThreadSkeleton = () => (
  <div aria-busy="true" className="flex h-full flex-col">
    <div className="flex h-16 shrink-0 items-center gap-3 border-line border-b bg-surface px-4 md:h-18 md:px-5">
      <Skeleton className="size-11 rounded-thumb" />
      <Skeleton className="h-4 w-40" />
    </div>
    <div className="flex min-h-0 flex-1 flex-col justify-end gap-3 overflow-hidden bg-sunken p-4 child:bg-hover">
      <Skeleton className="h-11 w-56 rounded-[18px]" />
      <Skeleton className="h-16 w-64 self-end rounded-[18px]" />
      <Skeleton className="h-11 w-48 rounded-[18px]" />
    </div>
    <div className="h-19 shrink-0 border-line border-t bg-surface p-3.5">
      <Skeleton className="h-12 rounded-pill" />
    </div>
  </div>
);
