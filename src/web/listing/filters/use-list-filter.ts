import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { filterFrom, type ListFilter, withFilter } from './list-filter.ts';

/** An address that was asked for and is not there yet, and the one it was asked from. */
type Asked = { from: string; to: URLSearchParams };

let asked: Asked | null = null;
const listeners = new Set<() => void>();

function ask(next: Asked | null) {
  asked = next;
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

type Change = Partial<ListFilter> | ((filter: ListFilter) => Partial<ListFilter>);

/**
 * The filter in the address, and a way to change it without scrolling. Presses can be faster than the router: each one
 * changes what was asked for last, not what the page still shows.
 */
export function useListFilter(): { filter: ListFilter; change(change: Change): void } {
  const [params] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const pending = useSyncExternalStore(
    subscribe,
    () => asked,
    () => null,
  );
  const latest = pending?.from === key ? pending.to : params;

  async function change(wanted: Change) {
    const now = asked?.from === key ? asked.to : params;
    const to = withFilter(now, typeof wanted === 'function' ? wanted(filterFrom(now)) : wanted);
    const mine = { from: key, to };
    ask(mine);
    await navigate(`?${to}`, { replace: true, preventScrollReset: true });
    // Given up for another page: whoever comes back finds the list as it was.
    if (asked === mine && !isAt(to)) ask(null);
  }

  return { filter: filterFrom(latest), change: (wanted) => void change(wanted) };
}

const isAt = (params: URLSearchParams) => new URLSearchParams(location.search).toString() === params.toString();
