import * as z from 'zod/mini';
import { readsCatalogue } from '../catalog/inputs.ts';
import { couponShape } from '../coupons/coupons.ts';
import { endpoint } from '../endpoint.ts';
import { moneyText, wholeText } from '../wire.ts';

/** Of one provider only, as a trip's checkout offers them. */
const atProvider = z.object({ provider_id: z.optional(wholeText) });

export const listRentalCoupons = endpoint({
  ...readsCatalogue('rental'),
  needs: ['moduleId'],
  name: 'listRentalCoupons',
  summary:
    'Coupons of the rental module for everybody that hold today in the shopper’s zones; with provider_id those a guest can use with that provider',
  path: '/api/v1/rental/coupon/list/all',
  query: atProvider,
  reply: z.array(couponShape),
});

export const listOwnRentalCoupons = endpoint({
  name: 'listOwnRentalCoupons',
  feature: 'rental',
  summary:
    'Coupons of the rental module that the customer can use today in these zones, or with the provider provider_id',
  method: 'GET',
  path: '/api/v1/rental/coupon/list',
  access: 'customer',
  needs: ['moduleId'],
  query: atProvider,
  reply: z.array(couponShape),
});

export const applyRentalCoupon = endpoint({
  name: 'applyRentalCoupon',
  feature: 'rental',
  summary: 'The coupon of this code, if the customer may use it with this provider',
  method: 'GET',
  path: '/api/v1/rental/coupon/apply',
  access: 'customer',
  perMinute: 60,
  query: z.object({
    code: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    provider_id: wholeText,
    /** What the trip costs after its discounts; with it the minimum purchase is looked at too. */
    amount: z.optional(moneyText),
  }),
  reply: couponShape,
});
