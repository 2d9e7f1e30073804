import { useState } from 'react';
import type { TripBill } from '#domain/rental/trip-bill.ts';
import { FORM_ASIDE, FORM_COLUMNS } from '#web/checkout/form-columns.ts';
import { ChangedList } from '#web/checkout/summary/notices.tsx';
import { useWhenCounted } from '#web/checkout/use-when-counted.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/trip-checkout.ts';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { BeforeBookingCard } from './before-booking-card.tsx';
import { TripBillPanel } from './trip-bill-panel.tsx';
import { rowName } from './trip-bill-rows.tsx';
import { type TripChange, tripChangesSince } from './trip-changes.ts';
import { CONTACT_FIELDS, contactFaults } from './trip-contact.ts';
import { TripContactCard } from './trip-contact-card.tsx';
import { TripDetailsCard } from './trip-details-card.tsx';
import { TripVehiclesCard } from './trip-vehicles-card.tsx';
import { useBookTrip } from './use-book-trip.ts';
import { billOf, type TripCheckout } from './use-trip-checkout.ts';

/** The trip on one side, what it comes to on the other. */
export function TripCheckoutForm(checkout: TripCheckout) {
  const t = useTranslate();
  const { quote, contact, isGuest } = checkout;
  const bill = billOf(checkout);
  const { book, isBooking, seen, accept } = useBookTrip(checkout, bill);
  const { isFresh } = checkout;
  const { wait, isWaiting } = useWhenCounted({ isFresh, amount: bill.trip_amount, press });
  const [tried, setTried] = useState(false);
  const faults = contactFaults(contact, isGuest);
  const changes = tripChangesSince(seen, { bill, quote });
  const words = useChangeWords(bill);
  const faultWords = tried ? Object.fromEntries(Object.entries(faults).map(([field, key]) => [field, t(key)])) : {};

  function press() {
    if (isBooking) return;
    setTried(true);
    const missing = CONTACT_FIELDS.find((field) => faults[field]);
    if (missing) return document.querySelector<HTMLElement>(`[data-part="contact"] [name="${missing}"]`)?.focus();
    if (!navigator.onLine) return showToast({ id: 'error', tone: 'error', text: t('trip_checkout.needs_connection') });
    // A trip is booked only at a total that the traveller has seen.
    if (!isFresh) return wait();
    const [problem] = quote.problems;
    if (problem) return showToast({ id: 'error', tone: 'error', text: problem.message });
    void book();
  }

  return (
    <div className={FORM_COLUMNS}>
      <div className="flex min-w-0 flex-col gap-4">
        <TripDetailsCard quote={quote} />
        <TripVehiclesCard quote={quote} bill={bill} />
        <TripContactCard {...checkout} faults={faultWords} />
        <BeforeBookingCard provider={quote.provider.name} />
      </div>
      <div className={`flex flex-col gap-4 ${FORM_ASIDE}`}>
        {changes.length > 0 && (
          <ChangedList words={changes.map(words)} advice={t('trip_checkout.changed_text')} onSeen={accept} />
        )}
        <TripBillPanel
          {...checkout}
          bill={bill}
          before={changes.length > 0 ? seen.bill.trip_amount : undefined}
          isBooking={isBooking || isWaiting}
          onPress={press}
        />
      </div>
    </div>
  );
}

function useChangeWords(bill: TripBill) {
  const t = useTranslate();
  const money = useMoney();
  return (change: TripChange): string => {
    if (change.kind !== 'amount') return t(`trip_checkout.changed.${change.kind}`);
    const line = change.name === 'total' ? t('trip_checkout.total') : rowName(t, change.name, bill);
    return t('trip_checkout.changed.amount', { line, before: money(change.before), now: money(change.now) });
  };
}
