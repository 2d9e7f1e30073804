import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

export function TrackSkeleton() {
  return (
    <div aria-busy="true" className="column py-6">
      <div className="grid gap-6 md:grid-cols-[minmax(0,380px)_minmax(0,1fr)] min-[960px]:grid-cols-[minmax(0,420px)_minmax(0,1fr)]">
        <div className="flex flex-col gap-5">
          <Skeleton className="h-9 w-40" />
          <Skeleton className="h-10" />
          <Skeleton className="h-20 rounded-card" />
          <Skeleton className="h-40 rounded-card" />
        </div>
        <Skeleton className="h-80 rounded-card max-md:hidden md:h-[calc(100dvh-120px)]" />
      </div>
    </div>
  );
}
