import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { money, wholeText } from '../wire.ts';
import { DELIVERY_TERMS_REQUEST } from './delivery-terms-request.ts';

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
export type DeliveryTermsOnWire = z.input<typeof deliveryTermsShape>;

export const getDeliveryTerms = endpoint({
  ...DELIVERY_TERMS_REQUEST,
  feature: 'checkout',
  summary: 'What an order from this store would cost to bring to the place of the headers, before there is one',
  access: 'public',
  params: z.object({ id: wholeText }),
  reply: deliveryTermsShape,
});
