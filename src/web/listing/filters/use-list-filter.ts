import { useSearchParams } from 'react-router';
import { filterFrom, type ListFilter, withFilter } from './list-filter.ts';

/** The filter in the address, and a way to change it without scrolling. */
export function useListFilter(): { filter: ListFilter; change(change: Partial<ListFilter>): void } {
  const [params, setParams] = useSearchParams();
  return {
    filter: filterFrom(params),
    change: (change) => setParams((now) => withFilter(now, change), { replace: true, preventScrollReset: true }),
  };
}
