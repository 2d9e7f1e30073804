import * as z from 'zod/mini';
import { LOGIN_TYPES } from '#domain/auth/login-types.ts';
import { endpoint } from '../endpoint.ts';
import { flag } from '../wire.ts';
import { loginReplyShape } from './auth.ts';
import { code, guest_id, messageKey, phone } from './fields.ts';

/** The provider's own mark for "this code, sent to this phone". */
const session = z.string().check(z.minLength(1), z.maxLength(4096));
const messageShape = z.object({ message: z.string() });

const ofPhones = { feature: 'auth', access: 'public' } as const;

export const getFirebaseParams = endpoint({
  ...ofPhones,
  name: 'getFirebaseParams',
  summary: 'What the phone provider wants of a browser before it sends a code',
  method: 'GET',
  path: '/api/v1/auth/firebase-params',
  /** Null: it wants nothing (the emulator), or phones are not verified by a provider. */
  reply: z.object({ recaptcha_site_key: z.nullable(z.string()) }),
  lifetime: 'settings',
});

export const sendFirebaseCode = endpoint({
  ...ofPhones,
  name: 'sendFirebaseCode',
  summary:
    'Has the phone provider send a code, while firebase_otp_verification is on; its refusals come in its own words',
  method: 'POST',
  path: '/api/v1/auth/firebase-send-code',
  body: z.object({
    phone,
    /** What the provider's reCAPTCHA gave the browser; the emulator and test numbers do without. */
    recaptcha_token: z.nullish(z.string().check(z.maxLength(8192))),
  }),
  reply: z.object({ session_info: z.string(), message: z.string() }),
  perMinute: 20,
});

const eitherName = { session_info: z.nullish(session), phone: z.nullish(phone), otp: z.nullish(code) };
const otherName = { sessionInfo: z.nullish(session), phoneNumber: z.nullish(phone), code: z.nullish(code) };

type TwoForms = { [F in keyof typeof eitherName | keyof typeof otherName]?: string | null | undefined };

/** The same three things have two sets of names; each must be there once. */
const neededOnce = z.check<TwoForms>((ctx) => {
  for (const [one, other, key] of [
    ['session_info', 'sessionInfo', 'auth.session_missing'],
    ['phone', 'phoneNumber', 'auth.phone_required'],
    ['otp', 'code', 'auth.code_empty'],
  ] as const) {
    if (ctx.value[one] || ctx.value[other]) continue;
    const path = other in ctx.value ? other : one;
    ctx.issues.push({ code: 'custom', path: [path], message: messageKey(key), input: ctx.value });
  }
});

const verification = {
  ...ofPhones,
  path: '/api/v1/auth/firebase-verify-token',
  body: z
    .object({
      ...eitherName,
      ...otherName,
      login_type: z.nullish(z.enum(LOGIN_TYPES)),
      verified: z.nullish(z.enum(['yes', 'no'])),
      guest_id,
      /** 1: for a new password. The code is then the reset_token of reset-password. */
      is_reset_token: z.nullish(z.union([flag, z.enum(['0', '1'])])),
    })
    .check(neededOnce),
  reply: z.union([loginReplyShape, messageShape]),
  perMinute: 60,
} as const;

export const verifyFirebaseToken = endpoint({
  ...verification,
  name: 'verifyFirebaseToken',
  summary: 'The code that the phone provider sent: signs in, or allows a new password',
  method: 'PUT',
});

/** The same, for clients that post. */
export const postFirebaseToken = endpoint({
  ...verification,
  name: 'postFirebaseToken',
  summary: 'As the PUT of the same path',
  method: 'POST',
});

export const firebaseResetPassword = endpoint({
  ...verification,
  name: 'firebaseResetPassword',
  summary: 'The code that the phone provider sent for a new password; it is then the reset_token of reset-password',
  method: 'PUT',
  path: '/api/v1/auth/firebase-reset-password',
  reply: messageShape,
});
