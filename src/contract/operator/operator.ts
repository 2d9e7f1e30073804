import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { orderStatus } from '../orders/shapes.ts';
import { wholeText } from '../wire.ts';

/**
 * What an operator's own system tells the shop: statuses, couriers' places, decisions about money. Opened by the bearer
 * token OPERATOR_TOKEN; where none is set this part of the API does not exist.
 */
const ofOperator = { feature: 'operator', method: 'PUT', access: 'operator' } as const;

const params = z.object({ id: wholeText });
const note = z.nullish(z.string().check(z.trim(), z.maxLength(1000)));

export const setOrderStatus = endpoint({
  ...ofOperator,
  name: 'setOrderStatus',
  summary: 'Moves an order along, or cancels it; only steps that an order of its kind can take',
  path: '/api/v1/operator/orders/{id}/status',
  params,
  body: z.object({
    order_status: z.enum(['accepted', 'confirmed', 'processing', 'handover', 'picked_up', 'delivered', 'canceled']),
    by: z.optional(z.enum(['admin', 'vendor', 'delivery_man'])),
    /** The courier who takes it; from then on the order shows where they are. */
    delivery_man_id: z.optional(z.int().check(z.minimum(1), z.maximum(2_147_483_647))),
    /** Minutes until it is ready. */
    processing_time: z.optional(z.int().check(z.minimum(0), z.maximum(100_000))),
    /** The shopper's code, where deliveries are confirmed by one. */
    otp: z.optional(z.string().check(z.maxLength(10))),
    reason: note,
    note,
  }),
  reply: z.object({ message: z.string(), id: z.int(), order_status: orderStatus }),
});

export const setRiderPosition = endpoint({
  ...ofOperator,
  name: 'setRiderPosition',
  summary: 'Where a courier is; whoever tracks one of their orders sees it within two seconds',
  path: '/api/v1/operator/riders/{id}/position',
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
  summary: 'The money of an offline payment has come, or has not',
  path: '/api/v1/operator/orders/{id}/offline-payment',
  params,
  body: z.object({ status: z.enum(['verified', 'denied']), note }),
  reply: z.object({ message: z.string() }),
});

export const decideRefund = endpoint({
  ...ofOperator,
  name: 'decideRefund',
  summary: 'A refund that was asked for is granted or refused',
  path: '/api/v1/operator/orders/{id}/refund',
  params,
  body: z.object({ refund_status: z.enum(['approved', 'rejected']), note }),
  reply: z.object({ message: z.string() }),
});
