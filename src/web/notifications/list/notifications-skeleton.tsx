import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

const ROWS = [0, 1, 2, 3, 4];

export function NotificationsSkeleton() {
  return (
    <div aria-busy="true" className="mt-4">
      <Skeleton className="my-3 h-5 w-20" />
      {ROWS.map((row) => (
        <div key={row} className="flex gap-3 pt-3">
          <Skeleton className="size-12 shrink-0 rounded-pill" />
          <div className="flex-1 border-line border-b pb-3">
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="mt-1.5 h-5 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
