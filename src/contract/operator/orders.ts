import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { orderLineShape } from '../orders/lines-shape.ts';
import { orderShape, orderStatus, trackedOrderShape } from '../orders/shapes.ts';
import { money, page, shortText, wholeText } from '../wire.ts';
import { next_since, since } from './since.ts';

/** What a store's own system reads and does about orders; parcels are orders that no store sells. */
const ofOrders = { feature: 'operator', access: 'operator', scope: 'orders' } as const;

const params = z.object({ id: wholeText });
const moment = z.optional(z.iso.datetime({ offset: true }));
const done = z.object({ message: z.string() });

export const listOperatorOrders = endpoint({
  ...ofOrders,
  name: 'listOperatorOrders',
  summary:
    'Orders of all shoppers in the order in which they changed, from `since` on. Ask again with `next_since`: nothing is missed. Codes that the shopper tells are not among it',
  method: 'GET',
  path: '/api/v1/operator/orders',
  query: z.object({
    limit: page.limit,
    since,
    order_status: z.optional(orderStatus),
    order_type: z.optional(z.enum(['delivery', 'take_away', 'parcel'])),
    store_id: z.optional(wholeText),
    module_id: z.optional(wholeText),
    /** Placed then or later, and before. */
    created_from: moment,
    created_before: moment,
  }),
  reply: z.object({ orders: z.array(z.extend(orderShape, { changed_at: z.string() })), next_since }),
});

export const getOperatorOrder = endpoint({
  ...ofOrders,
  name: 'getOperatorOrder',
  summary: 'One order with its lines, payments and refunds; an order by prescription with what was asked for it',
  method: 'GET',
  path: '/api/v1/operator/orders/{id}',
  params,
  reply: z.extend(trackedOrderShape, { lines: z.array(orderLineShape) }),
});

export const setPreparationTime = endpoint({
  ...ofOrders,
  name: 'setPreparationTime',
  summary: 'In how many minutes from now an order is ready; its shopper sees the new time within two seconds',
  method: 'PUT',
  path: '/api/v1/operator/orders/{id}/preparation-time',
  params,
  body: z.object({ processing_time: z.int().check(z.minimum(0), z.maximum(10_000)) }),
  reply: done,
});

export const assignCourier = endpoint({
  ...ofOrders,
  name: 'assignCourier',
  summary: 'Who brings an order, before or after it is ready; not one that its shopper fetches',
  method: 'PUT',
  path: '/api/v1/operator/orders/{id}/courier',
  params,
  body: z.object({ delivery_man_id: z.int().check(z.minimum(1), z.maximum(2_147_483_647)) }),
  reply: done,
});

export const priceOrder = endpoint({
  ...ofOrders,
  name: 'priceOrder',
  summary:
    'What the goods of a prescription cost. The shopper agrees or takes the order back; nothing is owed before, and nothing is prepared. Said anew, it replaces what was not agreed to',
  method: 'PUT',
  path: '/api/v1/operator/orders/{id}/price',
  params,
  body: z.object({
    items: z
      .array(
        z.object({
          name: shortText(200),
          quantity: z.int().check(z.minimum(1), z.maximum(1000)),
          /** Of one piece, in the major unit. */
          price: z.pipe(z.number().check(z.minimum(0), z.maximum(1e7)), money),
        }),
      )
      .check(z.minLength(1), z.maxLength(100)),
    note: z.nullish(z.string().check(z.trim(), z.maxLength(1000))),
  }),
  reply: z.object({ message: z.string(), order_amount: money }),
});
