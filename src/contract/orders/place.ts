import * as z from 'zod/mini';
import { PAYMENT_METHODS } from '#domain/payments/payment-method.ts';
import { password } from '../auth/fields.ts';
import { anyFlag, anyMoney, orderRequestFields } from '../checkout/order-request.ts';
import { endpoint } from '../endpoint.ts';
import { anyImages } from '../media/uploads.ts';
import { parcelFields } from '../parcel/parcel-order.ts';
import { free, money } from '../wire.ts';
import { contactFields, emptyOr } from './contact-fields.ts';

/** Who receives it, where, and what else the store and the courier shall know. */
const delivery = {
  ...contactFields,
  order_note: free(1000),
  delivery_instruction: free(500),
};

const payment = {
  payment_method: z.enum(PAYMENT_METHODS),
  /** All of the wallet first, the rest by `payment_method`. */
  partial_payment: anyFlag,
  /** What the wallet pays of it, as the shopper was shown: refused when it holds less by now. Nothing: whatever it holds. */
  partially_paid_amount: anyMoney,
  /** With what note cash is paid, in the major unit; 0 or nothing: exactly. */
  bring_change_amount: anyMoney,
};

/** Clients send these, and nobody believes them: the server computes each of them. */
const ignored = {
  distance: z.optional(z.unknown()),
  discount_amount: z.optional(z.unknown()),
  coupon_discount_amount: z.optional(z.unknown()),
  coupon_discount_title: z.optional(z.unknown()),
  is_guest: z.optional(z.unknown()),
};

const placed = z.object({
  message: z.string(),
  order_id: z.int(),
  total_ammount: money,
  /** Of the order. Digital and offline payments begin as `failed` until the money is there. */
  status: z.string(),
  created_at: z.string(),
  /** The customer, or the guest. While it waits for a digital payment: what /payment-mobile takes as `customer_id`. */
  user_id: z.int(),
});

const ofPlacing = { feature: 'orders', access: 'guest', method: 'POST', multipart: true, idempotent: true } as const;

export const placeOrder = endpoint({
  ...ofPlacing,
  name: 'placeOrder',
  summary:
    'Places an order, all or nothing. `order_amount` is the total the shopper was shown, in the major unit: when it costs more by now, the order is refused with both amounts and nothing happens. In a form a guest’s `guest_id` stands before the files, or in the address',
  path: '/api/v1/customer/order/place',
  body: z.object({
    ...orderRequestFields,
    /** parcel: the address is the sender's. */
    order_type: z.optional(z.enum(['delivery', 'take_away', 'parcel'])),
    ...parcelFields,
    ...delivery,
    ...payment,
    ...ignored,
    order_amount: anyMoney,
    /** 1: refused also when it became cheaper, for a client that shows every change first. */
    exact_amount: anyFlag,
    cutlery: anyFlag,
    unavailable_item_note: free(500),
    order_attachment: anyImages,
    /** A guest becomes a customer with this name, phone, email and password; the order is theirs. */
    create_new_user: anyFlag,
    password: emptyOr(password),
  }),
  reply: placed,
});

export const placePrescriptionOrder = endpoint({
  ...ofPlacing,
  name: 'placePrescriptionOrder',
  summary: 'Orders what a prescription says; the store finds out what it costs',
  path: '/api/v1/customer/order/prescription/place',
  body: z.object({
    guest_id: orderRequestFields.guest_id,
    store_id: orderRequestFields.store_id,
    order_type: orderRequestFields.order_type,
    latitude: orderRequestFields.latitude,
    longitude: orderRequestFields.longitude,
    dm_tips: orderRequestFields.dm_tips,
    coupon_code: orderRequestFields.coupon_code,
    ...delivery,
    ...payment,
    ...ignored,
    /** The fees the shopper was shown; nothing: whatever they are. */
    order_amount: anyMoney,
    order_attachment: anyImages,
  }),
  reply: placed,
});
