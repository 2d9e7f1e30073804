import * as z from 'zod/mini';
import { RETURN_CAUSES } from '#domain/parcel/parcel-return.ts';
import { PAYABLE_KINDS } from '#domain/payments/payable.ts';
import { endpoint } from '../endpoint.ts';
import { imageFiles } from '../media/uploads.ts';
import { orderStatus } from '../orders/shapes.ts';
import { money, page, pageOf, wholeText } from '../wire.ts';

/**
 * What an operator's own system tells the shop: statuses, couriers' places, decisions about money. Opened by a key that was
 * made for it (`npm run operator:key`), or by the setting OPERATOR_TOKEN.
 */
const ofOperator = { feature: 'operator', method: 'PUT', access: 'operator', scope: 'orders' } as const;

const params = z.object({ id: wholeText });
const note = z.nullish(z.string().check(z.trim(), z.maxLength(1000)));

export const setOrderStatus = endpoint({
  ...ofOperator,
  name: 'setOrderStatus',
  summary: 'Moves an order along, or cancels it; only steps that an order of its kind can take',
  path: '/api/v1/operator/orders/{id}/status',
  params,
  body: z.object({
    order_status: z.enum([
      'accepted',
      'confirmed',
      'processing',
      'handover',
      'picked_up',
      'delivered',
      'canceled',
      'returned',
    ]),
    by: z.optional(z.enum(['admin', 'vendor', 'delivery_man'])),
    /** The courier who takes it; from then on the order shows where they are. */
    delivery_man_id: z.optional(z.int().check(z.minimum(1), z.maximum(2_147_483_647))),
    /** Minutes until it is ready. */
    processing_time: z.optional(z.int().check(z.minimum(0), z.maximum(100_000))),
    /** The shopper's code, where deliveries are confirmed by one; of a parcel that is back its sender's return code. */
    otp: z.optional(z.string().check(z.maxLength(10))),
    /** Why a parcel that was picked up is canceled: nobody took it, its sender wants it back, or we are to blame. */
    cause: z.optional(z.enum(RETURN_CAUSES)),
    reason: note,
    note,
  }),
  reply: z.object({ message: z.string(), id: z.int(), order_status: orderStatus }),
});

export const addDeliveryProof = endpoint({
  ...ofOperator,
  name: 'addDeliveryProof',
  summary: 'Pictures of the handover, up to three; only who may see the order sees them',
  method: 'POST',
  path: '/api/v1/operator/orders/{id}/proof',
  params,
  multipart: true,
  body: z.object({ image: imageFiles }),
  reply: z.object({ message: z.string() }),
});

export const setCourierPosition = endpoint({
  ...ofOperator,
  name: 'setCourierPosition',
  scope: 'couriers',
  summary: 'Where a courier is; whoever tracks one of their orders sees it within two seconds',
  path: '/api/v1/operator/couriers/{id}/position',
  params,
  body: z.object({
    latitude: z.number().check(z.minimum(-90), z.maximum(90)),
    longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  }),
  reply: z.object({ message: z.string() }),
});

export const decideOfflinePayment = endpoint({
  ...ofOperator,
  name: 'decideOfflinePayment',
  scope: 'money',
  summary: 'The money of an offline payment has come, or has not',
  path: '/api/v1/operator/orders/{id}/offline-payment',
  params,
  body: z.object({ status: z.enum(['verified', 'denied']), note }),
  reply: z.object({ message: z.string() }),
});

export const decideRefund = endpoint({
  ...ofOperator,
  name: 'decideRefund',
  scope: 'money',
  summary: 'A refund that was asked for is granted or refused',
  path: '/api/v1/operator/orders/{id}/refund',
  params,
  body: z.object({
    refund_status: z.enum(['approved', 'rejected']),
    /** Less than was asked for; without it all of that. */
    refund_amount: z.optional(z.pipe(z.number().check(z.minimum(0.01), z.maximum(1e9)), money)),
    note,
  }),
  reply: z.object({ message: z.string() }),
});

const payableFields = {
  payable_kind: z.enum(PAYABLE_KINDS),
  /** An order's number, for instance. */
  payable_id: z.int(),
};

const openRefundShape = z.object({
  id: z.int(),
  ...payableFields,
  payment_id: z.string(),
  /** Who gets it; null: they have left. */
  payer: z.nullable(z.object({ name: z.string(), phone: z.string(), email: z.nullable(z.string()) })),
  /** wallet, a gateway's key, cash_on_delivery or offline_payment. */
  refund_method: z.string(),
  amount: money,
  reason: z.enum(['canceled', 'too_late', 'granted', 'at_gateway', 'disputed']),
  refund_status: z.enum(['due', 'pending', 'sent', 'done']),
  attempts: z.int(),
  /** What the gateway answered last. */
  last_error: z.nullable(z.string()),
  gateway_reference: z.nullable(z.string()),
  created_at: z.string(),
});

export const listOpenRefunds = endpoint({
  ...ofOperator,
  name: 'listOpenRefunds',
  scope: 'money',
  summary:
    'Money that is not back with its payer yet, the oldest first. due: somebody has to send it. pending: the gateway is asked for it. sent: the gateway has taken it on',
  method: 'GET',
  path: '/api/v1/operator/refunds',
  query: z.object({ ...page, refund_status: z.optional(z.enum(['due', 'pending', 'sent'])) }),
  reply: pageOf({ refunds: z.array(openRefundShape) }),
});

export const getOpenRefund = endpoint({
  ...ofOperator,
  name: 'getOpenRefund',
  scope: 'money',
  summary: 'One refund, wherever it is on its way',
  method: 'GET',
  path: '/api/v1/operator/refunds/{id}',
  params,
  reply: openRefundShape,
});

const reference = z.string().check(z.trim(), z.minLength(1), z.maxLength(255));

export const confirmRefund = endpoint({
  ...ofOperator,
  name: 'confirmRefund',
  scope: 'money',
  summary: 'Money that was due has been sent by hand; the reference says how to find it again',
  path: '/api/v1/operator/refunds/{id}',
  params,
  body: z.object({ reference }),
  reply: z.object({ message: z.string() }),
});

export const listUnmatchedPayments = endpoint({
  ...ofOperator,
  name: 'listUnmatchedPayments',
  scope: 'money',
  summary: 'Money that a gateway took and that fits no payment: another amount, another currency, nothing known',
  method: 'GET',
  path: '/api/v1/operator/unmatched-payments',
  query: z.object(page),
  reply: pageOf({
    payments: z.array(
      z.object({
        id: z.int(),
        gateway: z.string(),
        event_id: z.string(),
        reference: z.string(),
        payment_id: z.nullable(z.string()),
        amount: money,
        currency: z.nullable(z.string()),
        reason: z.enum(['unknown_payment', 'other_gateway', 'other_reference', 'amount', 'currency']),
        received_at: z.string(),
      }),
    ),
  }),
});

export const settleUnmatchedPayment = endpoint({
  ...ofOperator,
  name: 'settleUnmatchedPayment',
  scope: 'money',
  summary: 'Somebody found out what that money was for; the note says what was done about it',
  path: '/api/v1/operator/unmatched-payments/{id}',
  params,
  body: z.object({ note: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)) }),
  reply: z.object({ message: z.string() }),
});
