import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { TripBill } from '#domain/rental/trip-bill.ts';
import { useApi } from '#web/api/api.tsx';
import { ApiError, isConflict } from '#web/api/api-error.ts';
import { sayFailure } from '#web/api/say-failure.ts';
import { useTranslate } from '#web/i18n/lazy/trip-checkout.ts';
import { forgetDraft } from '#web/session/drafts/checkout-draft.ts';
import { rememberGuestAddress, useGuestAddress } from '#web/session/remembered/guest-address.ts';
import { markTrip } from '#web/session/remembered/placed-mark.ts';
import { useSessionStore } from '#web/session/session.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import type { SeenTrip } from './trip-changes.ts';
import type { TripContact } from './trip-contact.ts';
import type { TripCheckout } from './use-trip-checkout.ts';

/** Books the trip and leads to it, unless the traveller has gone elsewhere meanwhile; a refusal leaves everything as it is and shows what changed. */
export function useBookTrip(checkout: TripCheckout, bill: TripBill) {
  const t = useTranslate();
  const api = useApi();
  const store = useSessionStore();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const remember = useRememberContact(checkout.isGuest);
  const [isBooking, setBooking] = useState(false);
  const { seen, accept } = useSeenTrip(checkout, bill);
  // Two presses can be faster than the screen.
  const isUnderWay = useRef(false);

  /** By a press whose answer was lost. */
  function sayBookedBefore() {
    for (const key of ['trip-cart', 'trips']) queries.invalidateQueries({ queryKey: [key] });
    const action = { text: t('profile.trips'), onPress: () => navigate('/my-trips') };
    showToast({ id: 'error', tone: 'info', text: t('trip_checkout.arrived_before'), action });
  }

  async function book() {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBooking(true);
    accept();
    const from = location.pathname;
    const { quote, draft, contact, isGuest } = checkout;
    const { name, phone, email } = contact;
    try {
      const { book: send } = await import('./trip-checkout.calls.ts');
      const trip_id = await send(api, quote.module_id, {
        guest_id: isGuest ? store.get().guest_id : null,
        trip_amount: bill.trip_amount,
        version: quote.version,
        trip_type: quote.trip.rental_type,
        provider_id: quote.provider.id,
        scheduled: quote.trip.scheduled === 1,
        coupon_code: draft.coupon_code || null,
        additional_note: draft.note || null,
        contact_person_name: name,
        contact_person_number: phone,
        contact_person_email: email,
      });
      remember(contact);
      forgetDraft();
      markTrip(Date.parse(quote.trip.estimated_trip_end_time));
      const booked = `/rental/trip-status/${trip_id}`;
      // In place of the checkout: going back leads past it.
      if (location.pathname === from) await navigate(booked, { replace: true });
      else
        showToast({
          id: 'checkout',
          text: t('trip_checkout.booked'),
          action: { text: t('trip_checkout.view'), onPress: () => navigate(booked) },
          comesAlong: true,
        });
      for (const key of ['trip-cart', 'trips', 'own-coupons']) queries.invalidateQueries({ queryKey: [key] });
    } catch (error) {
      isUnderWay.current = false;
      setBooking(false);
      if (error instanceof ApiError && error.status > 0 && error.status < 500) {
        // Whatever changed meanwhile, the new quote shows it before anything is booked.
        await checkout.refetch();
        if (isConflict(error)) sayBookedBefore();
        else sayFailure(t, error);
      } else showToast({ id: 'error', tone: 'error', text: t('trip_checkout.no_answer') });
    }
  }

  return { book, isBooking, seen, accept };
}

/**
 * The trip as the traveller has seen and accepted it: what they opened, chose a coupon for, or pressed on. Whatever
 * comes later by itself (the tab came back, the connection, a refusal) differs from it and is shown as a change.
 */
function useSeenTrip({ quote, draft, isFresh }: TripCheckout, bill: TripBill) {
  const { coupon_code } = draft;
  const now = { bill, quote, coupon_code };
  const [seen, setSeen] = useState<SeenTrip & { coupon_code: string }>(now);
  const isOwnChoice = seen.coupon_code !== coupon_code;
  if (isOwnChoice && isFresh) setSeen(now);
  return { seen: isOwnChoice ? now : seen, accept: () => setSeen(now) };
}

const NOWHERE = { address: '', address_type: '', latitude: '', longitude: '', road: '', house: '', floor: '' };

/** A guest need not type it again next time; an account knows it anyway. */
function useRememberContact(isGuest: boolean) {
  const known = useGuestAddress();
  return ({ name, phone, email }: TripContact) => {
    if (!isGuest) return;
    const contact = { contact_person_name: name, contact_person_number: phone, contact_person_email: email };
    rememberGuestAddress({ ...(known ?? NOWHERE), ...contact });
  };
}
