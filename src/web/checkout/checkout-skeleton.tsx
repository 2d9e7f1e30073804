import { Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx';
import { FORM_COLUMNS } from './form-columns.ts';

const CARDS = ['h-23', 'h-44', 'h-36', 'h-60'] as const;

/** Has the page's boxes, so that nothing moves when the order is known. */
export function CheckoutSkeleton() {
  return (
    <div aria-busy="true" className="min-h-dvh bg-sunken dark:bg-canvas">
      <div className="column pt-3 pb-10 md:pt-5">
        <Skeleton className="mb-4 h-5 w-40 bg-press! max-md:hidden" />
        <div className={FORM_COLUMNS}>
          <div className="flex flex-col gap-4">
            {CARDS.map((height) => (
              <div key={height} className={`rounded-card border border-line bg-surface p-6 ${height}`}>
                <SkeletonText lines={2} />
              </div>
            ))}
          </div>
          <div className="h-120 rounded-card border border-line bg-surface p-6 max-[960px]:hidden">
            <SkeletonText lines={4} />
          </div>
        </div>
      </div>
    </div>
  );
}
