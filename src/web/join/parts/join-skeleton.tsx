import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** The places of the cards and of what stands beside them, until it is known what was filled in before. */
export const JoinSkeleton = () => (
  <div className="grid gap-x-6 gap-y-3.5 wide:grid-cols-[minmax(0,1fr)_460px]">
    <div className="flex flex-col gap-3.5">
      <Skeleton className="h-64 rounded-card" />
      <Skeleton className="h-56 rounded-card" />
      <Skeleton className="h-60 rounded-card" />
    </div>
    <div className="flex flex-col gap-3.5 max-wide:hidden">
      <Skeleton className="h-104 rounded-card" />
      <Skeleton className="h-44 rounded-card" />
    </div>
  </div>
);
