import * as z from 'zod/mini';
import { SUBSTITUTIONS } from '#domain/item/substitution.ts';
import { money, pictureUrl } from '../wire.ts';

/** Of a dish: a group and what was chosen of it. Of another item: the combination. */
const chosenShape = z.union([
  z.object({ name: z.string(), values: z.array(z.object({ label: z.string(), optionPrice: money })) }),
  z.object({ type: z.string(), label: z.string(), price: money }),
]);

export const orderLineShape = z.object({
  id: z.int(),
  order_id: z.int(),
  /** Both null: it is not sold any more. */
  item_id: z.nullable(z.int()),
  item_campaign_id: z.nullable(z.int()),
  /** One piece with its options, before any discount. */
  price: money,
  quantity: z.int(),
  /** The item as it was when it was bought. */
  item_details: z.object({
    name: z.string(),
    slug: z.string(),
    /** The line's own, beside it for clients that read it here. */
    price: money,
    image_full_url: pictureUrl,
    unit_type: z.nullable(z.string()),
    is_prescription_required: z.boolean(),
  }),
  variation: z.array(chosenShape),
  variant: z.string(),
  add_ons: z.array(z.object({ id: z.int(), name: z.string(), price: money, quantity: z.int() })),
  total_add_on_price: money,
  /** Off all pieces of the line. */
  discount_on_item: money,
  discount_type: z.literal('amount'),
  discount_on_product_by: z.enum(['product_discount', 'store_discount', 'flash_sale']),
  /** One rate on the whole order: no line has a tax of its own. */
  tax_amount: money,
  tax_status: z.enum(['included', 'excluded']),
  image_full_url: pictureUrl,
  images_full_url: z.array(pictureUrl),
  /** If it turned out not to be there; null: nobody said. */
  substitution: z.nullable(z.enum(SUBSTITUTIONS)),
  is_guest: z.boolean(),
  is_reviewed: z.boolean(),
});

export type OrderLine = z.output<typeof orderLineShape>;
