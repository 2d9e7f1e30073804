import * as z from 'zod/mini';
import { MODULE_TYPES } from '#domain/modules/module-profile.ts';
import { endpoint } from '../endpoint.ts';
import { moduleShape } from '../modules/modules.ts';
import { flag, money, pictureUrl } from '../wire.ts';
import { settingsShape } from './settings-shape.ts';

const moduleConfigShape = z.object({
  add_on: z.boolean(),
  stock: z.boolean(),
  veg_non_veg: z.boolean(),
  unit: z.boolean(),
  order_attachment: z.boolean(),
  always_open: z.boolean(),
  all_zone_service: z.boolean(),
  item_available_time: z.boolean(),
  show_restaurant_text: z.boolean(),
  is_parcel: z.boolean(),
  is_rental: z.boolean(),
  organic: z.boolean(),
  cutlery: z.boolean(),
  common_condition: z.boolean(),
  nutrition: z.boolean(),
  allergy: z.boolean(),
  basic: z.boolean(),
  halal: z.boolean(),
  brand: z.boolean(),
  generic_name: z.boolean(),
  order_place_to_schedule_interval: z.boolean(),
  order_status: z.object({ accepted: z.boolean() }),
});

/** How a browser asks this issuer for an ID token: response_type id_token, with a state and a nonce of its own. */
const socialClient = {
  status: z.boolean(),
  client_id: z.string(),
  authorize_url: z.string(),
  scope: z.string(),
  response_mode: z.enum(['fragment', 'form_post']),
};

/** Every kind of picture lies in one place; older clients ask for each by a name of its own. */
export const BASE_URLS = [
  'item_image_url',
  'customer_image_url',
  'banner_image_url',
  'category_image_url',
  'review_image_url',
  'notification_image_url',
  'store_image_url',
  'vendor_image_url',
  'delivery_man_image_url',
  'chat_image_url',
  'campaign_image_url',
  'module_image_url',
  'parcel_category_image_url',
  'landing_page_image_url',
  'gateway_image_url',
  'refund_image_url',
  'business_logo_url',
  'store_cover_photo_url',
  'order_attachment_url',
  'react_landing_page_images',
  'react_landing_page_feature_images',
] as const;

export const configShape = z.extend(settingsShape, {
  social_login: z.array(z.object({ login_medium: z.enum(['google', 'facebook']), ...socialClient })),
  apple_login: z.array(
    z.object({
      login_medium: z.literal('apple'),
      ...socialClient,
      client_id_app: z.string(),
      redirect_url_flutter: z.string(),
      redirect_url_react: z.string(),
    }),
  ),
  /** `phone` as people read it, in groups; an answer that was saved before there was this field has none. */
  phone_text: z._default(z.string(), ''),
  logo_full_url: pictureUrl,
  fav_icon_full_url: pictureUrl,
  /** Only for an image that is given by its name alone: this, a slash, the name. */
  base_urls: z.record(z.enum(BASE_URLS), z.string()),
  demo: z.boolean(),
  language: z.array(z.object({ key: z.string(), value: z.string() })),
  sys_language: z.array(
    z.object({ key: z.string(), value: z.string(), direction: z.enum(['ltr', 'rtl']), default: z.boolean() }),
  ),
  /** The only active module, if there is only one. */
  module: z.nullable(moduleShape),
  module_config: z.record(z.enum(MODULE_TYPES), moduleConfigShape),
  active_payment_method_list: z.array(
    z.object({
      gateway: z.string(),
      gateway_title: z.string(),
      gateway_image: z.nullable(z.string()),
      gateway_image_full_url: pictureUrl,
    }),
  ),
  digital_payment_info: z.object({
    digital_payment: z.boolean(),
    plugin_payment_gateways: z.boolean(),
    default_payment_gateways: z.boolean(),
  }),
  /** Null when no amount makes delivery free. */
  free_delivery_over: z.nullable(money),
  refund_policy: flag,
  /** Spelt so in this interface. */
  cancelation_policy: flag,
  shipping_policy: flag,
  social_media: z.array(z.object({ id: z.int(), name: z.string(), link: z.string(), status: flag })),
  landing_page_links: z.object({
    app_url_android: z.string(),
    app_url_android_status: flag,
    app_url_ios: z.string(),
    app_url_ios_status: flag,
  }),
  seo_page_list: z.array(z.string()),
});

export type Config = z.output<typeof configShape>;

export const getConfig = endpoint({
  name: 'getConfig',
  feature: 'config',
  summary: 'What the business decided about itself; the first thing a client reads',
  method: 'GET',
  path: '/api/v1/config',
  access: 'public',
  reply: configShape,
  lifetime: 'settings',
});

export const listAnalyticScripts = endpoint({
  name: 'listAnalyticScripts',
  feature: 'config',
  summary: 'Scripts that measure visits; we have none',
  method: 'GET',
  path: '/api/v1/config/get-analytic-scripts',
  access: 'public',
  reply: z.array(z.object({ type: z.string(), script_id: z.string() })),
  lifetime: 'settings',
});
