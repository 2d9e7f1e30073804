import { Suspense } from 'react';
import { useSession } from '#web/session/session.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import type { HomeSection } from './home-layout.ts';
import { Advertisements } from './sections/advertisements.tsx';
import { AllStores } from './sections/all-stores.tsx';
import { BrandSection } from './sections/brand-section.tsx';
import { CampaignSection } from './sections/campaign-section.tsx';
import { CouponStrip } from './sections/coupon-strip.tsx';
import { FlashSale } from './sections/flash-sale.tsx';
import { ItemSection } from './sections/item-section.tsx';
import { StoreSection } from './sections/store-section.tsx';
import { TabbedItems } from './sections/tabbed-items.tsx';
import { VisitAgain } from './sections/visit-again.tsx';

/** One of the rows below the categories; `part` is the name of its place in the page. */
export function HomeRow({ section, part }: { section: HomeSection; part: string }) {
  switch (section.kind) {
    case 'stores':
      return <StoreSection {...section} />;
    case 'items':
      return <ItemSection {...section} />;
    case 'tabs':
      return <TabbedItems {...section} />;
    case 'flash':
      return <FlashSale {...section} />;
    case 'ads':
      return <Advertisements {...section} />;
    case 'campaigns':
      return <CampaignSection {...section} />;
    case 'coupons':
      return <CouponStrip {...section} />;
    case 'brands':
      return <BrandSection {...section} />;
    case 'cashback':
      return <CashbackPlace part={part} />;
    case 'visit-again':
      return <VisitAgain {...section} />;
    case 'all-stores':
      return <AllStores {...section} />;
    default:
      return null;
  }
}

const CashbackOffers = lazyWithRetry(() => import('./sections/cashback-offers.tsx'));

/** Who is not signed in does not even load it. */
function CashbackPlace({ part }: { part: string }) {
  const isSignedIn = useSession(({ token }) => token !== null);
  if (!isSignedIn) return null;
  return (
    <Suspense fallback={null}>
      <CashbackOffers part={part} />
    </Suspense>
  );
}
