import { filterFrom, type ListFilter, withFilter } from './list-filter.ts';
import { useAddressQuery } from './use-address-query.ts';

type Change = Partial<ListFilter> | ((filter: ListFilter) => Partial<ListFilter>);

/** The filter in the address, and a way to change it. */
export function useListFilter(): { filter: ListFilter; change(change: Change): void } {
  const { params, change } = useAddressQuery();
  return {
    filter: filterFrom(params),
    change: (wanted) =>
      change((now) => withFilter(now, typeof wanted === 'function' ? wanted(filterFrom(now)) : wanted)),
  };
}
