import { Suspense } from 'react';
import { useSession } from '#web/session/session.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { type HomeSection, loadedInBrowser } from '../home-section.ts';

const CashbackOffers = lazyWithRetry(() => import('./cashback-offers.tsx'));

export const cashbackSection: HomeSection = { prefetch: loadedInBrowser, View: Cashback };

/** A chunk of its own, which guests never load. */
function Cashback() {
  const isSignedIn = useSession(({ token }) => token !== null);
  if (!isSignedIn) return null;
  return (
    <Suspense fallback={null}>
      <CashbackOffers />
    </Suspense>
  );
}
