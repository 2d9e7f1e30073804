import type { ModuleType } from '#domain/modules/module-profile.ts';
import type { MessageKey } from '#web/i18n/en.ts';
import type { ItemListName, StoreListName, WHOLE_LISTS } from '../catalog/list-names.ts';
import type { TabsOf } from './home-rows.queries.ts';

export type PromotionKey =
  | 'basic_section_nearby'
  | 'best_reviewed_section_banner'
  | 'bottom_section_banner'
  | 'new_arrival_section_banner';

type Words = { title: MessageKey; text?: MessageKey };

type StoresSection = { kind: 'stores'; list: StoreListName } & Words;

export type HomeSection =
  | { kind: 'banners' | 'categories' | 'parcel' | 'rental' | 'cashback' }
  /** Pictures of the business, by the keys of the API. */
  | { kind: 'promotions'; keys: readonly PromotionKey[] }
  | StoresSection
  /** `instead`: for whoever has not ordered yet. */
  | ({ kind: 'visit-again'; instead?: StoresSection } & Words)
  /** `all`: the list that View all leads to. */
  | ({ kind: 'items'; list: ItemListName; all?: (typeof WHOLE_LISTS)[number] } & Words)
  | ({ kind: 'tabs'; of: TabsOf } & Words)
  | ({ kind: 'ads' | 'flash' | 'campaigns' | 'coupons' | 'brands' | 'all-stores' } & Words);

const visitAgain = { kind: 'visit-again', title: 'home.visit_again', text: 'home.visit_again_text' } as const;
const ads: HomeSection = { kind: 'ads', title: 'home.ads', text: 'home.ads_text' };
const flash: HomeSection = { kind: 'flash', title: 'home.flash' };
const campaigns: HomeSection = { kind: 'campaigns', title: 'home.campaigns' };
const coupons: HomeSection = { kind: 'coupons', title: 'home.coupons', text: 'home.coupons_text' };
const allStores: HomeSection = { kind: 'all-stores', title: 'home.all_stores' };

const recommendedStores: HomeSection = {
  kind: 'stores',
  list: 'recommended',
  title: 'home.recommended_stores',
  text: 'home.recommended_stores_text',
};
const topOffers: HomeSection = {
  kind: 'stores',
  list: 'top-offers',
  title: 'home.top_offers',
  text: 'home.top_offers_text',
};
const bestStores: HomeSection = {
  kind: 'stores',
  list: 'popular',
  title: 'home.best_stores',
  text: 'home.best_stores_text',
};
const newStores: StoresSection = {
  kind: 'stores',
  list: 'latest',
  title: 'home.new_stores',
  text: 'home.new_stores_text',
};

const bestReviewed: HomeSection = {
  kind: 'items',
  list: 'most-reviewed',
  title: 'home.best_reviewed',
  text: 'home.best_reviewed_text',
};
const special: HomeSection = {
  kind: 'items',
  list: 'discounted',
  all: 'discounted',
  title: 'home.special',
  text: 'home.special_text',
};
const popularItems: HomeSection = {
  kind: 'items',
  list: 'popular',
  all: 'popular',
  title: 'home.popular_items',
  text: 'home.popular_items_text',
};
const loveItems: HomeSection = {
  kind: 'items',
  list: 'recommended',
  all: 'recommended',
  title: 'home.love_items',
  text: 'home.love_items_text',
};
const justForYou: HomeSection = {
  kind: 'items',
  list: 'campaign',
  title: 'home.just_for_you',
  text: 'home.just_for_you_text',
};
const featuredCategories: HomeSection = { kind: 'tabs', of: 'category', title: 'home.featured_categories' };

/** Where no row further down shows the new stores: none is shown twice. */
const visitAgainOrNew: HomeSection = { ...visitAgain, instead: newStores };

const bottomBanner: HomeSection = { kind: 'promotions', keys: ['bottom_section_banner'] };
const cashback: HomeSection = { kind: 'cashback' };

const top: readonly HomeSection[] = [{ kind: 'banners' }, { kind: 'categories' }, recommendedStores];

/**
 * What each module's home shows, from top to bottom. A section without rows is absent. Cashback has no place of its own
 * in that order: it stands where the first screen ends.
 */
export const HOME_SECTIONS: Record<ModuleType, readonly HomeSection[]> = {
  food: [
    ...top,
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
    ...top,
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
    ...top,
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
    ...top,
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
  parcel: [{ kind: 'parcel' }],
  rental: [{ kind: 'rental' }, cashback],
};
