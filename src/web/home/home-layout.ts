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
export const coupons: HomeRow = { kind: 'coupons', title: 'home.coupons', text: 'home.coupons_text' };
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
const justForYou: HomeRow = {
  kind: 'items',
  list: 'campaign',
  title: 'home.just_for_you',
  text: 'home.just_for_you_text',
};
const featuredCategories: HomeRow = { kind: 'tabs', of: 'category', title: 'home.featured_categories' };

/** Where no row further down shows the new stores: none is shown twice. */
const visitAgainOrNew: HomeRow = { ...visitAgain, instead: newStores };

const bottomBanner: HomeRow = { kind: 'promotions', keys: ['bottom_section_banner'] };
export const cashback: HomeRow = { kind: 'cashback' };

/**
 * What the home of each shop shows below its banners and categories, from top to bottom. A row without cards is absent.
 * The specification gives cashback no place in that order: it stands where the first screen ends.
 */
const HOME_ROWS: Record<ModuleTypeOf<'shop'>, readonly HomeRow[]> = {
  food: [
    recommendedStores,
    cashback,
    visitAgain,
    ads,
    { ...special, title: 'home.special_food' },
    topOffers,
    campaigns,
    { kind: 'promotions', keys: ['best_reviewed_section_banner'] },
    bestReviewed,
    loveItems,
    newStores,
    bestStores,
    justForYou,
    featuredCategories,
    { ...allStores, title: 'home.all_restaurants' },
  ],
  grocery: [
    recommendedStores,
    cashback,
    visitAgain,
    ads,
    popularItems,
    flash,
    campaigns,
    special,
    topOffers,
    { kind: 'promotions', keys: ['best_reviewed_section_banner'] },
    bestReviewed,
    justForYou,
    loveItems,
    coupons,
    newStores,
    bottomBanner,
    allStores,
  ],
  pharmacy: [
    recommendedStores,
    cashback,
    campaigns,
    visitAgainOrNew,
    ads,
    { kind: 'items', list: 'basic', title: 'home.basic_medicine', text: 'home.basic_medicine_text' },
    topOffers,
    { kind: 'promotions', keys: ['basic_section_nearby'] },
    { kind: 'stores', list: 'featured', title: 'home.featured_store', text: 'home.featured_store_text' },
    justForYou,
    { kind: 'tabs', of: 'condition', title: 'home.conditions' },
    allStores,
  ],
  ecommerce: [
    recommendedStores,
    cashback,
    campaigns,
    visitAgainOrNew,
    ads,
    { ...popularItems, title: 'home.popular_products' },
    flash,
    topOffers,
    { kind: 'promotions', keys: ['best_reviewed_section_banner', 'new_arrival_section_banner'] },
    special,
    { ...bestStores, title: 'home.popular_stores' },
    bestReviewed,
    { kind: 'tabs', of: 'new-in-category', title: 'home.new_arrivals' },
    justForYou,
    loveItems,
    featuredCategories,
    { kind: 'brands', title: 'home.brands', text: 'home.brands_text' },
    bottomBanner,
    allStores,
  ],
};

const ROWS_BY_TYPE = new Map<ModuleType, readonly HomeRow[]>(
  Object.entries(HOME_ROWS) as [ModuleType, readonly HomeRow[]][],
);

export const rowsOf = (module: { module_type: ModuleType } | null): readonly HomeRow[] =>
  (module && ROWS_BY_TYPE.get(module.module_type)) ?? [];
