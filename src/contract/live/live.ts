import * as z from 'zod/mini';
import { ORDER_STATUSES } from '#domain/orders/order-status.ts';
import { endpoint } from '../endpoint.ts';
import { guest_id, key } from '../orders/orders.ts';
import { bigWholeText, wholeText } from '../wire.ts';

/** What has happened to an order. It comes at once, for what is so now, and whenever something changes. */
export const liveStatusShape = z.object({
  order_id: z.int(),
  order_status: z.enum(ORDER_STATUSES),
  payment_status: z.enum(['unpaid', 'paid', 'partially_paid']),
  delivery_man_id: z.nullable(z.int()),
  /** Minutes from confirmed to ready, as the store says. */
  processing_time: z.nullable(z.int()),
  /** Of an order by prescription: asked while its shopper has to agree to what it costs. */
  price_status: z.nullable(z.enum(['asked', 'agreed'])),
  /** When it came to this status. */
  changed_at: z.string(),
});

/** Where the courier is, while an order is on its way. */
export const liveCourierShape = z.object({
  order_id: z.int(),
  delivery_man_id: z.int(),
  latitude: z.number(),
  longitude: z.number(),
  located_at: z.string(),
  /** About how long it will take from there. */
  remaining_minutes: z.int(),
});

export type LiveStatus = z.output<typeof liveStatusShape>;
export type LiveCourier = z.output<typeof liveCourierShape>;

export const requestLiveTicket = endpoint({
  name: 'requestLiveTicket',
  feature: 'live',
  summary: 'A ticket for the live events of one order, good for two minutes; asked for as the order’s tracking is',
  method: 'POST',
  path: '/api/v1/customer/order/live-ticket',
  access: 'anybody',
  body: z.object({
    order_id: z.union([z.int().check(z.positive()), wholeText]),
    guest_id,
    key,
  }),
  reply: z.object({ ticket: z.string() }),
  perMinute: 120,
});

/** A browser’s EventSource sends no headers of ours: the ticket says who is asking. */
export const watchOrder = endpoint({
  name: 'watchOrder',
  feature: 'live',
  summary: 'Live events of one order: `status` and `courier`, as server-sent events',
  method: 'GET',
  path: '/api/v1/customer/order/live',
  access: 'public',
  query: z.object({
    order_id: wholeText,
    ticket: z.string().check(z.maxLength(100)),
    /** In place of the Last-Event-ID header, for who opens a new EventSource. */
    last_event_id: z.optional(bigWholeText),
  }),
  /** What stands in the data of each event. */
  reply: z.union([liveStatusShape, liveCourierShape]),
  events: true,
});
