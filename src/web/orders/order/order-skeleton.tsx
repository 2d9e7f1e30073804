import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** Has an order's sizes, so that nothing moves when it arrives. */
export function OrderSkeleton() {
  return (
    <div aria-busy="true" className="column py-5 md:py-8">
      <Skeleton className="mb-2 h-5 w-24" />
      <Skeleton className="h-9 w-60" />
      <Skeleton className="mt-2 h-5 w-44" />
      <Skeleton className="mt-4 h-11 w-72 rounded-control" />
      <div className="mt-5 grid gap-5 min-[960px]:grid-cols-[minmax(0,1fr)_340px] wide:grid-cols-[minmax(0,1fr)_400px]">
        <Skeleton className="h-80 rounded-card" />
        <Skeleton className="h-80 rounded-card" />
      </div>
    </div>
  );
}
