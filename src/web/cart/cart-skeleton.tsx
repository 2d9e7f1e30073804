import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx';

const LINES = ['first', 'second', 'third'] as const;

/** Has the cart's sizes, so that nothing moves when it arrives. */
export function CartSkeleton() {
  return (
    <div aria-busy="true" className="-mt-2 self-start">
      {LINES.map((line) => (
        <div key={line} className="flex gap-3.5 py-4">
          <Skeleton className="size-19 rounded-[10px]" />
          <SkeletonText lines={2} className="flex-1 pt-1" />
        </div>
      ))}
    </div>
  );
}
