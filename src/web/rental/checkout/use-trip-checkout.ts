import { useQuery } from '@tanstack/react-query';
import type { TripQuote } from '#contract/rental/trip-booking.ts';
import { fullName } from '#domain/auth/name.ts';
import { tripBill } from '#domain/rental/trip-bill.ts';
import { useCustomer } from '#web/account/account.queries.ts';
import { useApi } from '#web/api/api.tsx';
import { useGuestAddress } from '#web/session/remembered/guest-address.ts';
import { useSession } from '#web/session/session.tsx';
import { useTripCart } from '../cart/trip-cart.queries.ts';
import { useRentalModuleId } from '../use-rental-module.ts';
import { tripQuoteQuery } from './trip-checkout.queries.ts';
import type { TripContact } from './trip-contact.ts';
import { type TripDraft, useTripDraft } from './trip-draft.ts';

/** The quote of the trip cart. `isFresh`: it is about exactly this, not about what was chosen before. */
export function useTripCheckout() {
  const api = useApi();
  const token = useSession((session) => session.token);
  const guest_id = useSession((session) => session.guest_id);
  const module_id = useRentalModuleId();
  const { draft, change } = useTripDraft();
  const cart = useTripCart();
  const query = useQuery({
    ...tripQuoteQuery(api, { token, guest_id }, module_id ?? 0, draft.coupon_code),
    // For an empty cart there is no quote. Where the cart did not come, asking for one says why.
    enabled: module_id !== null && (token !== null || guest_id !== null) && (cart.lines.length > 0 || cart.isError),
  });
  return {
    draft,
    change,
    contact: useContact(draft),
    isGuest: token === null,
    /** Nobody has put anything in yet. A quote that is here already was booked, or is about to be. */
    isNobody:
      module_id === null ||
      (token === null && guest_id === null) ||
      (query.data === undefined && cart.isReady && cart.lines.length === 0),
    quote: query.data,
    error: query.error,
    isFresh: query.data !== undefined && !query.isPlaceholderData,
    refetch: query.refetch,
  };
}

export type TripCheckout = ReturnType<typeof useTripCheckout> & { quote: TripQuote };

/** Computed in the browser by the server's rules, so that a change shows without a request. */
export const billOf = ({ quote, draft }: Pick<TripCheckout, 'quote' | 'draft'>) =>
  tripBill({ ...quote.input, coupon: draft.coupon_code === '' ? null : quote.input.coupon });

function useContact({ contact }: TripDraft): TripContact {
  const { data: customer } = useCustomer();
  const guest = useGuestAddress();
  const known = customer
    ? { name: fullName(customer), phone: customer.phone ?? '', email: customer.email ?? '' }
    : {
        name: guest?.contact_person_name ?? '',
        phone: guest?.contact_person_number ? `+${guest.contact_person_number.replace(/^\+/, '')}` : '',
        email: guest?.contact_person_email ?? '',
      };
  return { ...known, ...contact };
}
