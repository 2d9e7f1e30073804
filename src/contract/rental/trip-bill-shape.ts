import * as z from 'zod/mini';
import { couponInput, discountPair, referralInput } from '../checkout/quote-facts.ts';
import { flag, money } from '../wire.ts';

const tripLength = z.union([
  z.object({ rental_type: z.enum(['hourly', 'day_wise']), hours: z.number() }),
  z.object({ rental_type: z.literal('distance_wise'), km: z.number() }),
]);

/** Everything `tripBill` counts with, so that a browser may count on: a coupon taken off. */
export const tripBillInputShape = z.object({
  length: tripLength,
  lines: z.array(z.object({ unit_price: money, quantity: z.int(), discount: discountPair })),
  provider: z.object({
    tax: z.number(),
    discount: z.nullable(
      z.object({
        discount: z.number(),
        min_purchase: money,
        max_discount: money,
        end_date: z.string(),
        end_time: z.string(),
      }),
    ),
  }),
  now: z.object({ date: z.string(), time: z.string() }),
  coupon: z.nullable(couponInput),
  referral: z.nullable(referralInput),
  settings: z.object({ tax_included: flag, additional_charge_status: flag, additional_charge: money }),
});

/** domain/rental's TripBill on the wire: every amount of a trip with the numbers that explain it. */
export const tripBillShape = z.object({
  input: tripBillInputShape,
  lines: z.array(z.object({ original_price: money, off: money, price: money })),
  trip_cost: money,
  vehicle_discount_amount: money,
  provider_discount_amount: money,
  coupon_discount_amount: money,
  ref_bonus_amount: money,
  subtotal: money,
  tax: z.object({
    base: money,
    rate: z.number(),
    tax_status: z.enum(['included', 'excluded']),
    total_tax_amount: money,
    added: money,
  }),
  additional_charge: money,
  trip_amount: money,
});
