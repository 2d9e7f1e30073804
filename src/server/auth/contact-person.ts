import { AppError } from '#contract/errors.ts';
import { isContactNumber } from '#domain/auth/contact-number.ts';
import { plainNumber } from '#domain/auth/phone-number.ts';

export type ContactFields = {
  contact_person_name?: string | null | undefined;
  contact_person_number?: string | null | undefined;
  contact_person_email?: string | null | undefined;
};

export type ContactPerson = {
  contact_person_name: string;
  contact_person_number: string;
  contact_person_email: string | null;
};

type Account = { f_name: string; l_name: string; phone: string | null; email: string | null };

/** Whom to call about what was bought. A customer who names nobody is the contact. */
export function contactPersonOf(given: ContactFields, account: Account | null): ContactPerson {
  const contact_person_name = given.contact_person_name || (account && `${account.f_name} ${account.l_name}`.trim());
  if (!contact_person_name) throw new AppError('name_required', 'contact_person_name');
  const contact_person_number = plainNumber(given.contact_person_number || account?.phone || '');
  if (!isContactNumber(contact_person_number)) throw new AppError('contact_number');
  return {
    contact_person_name,
    contact_person_number,
    contact_person_email: given.contact_person_email || account?.email || null,
  };
}

/** What somebody without an account names to follow it. */
export const contactNumberOf = ({ contact_person_number }: ContactPerson): string =>
  contact_person_number.replaceAll(/\D/g, '');
