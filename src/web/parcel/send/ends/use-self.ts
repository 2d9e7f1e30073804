import { fullName } from '#domain/auth/name.ts';
import { useCustomer } from '#web/account/account.queries.ts';
import { useGuestAddress } from '#web/session/remembered/guest-address.ts';
import { useSession } from '#web/session/session.tsx';
import type { EndDraft } from '../parcel-draft.ts';

type Self = Pick<EndDraft, 'name' | 'phone' | 'email'>;

/** The shopper's own name and contact, from the account or this browser; null while unknown. */
export function useSelf(): Self | null {
  const isCustomer = useSession((session) => session.token !== null);
  const { data: customer } = useCustomer();
  const guest = useGuestAddress();
  if (isCustomer)
    return customer ? { name: fullName(customer), phone: customer.phone ?? '', email: customer.email ?? '' } : null;
  if (!guest?.contact_person_name) return null;
  return {
    name: guest.contact_person_name,
    phone: `+${guest.contact_person_number.replace(/^\+/, '')}`,
    email: guest.contact_person_email,
  };
}

/** The same person, whatever was typed besides. */
export const isSelf = (self: Self, end: EndDraft): boolean =>
  end.name === self.name && end.phone === self.phone && end.email === self.email;
