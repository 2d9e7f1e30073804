import '#web/i18n/lazy/auth.ts';
import { contactKind } from '#domain/auth/contact-value.ts';
import { hasTenDigits, PHONE_LEAST } from '#domain/auth/national-number.ts';
import { isCode } from '#domain/auth/one-time-code.ts';
import { PASSWORD_LEAST, PASSWORD_MOST } from '#domain/auth/password.ts';
import type { MessageKey } from '#web/i18n/en.ts';
import type { Translate } from '#web/i18n/i18n.tsx';

const LONGEST_EMAIL = 255;
const LONGEST_NAME = 100;
const LONGEST_PHONE = 21;

type Rule = (value: string) => MessageKey | null;

/** The rules of the server's schemas, asked first to answer faster, in the words of the screen. */
const RULES = {
  contact: (value) => {
    if (value.trim() === '') return 'auth.email_or_phone.required';
    return contactKind(value) === 'invalid' ? 'auth.email_or_phone.invalid' : null;
  },
  email: (value) => {
    if (value.trim() === '') return 'auth.email.required';
    if (value.trim().length > LONGEST_EMAIL) return 'auth.email.long';
    return contactKind(value) === 'email' ? null : 'auth.email.invalid';
  },
  phone: (value) => {
    if (value === '') return 'auth.phone.required';
    if (value.length < PHONE_LEAST) return 'auth.phone.short';
    return value.length > LONGEST_PHONE ? 'auth.phone.long' : null;
  },
  tenDigitPhone: (value) => {
    if (value === '') return 'forgot.phone.required';
    return hasTenDigits(value) ? null : 'forgot.phone.ten';
  },
  password: (value) => {
    if (value === '') return 'auth.password.required';
    if (value.length < PASSWORD_LEAST) return 'auth.password.short';
    return value.length > PASSWORD_MOST ? 'auth.password.long' : null;
  },
  name: (value) => {
    if (value.trim() === '') return 'auth.name.required';
    return value.trim().length > LONGEST_NAME ? 'auth.name.long' : null;
  },
  code: (value) => {
    if (value === '') return 'auth.code.empty';
    return isCode(value) ? null : 'auth.code.six';
  },
} as const satisfies Record<string, Rule>;

/** As react-hook-form wants it: true, or the words under the field. */
export const follows =
  (t: Translate, rule: keyof typeof RULES) =>
  (value: string): true | string => {
    const refusal = RULES[rule](value);
    return refusal === null || t(refusal);
  };

export const repeats =
  (t: Translate, original: () => string) =>
  (value: string): true | string => {
    if (value === '') return t('auth.confirm_password.required');
    return value === original() || t('auth.confirm_password.differs');
  };
