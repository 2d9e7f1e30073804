import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

const guestShape = z.object({
  message: z.string(),
  /** A bearer secret, told this once: whoever holds it is this guest. */
  guest_id: z.string(),
});

export const requestGuest = endpoint({
  name: 'requestGuest',
  feature: 'auth',
  summary: 'Makes a guest, so that somebody without an account can keep a cart and order',
  method: 'POST',
  path: '/api/v1/auth/guest/request',
  access: 'public',
  // Existing clients send a push token along; guests get no pushes.
  body: z.object({ fcm_token: z.nullish(z.string().check(z.maxLength(4096))) }),
  reply: guestShape,
  perMinute: 60,
});
