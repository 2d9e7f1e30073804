import { Suspense } from 'react';
import { lazyPart } from '#web/ui/lazy.ts';
import { whenNear } from '#web/ui/when-near.ts';
import { useModuleOf } from '../catalog/use-module-of.ts';
import { RowSkeleton } from '../listing/cards/card-skeletons.tsx';
import { OutOfZone } from './out-of-zone.tsx';
import { StoreHead } from './store-head.tsx';
import { Announcement, StoreNotes } from './store-notes.tsx';
import type { StoreView } from './store-view.ts';
import { useIsOutside } from './use-is-outside.ts';

const StorePopular = lazyPart(async () => {
  await whenNear('store-popular');
  return import('./store-popular.tsx');
});
const StoreItems = lazyPart(async () => {
  await whenNear('store-items');
  return import('./store-items.tsx');
});

// In the page from the server; each wakes up when it is nearly seen. Made once: a new element would make React draw
// anew what it has not woken up yet.
const items = (
  <>
    <div data-part="store-popular" className="min-w-0 empty:hidden">
      <Suspense fallback={<RowSkeleton />}>
        <StorePopular />
      </Suspense>
    </div>
    <div data-part="store-items" className="min-w-0">
      <Suspense fallback={<RowSkeleton />}>
        <StoreItems />
      </Suspense>
    </div>
  </>
);

export function StorePage({ store }: { store: StoreView }) {
  useModuleOf(store);
  const isOutside = useIsOutside(store);

  return (
    <div className="column flex flex-col gap-5 py-4 md:gap-7 md:py-6">
      {isOutside && <OutOfZone />}
      <Announcement text={store.announcement} />
      <StoreHead store={store} />
      <StoreNotes store={store} />
      {items}
    </div>
  );
}
