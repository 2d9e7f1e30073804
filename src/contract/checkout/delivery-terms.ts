import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { money, wholeText } from '../wire.ts';

const deliveryTermsShape = z.object({
  /** Kilometres by road; null while the shopper's place is unknown. */
  distance: z.nullable(z.number()),
  /** Does it come to this place? */
  reached: z.boolean(),
  /** What delivery costs to this place at this hour, unless the amount makes it free. */
  delivery_charge: money,
  /** From this amount on it is free; null: it is free anyway, or never. */
  free_delivery_over: z.nullable(money),
});

export type DeliveryTerms = z.output<typeof deliveryTermsShape>;

export const getDeliveryTerms = endpoint({
  name: 'getDeliveryTerms',
  feature: 'checkout',
  summary: 'What an order from this store would cost to bring to the place of the headers, before there is one',
  method: 'GET',
  path: '/api/v1/stores/delivery-terms/{id}',
  access: 'public',
  params: z.object({ id: wholeText }),
  reply: deliveryTermsShape,
});
