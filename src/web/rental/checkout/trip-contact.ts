import { contactKind } from '#domain/auth/contact-value.ts';
import '#web/i18n/lazy/trip-checkout.ts';

export type TripContact = { name: string; phone: string; email: string };

export const CONTACT_FIELDS = ['name', 'phone', 'email'] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];

/** What is still missing. A guest hears of the trip by mail: it is the only thing that leads back to it elsewhere. */
export function contactFaults({ name, phone, email }: TripContact, isGuest: boolean) {
  return {
    ...(name.trim() === '' && { name: 'trip_checkout.name_missing' as const }),
    ...(contactKind(phone) !== 'phone' && { phone: 'trip_checkout.phone_missing' as const }),
    ...((isGuest || email.trim() !== '') &&
      contactKind(email) !== 'email' && { email: 'trip_checkout.email_missing' as const }),
  };
}
