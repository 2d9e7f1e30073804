import * as z from 'zod/mini';
import type { TripBill } from '#domain/rental/trip-bill.ts';
import { money } from '../wire.ts';

/** domain/rental's TripBill on the wire: every amount of a trip with the numbers that explain it. */
export const tripBillShape = z.object({
  lines: z.array(
    z.object({
      /** Of an hour, a day or a kilometre. */
      unit_price: money,
      quantity: z.int(),
      original_price: money,
      off: money,
      price: money,
    }),
  ),
  trip_cost: money,
  vehicle_discount_amount: money,
  provider_discount_amount: money,
  /** Per cent; null where the provider gives none. */
  provider_percent: z.nullable(z.number()),
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

export type ShownTripBill = z.output<typeof tripBillShape>;

export const shownBill = ({ input, lines, ...sums }: TripBill): ShownTripBill => ({
  ...sums,
  provider_percent: sums.provider_discount_amount > 0 ? (input.provider.discount?.discount ?? null) : null,
  lines: lines.map((line, at) => ({
    ...line,
    unit_price: input.lines[at]?.unit_price ?? 0,
    quantity: input.lines[at]?.quantity ?? 0,
  })),
});
