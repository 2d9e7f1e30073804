import type { ModuleType } from '#domain/modules/module-profile.ts';
import type { MessageKey } from '#web/i18n/en.ts';
import type { ItemListName, StoreListName } from './list-names.ts';

export type HomeSection =
  | { kind: 'banners' | 'categories' | 'parcel' | 'rental' }
  | { kind: 'stores'; list: StoreListName; title: MessageKey; text?: MessageKey }
  | { kind: 'items'; list: ItemListName; title: MessageKey; text?: MessageKey }
  | { kind: 'all-stores'; title: MessageKey };

const bestReviewed: HomeSection = {
  kind: 'items',
  list: 'most-reviewed',
  title: 'home.best_reviewed',
  text: 'home.best_reviewed_text',
};
const special: HomeSection = { kind: 'items', list: 'discounted', title: 'home.special', text: 'home.special_text' };
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
const offerStores: HomeSection = {
  kind: 'stores',
  list: 'discounted',
  title: 'home.offer_stores',
  text: 'home.offer_stores_text',
};
const popularItems: HomeSection = {
  kind: 'items',
  list: 'popular',
  title: 'home.popular_items',
  text: 'home.popular_items_text',
};
const allStores: HomeSection = { kind: 'all-stores', title: 'home.all_stores' };
const top: readonly HomeSection[] = [{ kind: 'banners' }, { kind: 'categories' }];

/** What each module's home shows, from top to bottom. A section without rows is absent. */
export const HOME_SECTIONS: Record<ModuleType, readonly HomeSection[]> = {
  food: [
    ...top,
    bestStores,
    { ...special, title: 'home.special_food' },
    offerStores,
    bestReviewed,
    newStores,
    { kind: 'all-stores', title: 'home.all_restaurants' },
  ],
  grocery: [...top, bestStores, popularItems, special, bestReviewed, newStores, allStores],
  pharmacy: [...top, bestStores, popularItems, special, newStores, allStores],
  ecommerce: [
    ...top,
    { ...popularItems, title: 'home.popular_products' },
    special,
    { ...bestStores, title: 'home.popular_stores' },
    bestReviewed,
    { kind: 'items', list: 'latest', title: 'home.new_arrivals' },
    allStores,
  ],
  parcel: [{ kind: 'parcel' }],
  rental: [{ kind: 'rental' }],
};
