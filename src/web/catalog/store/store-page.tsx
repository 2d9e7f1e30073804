import { Suspense } from 'react';
import { late } from '#web/ui/late.ts';
import { RowSkeleton } from '../card-skeletons.tsx';
import { useModuleOf } from '../use-module-of.ts';
import { OutOfZone } from './out-of-zone.tsx';
import { StoreHead } from './store-head.tsx';
import { Announcement, StoreNotes } from './store-notes.tsx';
import type { StoreView } from './store-view.ts';
import { useIsOutside } from './use-is-outside.ts';

const StoreItems = late(() => import('./store-items.tsx'));

// In the page from the server; its script comes after that of what one sees first. Made once: a new element would make
// React draw anew what it has not woken up yet.
const items = (
  <Suspense fallback={<RowSkeleton />}>
    <StoreItems />
  </Suspense>
);

/** `madeAt`: when the server said so, for what depends on the clock. */
export function StorePage({ store, madeAt }: { store: StoreView; madeAt: number }) {
  useModuleOf(store);
  const isOutside = useIsOutside(store);

  return (
    <div className="column flex flex-col gap-5 py-4 md:gap-7 md:py-6">
      {isOutside && <OutOfZone />}
      <Announcement text={store.announcement} />
      <StoreHead store={store} madeAt={madeAt} />
      <StoreNotes store={store} />
      {items}
    </div>
  );
}
