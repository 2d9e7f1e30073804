import type { Item } from '#contract/catalog/item-shape.ts';
import { type StoreOffer, storeOffer } from '#domain/checkout/store-offer.ts';
import { useConfig } from '#web/config/config.queries.ts';

type Sold = Pick<Item, 'store_open' | 'store_next_opening' | 'schedule_order'>;

/** How the item's store sells at present: by the rule with which the cart and the checkout answer. */
export const useStoreOffer = ({ store_open, store_next_opening, schedule_order }: Sold): StoreOffer =>
  storeOffer({ open: store_open === 1, next_opening: store_next_opening, schedule_order }, useConfig());
