import type { StoreDetails } from '#contract/catalog/stores.ts';
import type { Window } from '#domain/catalog/opening-hours.ts';
import type { StoreCardData } from '../catalog/cards.ts';
import { toStoreCard } from '../catalog/to-cards.ts';
import type { ShelfCategory } from '../listing/categories/category-rail.tsx';
import { toShelf } from '../listing/categories/to-shelf.ts';

/** What a store's page draws, and no more: it travels with the page. */
export type StoreView = StoreCardData &
  Pick<
    StoreDetails,
    | 'vendor_id'
    | 'address'
    | 'next_closing'
    | 'phone'
    | 'delivery'
    | 'take_away'
    | 'schedule_order'
    | 'prescription_order'
    | 'reviews_section'
    | 'positive_rating'
    | 'ratings'
    | 'meta_title'
    | 'meta_description'
  > & {
    announcement: string | null;
    discount: { percent: number; min_purchase: number; max_discount: number } | null;
    schedules: readonly Window[];
    categories: readonly ShelfCategory[];
    price: { min: number; max: number };
  };

export function toStoreView(store: StoreDetails): StoreView {
  const [range] = store.price_range;
  return {
    ...toStoreCard(store),
    vendor_id: store.vendor_id,
    address: store.address,
    next_closing: store.next_closing,
    phone: store.phone,
    delivery: store.delivery,
    take_away: store.take_away,
    schedule_order: store.schedule_order,
    prescription_order: store.prescription_order,
    reviews_section: store.reviews_section,
    positive_rating: store.positive_rating,
    ratings: store.ratings,
    meta_title: store.meta_title,
    meta_description: store.meta_description,
    announcement: store.announcement === 1 ? store.announcement_message : null,
    discount: store.discount && {
      percent: store.discount.discount,
      min_purchase: store.discount.min_purchase,
      max_discount: store.discount.max_discount,
    },
    schedules: store.schedules.map(({ day, opening_time, closing_time }) => ({ day, opening_time, closing_time })),
    categories: store.category_details.map(toShelf),
    price: { min: range?.min_price ?? 0, max: range?.max_price ?? 0 },
  };
}

/** Enough of a store to ask what it sells. */
export type Shelf = Pick<StoreView, 'id' | 'module_id' | 'zone_id'>;
