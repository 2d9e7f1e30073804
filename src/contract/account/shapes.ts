import * as z from 'zod/mini';
import { flag, money, pictureUrl } from '../wire.ts';

export const customerShape = z.object({
  id: z.int(),
  f_name: z.string(),
  l_name: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  image: z.nullable(z.string()),
  image_full_url: pictureUrl,
  is_phone_verified: flag,
  /** A text here, as clients of this interface compare it with '1'. */
  is_email_verified: z.enum(['0', '1']),
  status: flag,
  wallet_balance: money,
  loyalty_point: z.int(),
  ref_code: z.string(),
  ref_by: z.nullable(z.int()),
  zone_id: z.nullable(z.int()),
  login_medium: z.enum(['manual', 'otp', 'google', 'facebook', 'apple']),
  order_count: z.int(),
  member_since_days: z.int(),
  /** Modules in which the customer was asked what they like. */
  selected_modules_for_interest: z.array(z.int()),
  /** What they chose there: categories. */
  interest: z.array(z.int()),
  /** Whether the first order is cheaper because somebody referred them. */
  is_valid_for_discount: z.boolean(),
  /** Per cent, or an amount in the currency's major unit. */
  discount_amount: z.number(),
  discount_amount_type: z.enum(['amount', 'percentage']),
  /** How long after sign-up, such as `30 days`. */
  validity: z.string(),
  /** Who they are in the chat: their own messages have this `sender_id`. null: of a server of the version before. */
  userinfo: z.nullable(z.object({ id: z.int() })),
  created_at: z.string(),
});

export type Customer = z.output<typeof customerShape>;
