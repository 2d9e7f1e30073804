import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { flag } from './wire.ts';

export const offlinePaymentMethodShape = z.object({
  id: z.int(),
  method_name: z.string(),
  /** What the shopper must know to pay. */
  method_fields: z.array(z.object({ input_name: z.string(), input_data: z.string() })),
  /** What the shopper tells us about the payment. */
  method_informations: z.array(
    z.object({ customer_input: z.string(), customer_placeholder: z.string(), is_required: flag }),
  ),
  status: flag,
});

export type OfflinePaymentMethod = z.output<typeof offlinePaymentMethodShape>;

export const listOfflinePaymentMethods = endpoint({
  name: 'listOfflinePaymentMethods',
  room: 'checkout',
  summary: 'Ways to pay outside the shop, such as a bank transfer',
  method: 'GET',
  path: '/api/v1/offline_payment_method_list',
  access: 'public',
  reply: z.array(offlinePaymentMethodShape),
  lifetime: 'settings',
});

export const listDeliveryVehicles = endpoint({
  name: 'listDeliveryVehicles',
  room: 'checkout',
  summary: 'The kinds of vehicles that deliver, for the registration of couriers',
  method: 'GET',
  path: '/api/v1/get-vehicles',
  access: 'public',
  reply: z.array(z.object({ id: z.int(), type: z.string() })),
  lifetime: 'settings',
});
