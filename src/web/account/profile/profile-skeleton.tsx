import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** The page's own sizes, until it is there. */
export function ProfileSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-6">
      <Skeleton className="h-9 w-40" />
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        <Skeleton className="h-26 rounded-card" />
        <Skeleton className="h-26 rounded-card" />
        <Skeleton className="h-26 rounded-card" />
        <Skeleton className="h-26 rounded-card" />
      </div>
      <Skeleton className="h-70 rounded-card" />
    </div>
  );
}
