import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { showToast } from '#web/ui/feedback/toast-queue.ts';

/** Of what was paid for last: a parcel that comes back has a fee of its own. */
const paymentStatus = ({ parcel_cancellation, payment_status }: TrackedOrder): string =>
  parcel_cancellation?.before_pickup === 0 ? parcel_cancellation.return_fee_payment_status : payment_status;

/** Back from a gateway: the address says that somebody comes, the order itself whether the money did. */
export function usePaymentFlag(order: TrackedOrder | undefined) {
  const t = useTranslate();
  const [query, setQuery] = useSearchParams();
  const flag = query.get('flag');
  const hasSaid = useRef(false);

  useEffect(() => {
    if (!flag || !order || hasSaid.current) return;
    hasSaid.current = true;
    const isPaid = paymentStatus(order) === 'paid';
    showToast({ id: 'payment', tone: isPaid ? 'success' : 'error', text: t(isPaid ? 'pay.paid' : 'pay.not_paid') });
    const rest = new URLSearchParams(query);
    for (const name of ['flag', 'token']) rest.delete(name);
    setQuery(rest, { replace: true, preventScrollReset: true });
  }, [flag, order, query, setQuery, t]);
}
