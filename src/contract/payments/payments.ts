import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { shortText, wholeText } from '../wire.ts';

const ofPayments = { feature: 'payments', access: 'guest' } as const;

const guest_id = z.nullish(z.string().check(z.maxLength(100)));
/** Also as text, as clients have it from their address. */
const number = z.pipe(z.union([z.int(), wholeText]), z.int().check(z.minimum(1), z.maximum(2_147_483_647)));
const message = z.object({ message: z.string() });

/** A gateway's key, as /config lists them. */
export const payment_method = shortText(50);

/**
 * A page of this shop to come back to: a path, or an address of our own origin. `?flag=success|fail|cancel&&token=…` is
 * put behind it as it stands, as clients of this interface expect: one without a query is the easier one to read.
 */
export const callback = shortText(2000);

const PAYMENT_FLAGS = ['success', 'fail', 'cancel'] as const;
/** What the address says on the way back from a gateway. The order itself says what is true. */
export type PaymentFlag = (typeof PAYMENT_FLAGS)[number];

export const payOrder = endpoint({
  ...ofPayments,
  name: 'payOrder',
  summary:
    'The address that takes the browser to a gateway, for an order that waits for its money. Whoever has it can pay',
  method: 'POST',
  path: '/api/v1/customer/order/pay',
  body: z.object({ guest_id, order_id: number, payment_method, callback }),
  reply: z.object({ redirect_link: z.string() }),
  idempotent: true,
});

export const payOrderFromWallet = endpoint({
  ...ofPayments,
  name: 'payOrderFromWallet',
  summary: 'Pays what an order still costs from the wallet, all of it',
  method: 'POST',
  path: '/api/v1/customer/order/wallet-payment',
  access: 'customer',
  body: z.object({ order_id: number }),
  reply: message,
  idempotent: true,
});

/** Besides these, one text for each `customer_input` of the method. */
const offlineBody = z.catchall(
  z.object({
    guest_id,
    order_id: number,
    customer_note: z.nullish(z.string().check(z.maxLength(1000))),
  }),
  z.unknown(),
);

export const payOrderOffline = endpoint({
  ...ofPayments,
  name: 'payOrderOffline',
  summary: 'What the shopper tells about a payment outside the shop; the order then waits until somebody has seen it',
  method: 'PUT',
  path: '/api/v1/customer/order/offline-payment',
  body: z.extend(offlineBody, { method_id: number }),
  reply: z.object({ payment: z.literal('success') }),
  idempotent: true,
});

export const updateOfflinePayment = endpoint({
  ...ofPayments,
  name: 'updateOfflinePayment',
  summary: 'Corrects what was told about a payment outside the shop, until it is verified',
  method: 'PUT',
  path: '/api/v1/customer/order/offline-payment-update',
  body: offlineBody,
  reply: z.object({ payment: z.string() }),
  idempotent: true,
});
