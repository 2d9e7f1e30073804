export type FreeDelivery = {
  /** 0 to 100. */
  percent: number;
  /** Minor units still to go; 0 once it is reached. */
  remaining: number;
};

/** How far a cart has come towards free delivery; null where none is offered. */
export function freeDeliveryProgress(subtotal: number, free_delivery_over: number | null): FreeDelivery | null {
  if (free_delivery_over === null || free_delivery_over <= 0) return null;
  return {
    percent: Math.min(100, Math.max(0, (subtotal * 100) / free_delivery_over)),
    remaining: Math.max(0, free_delivery_over - subtotal),
  };
}
