import { discountFromWire } from '#contract/catalog/discount-wire.ts';
import type { Item } from '#contract/catalog/item-shape.ts';
import type { Store } from '#contract/catalog/store-shape.ts';
import { isSoldOut } from '#domain/cart/quantity-limits.ts';
import { profileOf } from '#domain/modules/module-profile.ts';
import type { ItemCardData, MenuCardData, StoreCardData } from './cards.ts';
import { comparedPrice } from './prices/compared-price.ts';

export const toItemCard = (item: Item): ItemCardData => ({
  id: item.id,
  slug: item.slug,
  name: item.name,
  image: item.image,
  module_id: item.module_id,
  isCampaignItem: item.isCampaignItem,
  store_name: item.store_name,
  price: item.price,
  veg: item.veg,
  avg_rating: item.avg_rating,
  rating_count: item.rating_count,
  discount: discountFromWire(item),
  compared: comparedPrice(item),
  halal: item.halal_tag_status === 1 && item.is_halal === 1,
  organic: item.organic === 1,
  recommended: item.recommended === 1,
  available_time_starts: item.available_time_starts,
  available_time_ends: item.available_time_ends,
  store_open: item.store_open,
  store_next_opening: item.store_next_opening,
  schedule_order: item.schedule_order,
  asksFirst: item.variations.length > 0 || item.food_variations.length > 0,
  soldOut: isSoldOut(item, profileOf(item.module_type).quantityLimits),
});

/** More of a description than two lines of a card hold. */
const LONGEST_DESCRIPTION = 120;

export const toMenuCard = (item: Item): MenuCardData => ({
  ...toItemCard(item),
  description: item.description.slice(0, LONGEST_DESCRIPTION),
});

export const toStoreCard = (store: Store): StoreCardData => ({
  id: store.id,
  slug: store.slug,
  module_id: store.module_id,
  module_type: store.module_type,
  zone_id: store.zone_id,
  name: store.name,
  tagline: store.tagline,
  logo: store.logo,
  cover_photo: store.cover_photo,
  avg_rating: store.avg_rating,
  rating_count: store.rating_count,
  delivery_time: store.delivery_time,
  free_delivery: store.free_delivery,
  minimum_order: store.minimum_order,
  least_delivery_charge: store.least_delivery_charge,
  open: store.open,
  next_opening: store.next_opening,
  lat: Number(store.latitude),
  lng: Number(store.longitude),
  percentOff: store.discount?.discount ?? 0,
});
