import * as z from 'zod/mini';
import { couponShape } from '../coupons/coupons.ts';
import { endpoint } from '../endpoint.ts';
import { flag, money, pictureUrl } from '../wire.ts';
import { anyId, anyMoney, orderRequestFields } from './order-request.ts';
import { orderInputShape } from './quote-facts.ts';

/** Why an order would be refused as it stands; `line`: which of the lines it is about, from 0. */
export const problemShape = z.object({ code: z.string(), message: z.string(), line: z.nullable(z.int()) });

export type QuoteProblem = z.output<typeof problemShape>;

const lineShape = z.object({
  item_id: z.int(),
  item_type: z.enum(['Item', 'ItemCampaign']),
  /** Of the stored cart; null when bought at once. */
  cart_id: z.nullable(z.int()),
  slug: z.string(),
  name: z.string(),
  image_full_url: pictureUrl,
  unit_type: z.nullable(z.string()),
  is_prescription_required: flag,
  quantity: z.int(),
  /** One piece with its options, before any discount. */
  price: money,
  /** The chosen combination as the shopper reads it; '' where there is none. */
  variation: z.string(),
  options: z.array(z.object({ name: z.string(), labels: z.array(z.string()) })),
  add_ons: z.array(z.object({ id: z.int(), name: z.string(), price: money, quantity: z.int() })),
  /** What comes off all pieces, and by which discount. */
  discount_on_item: money,
  discount_on_product_by: z.enum(['product_discount', 'store_discount', 'flash_sale']),
});

const hours = { opening_time: z.string(), closing_time: z.string() };

/** For when something can be ordered. */
export const scheduleShape = z.object({
  offered: z.boolean(),
  /** Minutes. */
  slot_duration: z.int(),
  /** For how many days, today included. */
  days: z.int(),
  windows: z.readonly(z.array(z.object({ day: z.int(), ...hours }))),
  /** Of single days on which those of their weekday do not count. */
  dates: z.optional(z.readonly(z.array(z.object({ date: z.string(), ...hours })))),
  /** The town's clock when this was counted. */
  now: z.object({ date: z.string(), day: z.int(), time: z.string() }),
});

/** Why delivery is dearer at this hour. */
export const surgeNoteShape = z.object({ title: z.string(), customer_note: z.string(), customer_note_status: flag });

const storeShape = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  logo_full_url: pictureUrl,
  address: z.string(),
  phone: z.string(),
  latitude: z.string(),
  longitude: z.string(),
  /** Can it be ordered for now? */
  open: flag,
  delivery: z.boolean(),
  take_away: z.boolean(),
  delivery_time: z.string(),
  minimum_order: money,
  self_delivery_system: flag,
  cutlery: z.boolean(),
  prescription_order: z.boolean(),
});

const quoteShape = z.object({
  module_id: z.int(),
  module_type: z.string(),
  /** In which zone's rates it is counted. */
  zone_id: z.int(),
  input: orderInputShape,
  /** In the order of `input.lines`. */
  lines: z.array(lineShape),
  store: storeShape,
  /** The server's total. */
  order_amount: money,
  prescription_required: z.boolean(),
  schedule: scheduleShape,
  coupon: z.nullable(couponShape),
  surge: z.nullable(surgeNoteShape),
  payment: z.object({
    cash_on_delivery: z.boolean(),
    digital_payment: z.boolean(),
    offline_payment: z.boolean(),
    wallet: z.boolean(),
    /** How the rest may be paid that the wallet does not hold; empty: not in two parts. */
    partial_payment: z.array(z.enum(['cash_on_delivery', 'digital_payment'])),
    /** No cash above it; null: no limit. */
    maximum_cod_order_amount: z.nullable(money),
    wallet_balance: money,
  }),
  /** What comes back into the wallet for this amount; 0: nothing. */
  cashback_amount: money,
  /** What would come back besides, were the coupon not used. */
  lost_cashback_amount: money,
  problems: z.array(problemShape),
});

export type Quote = z.output<typeof quoteShape>;
export type QuoteLine = Quote['lines'][number];

export const quoteOrder = endpoint({
  name: 'quoteOrder',
  feature: 'checkout',
  summary: 'What an order would cost, from what it is counted, and why it could not be placed as it stands',
  method: 'POST',
  path: '/api/v1/customer/order/quote',
  access: 'guest',
  body: z.object(orderRequestFields),
  reply: quoteShape,
});

export const taxShape = z.object({
  /** What comes on top: clients add it to their total. */
  tax_amount: money,
  /** What the prices already hold. */
  included_tax_amount: money,
  tax_status: z.enum(['included', 'excluded']),
  tax_included: flag,
});

export const getTax = endpoint({
  name: 'getTax',
  feature: 'checkout',
  summary: 'The tax of an order or parcel; the body is that of placing it',
  method: 'POST',
  path: '/api/v1/customer/order/get-Tax',
  access: 'guest',
  body: z.object({
    ...orderRequestFields,
    /** parcel: `order_amount` is what the way costs, and nothing else is asked for. */
    order_type: z.optional(z.enum(['delivery', 'take_away', 'parcel'])),
    order_amount: anyMoney,
    parcel_category_id: anyId,
  }),
  reply: taxShape,
});
