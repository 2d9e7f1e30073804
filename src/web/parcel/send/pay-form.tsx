import Banknote from 'lucide-react/icons/banknote';
import { useState } from 'react';
import type { ParcelQuote } from '#contract/parcel/sending.ts';
import { isPasswordLongEnough } from '#domain/auth/password.ts';
import { doorMinutes } from '#domain/parcel/parcel-way.ts';
import { takesTips } from '#domain/pricing/extras.ts';
import { AccountCard } from '#web/checkout/cards/account-card.tsx';
import { Card } from '#web/checkout/cards/card.tsx';
import { PaymentCard } from '#web/checkout/cards/payment-card.tsx';
import { TimeCard } from '#web/checkout/cards/time-card.tsx';
import { TipsCard } from '#web/checkout/cards/tips-card.tsx';
import { paymentFault } from '#web/checkout/faults.ts';
import { OfflineStep } from '#web/checkout/offline-step.tsx';
import { useOfflineStep } from '#web/checkout/use-offline-step.ts';
import { useWhenCounted } from '#web/checkout/use-when-counted.ts';
import { useMoney } from '#web/config/use-money.ts';
import '#web/i18n/lazy/checkout.ts';
import type { MessageKey } from '#web/i18n/en.ts';
import { useTranslate } from '#web/i18n/lazy/parcel.ts';
import { useSession } from '#web/session/session.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { useCategories } from './category-card.tsx';
import { EndsCard } from './ends/ends-card.tsx';
import { type DraftTools, noteToChange, type ParcelDraft } from './parcel-draft.ts';
import { SendColumns } from './send-frame.tsx';
import { SendSummary } from './send-summary.tsx';
import { useParcelPayment } from './use-parcel-payment.ts';
import { priceOf, type QuoteState } from './use-parcel-quote.ts';
import { useSendParcel } from './use-send-parcel.ts';
import { WhoPays } from './who-pays.tsx';

type PayFormProps = { tools: DraftTools; state: QuoteState; quote: ParcelQuote };

const PARTS = ['time', 'payment', 'account'] as const;
type Part = (typeof PARTS)[number];

export function PayForm({ tools: { draft, change }, state, quote }: PayFormProps) {
  const t = useTranslate();
  const money = useMoney();
  const isGuest = useSession((session) => session.token === null);
  const { data: categories } = useCategories();
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const offline = useOfflineStep();
  const price = priceOf(quote, draft.dm_tips);
  const { order_amount } = price;
  const { payment, paying } = useParcelPayment(quote, draft, order_amount);
  const { sendParcel, isSending } = useSendParcel({
    quote,
    draft,
    paying,
    order_amount,
    password,
    refetch: state.refetch,
  });
  const { isFresh } = state;
  const { wait, isWaiting } = useWhenCounted({ isFresh, amount: order_amount, press });
  const isOffline = paying.chosen?.method === 'offline_payment';
  const receiverPays = draft.charge_payer === 'receiver';

  const faults: Record<Part, MessageKey | null> = {
    time: draft.schedule_at === '' ? 'checkout.time.choose' : null,
    payment: receiverPays && !paying.chosen ? 'parcel.no_cash' : paymentFault(paying, noteToChange(draft)),
    account: accountFault(draft, isGuest, password),
  };
  const wordsFor = (part: Part) => (tried && faults[part] ? t(faults[part]) : undefined);

  function press() {
    if (isSending) return;
    setTried(true);
    const missing = PARTS.find((part) => faults[part]);
    const words = missing && faults[missing];
    if (words) return complain(t(words), missing);
    if (!navigator.onLine) return showToast({ id: 'error', tone: 'error', text: t('checkout.needs_connection') });
    // Sent is only what the shopper has seen the price of.
    if (!isFresh) return wait();
    if (!isOffline) return void sendParcel();
    if (!offline.isOpen) return offline.open();
    if (offline.isComplete()) return void sendParcel(offline.details);
    complain(t('checkout.offline.required'), 'offline');
  }

  const minutes = doorMinutes(quote.travel_minutes);
  const soon = {
    schedule: quote.schedule,
    store: { open: 1 as const, delivery_time: `${minutes}-${minutes + 10} min` },
  };
  const cards = (
    <>
      <EndsCard draft={draft} />
      <TimeCard quote={soon} draft={draft} change={change} fault={wordsFor('time')} />
      {receiverPays ? (
        <Card part="payment" title={t('checkout.payment')} fault={wordsFor('payment')}>
          <p className="flex items-center gap-3 rounded-card bg-accent-soft px-4 py-3.5 font-semibold text-small">
            <Icon of={Banknote} className="shrink-0 text-accent-ink" />
            {t('parcel.receiver_pays', { amount: money(order_amount) })}
          </p>
        </Card>
      ) : (
        <PaymentCard
          quote={{ payment }}
          draft={{ ...draft, order_type: 'parcel' }}
          change={change}
          totals={{ paying }}
          fault={wordsFor('payment')}
        />
      )}
      {takesTips(quote.input.settings.dm_tips_status, 'parcel') && (
        <TipsCard draft={draft} change={change} amount={price.delivery.total} />
      )}
      {isGuest && (
        <AccountCard
          draft={draft}
          change={change}
          secrets={{ password }}
          setPassword={setPassword}
          fault={wordsFor('account')}
        />
      )}
    </>
  );

  return (
    <SendColumns
      form={
        isOffline && offline.isOpen ? (
          <OfflineStep
            due={paying.due}
            details={offline.details}
            onChange={offline.setDetails}
            complains={offline.complains}
            onBack={offline.close}
          />
        ) : (
          cards
        )
      }
      summary={
        <SendSummary
          draft={draft}
          state={state}
          price={price}
          category={categories?.find(({ id }) => id === draft.parcel_category_id)?.name ?? ''}
          action={t(isOffline && !offline.isOpen ? 'checkout.offline.go_on' : 'parcel.place')}
          progress={isSending || isWaiting ? t('checkout.placing') : null}
          onPress={press}
        >
          <WhoPays payer={draft.charge_payer} onChange={(charge_payer) => change({ charge_payer })} />
        </SendSummary>
      }
    />
  );
}

/** Whoever wants an account needs an email and a password for it. */
function accountFault(draft: ParcelDraft, isGuest: boolean, password: string): MessageKey | null {
  if (!isGuest || !draft.wantsAccount) return null;
  if (draft.sender.email.trim() === '') return 'checkout.contact.no_email';
  return isPasswordLongEnough(password) ? null : 'checkout.password_short';
}

/** Says it, and brings the shopper to where it can be mended. */
function complain(text: string, part: string) {
  showToast({ id: 'error', tone: 'error', text });
  const card = document.querySelector<HTMLElement>(`[data-part="${part}"]`);
  card?.scrollIntoView({ block: 'center' });
  card?.focus({ preventScroll: true });
}
