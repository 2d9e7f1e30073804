import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx';

const CARDS = ['h-23', 'h-44', 'h-36', 'h-60'] as const;

/** The page's own boxes, until it is known what is ordered. */
export function CheckoutSkeleton() {
  return (
    <div aria-busy="true" className="min-h-dvh bg-sunken dark:bg-canvas">
      <div className="column pt-3 pb-10 md:pt-5">
        <Skeleton className="mb-4 h-5 w-40 bg-press! max-md:hidden" />
        <div className="grid gap-4 md:gap-6 wide:grid-cols-[minmax(0,1fr)_420px]">
          <div className="flex flex-col gap-4">
            {CARDS.map((height) => (
              <div key={height} className={`rounded-card border border-line bg-surface p-6 ${height}`}>
                <SkeletonText lines={2} />
              </div>
            ))}
          </div>
          <div className="h-120 rounded-card border border-line bg-surface p-6 max-wide:hidden">
            <SkeletonText lines={4} />
          </div>
        </div>
      </div>
    </div>
  );
}
