import { useState } from 'react';
import { profileOf } from '#domain/modules/module-profile.ts';
import { takesTips } from '#domain/pricing/extras.ts';
import { DeliveryAddresses } from '#web/addresses/delivery-addresses.tsx';
import { useTranslate } from '#web/i18n/lazy/checkout.ts';
import { FieldNote } from '#web/ui/fields/field.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { AccountCard } from './cards/account-card.tsx';
import { OrderTypeCard } from './cards/order-type-card.tsx';
import { PaymentCard } from './cards/payment-card.tsx';
import { PreferencesCard } from './cards/preferences-card.tsx';
import { PrescriptionCard } from './cards/prescription-card.tsx';
import { RecipientCard } from './cards/recipient-card.tsx';
import { TimeCard } from './cards/time-card.tsx';
import { TipsCard } from './cards/tips-card.tsx';
import { changesSince } from './changes.ts';
import { faultsOf, PARTS, type Part } from './faults.ts';
import { FORM_ASIDE, FORM_COLUMNS, HAS_FORM_ASIDE } from './form-columns.ts';
import { OfflineStep } from './offline-step.tsx';
import { showProblem } from './show-card.ts';
import { Basket } from './summary/basket.tsx';
import { ChangedNote } from './summary/notices.tsx';
import { Summary } from './summary/summary.tsx';
import { type Quoted, useTotals } from './use-checkout.ts';
import { useOfflineStep } from './use-offline-step.ts';
import { usePlace } from './use-place.ts';
import { useWhenCounted } from './use-when-counted.ts';

/**
 * The questions on one side, what is ordered and what it comes to on the other. In one column what is ordered stands
 * where one asks for it, before paying, and the sum at the end.
 */
export function CheckoutForm(checkout: Quoted) {
  const t = useTranslate();
  const { quote, draft, isGuest } = checkout;
  const totals = useTotals(checkout);
  const { place, isPlacing, seen, forgetSeen } = usePlace(checkout, totals);
  const { isFresh } = checkout;
  const { wait, isWaiting } = useWhenCounted({ isFresh, amount: totals.paying.due, press });
  const offline = useOfflineStep();
  const [tried, setTried] = useState(false);
  const faults = faultsOf(checkout, totals);
  const wordsFor = (part: Part) => {
    const key = tried ? faults[part] : undefined;
    return key && t(key);
  };
  const changes = seen && changesSince(seen, { total: totals.total, lines: quote.lines });
  const isOffline = totals.paying.chosen?.method === 'offline_payment';
  const input = totals.input;
  const isWide = useMediaQuery(HAS_FORM_ASIDE);
  const basket = <Basket {...checkout} totals={totals} />;

  function press() {
    if (isPlacing) return;
    setTried(true);
    const missing = PARTS.find((part) => faults[part]);
    const words = missing && faults[missing];
    if (words) return showProblem(t(words), missing);
    // Missing answers are named at once, but an order is placed only at a total that the shopper has seen.
    if (!isFresh) return wait();
    const [problem] = quote.problems;
    if (problem) {
      // It may be mended by now: whoever presses again hears how it stands.
      void checkout.refetch();
      return showProblem(problem.message, null);
    }
    if (!isOffline) return void place();
    if (!offline.isOpen) return offline.open();
    if (offline.isComplete()) return void place(offline.details);
    showProblem(t('checkout.offline.required'), 'offline');
  }

  return (
    <div className={FORM_COLUMNS}>
      <div className="flex min-w-0 flex-col gap-4">
        {changes && changes.length > 0 && <ChangedNote changes={changes} onSeen={forgetSeen} />}
        {isOffline && offline.isOpen ? (
          <OfflineStep due={totals.paying.due} step={offline} />
        ) : (
          <>
            <OrderTypeCard {...checkout} />
            <div
              data-part="address"
              tabIndex={-1}
              className="scroll-mt-24 outline-none empty:hidden focus-visible:shadow-none"
            >
              <DeliveryAddresses
                order_type={draft.order_type}
                zone_id={profileOf(quote.module_type).abilities.all_zone_service ? null : quote.zone_id}
                selected={checkout.address}
                onSelect={checkout.selectAddress}
              />
              <AddressFault words={wordsFor('address')} />
            </div>
            {!isGuest && <RecipientCard {...checkout} complains={tried} />}
            <TimeCard {...checkout} fault={wordsFor('time')} />
            {checkout.needsPrescription && <PrescriptionCard {...checkout} fault={wordsFor('prescription')} />}
            {!isWide && <div className="rounded-card border border-line bg-surface p-4 md:p-5">{basket}</div>}
            <PaymentCard {...checkout} totals={totals} fault={wordsFor('payment')} />
            {takesTips(input.settings.dm_tips_status, draft.order_type) && (
              <TipsCard {...checkout} amount={totals.total.goods.total} />
            )}
            <PreferencesCard {...checkout} />
            {isGuest && <AccountCard {...checkout} fault={wordsFor('account')} />}
          </>
        )}
      </div>
      <div className={FORM_ASIDE}>
        <Summary
          {...checkout}
          totals={totals}
          action={t(actionOf(isOffline, offline.isOpen))}
          progress={isPlacing || isWaiting ? t('checkout.placing') : null}
          onPress={press}
        >
          {isWide && basket}
        </Summary>
      </div>
    </div>
  );
}

const actionOf = (isOffline: boolean, isOpen: boolean) => {
  if (!isOffline) return 'checkout.place';
  return isOpen ? 'checkout.offline.complete' : 'checkout.offline.go_on';
};

function AddressFault({ words }: { words: string | undefined }) {
  return (
    words && (
      <div role="alert" className="mt-2 px-4 md:px-5">
        <FieldNote id="address-fault" text={words} isError />
      </div>
    )
  );
}
