import * as z from 'zod/mini';
import { cartLineShape } from '../cart/shapes.ts';
import { endpoint } from '../endpoint.ts';
import { anyImages } from '../media/uploads.ts';
import { free, money, shortText, wholeText } from '../wire.ts';
import { guest_id } from './orders.ts';

const changesOrders = { feature: 'orders', reply: z.object({ message: z.string() }) } as const;

/** Forms send numbers as texts. */
const number = z.union([z.int().check(z.minimum(1), z.maximum(999_999_999)), wholeText]);
export const cancelOrder = endpoint({
  ...changesOrders,
  name: 'cancelOrder',
  summary:
    'Takes an order back while nobody works on it; a reason or a note is needed. A parcel that was picked up comes back, for `return_fee`: the fee the sender was shown, in the major unit; when it is another one now, nothing happens',
  method: 'PUT',
  path: '/api/v1/customer/order/cancel',
  access: 'guest',
  body: z.object({ order_id: number, reason: free(254), note: free(1000), return_fee: z.nullish(money), guest_id }),
});

export const payInCash = endpoint({
  ...changesOrders,
  name: 'payInCash',
  summary: 'An order whose payment did not come is paid at the door instead',
  method: 'PUT',
  path: '/api/v1/customer/order/payment-method',
  access: 'guest',
  body: z.object({ order_id: number, guest_id }),
});

export const answerPrice = endpoint({
  ...changesOrders,
  name: 'answerPrice',
  summary:
    'Agrees to what the goods of a prescription cost, or takes the order back. `order_amount` is the total that was shown; when another one is asked by now, nothing happens',
  method: 'PUT',
  path: '/api/v1/customer/order/price',
  access: 'guest',
  body: z.object({ order_id: number, agrees: z.boolean(), order_amount: z.nullish(money), guest_id }),
});

export const requestRefund = endpoint({
  ...changesOrders,
  name: 'requestRefund',
  summary: 'Asks for the money of a delivered, paid order back; up to three pictures',
  method: 'POST',
  path: '/api/v1/customer/order/refund-request',
  access: 'customer',
  multipart: true,
  body: z.object({
    order_id: number,
    customer_reason: shortText(254),
    customer_note: free(1000),
    /** wallet: into the wallet. Anything else, or nothing: the way it was paid. */
    refund_method: free(100),
    /** The numbers of the lines it is about, `12,15`; nothing: the whole order. */
    lines: z.nullish(z.string().check(z.trim(), z.maxLength(1000), z.regex(/^(\d{1,15}(,\d{1,15})*)?$/))),
    image: anyImages,
  }),
  perMinute: 30,
});

/** Why a line of an old order is not in the cart, or not as it was. */
const REORDER_NOTES = ['gone', 'out_of_zone', 'choice_gone', 'stock', 'limit', 'price'] as const;

export const reorder = endpoint({
  name: 'reorder',
  feature: 'orders',
  summary:
    'Puts the lines of an old order into the cart, as far as they are still sold; says what is gone or changed. With `replace` the other lines of that module go',
  method: 'POST',
  path: '/api/v1/customer/order/reorder',
  access: 'guest',
  body: z.object({ order_id: number, replace: z.optional(z.boolean()), guest_id }),
  reply: z.object({
    cart: z.array(cartLineShape),
    module_id: z.int(),
    /** Lines that are in the cart now because of this. */
    added: z.int(),
    notes: z.array(
      z.object({
        name: z.string(),
        reason: z.enum(REORDER_NOTES),
        /** price: a piece then and now. stock, limit: how many are in the cart instead. */
        old_price: money,
        new_price: z.nullable(money),
        quantity: z.int(),
      }),
    ),
  }),
});

export type Reordered = z.output<typeof reorder.reply>;

const rating = z.pipe(number, z.number().check(z.minimum(1), z.maximum(5)));

export const submitItemReview = endpoint({
  ...changesOrders,
  name: 'submitItemReview',
  summary: 'One review of each item of a delivered order, with up to three pictures',
  method: 'POST',
  path: '/api/v1/items/reviews/submit',
  access: 'guest',
  multipart: true,
  body: z.object({ item_id: number, order_id: number, rating, comment: free(1000), attachment: anyImages, guest_id }),
  perMinute: 60,
});

export const submitDeliveryManReview = endpoint({
  ...changesOrders,
  name: 'submitDeliveryManReview',
  summary: 'One review of the courier of a delivered order, with up to three pictures',
  method: 'POST',
  path: '/api/v1/delivery-man/reviews/submit',
  access: 'guest',
  multipart: true,
  body: z.object({
    delivery_man_id: number,
    order_id: number,
    rating,
    comment: shortText(1000),
    attachment: anyImages,
    guest_id,
  }),
  perMinute: 60,
});
