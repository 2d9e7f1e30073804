import { COUPON_TYPES } from '#domain/coupons/coupon-discount.ts';
import type { Collection } from './collections.ts';
import {
  code,
  date,
  discount,
  flag,
  key,
  maybe,
  moment,
  money,
  oneOf,
  options,
  or,
  percent,
  picture,
  ref,
  refs,
  text,
  time,
  weekDays,
  whole,
  word,
} from './fields.ts';

const hours = { start_time: or(time, '00:00'), end_time: or(time, '23:59:59') };

export const coupons: Collection = {
  name: 'coupons',
  file: 'offers.json',
  key: ['code', 'module'],
  fields: {
    code,
    module: ref('modules'),
    title: text,
    coupon_type: oneOf(...COUPON_TYPES),
    /** Of a store_wise coupon. */
    stores: or(refs('stores'), []),
    /** Of a zone_wise coupon. */
    zones: or(refs('zones'), []),
    /** The store that made it; null: the business. */
    store: maybe(ref('stores')),
    discount: or(discount(), '0%'),
    min_purchase: or(money, '0.00'),
    max_discount: or(money, '0.00'),
    limit: maybe(whole(1)),
    start_date: date,
    expire_date: date,
    status: or(flag, true),
  },
};

export const basicCampaigns: Collection = {
  name: 'basic_campaigns',
  file: 'offers.json',
  key: ['key'],
  fields: {
    key,
    module: ref('modules'),
    title: text,
    description: text,
    image: picture,
    start_date: date,
    end_date: date,
    ...hours,
    status: or(flag, true),
  },
  parts: { stores: { key: ['store'], fields: { store: ref('stores') } } },
};

export const itemCampaigns: Collection = {
  name: 'item_campaigns',
  file: 'offers.json',
  key: ['slug'],
  fields: {
    slug: key,
    store: ref('stores'),
    category: ref('categories'),
    unit: maybe(ref('units')),
    title: text,
    description: text,
    image: picture,
    price: money,
    discount: or(discount(), '0%'),
    tax: or(percent, 0),
    stock: { ...maybe(whole()), opening: true },
    maximum_cart_quantity: maybe(whole(1)),
    options: or(options, []),
    veg: maybe(flag),
    start_date: date,
    end_date: date,
    ...hours,
    status: or(flag, true),
  },
};

export const flashSales: Collection = {
  name: 'flash_sales',
  file: 'offers.json',
  key: ['key'],
  fields: {
    key,
    module: ref('modules'),
    title: text,
    start_date: moment,
    end_date: moment,
    admin_discount_percentage: percent,
    vendor_discount_percentage: percent,
    status: or(flag, true),
  },
  parts: {
    items: {
      key: ['item'],
      fields: { item: ref('items'), stock: whole(), discount: discount(), status: or(flag, true) },
    },
  },
};

export const cashbackRules: Collection = {
  name: 'cashback_rules',
  file: 'offers.json',
  key: ['key'],
  fields: {
    key,
    module: ref('modules'),
    title: text,
    cashback_amount: discount('cashback_type', 'percentage'),
    min_purchase: or(money, '0.00'),
    max_discount: or(money, '0.00'),
    same_user_limit: or(whole(), 0),
    start_date: date,
    end_date: date,
    status: or(flag, true),
  },
};

export const walletBonuses: Collection = {
  name: 'wallet_bonuses',
  file: 'offers.json',
  key: ['key'],
  fields: {
    key,
    title: text,
    description: text,
    bonus_amount: discount('bonus_type', 'percentage'),
    minimum_add_amount: or(money, '0.00'),
    maximum_bonus_amount: or(money, '0.00'),
    start_date: date,
    end_date: date,
    status: or(flag, true),
  },
};

export const surgePrices: Collection = {
  name: 'surge_prices',
  file: 'offers.json',
  key: ['key'],
  fields: {
    key,
    zone: ref('zones'),
    module: ref('modules'),
    title: text,
    customer_note: text,
    customer_note_status: or(flag, true),
    price: discount('price_type'),
    is_permanent: or(flag, false),
    start_date: maybe(date),
    end_date: maybe(date),
    weekly_days: or(weekDays, []),
    ...hours,
    status: or(flag, true),
  },
};

export const banners: Collection = {
  name: 'banners',
  file: 'banners.json',
  key: ['key'],
  fields: {
    key,
    module: ref('modules'),
    zone: maybe(ref('zones')),
    title: text,
    type: or(oneOf('default', 'store_wise', 'item_wise'), 'default'),
    image: picture,
    store: maybe(ref('stores')),
    item: maybe(ref('items')),
    link: maybe(word),
    featured: or(flag, false),
    priority: or(whole(), 0),
    status: or(flag, true),
  },
};

export const promotionalBanners: Collection = {
  name: 'promotional_banners',
  file: 'banners.json',
  key: ['module', 'type', 'key'],
  fields: {
    key: word,
    module: ref('modules'),
    type: oneOf('promotional_banner', 'video_content', 'why_choose'),
    title: maybe(text),
    short_description: maybe(text),
    image: maybe(picture),
    link: maybe(word),
    position: or(whole(), 0),
    status: or(flag, true),
  },
};

export const advertisements: Collection = {
  name: 'advertisements',
  file: 'banners.json',
  key: ['key'],
  fields: {
    key,
    store: ref('stores'),
    add_type: oneOf('video_promotion', 'store_promotion'),
    title: text,
    description: text,
    cover_image: maybe(picture),
    profile_image: maybe(picture),
    video_attachment: maybe(word),
    is_rating_active: or(flag, true),
    is_review_active: or(flag, true),
    priority: maybe(whole()),
    start_date: date,
    end_date: date,
    status: or(flag, true),
  },
};
