import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { flag, money, numberText, page, pageOf } from '../wire.ts';
import { anyId } from './order-request.ts';

export const offlinePaymentMethodShape = z.object({
  id: z.int(),
  method_name: z.string(),
  /** What the shopper must know to pay. */
  method_fields: z.array(z.object({ input_name: z.string(), input_data: z.string() })),
  /** What the shopper tells us about the payment. */
  method_informations: z.array(
    z.object({
      /** The name it is sent by. */
      customer_input: z.string(),
      /** What it is called on the screen, where that is more than its name. */
      customer_label: z.optional(z.string()),
      customer_placeholder: z.string(),
      is_required: flag,
    }),
  ),
  status: flag,
});

export type OfflinePaymentMethod = z.output<typeof offlinePaymentMethodShape>;

export const listOfflinePaymentMethods = endpoint({
  name: 'listOfflinePaymentMethods',
  feature: 'checkout',
  summary: 'Ways to pay outside the shop, such as a bank transfer',
  method: 'GET',
  path: '/api/v1/offline_payment_method_list',
  access: 'public',
  reply: z.array(offlinePaymentMethodShape),
  lifetime: 'settings',
});

export const listDeliveryVehicles = endpoint({
  name: 'listDeliveryVehicles',
  feature: 'checkout',
  summary: 'The kinds of vehicles that deliver, for the registration of couriers',
  method: 'GET',
  path: '/api/v1/get-vehicles',
  access: 'public',
  reply: z.array(z.object({ id: z.int(), type: z.string() })),
  lifetime: 'settings',
});

export const getVehicleCharge = endpoint({
  name: 'getVehicleCharge',
  feature: 'checkout',
  summary: 'What the vehicle costs more that goes so far (kilometres)',
  method: 'GET',
  path: '/api/v1/vehicle/extra_charge',
  access: 'public',
  query: z.object({ distance: z.pipe(numberText, z.number().check(z.minimum(0), z.maximum(100_000))) }),
  reply: money,
  lifetime: 'settings',
});

export const getSurgePrice = endpoint({
  name: 'getSurgePrice',
  feature: 'checkout',
  summary: 'What makes delivery dearer in a zone at a time of the town’s clock; zeros when nothing does',
  method: 'POST',
  path: '/api/v1/customer/order/get-surge-price',
  access: 'guest',
  body: z.object({
    guest_id: z.nullish(z.string().check(z.maxLength(100))),
    zone_id: anyId,
    module_id: anyId,
    /** YYYY-MM-DD HH:mm:ss; nothing: now. */
    date_time: z.nullish(z.string().check(z.trim(), z.regex(/^(\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d)?)?$/))),
  }),
  reply: z.object({
    title: z.string(),
    customer_note: z.string(),
    customer_note_status: flag,
    /** percent: per cent of the charge. amount: in the currency's major unit. */
    price: z.number(),
    price_type: z.enum(['amount', 'percent']),
  }),
});

export const getMostTips = endpoint({
  name: 'getMostTips',
  feature: 'checkout',
  summary: 'The tip most people gave lately; null while nobody gave any',
  method: 'GET',
  path: '/api/v1/most-tips',
  access: 'public',
  reply: z.object({ most_tips_amount: z.nullable(money) }),
  lifetime: 'settings',
});

const reasonShape = z.object({ id: z.int(), reason: z.string(), status: flag });

export const listCancellationReasons = endpoint({
  name: 'listCancellationReasons',
  feature: 'checkout',
  summary: 'Reasons for which an order, or a trip (`of`), is taken back',
  method: 'GET',
  path: '/api/v1/customer/order/cancellation-reasons',
  access: 'public',
  query: z.object({
    ...page,
    type: z.optional(z.enum(['customer', 'store', 'deliveryman', 'admin'])),
    of: z.optional(z.enum(['order', 'trip'])),
  }),
  reply: pageOf({
    data: z.array(z.extend(reasonShape, { user_type: z.string() })),
  }),
  lifetime: 'settings',
});

export const listRefundReasons = endpoint({
  name: 'listRefundReasons',
  feature: 'checkout',
  summary: 'Reasons for which money is asked back',
  method: 'GET',
  path: '/api/v1/customer/order/refund-reasons',
  access: 'guest',
  query: z.object({ guest_id: z.nullish(z.string().check(z.maxLength(100))) }),
  reply: z.object({ refund_reasons: z.array(reasonShape) }),
});
