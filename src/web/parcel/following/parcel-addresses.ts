/** The page behind the link that a sender may pass on. */
export const followAddress = (follow_key: string): string => `/parcel/follow/${follow_key}`;

/** Sending with everything of an old parcel filled in. */
export const sendAgainAddress = (order_id: number): string => `/parcel-delivery-info?from=${order_id}`;
