import * as z from 'zod/mini';
import { flag, money, pictureUrl } from '../wire.ts';
import { nextOpeningShape } from './store-shape.ts';

export const discountType = z.enum(['percent', 'amount']);

export const foodVariationShape = z.object({
  name: z.string(),
  type: z.enum(['single', 'multi']),
  min: z.int(),
  max: z.int(),
  required: z.enum(['on', 'off']),
  values: z.array(z.object({ label: z.string(), optionPrice: money, isSelected: z.boolean() })),
});

export const itemShape = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  image: z.string(),
  image_full_url: pictureUrl,
  images: z.array(z.string()),
  images_full_url: z.array(pictureUrl),
  category_id: z.int(),
  /** Ids are texts here, as clients of this interface expect them. */
  category_ids: z.array(z.object({ id: z.string(), position: z.int(), name: z.string() })),
  /** `type`: the chosen options joined by dashes, in English; `label` says the same in the shopper's language. */
  variations: z.array(z.object({ type: z.string(), label: z.string(), price: money, stock: z.int() })),
  choice_options: z.array(z.object({ name: z.string(), title: z.string(), options: z.array(z.string()) })),
  attributes: z.array(z.int()),
  /** Empty text when there are none. */
  food_variations: z.union([z.literal(''), z.array(foodVariationShape)]),
  add_ons: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      price: money,
      store_id: z.int(),
      status: flag,
      quantity: z.int(),
    }),
  ),
  price: money,
  tax: z.number(),
  /** The winning discount already: clients never combine two. See discount-wire.ts. */
  discount: z.number(),
  discount_type: discountType,
  /** Per cent that the store takes off at present; 0 when nothing runs. */
  store_discount: z.number(),
  available_time_starts: z.string(),
  available_time_ends: z.string(),
  /** Only campaign items have it: its presence marks them. */
  available_date_starts: z.optional(z.string()),
  available_date_ends: z.optional(z.string()),
  isCampaignItem: z.boolean(),
  is_campaign: flag,
  /** Null: does not apply to this item. */
  veg: z.nullable(flag),
  status: flag,
  store_id: z.int(),
  store_name: z.string(),
  /** 0: the store is closed at present; with `schedule_order` it may still be ordered for later. */
  store_open: flag,
  /** When a closed store opens; null: it is open, or nobody knows. */
  store_next_opening: z.nullable(nextOpeningShape),
  zone_id: z.int(),
  module_id: z.int(),
  module_type: z.string(),
  /** Null: not counted. What is left of a flash sale while one runs. */
  stock: z.nullable(z.int()),
  /** How many a new cart line holds. */
  quantity: z.int(),
  unit_id: z.nullable(z.int()),
  unit_type: z.nullable(z.string()),
  unit: z.nullable(z.object({ id: z.int(), unit: z.string() })),
  order_count: z.int(),
  avg_rating: z.number(),
  rating_count: z.int(),
  /** Spelt so in this interface. */
  whislists_count: z.int(),
  tags: z.array(z.object({ id: z.int(), tag: z.string() })),
  recommended: flag,
  organic: flag,
  is_halal: flag,
  halal_tag_status: flag,
  maximum_cart_quantity: z.nullable(z.int()),
  is_approved: flag,
  set_menu: flag,
  schedule_order: z.boolean(),
  delivery_time: z.string(),
  free_delivery: z.boolean(),
  min_delivery_time: z.int(),
  max_delivery_time: z.int(),
  flash_sale: flag,
  common_condition_id: z.nullable(z.int()),
  brand_id: z.nullable(z.int()),
  is_basic: flag,
  is_prescription_required: flag,
  nutritions_name: z.array(z.string()),
  allergies_name: z.array(z.string()),
  generic_name: z.array(z.string()),
  tax_data: z.array(z.object({ id: z.int(), name: z.string(), tax_rate: z.number() })),
  meta_title: z.nullable(z.string()),
  meta_description: z.nullable(z.string()),
  meta_image: z.nullable(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
});

export type Item = z.output<typeof itemShape>;
