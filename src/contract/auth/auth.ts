import * as z from 'zod/mini';
import { LOGIN_TYPES, SOCIAL_MEDIA } from '#domain/auth/login-types.ts';
import { endpoint } from '../endpoint.ts';
import { flag, pictureUrl } from '../wire.ts';
import {
  code,
  email,
  guest_id,
  messageKey,
  name,
  password,
  passwordsMatch,
  phone,
  ref_code,
  secretText,
  tenDigitPhone,
} from './fields.ts';
import { refuseLogin } from './login-rules.ts';

const loginType = z.enum(LOGIN_TYPES);
const channel = z.enum(['phone', 'email']);

/** Yes or no to "Is It You?". */
const verified = z.nullish(z.enum(['yes', 'no']));

/**
 * What every way of signing in answers. While a further step is needed there is no token: first personal information,
 * then "Is It You?", then the phone, then the email. A verification that the business does not ask for counts as done.
 */
export const loginReplyShape = z.object({
  token: z.nullable(z.string()),
  is_phone_verified: flag,
  is_email_verified: flag,
  is_personal_info: flag,
  is_exist_user: z.nullable(
    z.object({ id: z.int(), name: z.string(), image: z.nullable(z.string()), image_full_url: pictureUrl }),
  ),
  login_type: z.optional(loginType),
  /** The account's own, told to whoever has just proven to be its owner: this is what a code was sent to. */
  email: z.optional(z.nullable(z.string())),
  phone: z.optional(z.nullable(z.string())),
  /** With is_personal_info 0: what update-info asks for, so that nobody else completes the account. Lasts half an hour. */
  temporary_token: z.optional(z.string()),
  /** The account's cart was of another store: the guest's newer one has taken its place. `message` says so. */
  cart_replaced: z.optional(z.boolean()),
  message: z.optional(z.string()),
  /** A contact that was never proven left the account, because another one was proven now: what to tell its owner. */
  notice: z.optional(z.string()),
});

export type LoginReply = z.output<typeof loginReplyShape>;

const ofAuth = { feature: 'auth', access: 'public', reply: loginReplyShape } as const;
/** Servers of this interface may put refusals into a reply that succeeded; ours does not. */
const messageShape = z.object({
  message: z.string(),
  errors: z.optional(z.array(z.object({ code: z.string(), message: z.string() }))),
  /** Of a new password: which contact, never proven, left the account with it. */
  notice: z.optional(z.string()),
});

const text = z.nullish(z.string().check(z.maxLength(300)));

/** Everything a login may carry. Which of it is needed depends on login_type and is checked by `refuseLogin`. */
export const logIn = endpoint({
  ...ofAuth,
  name: 'logIn',
  summary: 'Signs in: by password, by a code sent to the phone (asked for without `otp`), or by a social account',
  method: 'POST',
  path: '/api/v1/auth/login',
  body: z
    .object({
      login_type: z.enum(LOGIN_TYPES, { error: messageKey('auth.login_type') }),
      guest_id,
      email_or_phone: text,
      password: text,
      /** email or phone; found out from email_or_phone, so not looked at. */
      field_type: text,
      type: text,
      phone: text,
      otp: text,
      verified,
      token: z.nullish(z.string().check(z.maxLength(8192))),
      /** Told by the token; not looked at. */
      unique_id: z.optional(z.unknown()),
      email: text,
      medium: z.nullish(z.enum(SOCIAL_MEDIA)),
      /** Sent by existing clients beside `token`; not looked at. */
      access_token: z.optional(z.unknown()),
      platform: text,
      /** What the browser put into its request to the issuer: from `social-nonce`, and good for one sign-in. */
      nonce: text,
    })
    .check(refuseLogin),
  perMinute: 30,
});

export const signUp = endpoint({
  ...ofAuth,
  name: 'signUp',
  summary: 'Makes an account with a password; without a token when phone or email must be verified first',
  method: 'POST',
  path: '/api/v1/auth/sign-up',
  body: z
    .object({ name, email, phone, password, confirm_password: z.optional(z.string()), ref_code, guest_id })
    .check(passwordsMatch),
  perMinute: 20,
});

export const verifyPhone = endpoint({
  ...ofAuth,
  name: 'verifyPhone',
  summary: 'The code that was sent to a phone or an email; an unknown phone (login_type otp) gets a bare account',
  method: 'POST',
  path: '/api/v1/auth/verify-phone',
  body: z
    .object({
      otp: code,
      /** By default whichever of the two is given. */
      verification_type: z.nullish(channel),
      phone: z.nullish(phone),
      email: z.nullish(email),
      login_type: z.nullish(loginType),
      verified,
      guest_id,
    })
    .check(needsContact('verification_type')),
  perMinute: 30,
});

export const updateInfo = endpoint({
  ...ofAuth,
  name: 'updateInfo',
  summary: 'Name, email and phone of an account that was made by a code or by a social account',
  method: 'POST',
  path: '/api/v1/auth/update-info',
  body: z.object({
    name,
    email: z.nullish(email),
    phone: z.nullish(phone),
    login_type: z.nullish(loginType),
    /** From the reply that asked for this. Without it the guest_id must be the one under which the proof was given. */
    temporary_token: z.nullish(secretText),
    ref_code,
    guest_id,
  }),
  perMinute: 30,
});

const resetContact = {
  verification_method: z.nullish(channel),
  phone: z.nullish(tenDigitPhone),
  email: z.nullish(email),
};

export const forgotPassword = endpoint({
  ...ofAuth,
  name: 'forgotPassword',
  summary: 'Sends a code for a new password. Says the same whether or not there is such an account',
  method: 'POST',
  path: '/api/v1/auth/forgot-password',
  body: z.object(resetContact).check(needsContact('verification_method')),
  reply: messageShape,
  perMinute: 10,
});

export const verifyToken = endpoint({
  ...ofAuth,
  name: 'verifyToken',
  summary: 'Whether the code for a new password is right; it is used up only by the new password',
  method: 'POST',
  path: '/api/v1/auth/verify-token',
  body: z.object({ ...resetContact, reset_token: code }).check(needsContact('verification_method')),
  reply: messageShape,
  perMinute: 30,
});

export const resetPassword = endpoint({
  ...ofAuth,
  name: 'resetPassword',
  summary: 'A new password with the code; every session of the account ends, and `notice` says what else changed',
  method: 'PUT',
  path: '/api/v1/auth/reset-password',
  body: z
    .object({ ...resetContact, reset_token: code, password, confirm_password: z.optional(z.string()) })
    .check(needsContact('verification_method'), passwordsMatch),
  reply: messageShape,
  perMinute: 30,
});

export const logOut = endpoint({
  ...ofAuth,
  name: 'logOut',
  summary: 'Ends this session: the token is worth nothing from now on',
  method: 'POST',
  path: '/api/v1/auth/logout',
  access: 'customer',
  reply: messageShape,
});

type Contact = { phone?: string | null | undefined; email?: string | null | undefined };

/** Phone or email, by the field that says which; without it one of the two. */
function needsContact<Field extends string>(chooser: Field) {
  type Body = Contact & { [F in Field]?: 'phone' | 'email' | null | undefined };
  return z.check<Body>((ctx) => {
    const { value } = ctx;
    const chosen = value[chooser] ?? (value.email ? 'email' : 'phone');
    if (value[chosen]) return;
    const message = messageKey(chosen === 'email' ? 'auth.email_required' : 'auth.phone_required');
    ctx.issues.push({ code: 'custom', path: [chosen], message, input: value });
  });
}
