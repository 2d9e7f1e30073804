import * as z from 'zod/mini';
import type { Collection } from './collections.ts';
import {
  document,
  flag,
  key,
  list,
  manyLanguages,
  maybe,
  money,
  oneOf,
  or,
  picture,
  text,
  whole,
  word,
} from './fields.ts';

export const contentPages: Collection = {
  name: 'content_pages',
  file: 'pages.json',
  key: ['key'],
  fields: { key, title: text, body: text, status: or(flag, true) },
};

export const pageMeta: Collection = {
  name: 'page_meta',
  file: 'pages.json',
  key: ['page_name'],
  fields: { page_name: word, title: text, description: text, image: maybe(picture) },
};

export const landingSections: Collection = {
  name: 'landing_sections',
  file: 'pages.json',
  key: ['section'],
  fields: { section: word, content: document, position: whole(), status: or(flag, true) },
};

export const socialMedia: Collection = {
  name: 'social_media',
  file: 'shop.json',
  key: ['name'],
  fields: { name: word, link: word, status: or(flag, true) },
};

export const offlinePaymentMethods: Collection = {
  name: 'offline_payment_methods',
  file: 'shop.json',
  key: ['key'],
  fields: {
    key,
    method_name: text,
    method_fields: list(z.strictObject({ input_name: z.union([z.string(), manyLanguages]), input_data: z.string() })),
    method_informations: list(
      z.strictObject({
        customer_input: z.string(),
        customer_label: z.optional(manyLanguages),
        customer_placeholder: manyLanguages,
        is_required: z.union([z.literal(0), z.literal(1)]),
      }),
    ),
    status: or(flag, true),
  },
};

export const orderReasons: Collection = {
  name: 'order_reasons',
  file: 'shop.json',
  key: ['key'],
  fields: {
    key,
    kind: oneOf('cancellation', 'refund', 'before_pickup', 'after_pickup', 'trip_cancellation'),
    reason: text,
    user_type: or(oneOf('customer', 'store', 'deliveryman', 'admin'), 'customer'),
    position: or(whole(), 0),
    status: or(flag, true),
  },
};

export const storePackages: Collection = {
  name: 'store_packages',
  file: 'shop.json',
  key: ['key'],
  fields: {
    key,
    package_name: text,
    text,
    price: money,
    validity: whole(1),
    max_order: maybe(whole(1)),
    max_product: maybe(whole(1)),
    pos: or(flag, false),
    mobile_app: or(flag, false),
    chat: or(flag, false),
    review: or(flag, false),
    self_delivery: or(flag, false),
    module_type: or(oneOf('all', 'rental'), 'all'),
    colour: word,
    is_default: or(flag, false),
    status: or(flag, true),
  },
};

/** Pictures that are drawn instead of read from a file, and what pictures show, for those who cannot see them. */
export const pictureEntries: Collection = {
  name: 'pictures',
  file: 'pictures.json',
  key: ['name'],
  fields: { name: picture, recipe: maybe(document), alt: maybe(text) },
};
