import type { Address } from '#contract/addresses/addresses.ts';
import { isContactNumber } from '#domain/auth/contact-number.ts';
import { contactKind } from '#domain/auth/contact-value.ts';
import { typedText } from '#domain/typed-text.ts';
import '#web/i18n/lazy/addresses.ts';
import type { Translate } from '#web/i18n/i18n.tsx';
import type { GuestAddress } from '#web/session/remembered/guest-address.ts';

export const LABELS = ['home', 'office', 'other'] as const;

export type AddressForm = {
  address: string;
  contact_person_name: string;
  contact_person_number: string;
  contact_person_email: string;
  address_type: (typeof LABELS)[number];
  address_label: string;
  road: string;
  house: string;
  floor: string;
};

type Known = { name: string; phone: string };

/** What the form starts with: the address that shall change, or what is known of who fills it in. */
export const startOf = (edit: Address | GuestAddress | null, known: Known): AddressForm => ({
  address: edit?.address ?? '',
  contact_person_name: edit?.contact_person_name || known.name,
  contact_person_number: edit?.contact_person_number || known.phone,
  contact_person_email: edit?.contact_person_email ?? '',
  address_type: LABELS.find((label) => label === edit?.address_type) ?? 'home',
  address_label: (edit && 'address_label' in edit && edit.address_label) || '',
  road: edit?.road ?? '',
  house: edit?.house ?? '',
  floor: edit?.floor ?? '',
});

/** A text that shows nothing is none to the shop, either. */
export const filled = (words: string) => (value: string) => typedText(value) !== '' || words;

/** In the specification's words. */
export const addressRules = (t: Translate) => ({
  address: { validate: filled(t('address.required.address')) },
  contact_person_name: { validate: filled(t('address.required.name')) },
  contact_person_number: {
    validate: (value: string) => {
      if (value.trim() === '') return t('address.required.phone');
      return isContactNumber(value) || t('address.invalid_phone');
    },
  },
  contact_person_email: {
    validate: (value: string) => value.trim() === '' || contactKind(value) === 'email' || t('address.invalid_email'),
  },
});
