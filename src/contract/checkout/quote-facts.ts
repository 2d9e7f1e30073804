import * as z from 'zod/mini';
import { COUPON_TYPES } from '#domain/coupons/coupon-discount.ts';
import { toMajor, toMinor } from '#domain/money/minor-units.ts';
import { amountFromWire, amountToWire } from '../amounts.ts';
import { discountFromWire, discountToWire } from '../catalog/discount-wire.ts';
import { flag, money } from '../wire.ts';

const discountType = z.enum(['percent', 'amount']);

/** One field for per cent and for money: which of them it is, the other field says. */
const pair = { discount: z.number(), discount_type: discountType };

export const discountPair = z.codec(z.object(pair), z.object(pair), {
  decode: discountFromWire,
  encode: discountToWire,
});

const flash = { ...pair, admin_discount_percentage: z.number() };

const flashPair = z.codec(z.object(flash), z.object(flash), {
  decode: (sent) => ({ ...sent, ...discountFromWire(sent) }),
  encode: (own) => ({ ...own, ...discountToWire(own) }),
});

const coupon = {
  ...pair,
  coupon_type: z.enum(COUPON_TYPES),
  min_purchase: z.number(),
  max_discount: z.number(),
  created_by: z.enum(['admin', 'vendor']),
};

export const couponInput = z.codec(z.object(coupon), z.object(coupon), {
  decode: (sent) => ({
    ...sent,
    ...discountFromWire(sent),
    min_purchase: toMinor(sent.min_purchase),
    max_discount: toMinor(sent.max_discount),
  }),
  encode: (own) => ({
    ...own,
    ...discountToWire(own),
    min_purchase: toMajor(own.min_purchase),
    max_discount: toMajor(own.max_discount),
  }),
});

const surge = { price: z.number(), price_type: discountType };

export const surgeInput = z.codec(z.object(surge), z.object(surge), {
  decode: ({ price, price_type }) => ({ price: amountFromWire(price, price_type === 'amount'), price_type }),
  encode: ({ price, price_type }) => ({ price: amountToWire(price, price_type === 'amount'), price_type }),
});

const referral = {
  new_customer_discount_amount: z.number(),
  new_customer_discount_amount_type: z.enum(['amount', 'percentage']),
};

export const referralInput = z.codec(z.object(referral), z.object(referral), {
  decode: ({ new_customer_discount_amount: amount, new_customer_discount_amount_type: type }) => ({
    new_customer_discount_amount: amountFromWire(amount, type === 'amount'),
    new_customer_discount_amount_type: type,
  }),
  encode: ({ new_customer_discount_amount: amount, new_customer_discount_amount_type: type }) => ({
    new_customer_discount_amount: amountToWire(amount, type === 'amount'),
    new_customer_discount_amount_type: type,
  }),
});

const distanceRates = {
  per_km_shipping_charge: money,
  minimum_shipping_charge: money,
  maximum_shipping_charge: z.nullable(money),
};

export const vehicleBands = z.array(
  z.object({ starting_coverage_area: z.number(), maximum_coverage_area: z.number(), extra_charges: money }),
);

/** Everything `orderTotal` counts with, so that a browser may count on: tips, packaging, a coupon taken off. */
export const orderInputShape = z.object({
  order_type: z.enum(['delivery', 'take_away']),
  /** Kilometres by road, as the server measured them. */
  distance: z.number(),
  lines: z.array(
    z.object({
      price: money,
      quantity: z.int(),
      add_ons: z.array(z.object({ price: money, quantity: z.int() })),
      discount: discountPair,
      flash: z.nullable(flashPair),
    }),
  ),
  store: z.object({
    ...distanceRates,
    self_delivery_system: flag,
    extra_packaging_status: z.boolean(),
    extra_packaging_amount: money,
    tax: z.number(),
    free_delivery: z.boolean(),
    discount: z.nullable(z.object({ discount: z.number(), min_purchase: money, max_discount: money })),
  }),
  zone: z.nullable(
    z.object({
      ...distanceRates,
      delivery_charge_type: z.enum(['distance', 'fixed']),
      fixed_shipping_charge: money,
    }),
  ),
  vehicles: vehicleBands,
  surge: z.nullable(surgeInput),
  settings: z.object({
    tax_included: flag,
    additional_charge_status: flag,
    additional_charge: money,
    dm_tips_status: flag,
    admin_free_delivery: z.object({
      status: z.boolean(),
      type: z.enum(['free_delivery_to_all_store', 'free_delivery_by_order_amount']),
      free_delivery_over: money,
    }),
  }),
  coupon: z.nullable(couponInput),
  referral: z.nullable(referralInput),
  dm_tips: money,
  modulePacks: z.boolean(),
  wantsPackaging: z.boolean(),
});
