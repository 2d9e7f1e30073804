import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** An address that was asked for and is not there yet, and the one it was asked from. */
type PendingAddress = { from: string; to: URLSearchParams };

let latest: PendingAddress | null = null;
const listeners = new Set<() => void>();

function setLatest(next: PendingAddress | null) {
  latest = next;
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/**
 * What stands behind the `?` of the address, and a way to change it without scrolling. Presses can be faster than the
 * router: each one changes what was asked for last, not what the page still shows.
 */
export function useAddressQuery(): {
  params: URLSearchParams;
  change(next: (params: URLSearchParams) => URLSearchParams): void;
} {
  const [params] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const pending = useSyncExternalStore(
    subscribe,
    () => latest,
    () => null,
  );

  async function change(next: (params: URLSearchParams) => URLSearchParams) {
    const to = next(latest?.from === key ? latest.to : params);
    const mine = { from: key, to };
    setLatest(mine);
    await navigate(`?${to}`, { replace: true, preventScrollReset: true });
    // Given up for another page: whoever comes back finds the list as it was.
    if (latest === mine && !isAt(to)) setLatest(null);
  }

  return { params: pending?.from === key ? pending.to : params, change: (next) => void change(next) };
}

const isAt = (params: URLSearchParams) => new URLSearchParams(location.search).toString() === params.toString();
