export type OrderType = 'delivery' | 'take_away';

/** Fetched by the shopper: no address is asked for. */
export const isTakeAway = (order_type: OrderType): boolean => order_type === 'take_away';
