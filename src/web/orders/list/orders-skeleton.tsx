import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

const ROWS = ['first', 'second', 'third'] as const;

/** Has the rows' sizes, so that nothing moves when they arrive. */
export function OrdersSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      {ROWS.map((row) => (
        <Skeleton key={row} className="h-39.5 rounded-card md:h-27.5" />
      ))}
    </div>
  );
}
