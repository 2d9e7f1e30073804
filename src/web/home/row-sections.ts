import { advertisementsSection } from './sections/advertisements.tsx';
import { allStoresSection } from './sections/all-stores.tsx';
import { brandsSection } from './sections/brand-section.tsx';
import { campaignsSection } from './sections/campaign-section.tsx';
import { cashbackSection } from './sections/cashback.tsx';
import { couponsSection } from './sections/coupon-strip.tsx';
import { flashSaleSection } from './sections/flash-sale.tsx';
import { itemsSection } from './sections/item-section.tsx';
import { quickFiltersSection } from './sections/quick-filters.tsx';
import { storesSection } from './sections/store-section.tsx';
import { tabsSection } from './sections/tabbed-items.tsx';
import { visitAgainSection } from './sections/visit-again.tsx';

/** The sections that a row of the layout can name. All of them come in one file: a page shows most of them. */
export const ROW_SECTIONS = {
  ads: advertisementsSection,
  'all-stores': allStoresSection,
  brands: brandsSection,
  campaigns: campaignsSection,
  cashback: cashbackSection,
  coupons: couponsSection,
  flash: flashSaleSection,
  items: itemsSection,
  quick: quickFiltersSection,
  stores: storesSection,
  tabs: tabsSection,
  'visit-again': visitAgainSection,
} as const;
