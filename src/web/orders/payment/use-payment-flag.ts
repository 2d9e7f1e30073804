import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { showToast } from '#web/ui/feedback/toast-queue.ts';

/** Back from a gateway: the address says that somebody comes, the order itself whether the money did. */
export function usePaymentFlag(order: TrackedOrder | undefined) {
  const t = useTranslate();
  const [query, setQuery] = useSearchParams();
  const flag = query.get('flag');
  const hasSaid = useRef(false);

  useEffect(() => {
    if (!flag || !order || hasSaid.current) return;
    hasSaid.current = true;
    const isPaid = order.payment_status === 'paid';
    showToast({ id: 'payment', tone: isPaid ? 'success' : 'error', text: t(isPaid ? 'pay.paid' : 'pay.not_paid') });
    const rest = new URLSearchParams(query);
    for (const name of ['flag', 'token']) rest.delete(name);
    setQuery(rest, { replace: true, preventScrollReset: true });
  }, [flag, order, query, setQuery, t]);
}
