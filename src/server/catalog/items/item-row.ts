import type { Window } from '#domain/catalog/opening-hours.ts';
import type { Discount } from '#domain/pricing/discount.ts';
import type { Text } from '#domain/text.ts';
import { readHours } from '../store-hours.ts';

export type ItemRow = {
  id: number;
  slug: string;
  name: Text;
  description: Text;
  image: string;
  images: string[];
  category_id: number;
  top_category_id: number;
  category_name: Text;
  top_category_name: Text;
  variations: { type: string; label: Text; price: number; stock: number }[];
  choice_options: { name: string; title: Text; options: Text[] }[];
  attributes: number[];
  food_variations: {
    name: Text;
    type: 'single' | 'multi';
    min: number;
    max: number;
    required: 'on' | 'off';
    values: { label: Text; optionPrice: number }[];
  }[];
  add_ons: { id: number; name: Text; price: number; store_id: number }[];
  price: number;
  tax: number;
  discount: number;
  discount_type: Discount['discount_type'];
  store_discount: number | null;
  flash: (Discount & { available: number }) | null;
  available_time_starts: string;
  available_time_ends: string;
  veg: boolean | null;
  store_id: number;
  store_name: Text;
  store_slug: string;
  store_logo: string;
  store_latitude: number;
  store_longitude: number;
  /** Off: the store takes no orders, whatever its hours say. */
  store_active: boolean;
  store_schedules: Window[];
  /** By the item, its store and, of a campaign, its dates. */
  is_on_sale: boolean;
  zone_id: number;
  module_id: number;
  module_type: string;
  stock: number | null;
  unit_id: number | null;
  unit: Text | null;
  order_count: number;
  avg_rating: number;
  rating_count: number;
  whislists_count: number;
  /** Each by language, or the bare word where nobody has said what it is called. */
  tags: { id: number; tag: Text | string }[];
  recommended: boolean;
  organic: boolean;
  is_halal: boolean;
  halal_tag_status: boolean;
  maximum_cart_quantity: number | null;
  set_menu: boolean;
  schedule_order: boolean;
  delivery_time: string;
  free_delivery: boolean;
  min_delivery_time: number;
  max_delivery_time: number;
  common_condition_id: number | null;
  brand_id: number | null;
  is_basic: boolean;
  is_prescription_required: boolean;
  nutritions_name: Text[];
  allergies_name: Text[];
  /** By language, or one word for all of them. */
  generic_name: (Text | string)[];
  meta_title: Text | null;
  meta_description: Text | null;
  meta_image: string | null;
  created_at: Date;
  updated_at: Date;
};

/** As it was read for a document: with the stamp that says whether it is still true. */
export type StampedItemRow = ItemRow & { stamp: string };

export type CampaignItemRow = ItemRow & { available_date_starts: string; available_date_ends: string };

/** As the database says it: its store's hours as text. */
export type WithHours<Row extends Pick<ItemRow, 'store_schedules'>> = Omit<Row, 'store_schedules'> & {
  hours: string | null;
};

type FactName = 'category_name' | 'top_category_name' | 'unit' | 'nutritions_name' | 'allergies_name' | 'tags';

/** What it is and what is in it, by number. */
export type WithFacts<Row extends ItemRow> = Omit<Row, FactName> & {
  tags: { id: number; tag: string }[];
  nutritions: number[];
  allergies: number[];
};

/** In place: a copy of dozens of columns would cost more than the reading. */
export const withSchedules = <Row extends { hours: string | null; store_id: number }>(row: Row) =>
  Object.assign(row, { store_schedules: readHours(row.hours, row.store_id) });
