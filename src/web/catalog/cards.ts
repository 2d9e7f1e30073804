import type { Category } from '#contract/catalog/category-shape.ts';
import type { Item } from '#contract/catalog/item-shape.ts';
import type { Store } from '#contract/catalog/store-shape.ts';
import type { BasePrice } from '#domain/pricing/base-price.ts';
import type { Discount } from '#domain/pricing/discount.ts';

/**
 * What a card draws, and no more: lists are sent along with the page, and an item says a hundred things a card does
 * not need.
 */
export type ItemCardData = Pick<
  Item,
  | 'id'
  | 'slug'
  | 'name'
  | 'image'
  | 'module_id'
  | 'isCampaignItem'
  | 'store_name'
  | 'price'
  | 'veg'
  | 'avg_rating'
  | 'rating_count'
  | 'available_time_starts'
  | 'available_time_ends'
  | 'store_open'
  | 'store_next_opening'
  | 'schedule_order'
> & {
  discount: Discount;
  /** What a kilogram or litre costs; null: nothing to compare. */
  compared: BasePrice | null;
  halal: boolean;
  organic: boolean;
  recommended: boolean;
  /** It has variations or options: it cannot be added without asking. */
  asksFirst: boolean;
  soldOut: boolean;
};

/** On the page of its own store a line about it says more than the store's name. */
export type MenuCardData = ItemCardData & Pick<Item, 'description'>;

export type StoreCardData = Pick<
  Store,
  | 'id'
  | 'slug'
  | 'module_id'
  | 'module_type'
  | 'zone_id'
  | 'name'
  | 'tagline'
  | 'logo'
  | 'cover_photo'
  | 'avg_rating'
  | 'rating_count'
  | 'delivery_time'
  | 'free_delivery'
  | 'minimum_order'
  | 'least_delivery_charge'
  | 'open'
  | 'next_opening'
> & { lat: number; lng: number; percentOff: number };

export type CategoryTileData = Pick<Category, 'id' | 'name' | 'image' | 'module_id'>;
