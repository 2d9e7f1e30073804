import * as z from 'zod/mini';
import { contactKind } from '#domain/auth/contact-value.ts';
import type { LoginType } from '#domain/auth/login-types.ts';
import type { TextKey } from '../texts/en.ts';
import { code, messageKey, password, phone, phoneField } from './fields.ts';

type Text = string | null | undefined;
type Login = { login_type: LoginType } & {
  [F in 'email_or_phone' | 'password' | 'phone' | 'otp' | 'token' | 'medium']?: Text;
};

/** The sign-in form's rules: what is needed depends on how somebody signs in. */
export const refuseLogin = z.check<Login>((ctx) => {
  for (const [field, key] of RULES[ctx.value.login_type](ctx.value))
    ctx.issues.push({ code: 'custom', path: [field], message: messageKey(key), input: ctx.value });
});

type Refusal = [field: string, key: TextKey];

const RULES: Record<LoginType, (login: Login) => Refusal[]> = {
  manual: ({ email_or_phone, password: secret }) => [
    ...refuseContact(email_or_phone ?? ''),
    ...refuseBy(password, 'password', secret ?? ''),
  ],
  otp: ({ phone: given, email_or_phone, otp }) => [
    ...refuseBy(otpPhone, 'phone', given ?? email_or_phone ?? ''),
    ...(otp === undefined || otp === null ? [] : refuseBy(code, 'otp', otp)),
  ],
  social: ({ token, medium, phone: given }) => [
    ...(token ? [] : [['token', 'auth.social_token'] satisfies Refusal]),
    ...(medium ? [] : [['medium', 'auth.social_medium'] satisfies Refusal]),
    ...(given === undefined || given === null ? [] : refuseBy(phone, 'phone', given)),
  ],
};

const otpPhone = phoneField('auth.otp_phone_required', 'auth.otp_phone_short');

function refuseContact(typed: string): Refusal[] {
  if (typed.trim() === '') return [['email_or_phone', 'auth.contact_required']];
  return contactKind(typed) === 'invalid' ? [['email_or_phone', 'auth.contact_invalid']] : [];
}

function refuseBy(schema: typeof password, field: string, value: string): Refusal[] {
  const [issue] = z.safeParse(schema, value).error?.issues ?? [];
  return issue ? [[field, isOurs(issue.message) ? issue.message : 'auth.invalid']] : [];
}

const isOurs = (message: string): message is TextKey => message.startsWith('auth.');
