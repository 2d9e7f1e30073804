import { Suspense } from 'react';
import { useItemCartCount } from '#web/cart/cart.queries.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { useMediaQuery } from '#web/ui/use-media-query.ts';

const Basket = lazyWithRetry(() => import('#web/cart/basket.tsx'));
const ViewCartBar = lazyWithRetry(() => import('#web/cart/view-cart-bar.tsx'));

/** What is in the cart, which only the browser knows: beside the menu where there is room, else as a bar below it. */
export function BasketPlace({ store_id, emptyText }: { store_id: number; emptyText: string | null }) {
  const hasLines = useItemCartCount() > 0;
  const isWide = useMediaQuery('(width >= 1181px)');
  return (
    <>
      <div className="sticky top-24 col-start-3 row-span-3 row-start-1 hidden max-h-[calc(100dvh-112px)] min-h-80 self-start rounded-card border border-line bg-surface wide:flex wide:flex-col">
        {isWide && (
          <Suspense fallback={<BasketSkeleton />}>
            <Basket store_id={store_id} emptyText={emptyText} />
          </Suspense>
        )}
      </div>
      {!isWide && hasLines && (
        <Suspense fallback={null}>
          <ViewCartBar />
        </Suspense>
      )}
    </>
  );
}

/** Most are empty when a store is opened. */
const BasketSkeleton = () => (
  <div aria-busy="true" className="flex flex-1 flex-col p-5">
    <Skeleton className="h-6 w-28 rounded-xs" />
    <div className="grid flex-1 place-content-center justify-items-center gap-2 py-6">
      <Skeleton className="mb-1 size-20 rounded-pill" />
      <Skeleton className="h-4 w-36 rounded-xs" />
      <Skeleton className="h-3.5 w-48 rounded-xs" />
    </div>
  </div>
);
