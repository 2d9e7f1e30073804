import type { Customer } from './customers.ts';
import type { Guest } from './guests.ts';

/** Who buys: a guest (guests.ts), known by a secret in each request, or a customer (customers.ts), known by a token. */
export type Buyer = { id: number; guest_id?: string; token?: string };

/** Says who asks, in the headers. */
export const headersOf = ({ token }: Pick<Buyer, 'token'>): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

/** Says who asks, in the body or the query. */
export const signedBy = ({ guest_id }: Pick<Buyer, 'guest_id'>): { guest_id?: string } =>
  guest_id === undefined ? {} : { guest_id };

/** Whose an order is, for newOrder. */
export const ownerOf = (buyer: Customer | Guest): { customer_id: number } | { guest_id: number } =>
  'guest_id' in buyer ? { guest_id: buyer.id } : { customer_id: buyer.id };
