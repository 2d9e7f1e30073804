import * as z from 'zod/mini';
import { money } from '../wire.ts';
import { couponInput, referralInput } from './quote-facts.ts';

/** domain/order's OrderTotal on the wire: every amount of an order with the numbers that explain it. */
export const orderTotalShape = z.object({
  goods: z.object({
    lines: z.array(
      z.object({
        pieces: money,
        add_ons: money,
        off: money,
        source: z.enum(['product_discount', 'store_discount', 'flash_sale']),
        total: money,
      }),
    ),
    products: money,
    add_ons: money,
    product_discount: money,
    store_discount: money,
    discount_by: z.enum(['product_discount', 'store_discount']),
    store_discount_amount: money,
    flash_admin_discount_amount: money,
    flash_store_discount_amount: money,
    off: money,
    total: money,
  }),
  coupon_discount_amount: money,
  ref_bonus_amount: money,
  tax: z.object({
    base: money,
    rate: z.number(),
    tax_status: z.enum(['included', 'excluded']),
    total_tax_amount: money,
    added: money,
  }),
  additional_charge: money,
  extra_packaging_amount: money,
  dm_tips: money,
  delivery: z.object({
    by: z.enum(['take_away', 'nothing', 'fixed', 'distance', 'minimum', 'maximum']),
    base: money,
    vehicle: money,
    surge: money,
    total: money,
    way: z.optional(z.object({ km: z.number(), rate: money })),
  }),
  original_delivery_charge: money,
  free_delivery: z.nullable(
    z.object({
      by: z.enum(['admin', 'vendor']),
      because: z.enum(['all_stores', 'amount', 'store', 'coupon']),
    }),
  ),
  delivery_charge: money,
  order_amount: money,
  terms: z.optional(z.object({ coupon: z.nullable(couponInput), referral: z.nullable(referralInput) })),
});
