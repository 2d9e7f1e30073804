import * as z from 'zod/mini';
import { COUPON_TYPES } from '#domain/coupons/coupon-discount.ts';
import { readsCatalogue } from '../catalog/inputs.ts';
import { discountType } from '../catalog/item-shape.ts';
import { endpoint } from '../endpoint.ts';
import { flag, money, moneyText, wholeText } from '../wire.ts';

export const couponShape = z.object({
  id: z.int(),
  title: z.string(),
  code: z.string(),
  coupon_type: z.enum(COUPON_TYPES),
  start_date: z.string(),
  expire_date: z.string(),
  min_purchase: money,
  /** 0: no cap. */
  max_discount: money,
  discount: z.number(),
  discount_type: discountType,
  limit: z.nullable(z.int()),
  /** Where it holds: the stores' names of a store_wise coupon, else empty. */
  data: z.string(),
  store_id: z.nullable(z.int()),
  store: z.nullable(z.object({ id: z.int(), name: z.string() })),
  created_by: z.enum(['admin', 'vendor']),
  status: flag,
  total_uses: z.int(),
  module_id: z.int(),
  /** JSON text: ["all"], or the caller's own number. No customer hears of the others. */
  customer_id: z.string(),
});

export type Coupon = z.output<typeof couponShape>;

/** Of one store only, as its checkout offers them. */
const atStore = z.object({ store_id: z.optional(wholeText) });

export const listCoupons = endpoint({
  ...readsCatalogue('coupons'),
  name: 'listCoupons',
  summary:
    'Coupons for everybody that hold today in the shopper’s zones; with store_id those a guest can use at that store',
  path: '/api/v1/coupon/list/all',
  query: atStore,
  reply: z.array(couponShape),
});

export const listOwnCoupons = endpoint({
  name: 'listOwnCoupons',
  feature: 'coupons',
  summary:
    'Coupons the customer can use today in these zones, of one module when moduleId names it, or at the store store_id',
  method: 'GET',
  path: '/api/v1/coupon/list',
  access: 'customer',
  query: atStore,
  reply: z.array(couponShape),
});

export const applyCoupon = endpoint({
  name: 'applyCoupon',
  feature: 'coupons',
  summary: 'The coupon of this code, if the customer may use it at this store. `data` is the JSON text of its ids',
  method: 'GET',
  path: '/api/v1/coupon/apply',
  access: 'customer',
  perMinute: 60,
  query: z.object({
    code: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    store_id: wholeText,
    /** What the goods cost after their discounts; with it the minimum purchase is looked at too. */
    amount: z.optional(moneyText),
  }),
  reply: couponShape,
});
