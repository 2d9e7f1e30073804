import type { ItemFilterName } from '#contract/catalog/inputs.ts';
import type { PageRequest } from '../page.ts';
import type { Diet } from '../scope.ts';
import type { ItemFilter, ItemOrder } from './item-filter.sql.ts';

export type ItemFilters = {
  type?: Diet | undefined;
  min_price?: number | undefined;
  max_price?: number | undefined;
  rating_count?: number | undefined;
  filter?: readonly ItemFilterName[] | undefined;
};

export type ItemsQuery = PageRequest & ItemFilters;

/** What a request narrows a list of items by. */
export const itemFilter = ({ type = 'all', filter = [], ...query }: ItemFilters): ItemFilter => ({
  type,
  min_price: query.min_price ?? null,
  max_price: query.max_price ?? null,
  stars: query.rating_count ?? null,
  available_now: filter.includes('available_now'),
  discounted: filter.includes('discounted'),
});

const SORTS = { high: 'high', low: 'low', popular: 'popular', top_rated: 'top-rated' } as const;

/** A sort that the request names wins over the list's own; of several the last. */
export const itemSorting = <Usual extends ItemOrder | null>(
  filter: readonly ItemFilterName[] | undefined,
  usual: Usual,
): ItemOrder | Usual =>
  (filter ?? []).reduce<ItemOrder | Usual>(
    (order, word) => (word in SORTS ? SORTS[word as keyof typeof SORTS] : order),
    usual,
  );
