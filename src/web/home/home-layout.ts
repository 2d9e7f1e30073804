import type { ModuleType, ModuleTypeOf } from '#domain/modules/module-profile.ts';
import { bannersSection } from './banners/home-banners.tsx';
import type { HomeSection } from './home-section.ts';
import type { ROW_SECTIONS } from './row-sections.ts';
import { categoriesSection } from './sections/category-section.tsx';

/** On the first screen of every shop's home. They are in the page's own script; rows come in a later one. */
export const FIRST_SECTIONS = [
  { key: 'banners', ...bannersSection },
  { key: 'categories', ...categoriesSection },
] as const;

type Sections = typeof ROW_SECTIONS;

/** One row of the page: which section, and its settings. */
export type HomeRow = {
  [Kind in keyof Sections]: { kind: Kind } & (Sections[Kind] extends HomeSection<infer Settings> ? Settings : never);
}[keyof Sections];

const visitAgain = { kind: 'visit-again', title: 'home.visit_again', text: 'home.visit_again_text' } as const;
const ads: HomeRow = { kind: 'ads', title: 'home.ads', text: 'home.ads_text' };
const flash: HomeRow = { kind: 'flash', title: 'home.flash' };
const campaigns: HomeRow = { kind: 'campaigns', title: 'home.campaigns' };
export const coupons: HomeRow = { kind: 'coupons', title: 'profile.coupons', text: 'home.coupons_text' };
const allStores: HomeRow = { kind: 'all-stores', title: 'home.all_stores' };

const recommendedStores: HomeRow = {
  kind: 'stores',
  list: 'recommended',
  title: 'home.recommended_stores',
  text: 'home.recommended_stores_text',
};
const topOffers: HomeRow = {
  kind: 'stores',
  list: 'top-offers',
  title: 'home.top_offers',
  text: 'home.top_offers_text',
};
const bestStores: HomeRow = {
  kind: 'stores',
  list: 'popular',
  title: 'home.best_stores',
  text: 'home.best_stores_text',
};
const newStores = {
  kind: 'stores',
  list: 'latest',
  title: 'home.new_stores',
  text: 'home.new_stores_text',
} as const satisfies HomeRow;

const bestReviewed: HomeRow = {
  kind: 'items',
  list: 'most-reviewed',
  title: 'home.best_reviewed',
  text: 'home.best_reviewed_text',
};
const special: HomeRow = {
  kind: 'items',
  list: 'discounted',
  all: 'discounted',
  title: 'home.special',
  text: 'home.special_text',
};
const popularItems: HomeRow = {
  kind: 'items',
  list: 'popular',
  all: 'popular',
  title: 'home.popular_items',
  text: 'home.popular_items_text',
};
const loveItems: HomeRow = {
  kind: 'items',
  list: 'recommended',
  all: 'recommended',
  title: 'home.love_items',
  text: 'home.love_items_text',
};
const featuredCategories: HomeRow = { kind: 'tabs', of: 'category', title: 'home.featured_categories' };

/** New stores for shoppers without an earlier order; only in modules where no other row shows the new stores. */
const visitAgainOrNew: HomeRow = { ...visitAgain, instead: newStores };

export const cashback: HomeRow = { kind: 'cashback' };

/**
 * What the home of each shop shows below its banners and categories, from top to bottom: eight to ten things, each of
 * another kind. A row without enough cards is absent. The order is the contract's; it gives cashback no place in it,
 * which stands where the first screen ends.
 */
const SHOP_ROWS: Record<ModuleTypeOf<'shop'>, readonly HomeRow[]> = {
  food: [
    { kind: 'quick', price: 12_00, quick: true },
    recommendedStores,
    cashback,
    visitAgain,
    { ...special, title: 'home.special_food' },
    topOffers,
    bestReviewed,
    loveItems,
    newStores,
    bestStores,
    { ...allStores, title: 'home.all_restaurants' },
  ],
  grocery: [
    { kind: 'quick', price: 5_00, quick: true },
    recommendedStores,
    cashback,
    visitAgain,
    ads,
    popularItems,
    flash,
    campaigns,
    special,
    coupons,
    allStores,
  ],
  pharmacy: [
    { kind: 'quick', price: 10_00, quick: true },
    recommendedStores,
    cashback,
    campaigns,
    visitAgainOrNew,
    { kind: 'items', list: 'basic', title: 'home.basic_medicine', text: 'home.basic_medicine_text' },
    { kind: 'stores', list: 'featured', title: 'home.featured_store', text: 'home.featured_store_text' },
    { kind: 'tabs', of: 'condition', title: 'home.conditions' },
    allStores,
  ],
  ecommerce: [
    { kind: 'quick', price: 50_00, quick: false },
    recommendedStores,
    cashback,
    visitAgain,
    { ...popularItems, title: 'home.popular_products' },
    flash,
    bestReviewed,
    { kind: 'tabs', of: 'new-in-category', title: 'home.new_arrivals' },
    featuredCategories,
    { kind: 'brands', title: 'home.brands', text: 'home.brands_text' },
    allStores,
  ],
};

const HOME_ROWS: Partial<Record<ModuleType, readonly HomeRow[]>> = SHOP_ROWS;

/** So many of them are drawn by the server: what the first screen of a phone or a desk shows, and the next one. */
const NEAR_ROWS = 5;

export const isFarRow = (at: number): boolean => at >= NEAR_ROWS;

export const rowsOf = (module: { module_type: ModuleType } | null): readonly HomeRow[] =>
  (module && HOME_ROWS[module.module_type]) ?? [];
