/** How what a store sells comes to the shopper. */
export type OrderType = 'delivery' | 'take_away';

export type AnyOrderType = OrderType | 'parcel';

/** Fetched by the shopper: no address is asked for. */
export const isTakeAway = (order_type: AnyOrderType): boolean => order_type === 'take_away';
