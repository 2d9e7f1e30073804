export type ContactKind = 'email' | 'phone' | 'invalid';

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
// International: a plus and the digits of E.164. Spaces and dashes are for reading, and typed by many.
const PHONE = /^\+[1-9]\d{6,14}$/;
const LONGEST_EMAIL = 255;

/** What somebody typed into a field that takes an email or a phone number. Exactly one of the three. */
export function contactKind(typed: string): ContactKind {
  const value = typed.trim();
  if (value.length <= LONGEST_EMAIL && EMAIL.test(value)) return 'email';
  return PHONE.test(value.replaceAll(/[\s-]/g, '')) ? 'phone' : 'invalid';
}
