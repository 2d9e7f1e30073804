import * as z from 'zod/mini';
import { code } from '../auth/fields.ts';
import { endpoint } from '../endpoint.ts';
import { money, page, pageOf, wholeText } from '../wire.ts';
import { orderLineShape } from './lines-shape.ts';
import { orderShape, trackedOrderShape } from './shapes.ts';

const readsOrders = { feature: 'orders', method: 'GET' } as const;

/** A guest says who they are with it; with a token it is not looked at. */
export const guest_id = z.nullish(z.string().check(z.maxLength(100)));

/** The proof of a guest's order, from the link in its confirmation: whoever has it sees everything of the order. */
export const key = z.nullish(z.string().check(z.maxLength(100)));

/** Who ordered as a guest and has neither guest_id nor key names the phone of the order: that shows how it stands. */
export const contact_number = z.nullish(z.string().check(z.trim(), z.maxLength(30)));

export const listRunningOrders = endpoint({
  ...readsOrders,
  name: 'listRunningOrders',
  summary: 'Orders on their way, the newest first',
  path: '/api/v1/customer/order/running-orders',
  access: 'guest',
  query: z.object({ ...page, guest_id }),
  reply: pageOf({ orders: z.array(orderShape) }),
});

export const listOrders = endpoint({
  ...readsOrders,
  name: 'listOrders',
  summary: 'Orders that came to an end, the newest first',
  path: '/api/v1/customer/order/list',
  access: 'guest',
  query: z.object({ ...page, guest_id }),
  reply: pageOf({ orders: z.array(orderShape) }),
});

export const getOrderDetails = endpoint({
  ...readsOrders,
  name: 'getOrderDetails',
  summary:
    'The lines of an order; of an order by prescription the order itself. For its owner, or by the key of a guest’s order',
  path: '/api/v1/customer/order/details',
  access: 'anybody',
  query: z.object({ order_id: wholeText, guest_id, key, contact_number }),
  reply: z.union([z.array(orderLineShape), orderShape]),
  perMinute: 120,
});

export const trackOrder = endpoint({
  ...readsOrders,
  name: 'trackOrder',
  summary:
    'Everything of one order, for its owner, or by the key of a guest’s order. By the phone of a guest’s order only its status and arrival: `is_whole` is false, amounts are 0 and texts empty',
  path: '/api/v1/customer/order/track',
  access: 'anybody',
  query: z.object({ order_id: wholeText, guest_id, key, contact_number }),
  reply: trackedOrderShape,
  perMinute: 120,
});

/** How the order is named by who has only its number and phone. */
const byPhone = {
  order_id: z.union([z.int().check(z.positive()), wholeText]),
  contact_number: z.string().check(z.trim(), z.minLength(1), z.maxLength(30)),
};

export const requestOrderCode = endpoint({
  feature: 'orders',
  name: 'requestOrderCode',
  summary: 'Sends a code to the phone of a guest’s order; a wrong number or phone is answered the same',
  method: 'POST',
  path: '/api/v1/customer/order/track-code',
  access: 'public',
  body: z.object(byPhone),
  reply: z.object({ message: z.string() }),
  perMinute: 20,
});

export const proveOrder = endpoint({
  feature: 'orders',
  name: 'proveOrder',
  summary: 'The code that was sent to the phone of a guest’s order, for the order’s key',
  method: 'POST',
  path: '/api/v1/customer/order/track-proof',
  access: 'public',
  body: z.object({ ...byPhone, otp: code, guest_id }),
  reply: z.object({ key: z.string() }),
  perMinute: 30,
});

export const getLastLocation = endpoint({
  ...readsOrders,
  name: 'getLastLocation',
  summary: 'Where the courier of an order is, for whoever may track it; nulls while nobody is on the way',
  path: '/api/v1/delivery-man/last-location',
  access: 'anybody',
  query: z.object({ order_id: wholeText, guest_id, key, contact_number }),
  reply: z.object({
    /** Texts, as everywhere in this interface. */
    latitude: z.nullable(z.string()),
    longitude: z.nullable(z.string()),
    location: z.nullable(z.string()),
    located_at: z.nullable(z.string()),
  }),
  perMinute: 240,
});

export const unfinishedPaymentShape = z.object({
  order_id: z.int(),
  order_amount: money,
  partially_paid_amount: money,
  order_type: z.enum(['delivery', 'take_away', 'parcel']),
  order_status: z.literal('failed'),
  payment_status: z.enum(['unpaid', 'partially_paid']),
  payment_method: z.string(),
  user_id: z.int(),
  zone_id: z.int(),
  contact_person_number: z.string(),
  /** Which ways the zone and the shop offer now. */
  cash_on_delivery: z.boolean(),
  digital_payment: z.boolean(),
  offline_payment: z.boolean(),
  maximum_cod_order_amount: z.nullable(money),
});

export type UnfinishedPayment = z.output<typeof unfinishedPaymentShape>;

export const getUnfinishedPayment = endpoint({
  ...readsOrders,
  name: 'getUnfinishedPayment',
  summary:
    'The newest order of the last month whose payment did not come, or the one that is named; {} when there is none',
  path: '/api/v1/customer/order/payment-failed',
  access: 'guest',
  query: z.object({ order_id: z.optional(wholeText), guest_id }),
  reply: z.union([unfinishedPaymentShape, z.strictObject({})]),
});

export const getReviewReminder = endpoint({
  ...readsOrders,
  name: 'getReviewReminder',
  summary: 'The newest delivered order that was neither reviewed nor waved aside, with pictures of what was bought',
  path: '/api/v1/customer/review-reminder',
  access: 'customer',
  reply: z.object({ order_id: z.nullable(z.int()), images: z.array(z.string()) }),
});

export const dismissReviewReminder = endpoint({
  ...readsOrders,
  name: 'dismissReviewReminder',
  summary: 'Not to be asked again for a review of this order',
  path: '/api/v1/customer/review-reminder-cancel',
  access: 'customer',
  query: z.object({ order_id: wholeText }),
  reply: z.literal('success'),
});
