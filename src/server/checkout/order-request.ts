import type { OrderRequest } from '#contract/checkout/order-request.ts';
import type { Owner } from '#domain/auth/owner.ts';

/** What somebody wants to order, and who asks. */
export type ShopperOrderRequest = OrderRequest & {
  owner: Owner;
  /** Of the header; null: the store's. */
  module_id: number | null;
  language: string;
};
