import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { GUEST_REQUEST } from './guest-request.ts';

const guestShape = z.object({
  message: z.string(),
  /** A bearer secret, told this once: whoever holds it is this guest. */
  guest_id: z.string(),
});

export const requestGuest = endpoint({
  ...GUEST_REQUEST,
  feature: 'auth',
  summary: 'Makes a guest, so that somebody without an account can keep a cart and order',
  access: 'public',
  // Existing clients send a push token along; guests get no pushes.
  body: z.object({ fcm_token: z.nullish(z.string().check(z.maxLength(4096))) }),
  reply: guestShape,
  perMinute: 60,
});
