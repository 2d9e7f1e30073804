import { isRunning, type OrderStatus } from '../orders/order-status.ts';

/** Why a parcel that was picked up did not reach its receiver. */
export const RETURN_CAUSES = ['sender', 'receiver', 'courier'] as const;

export type ReturnCause = (typeof RETURN_CAUSES)[number];

export type ReturnSettings = {
  /** 0: what was picked up is not called back by its sender. */
  parcel_cancellation_status: 0 | 1;
  parcel_cancellation_basic_setup: {
    return_fee_status: boolean;
    /** Per cent of what the delivery cost. */
    return_fee: number;
    do_not_charge_return_fee_on_deliveryman_cancel: boolean;
  };
};

/** What a sender cancels: a parcel that nobody has fetched yet, or one that has to come back. */
export type CancelPart = 'before_pickup' | 'after_pickup';

const BEFORE_PICKUP: ReadonlySet<OrderStatus> = new Set(['failed', 'pending', 'accepted', 'confirmed', 'handover']);

/** Null: its sender cannot cancel it any more. */
export function parcelCancel(
  order_status: OrderStatus,
  { parcel_cancellation_status }: Pick<ReturnSettings, 'parcel_cancellation_status'>,
): CancelPart | null {
  if (BEFORE_PICKUP.has(order_status)) return 'before_pickup';
  return order_status === 'picked_up' && parcel_cancellation_status === 1 ? 'after_pickup' : null;
}

/** What the delivery cost, in minor units: the courier's tip is no part of it. */
export type DeliveryCost = {
  delivery_charge: number;
  tax_status: 'included' | 'excluded';
  total_tax_amount: number;
  additional_charge: number;
  coupon_discount_amount: number;
  ref_bonus_amount: number;
};

/** The way back costs a share of the way there, unless it was our own fault and the business waives it then. */
export function returnFee(cost: DeliveryCost, settings: ReturnSettings, cause: ReturnCause): number {
  const setup = settings.parcel_cancellation_basic_setup;
  if (!setup.return_fee_status) return 0;
  if (cause === 'courier' && setup.do_not_charge_return_fee_on_deliveryman_cancel) return 0;
  const tax = cost.tax_status === 'excluded' ? cost.total_tax_amount : 0;
  const off = cost.coupon_discount_amount + cost.ref_bonus_amount;
  const cost_of_delivery = Math.max(0, cost.delivery_charge + tax + cost.additional_charge - off);
  return Math.round((cost_of_delivery * setup.return_fee) / 100);
}

/** A delivery that we ourselves spoiled costs nothing: all that was paid for it goes back. */
export const keepsWhatWasPaid = (cause: ReturnCause): boolean => cause !== 'courier';

/** Who cancels, where nobody says why: each for their own reasons, and the business because nobody took it. */
export function causeOf(by: 'customer' | 'vendor' | 'delivery_man' | 'admin' | 'system'): ReturnCause {
  if (by === 'customer') return 'sender';
  return by === 'delivery_man' ? 'courier' : 'receiver';
}

type Cancellation = { before_pickup: 0 | 1 } | null;

/** On its way back to its sender. */
export const comesBack = (order: { order_status: OrderStatus; parcel_cancellation: Cancellation }): boolean =>
  order.order_status === 'canceled' && order.parcel_cancellation?.before_pickup === 0;

/** Whether there is something to hear of an order: a parcel that comes back has not come to its end. */
export const isUnderWay = (order: { order_status: OrderStatus; parcel_cancellation: Cancellation }): boolean =>
  isRunning(order.order_status) || comesBack(order);
