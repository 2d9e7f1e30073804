export const ORDER_TYPES = ['delivery', 'take_away'] as const;

export type OrderType = (typeof ORDER_TYPES)[number];

/** Fetched by the shopper: no address is asked for. */
export const isTakeAway = (order_type: OrderType): boolean => order_type === 'take_away';
