import { type FreeDelivery, freeDeliveryProgress } from '../cart/free-delivery.ts';
import { type AdminFreeDelivery, freeDeliveryBy } from './free-delivery-by.ts';

/** `always`: whatever is ordered, so that there is nothing to reach. */
export type FreeDeliveryOffer = FreeDelivery & { always: boolean };

/** The one thing to say about free delivery, by the rule that the order is charged by; null: nothing is offered. */
export function freeDeliveryOffer(
  amount: number,
  admin: AdminFreeDelivery,
  store: { free_delivery: boolean },
): FreeDeliveryOffer | null {
  const free = freeDeliveryBy({ admin, store, coupon: null, amount: 0 });
  if (free) return { percent: 100, remaining: 0, always: true };
  const progress = admin.status ? freeDeliveryProgress(amount, admin.free_delivery_over) : null;
  return progress && { ...progress, always: false };
}
