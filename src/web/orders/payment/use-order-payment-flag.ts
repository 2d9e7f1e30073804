import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { usePaymentFlag } from './use-payment-flag.ts';

/** Of what was paid for last: a parcel that comes back has a fee of its own. */
const paymentStatus = ({ parcel_cancellation, payment_status }: TrackedOrder): string =>
  parcel_cancellation?.before_pickup === 0 ? parcel_cancellation.return_fee_payment_status : payment_status;

export function useOrderPaymentFlag(order: TrackedOrder | undefined) {
  const t = useTranslate();
  const isPaid = order && paymentStatus(order) === 'paid';
  usePaymentFlag(isPaid, t(isPaid ? 'pay.paid' : 'pay.not_paid'));
}
