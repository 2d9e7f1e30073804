import * as z from 'zod/mini';
import { flag, money, pictureUrl } from '../wire.ts';

/** How many days from now, on which day of the week (0 is Sunday) and when. */
export const nextOpeningShape = z.object({ in_days: z.int(), day: z.int(), time: z.string() });

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
  /** What delivery costs at least, to the nearest door and in an ordinary hour; 0 where it is free. */
  least_delivery_charge: money,
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
  /** Metres from the shopper, null while the shopper's place is unknown. */
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
  /** HH:mm, while it is open and does not stay so. */
  next_closing: z.nullable(z.string()),
  /** While it is closed: when it opens again. */
  next_opening: z.nullable(nextOpeningShape),
  minimum_stock_for_warning: z.int(),
});

export type Store = z.output<typeof storeShape>;
