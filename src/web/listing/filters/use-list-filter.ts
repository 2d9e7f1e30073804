import { useSearchParams } from 'react-router';
import { type ListWish, wishFrom, withWish } from './list-filter.ts';

/** What the address wishes for, and a way to wish for something else without leaving the place one looks at. */
export function useWish(): { wish: ListWish; change(change: Partial<ListWish>): void } {
  const [params, setParams] = useSearchParams();
  return {
    wish: wishFrom(params),
    change: (change) => setParams((now) => withWish(now, change), { replace: true, preventScrollReset: true }),
  };
}
