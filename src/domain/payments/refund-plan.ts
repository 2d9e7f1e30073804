import type { PaymentMethod } from './payment-method.ts';

/** Money that came, in minor units; `refunded`: what of it is back already or on its way. */
export type PaidPart = { id: string; payment_method: string; amount: number; refunded: number };

export type RefundPart = { payment_id: string; payment_method: string; amount: number };

/** gateway: sent over there. wallet: booked at once. by_hand: somebody has to carry it. */
export type RefundWay = 'gateway' | 'wallet' | 'by_hand';

/** Trips say `cash_payment`. Whatever else money came by is the name of a gateway. */
const OWN_WAYS: Record<Exclude<PaymentMethod, 'digital_payment'> | 'cash_payment', RefundWay> = {
  wallet: 'wallet',
  cash_on_delivery: 'by_hand',
  cash_payment: 'by_hand',
  offline_payment: 'by_hand',
};

export const refundWay = (payment_method: string): RefundWay =>
  (OWN_WAYS as Partial<Record<string, RefundWay>>)[payment_method] ?? 'gateway';

const ORDER: readonly RefundWay[] = ['gateway', 'wallet', 'by_hand'];

/**
 * Each part goes back the way it came, never more than came there. Where only a part of the sum goes back, the card comes
 * first: that money left the payer's pocket. `amount` null: all that is left.
 */
export function planRefund(parts: readonly PaidPart[], amount: number | null): RefundPart[] {
  let left = amount ?? Number.POSITIVE_INFINITY;
  return parts
    .toSorted(
      (one, other) => ORDER.indexOf(refundWay(one.payment_method)) - ORDER.indexOf(refundWay(other.payment_method)),
    )
    .flatMap((part) => {
      const share = Math.min(left, part.amount - part.refunded);
      if (share <= 0) return [];
      left -= share;
      return [{ payment_id: part.id, payment_method: part.payment_method, amount: share }];
    });
}
