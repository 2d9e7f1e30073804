import type { Customer } from '#contract/account/shapes.ts';
import { contactKind } from '#domain/auth/contact-value.ts';
import { fullName } from '#domain/auth/name.ts';
import { isPasswordLongEnough } from '#domain/auth/password.ts';
import '#web/i18n/lazy/account.ts';
import type { Translate } from '#web/i18n/i18n.tsx';
import type { ProfileChange } from '../account.calls.ts';

export type ProfileValues = { name: string; phone: string; email: string; password: string; confirm_password: string };

export const valuesOf = (customer: Customer): ProfileValues => ({
  name: fullName(customer),
  phone: customer.phone ?? '',
  email: customer.email ?? '',
  password: '',
  confirm_password: '',
});

export const profileRules = (t: Translate, customer: Pick<Customer, 'email'>, password: () => string) => ({
  name: { validate: (name: string) => name.trim() !== '' || t('account.name_required') },
  phone: { validate: (phone: string) => phone !== '' || t('account.phone_required') },
  email: {
    validate: (email: string) => {
      // An account may do without one, but what is there can only be changed.
      if (email.trim() === '') return customer.email === null || t('account.email_required');
      return contactKind(email) === 'email' || t('account.email_invalid');
    },
  },
  password: {
    validate: (typed: string) => typed === '' || isPasswordLongEnough(typed) || t('account.password_short'),
  },
  confirm_password: { validate: (again: string) => again === password() || t('account.password_match') },
});

/** What is sent: the name always, of the rest what differs from what is stored. */
export function changeOf(customer: Customer, values: ProfileValues, image: File | null): ProfileChange {
  const stored = valuesOf(customer);
  const { name, phone, email, password } = values;
  return {
    name: name.trim(),
    ...(phone !== stored.phone && customer.is_phone_verified === 0 && { phone }),
    ...(email.trim() !== stored.email && { email: email.trim() }),
    ...(password && { password }),
    ...(image && { image }),
  };
}
