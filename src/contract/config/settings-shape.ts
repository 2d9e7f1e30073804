import * as z from 'zod/mini';
import { flag, money } from '../wire.ts';

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));

/**
 * What the business decides about itself: one row of the table `settings` per field, told to clients by /config.
 * Names and types are those that clients of this interface read, numbers as flags included.
 */
const business = {
  business_name: z.string(),
  logo: z.nullable(z.string()),
  fav_icon: z.nullable(z.string()),
  /** Of the installed shop: its bar, and what is seen before its first page. */
  theme_color: colour,
  background_color: colour,
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  /** ISO 3166, two letters: the default country of phone fields. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  country_picker_status: flag,
  default_location: z.object({ lat: z.string(), lng: z.string() }),
  footer_text: z.string(),
  cookies_text: z.string(),
  /** Opening hours are told by this clock. */
  timezone: z.string(),
  timeformat: z.enum(['12', '24']),
  maintenance_mode: z.boolean(),
};

const moneyAndTax = {
  currency_symbol: z.string(),
  currency_symbol_direction: z.enum(['left', 'right']),
  digit_after_decimal_point: z.int().check(z.minimum(0), z.maximum(2)),
  tax_included: flag,
  system_tax_type: z.nullable(z.enum(['order_wise', 'product_wise', 'category_wise'])),
  system_tax_include_status: flag,
  additional_charge_status: flag,
  additional_charge_name: z.string(),
  additional_charge: money,
};

const ordering = {
  prescription_order_status: z.boolean(),
  schedule_order: z.boolean(),
  /** Minutes; 0 hides the choice of a time. */
  schedule_order_slot_duration: z.int(),
  /** For how many days orders are taken, today included. */
  schedule_order_days: z.int().check(z.minimum(1), z.maximum(30)),
  order_delivery_verification: z.boolean(),
  order_confirmation_model: z.enum(['store', 'deliveryman']),
  home_delivery_status: flag,
  takeaway_status: flag,
  guest_checkout_status: flag,
  toggle_veg_non_veg: z.boolean(),
  refund_active_status: z.boolean(),
  dm_tips_status: flag,
  /** Per cent of an order: what is offered as a tip. */
  tip_percentages: z.array(z.number().check(z.minimum(1), z.maximum(100))).check(z.maxLength(4)),
  show_dm_earning: z.boolean(),
  canceled_by_store: z.boolean(),
  canceled_by_deliveryman: z.boolean(),
  store_review_reply: z.boolean(),
};

const delivery = {
  per_km_shipping_charge: money,
  minimum_shipping_charge: money,
  admin_free_delivery: z.object({
    status: z.boolean(),
    type: z.enum(['free_delivery_to_all_store', 'free_delivery_by_order_amount']),
    free_delivery_over: money,
  }),
  parcel_per_km_shipping_charge: money,
  parcel_minimum_shipping_charge: money,
  /** Per cent, on the fee of a parcel. */
  parcel_tax: z.number().check(z.minimum(0), z.maximum(100)),
  parcel_cancellation_status: flag,
  parcel_cancellation_basic_setup: z.object({
    return_fee_status: z.boolean(),
    /** Per cent. */
    return_fee: z.number(),
    do_not_charge_return_fee_on_deliveryman_cancel: z.boolean(),
  }),
  parcel_return_time_fee: z.object({
    status: z.boolean(),
    /** Days. */
    parcel_return_time: z.int(),
    return_fee_for_dm: money,
  }),
};

const rental = {
  /** The shortest trip: kilometres, hours, days. */
  vehicle_distance_min: z.number(),
  vehicle_hourly_min: z.number(),
  vehicle_day_wise_min: z.number(),
};

const payment = {
  cash_on_delivery: z.boolean(),
  digital_payment: z.boolean(),
  partial_payment_status: flag,
  partial_payment_method: z.enum(['cod', 'digital_payment', 'both', '']),
  offline_payment_status: flag,
  /** How long something waits for its money before it gives back what it holds. */
  unpaid_order_minutes: z.int().check(z.minimum(1), z.maximum(1380)),
  /** The same for a transfer that nobody has seen yet. */
  unverified_transfer_hours: z.int().check(z.minimum(1), z.maximum(2400)),
  /** How many orders may wait for their money at once. */
  unpaid_orders_per_shopper: z.int().check(z.minimum(1), z.maximum(1000)),
  unpaid_orders_per_address: z.int().check(z.minimum(1), z.maximum(100_000)),
};

const rewards = {
  customer_wallet_status: flag,
  add_fund_status: flag,
  loyalty_point_status: flag,
  /** Points for one unit of the currency. */
  loyalty_point_exchange_rate: z.int(),
  /** Per cent of an order's amount. */
  loyalty_point_item_purchase_point: z.number(),
  loyalty_point_minimum_point: z.int(),
  ref_earning_status: flag,
  ref_earning_exchange_rate: money,
  new_customer_discount_status: flag,
  /** Minor units or per cent, by its type; the wire carries the major unit. */
  new_customer_discount_amount: z.number(),
  new_customer_discount_amount_type: z.enum(['amount', 'percentage']),
  new_customer_discount_amount_validity: z.int(),
  new_customer_discount_validity_type: z.enum(['day', 'month', 'year']),
};

const centralizeLoginShape = z.object({
  manual_login_status: flag,
  otp_login_status: flag,
  social_login_status: flag,
  google_login_status: flag,
  facebook_login_status: flag,
  apple_login_status: flag,
  email_verification_status: flag,
  phone_verification_status: flag,
});

const signIn = {
  centralize_login: centralizeLoginShape,
  social_login: z.array(z.object({ login_medium: z.enum(['google', 'facebook']), status: z.boolean() })),
  apple_login: z.array(z.object({ login_medium: z.literal('apple'), status: z.boolean() })),
  firebase_otp_verification: flag,
  is_sms_active: z.boolean(),
  is_mail_active: z.boolean(),
  customer_verification: z.boolean(),
};

const partners = {
  toggle_dm_registration: z.boolean(),
  toggle_store_registration: z.boolean(),
  /** Per cent. */
  admin_commission: z.number(),
  subscription_business_model: flag,
  commission_business_model: flag,
  subscription_free_trial_days: z.int(),
  subscription_free_trial_type: z.enum(['day', 'month', 'year']),
  subscription_free_trial_status: flag,
};

export const userAppLinksShape = z.object({
  playstore_url: z.string(),
  playstore_url_status: flag,
  apple_store_url: z.string(),
  apple_store_url_status: flag,
});

const apps = {
  download_user_app_links: userAppLinksShape,
  app_url_android: z.string(),
  app_url_ios: z.string(),
  app_minimum_version_android: z.number(),
  app_minimum_version_ios: z.number(),
  app_url_android_store: z.string(),
  app_url_ios_store: z.string(),
  app_minimum_version_android_store: z.number(),
  app_minimum_version_ios_store: z.number(),
  app_url_android_deliveryman: z.string(),
  app_url_ios_deliveryman: z.string(),
  app_minimum_version_android_deliveryman: z.number(),
  app_minimum_version_ios_deliveryman: z.number(),
  websocket_status: flag,
  websocket_url: z.string(),
  websocket_port: z.string(),
  websocket_key: z.string(),
};

export const settingsShape = z.object({
  ...business,
  ...moneyAndTax,
  ...ordering,
  ...delivery,
  ...rental,
  ...payment,
  ...rewards,
  ...signIn,
  ...partners,
  ...apps,
  active_payment_method_list: z.array(
    z.object({ gateway: z.string(), gateway_title: z.string(), gateway_image: z.nullable(z.string()) }),
  ),
});

export type Settings = z.output<typeof settingsShape>;
