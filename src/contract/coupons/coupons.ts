import * as z from 'zod/mini';
import { couponShape } from '../catalog/offers.ts';
import { endpoint } from '../endpoint.ts';
import { moneyText, wholeText } from '../wire.ts';

/** `customer_id`: JSON text, ["all"] or the number of whoever asks: nobody hears of the others. */
const ownCouponShape = z.extend(couponShape, { customer_id: z.string() });

export type OwnCoupon = z.output<typeof ownCouponShape>;

export const listOwnCoupons = endpoint({
  name: 'listOwnCoupons',
  room: 'coupons',
  summary: 'Coupons the customer can use today in these zones, of one module when moduleId names it',
  method: 'GET',
  path: '/api/v1/coupon/list',
  access: 'customer',
  reply: z.array(ownCouponShape),
});

export const applyCoupon = endpoint({
  name: 'applyCoupon',
  room: 'coupons',
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
  reply: ownCouponShape,
});
