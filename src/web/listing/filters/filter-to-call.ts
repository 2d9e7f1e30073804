import { ITEM_FILTERS, type ItemFilter, STORE_FILTERS, type StoreFilter } from '#contract/catalog/inputs.ts';
import type { ListWish } from './list-filter.ts';

/** Orders are words of the filter too in this interface; a word that the list does not know is left out. */
const words = ({ filter, sort }: ListWish): readonly string[] => (sort ? [...filter, sort] : filter);

export const itemWish = (wish: ListWish) => ({
  type: wish.type,
  filter: ITEM_FILTERS.filter((word): word is ItemFilter => words(wish).includes(word)),
  min_price: wish.min_price === null ? undefined : wish.min_price / 100,
  max_price: wish.max_price === null ? undefined : wish.max_price / 100,
  rating_count: wish.rating_count ?? undefined,
});

export const storeWish = (wish: ListWish) => ({
  type: wish.type,
  filter: STORE_FILTERS.filter((word): word is StoreFilter => words(wish).includes(word)),
  rating_count: wish.rating_count ?? undefined,
});
