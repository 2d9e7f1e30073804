import { type ComponentType, Suspense } from 'react';
import { useSession } from '#web/session/session.tsx';
import { lazySection } from '#web/ui/lazy-section.tsx';
import { useModuleOf } from '../catalog/use-module-of.ts';
import { RowSkeleton } from '../listing/cards/card-skeletons.tsx';
import { OutOfZone } from './out-of-zone.tsx';
import { StoreHead } from './store-head.tsx';
import { Announcement, StoreNotes } from './store-notes.tsx';
import type { StoreView } from './store-view.ts';
import { useIsOutside } from './use-is-outside.ts';

const StorePopular = lazySection(() => import('./store-popular.tsx'), <RowSkeleton />);
const StoreShelf = lazySection(() => import('./store-shelf.tsx'), <RowSkeleton />);

type StorePageProps = {
  store: StoreView;
  /** What only a customer can do here; the same component each time, so that this page need not render again for it. */
  Action?: ComponentType<{ store: StoreView }>;
};

export default function StorePage({ store, Action }: StorePageProps) {
  const isSignedIn = useSession(({ token }) => token !== null);
  useModuleOf(store);
  const isOutside = useIsOutside(store);

  return (
    <div className="column flex flex-col gap-5 py-4 md:gap-7 md:py-6">
      {isOutside && <OutOfZone />}
      <Announcement text={store.announcement} />
      <StoreHead
        store={store}
        actions={
          isSignedIn &&
          Action && (
            <Suspense fallback={null}>
              <Action store={store} />
            </Suspense>
          )
        }
      />
      <StoreNotes store={store} />
      <div className="min-w-0 empty:hidden">
        <StorePopular store={store} lookOnly={isOutside} />
      </div>
      <div className="min-w-0">
        <StoreShelf store={store} lookOnly={isOutside} />
      </div>
    </div>
  );
}
