import { contactKind } from '#domain/auth/contact-value.ts';
import { PHONE_LEAST } from '#domain/auth/national-number.ts';
import { isStrongPassword } from '#domain/join/strong-password.ts';
import '#web/i18n/lazy/join.ts';
import type { Passwords } from './password-fields.tsx';
import type { Faults } from './use-field-words.ts';

/** A plus and twenty digits. */
const PHONE_MOST = 21;

type PersonTexts = Readonly<Record<'f_name' | 'phone' | 'email', string>>;

export function personFaults({ f_name, phone, email }: PersonTexts): Faults<'f_name' | 'phone' | 'email'> {
  const faults: Faults<'f_name' | 'phone' | 'email'> = {};
  if (f_name.trim() === '') faults.f_name = 'join.fault.f_name';
  if (phone === '') faults.phone = 'join.fault.phone';
  else if (phone.length < PHONE_LEAST || phone.length > PHONE_MOST) faults.phone = 'join.fault.phone_wrong';
  if (email.trim() === '') faults.email = 'join.fault.email';
  else if (contactKind(email) !== 'email') faults.email = 'join.fault.email_wrong';
  return faults;
}

export function passwordFaults({ password, confirm_password }: Passwords): Faults<keyof Passwords> {
  const faults: Faults<keyof Passwords> = {};
  if (password === '') faults.password = 'join.fault.password';
  else if (!isStrongPassword(password)) faults.password = 'join.fault.password_weak';
  if (confirm_password !== password) faults.confirm_password = 'join.fault.confirm_password';
  return faults;
}
