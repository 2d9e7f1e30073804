import { z } from 'zod';

const name = z.string().min(1).max(255);

/** What we read of Stripe's objects; they hold more. */
export const sessionShape = z.object({
  id: name,
  status: z.enum(['open', 'complete', 'expired']).nullable(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  // Browsers are sent there.
  url: z.url({ protocol: /^https?$/ }).nullish(),
  amount_total: z.int().nullable(),
  currency: z.string().nullable(),
  client_reference_id: z.string().nullable(),
  payment_intent: name.nullish(),
});
export type Session = z.output<typeof sessionShape>;

export const refundShape = z.object({
  id: name,
  status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']).nullable(),
  failure_reason: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});
export type StripeRefund = z.output<typeof refundShape>;

export const refundListShape = z.object({ data: z.array(refundShape) });

export const chargeShape = z.object({ payment_intent: name, amount_refunded: z.int().nonnegative() });

export const disputeShape = z.object({
  id: name,
  payment_intent: name,
  amount: z.int().positive(),
  status: z.string(),
});

export const eventShape = z.object({ id: name, type: z.string(), data: z.object({ object: z.unknown() }) });
