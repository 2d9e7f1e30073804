import { useSearchParams } from 'react-router';
import { filterFrom, type ListFilter, withFilter } from './list-filter.ts';

/** What the address wishes for, and a way to wish for something else without leaving the place one looks at. */
export function useListFilter(): { filter: ListFilter; change(change: Partial<ListFilter>): void } {
  const [params, setParams] = useSearchParams();
  return {
    filter: filterFrom(params),
    change: (change) => setParams((now) => withFilter(now, change), { replace: true, preventScrollReset: true }),
  };
}
