import { type AnyOrderType, isTakeAway } from '../orders/order-type.ts';

export type PackingStore = { extra_packaging_status: boolean; extra_packaging_amount: number };

/** What extra packaging costs; null where module or store do not offer it. */
export const packagingOffer = (modulePacks: boolean, store: PackingStore): number | null =>
  modulePacks && store.extra_packaging_status ? store.extra_packaging_amount : null;

/** A tip is for the courier: none where the shopper fetches the order. */
export const takesTips = (dm_tips_status: 0 | 1, order_type: AnyOrderType): boolean =>
  dm_tips_status === 1 && !isTakeAway(order_type);
