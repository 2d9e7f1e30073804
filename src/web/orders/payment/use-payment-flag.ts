import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { showToast } from '#web/ui/feedback/toast-queue.ts';

/**
 * Back from a gateway: the address says that somebody comes, what was paid for whether the money did; `isPaid` is
 * undefined until that is known. It is told once, and taken out of the address.
 */
export function usePaymentFlag(isPaid: boolean | undefined, text: string) {
  const [query, setQuery] = useSearchParams();
  const flag = query.get('flag');
  const hasSaid = useRef(false);

  useEffect(() => {
    if (!flag || isPaid === undefined || hasSaid.current) return;
    hasSaid.current = true;
    showToast({ id: 'payment', tone: isPaid ? 'success' : 'error', text });
    const rest = new URLSearchParams(query);
    for (const name of ['flag', 'token']) rest.delete(name);
    setQuery(rest, { replace: true, preventScrollReset: true });
  }, [flag, isPaid, text, query, setQuery]);
}
