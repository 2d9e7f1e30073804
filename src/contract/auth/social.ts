import * as z from 'zod/mini';
import { SOCIAL_MEDIA } from '#domain/auth/login-types.ts';
import { endpoint } from '../endpoint.ts';
import { loginReplyShape } from './auth.ts';
import { guest_id, messageKey, phone } from './fields.ts';

const text = z.nullish(z.string().check(z.maxLength(300)));

/** An OpenID Connect ID token. Who somebody is stands in it and is believed because of its signature. */
const idToken = z
  .string({ error: messageKey('auth.social_token') })
  .check(z.minLength(1, messageKey('auth.social_token')), z.maxLength(8192));

const socialBody = {
  token: idToken,
  medium: z.enum(SOCIAL_MEDIA, { error: messageKey('auth.social_medium') }),
  /** Both are told by the token; what is written here is not looked at. */
  email: text,
  unique_id: z.optional(z.unknown()),
  guest_id,
  /** What the browser put into its request to the issuer: from `social-nonce`, and good for one sign-in. */
  nonce: text,
};

export const requestSocialNonce = endpoint({
  name: 'requestSocialNonce',
  feature: 'auth',
  summary: 'A nonce for the request to an issuer: the ID token must bring it back, once, within the hour',
  method: 'POST',
  path: '/api/v1/auth/social-nonce',
  access: 'public',
  reply: z.object({ nonce: z.string() }),
  perMinute: 60,
});

/** Older clients sign in with these two; `logIn` with login_type social does both. */
export const socialLogin = endpoint({
  name: 'socialLogin',
  feature: 'auth',
  summary: 'Signs in with a social account that is known here; an unknown one is told to give a phone (code email)',
  method: 'POST',
  path: '/api/v1/auth/social-login',
  access: 'public',
  body: z.object({ ...socialBody, phone: z.nullish(phone), login_type: text }),
  reply: loginReplyShape,
  perMinute: 60,
});

export const socialRegister = endpoint({
  name: 'socialRegister',
  feature: 'auth',
  summary: 'Makes an account for a social account, with a phone',
  method: 'POST',
  path: '/api/v1/auth/social-register',
  access: 'public',
  // Apple's clients send the ID token beside their own code, which is then in `token`.
  body: z.object({ ...socialBody, phone, id_token: z.nullish(z.string().check(z.maxLength(8192))) }),
  reply: loginReplyShape,
  perMinute: 30,
});
