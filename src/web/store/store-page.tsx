import { type ComponentType, Suspense } from 'react';
import { useSession } from '#web/session/session.tsx';
import { lazySection } from '#web/ui/lazy-section.tsx';
import { useModuleOf } from '../catalog/use-module-of.ts';
import { OutOfZone } from './out-of-zone.tsx';
import { StoreHead } from './store-head.tsx';
import { Announcement } from './store-notes.tsx';
import StoreShelf from './store-shelf.tsx';
import { MenuSkeleton } from './store-skeleton.tsx';
import type { StoreView } from './store-view.ts';
import { useIsOutside } from './use-is-outside.ts';

// Comes with this file, and is hydrated after the head.
const Shelf = lazySection(async () => ({ default: StoreShelf }), <MenuSkeleton />);

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
    // On a phone the cover stands in place of the shell's header: it has the way back, and the store its own search.
    <div data-own-head className="column flex flex-col gap-4 pb-8 md:gap-6 md:py-5">
      {isOutside && <OutOfZone />}
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
      <Announcement text={store.announcement} />
      <div className="min-w-0">
        <Shelf store={store} lookOnly={isOutside} />
      </div>
    </div>
  );
}
