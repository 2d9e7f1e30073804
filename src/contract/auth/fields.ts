import * as z from 'zod/mini';
import { contactKind } from '#domain/auth/contact-value.ts';
import { hasTenDigits, PHONE_LEAST } from '#domain/auth/national-number.ts';
import { isCode } from '#domain/auth/one-time-code.ts';
import { PASSWORD_LEAST, PASSWORD_MOST } from '#domain/auth/password.ts';
import { plainNumber } from '#domain/auth/phone-number.ts';
import type { TextKey } from '../texts/en.ts';
import { typed } from '../wire.ts';

/** A field's refusal is a text of ours; the server says it in the caller's language. */
export const messageKey = (key: TextKey): TextKey => key;

const LONGEST_EMAIL = 255;
const NUMBER = /^\+?\d{6,20}$/;

const required = (key: TextKey) => z.string({ error: messageKey(key) });

const digitsAndPlus = z.overwrite(plainNumber);

/** Whoever uses a phone says by the refusals' texts which form was filled in. */
export const phoneField = (missing: TextKey, tooShort: TextKey) =>
  required(missing).check(
    digitsAndPlus,
    z.minLength(1, messageKey(missing)),
    z.minLength(PHONE_LEAST, messageKey(tooShort)),
    z.regex(NUMBER, messageKey('auth.phone_invalid')),
  );

export const phone = phoneField('auth.phone_required', 'auth.phone_short');

/** For forgotten passwords: ten digits at home. */
export const tenDigitPhone = required('auth.phone_required').check(
  digitsAndPlus,
  z.minLength(1, messageKey('auth.phone_required')),
  z.regex(NUMBER, messageKey('auth.ten_digits')),
  z.refine(hasTenDigits, messageKey('auth.ten_digits')),
);

export const email = required('auth.email_required').check(
  z.trim(),
  z.minLength(1, messageKey('auth.email_required')),
  z.maxLength(LONGEST_EMAIL, messageKey('auth.email_invalid')),
  z.refine((typed) => contactKind(typed) === 'email', messageKey('auth.email_invalid')),
);

export const password = required('auth.password_required').check(
  z.minLength(1, messageKey('auth.password_required')),
  z.minLength(PASSWORD_LEAST, messageKey('auth.password_short')),
  z.maxLength(PASSWORD_MOST, messageKey('error.too_long')),
);

export const code = required('auth.code_empty').check(
  z.trim(),
  z.minLength(1, messageKey('auth.code_empty')),
  z.refine(isCode, messageKey('auth.code_wrong')),
);

export const name = required('auth.name_required').check(
  typed,
  z.minLength(1, messageKey('auth.name_required')),
  z.maxLength(100, messageKey('error.too_long')),
);

/** A secret that somebody carries: a guest_id, a token. */
export const secretText = z.string().check(z.maxLength(200));

/** The guest whose cart comes along. One that nobody knows brings nothing, and stops nobody. */
export const guest_id = z.nullish(secretText);

export const ref_code = z.nullish(z.string().check(z.trim(), z.maxLength(50)));

export const passwordsMatch = z.refine<{ password: string; confirm_password?: string | undefined }>(
  ({ password, confirm_password }) => confirm_password === password,
  {
    path: ['confirm_password'],
    error: messageKey('auth.passwords_match'),
    // Also when another field is wrong: the person hears of everything at once.
    when: ({ value }) => typeof value === 'object' && value !== null && 'confirm_password' in value,
  },
);
