import { type CentralizeLogin, requiredVerifications, type Verification } from '#domain/auth/login-types.ts';

type Stored = { phone: string | null; email: string | null; is_phone_verified: boolean; is_email_verified: boolean };

/** What the form says; undefined: nothing. */
export type ContactChange = { phone?: string | undefined; email?: string | undefined };

/** The whole form, one contact that is to be proven, or the password alone. */
export type ProfileButton = Verification | 'change_password' | undefined;

/**
 * What of the form counts: a button is about its own field, and about the one that is there where none is named; a
 * verified phone is not changeable.
 */
export function requestedContacts(
  stored: Stored,
  { phone, email }: ContactChange,
  button: ProfileButton,
): ContactChange {
  const meant = (field: Verification, named: string | undefined) => {
    if (button === undefined) return named;
    return button === field ? (named ?? stored[field] ?? undefined) : undefined;
  };
  return {
    phone: stored.is_phone_verified ? undefined : meant('phone', phone),
    email: meant('email', email),
  };
}

export const isSameContact = (one: string | null, other: string | undefined): boolean =>
  one !== null && other !== undefined && one.toLowerCase() === other.toLowerCase();

/** Which contacts need a code before they are stored: new ones that the business wants proven, and where the customer asked for one. */
export function contactsToProve(
  login: CentralizeLogin,
  stored: Stored,
  contacts: ContactChange,
  button: ProfileButton,
): Verification[] {
  return requiredVerifications(login).filter((field) => {
    if (contacts[field] === undefined) return false;
    if (!isSameContact(stored[field], contacts[field])) return true;
    return button === field && !stored[`is_${field}_verified`];
  });
}
