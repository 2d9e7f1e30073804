import { ITEM_FILTERS, type ItemFilterName, STORE_FILTERS, type StoreFilterName } from '#contract/catalog/inputs.ts';
import type { ListFilter } from './list-filter.ts';

/** Orders are words of the filter too in this interface; a word that the list does not know is left out. */
const words = ({ filter, sort }: ListFilter): readonly string[] => (sort ? [...filter, sort] : filter);

export const itemFilterToCall = (filter: ListFilter) => ({
  type: filter.type,
  filter: ITEM_FILTERS.filter((word): word is ItemFilterName => words(filter).includes(word)),
  min_price: filter.min_price ?? undefined,
  max_price: filter.max_price ?? undefined,
  rating_count: filter.rating_count ?? undefined,
});

export const storeFilterToCall = (filter: ListFilter) => ({
  type: filter.type,
  filter: STORE_FILTERS.filter((word): word is StoreFilterName => words(filter).includes(word)),
  rating_count: filter.rating_count ?? undefined,
});
