import * as z from 'zod/mini';
import { flag, money, pictureUrl } from '../wire.ts';

export const discountType = z.enum(['percent', 'amount']);

const categoryFields = {
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  image: z.string(),
  image_full_url: pictureUrl,
  /** 0 for a top category. */
  parent_id: z.int(),
  /** 0 top, 1 child. */
  position: z.int(),
  status: flag,
  priority: z.int(),
  module_id: z.int(),
  featured: flag,
  products_count: z.int(),
  childes_count: z.int(),
  order_count: z.int(),
};

const childCategoryShape = z.object({ ...categoryFields, childes: z.array(z.never()) });
export const categoryShape = z.object({ ...categoryFields, childes: z.array(childCategoryShape) });

export type Category = z.output<typeof categoryShape>;

const foodVariationShape = z.object({
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
  /** Null: the question makes no sense for this item. */
  veg: z.nullable(flag),
  status: flag,
  store_id: z.int(),
  store_name: z.string(),
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

const storeDiscountShape = z.object({
  id: z.int(),
  store_id: z.int(),
  start_date: z.string(),
  end_date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  min_purchase: money,
  /** 0: no cap. */
  max_discount: money,
  discount: z.number(),
  discount_type: z.literal('percent'),
});

export const storeShape = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  /** One line under the name. */
  tagline: z.string(),
  phone: z.string(),
  email: z.string(),
  logo: z.string(),
  logo_full_url: pictureUrl,
  cover_photo: z.string(),
  cover_photo_full_url: pictureUrl,
  /** Texts, as clients of this interface expect them. */
  latitude: z.string(),
  longitude: z.string(),
  address: z.string(),
  minimum_order: money,
  schedule_order: z.boolean(),
  status: flag,
  vendor_id: z.int(),
  free_delivery: z.boolean(),
  delivery: z.boolean(),
  take_away: z.boolean(),
  item_section: z.boolean(),
  tax: z.number(),
  zone_id: z.int(),
  module_id: z.int(),
  module_type: z.string(),
  reviews_section: z.boolean(),
  active: z.boolean(),
  /** Weekdays without opening hours, as one text: "0,6". */
  off_day: z.string(),
  self_delivery_system: flag,
  minimum_shipping_charge: money,
  maximum_shipping_charge: z.nullable(money),
  per_km_shipping_charge: money,
  delivery_time: z.string(),
  veg: flag,
  non_veg: flag,
  order_place_to_schedule_interval: z.int(),
  featured: flag,
  prescription_order: z.boolean(),
  cutlery: z.boolean(),
  meta_title: z.nullable(z.string()),
  meta_description: z.nullable(z.string()),
  announcement: flag,
  announcement_message: z.nullable(z.string()),
  store_business_model: z.enum(['none', 'commission', 'subscription', 'unsubscribed']),
  pickup_zone_id: z.array(z.int()),
  open: flag,
  /** Metres from the shopper, null while nobody says where the shopper is. */
  distance: z.nullable(z.number()),
  /** Only while it runs. */
  discount: z.nullable(storeDiscountShape),
  schedules: z.array(
    z.object({
      id: z.int(),
      store_id: z.int(),
      day: z.int(),
      opening_time: z.string(),
      closing_time: z.string(),
    }),
  ),
  /** Counts of five stars to one star. */
  ratings: z.array(z.int()),
  avg_rating: z.number(),
  rating_count: z.int(),
  /** Per cent of three stars and above. */
  positive_rating: z.number(),
  reviews_comments_count: z.int(),
  order_count: z.int(),
  total_items: z.int(),
  total_campaigns: z.int(),
  /** Cheapest and dearest item. */
  min: money,
  max: money,
  is_recommended: z.boolean(),
  halal_tag_status: z.boolean(),
  extra_packaging_status: z.boolean(),
  extra_packaging_amount: money,
  /** HH:mm, or `closed` when today has no window left. */
  current_opening_time: z.string(),
  /** While it is closed: when it opens again. */
  /** HH:mm, while it is open and does not stay so. */
  next_closing: z.nullable(z.string()),
  next_opening: z.nullable(z.object({ in_days: z.int(), day: z.int(), time: z.string() })),
  minimum_stock_for_warning: z.int(),
});

export type Store = z.output<typeof storeShape>;

export const basicCampaignShape = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  image: z.string(),
  image_full_url: pictureUrl,
  available_date_starts: z.string(),
  available_date_ends: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  module_id: z.int(),
});

export type BasicCampaign = z.output<typeof basicCampaignShape>;
