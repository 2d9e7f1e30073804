import { createHash } from 'node:crypto';
import type { SocialMedium } from '#domain/auth/login-types.ts';
import type { DemoPerson } from '#server/providers/identity/identity.ts';

/** Whom the local identity page offers: two who have an account in the demo town, and two who have none yet. */
export const DEMO_PEOPLE: readonly { name: string; email: string }[] = [
  { name: 'Maja Lindqvist', email: 'maja@example.com' },
  { name: 'Diego Fernández', email: 'diego@example.com' },
  { name: 'Nils Berg', email: 'nils.berg@example.net' },
  { name: 'Salma Haddad', email: 'salma.haddad@example.net' },
];

/** The same email is the same person, each time and at each medium under another name. */
export const demoPerson = (
  medium: SocialMedium,
  { name, email, isConfirmed }: { name: string; email: string; isConfirmed: boolean },
): DemoPerson => ({
  subject: createHash('sha256').update(`${medium} ${email.toLowerCase()}`).digest('hex').slice(0, 24),
  name,
  email: email.toLowerCase(),
  is_email_verified: isConfirmed,
});
