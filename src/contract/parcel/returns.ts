import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { guest_id } from '../orders/orders.ts';
import { callback, payment_method } from '../payments/payments.ts';
import { page, pageOf, wholeText } from '../wire.ts';

const ofReturns = { feature: 'parcel', method: 'POST', access: 'guest' } as const;

/** Forms send numbers as texts. */
const order_id = z.union([z.int().check(z.minimum(1), z.maximum(999_999_999)), wholeText]);

export const confirmParcelReturn = endpoint({
  ...ofReturns,
  name: 'confirmParcelReturn',
  summary: 'The sender has the parcel back; its return fee was paid before',
  path: '/api/v1/customer/order/parcel-return',
  body: z.object({
    guest_id,
    order_id,
    order_status: z.optional(z.literal('returned')),
    return_otp: z.string().check(z.trim(), z.maxLength(10)),
  }),
  reply: z.object({ message: z.string() }),
});

export const payParcelReturn = endpoint({
  ...ofReturns,
  name: 'payParcelReturn',
  summary: 'The address that takes the browser to a gateway to pay the return fee of a parcel. Whoever has it can pay',
  path: '/api/v1/customer/order/parcel-return/pay',
  body: z.object({ guest_id, order_id, payment_method, callback }),
  reply: z.object({ redirect_link: z.string() }),
  idempotent: true,
});

export const payParcelReturnFromWallet = endpoint({
  ...ofReturns,
  name: 'payParcelReturnFromWallet',
  summary: 'Pays the return fee of a parcel from the wallet',
  path: '/api/v1/customer/order/parcel-return/wallet-payment',
  access: 'customer',
  body: z.object({ order_id }),
  reply: z.object({ message: z.string() }),
  idempotent: true,
});

const CANCELLATION_TYPES = ['before_pickup', 'after_pickup'] as const;

export const listParcelCancellationReasons = endpoint({
  name: 'listParcelCancellationReasons',
  feature: 'parcel',
  summary: 'Reasons for which a parcel is canceled, before or after it was picked up',
  method: 'GET',
  path: '/api/v1/get-parcel-cancellation-reasons',
  access: 'public',
  query: z.object({
    ...page,
    user_type: z.optional(z.enum(['customer', 'deliveryman', 'admin'])),
    cancellation_type: z.optional(z.enum(CANCELLATION_TYPES)),
  }),
  reply: pageOf({
    data: z.array(
      z.object({
        id: z.int(),
        reason: z.string(),
        user_type: z.string(),
        cancellation_type: z.enum(CANCELLATION_TYPES),
      }),
    ),
  }),
  lifetime: 'settings',
});
