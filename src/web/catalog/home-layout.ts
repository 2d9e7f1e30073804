import type { ModuleType } from '#domain/modules/module-profile.ts';
import type { MessageKey } from '#web/i18n/en.ts';
import type { TabsOf } from './home-rows.queries.ts';
import type { ItemListName, StoreListName, WHOLE_LISTS } from './list-names.ts';

type Words = { title: MessageKey; text?: MessageKey };

export type HomeSection =
  | { kind: 'banners' | 'categories' | 'parcel' | 'rental' }
  | ({ kind: 'stores'; list: StoreListName } & Words)
  /** `all`: the list that View all leads to. */
  | ({ kind: 'items'; list: ItemListName; all?: (typeof WHOLE_LISTS)[number] } & Words)
  | ({ kind: 'tabs'; of: TabsOf } & Words)
  | ({ kind: 'visit-again' | 'ads' | 'flash' | 'campaigns' | 'coupons' | 'brands' | 'all-stores' } & Words);

const visitAgain: HomeSection = { kind: 'visit-again', title: 'home.visit_again', text: 'home.visit_again_text' };
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
const newStores: HomeSection = {
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

const top: readonly HomeSection[] = [{ kind: 'banners' }, { kind: 'categories' }, recommendedStores];

/** What each module's home shows, from top to bottom. A section without rows is absent. */
export const HOME_SECTIONS: Record<ModuleType, readonly HomeSection[]> = {
  food: [
    ...top,
    visitAgain,
    ads,
    { ...special, title: 'home.special_food' },
    topOffers,
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
    visitAgain,
    ads,
    popularItems,
    flash,
    campaigns,
    special,
    topOffers,
    bestReviewed,
    justForYou,
    loveItems,
    coupons,
    newStores,
    bestStores,
    allStores,
  ],
  pharmacy: [
    ...top,
    campaigns,
    visitAgain,
    ads,
    { kind: 'items', list: 'basic', title: 'home.basic_medicine', text: 'home.basic_medicine_text' },
    topOffers,
    { kind: 'stores', list: 'featured', title: 'home.featured_store', text: 'home.featured_store_text' },
    justForYou,
    { kind: 'tabs', of: 'condition', title: 'home.conditions' },
    special,
    bestStores,
    allStores,
  ],
  ecommerce: [
    ...top,
    campaigns,
    visitAgain,
    ads,
    { ...popularItems, title: 'home.popular_products' },
    flash,
    topOffers,
    special,
    { ...bestStores, title: 'home.popular_stores' },
    bestReviewed,
    { kind: 'tabs', of: 'new-in-category', title: 'home.new_arrivals' },
    justForYou,
    loveItems,
    featuredCategories,
    { kind: 'brands', title: 'home.brands', text: 'home.brands_text' },
    allStores,
  ],
  parcel: [{ kind: 'parcel' }],
  rental: [{ kind: 'rental' }],
};
