import { useState } from 'react';
import type { ParcelQuote } from '#contract/parcel/sending.ts';
import { isPasswordLongEnough } from '#domain/auth/password.ts';
import { paymentFault } from '#web/checkout/faults.ts';
import { OfflineStep } from '#web/checkout/offline-step.tsx';
import { showProblem } from '#web/checkout/show-card.ts';
import { useOfflineStep } from '#web/checkout/use-offline-step.ts';
import { useWhenCounted } from '#web/checkout/use-when-counted.ts';
import '#web/i18n/lazy/checkout.ts';
import type { MessageKey } from '#web/i18n/en.ts';
import { useTranslate } from '#web/i18n/lazy/parcel.ts';
import { useSession } from '#web/session/session.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { useCategories } from './category-card.tsx';
import { type DraftTools, noteToChange, type ParcelDraft } from './parcel-draft.ts';
import { PAY_PARTS, PayCards, type PayPart } from './pay-cards.tsx';
import { SendColumns } from './send-frame.tsx';
import { SendSummary } from './send-summary.tsx';
import { useParcelPayment } from './use-parcel-payment.ts';
import { priceOf, type QuoteState } from './use-parcel-quote.ts';
import { useSendParcel } from './use-send-parcel.ts';
import { WhoPays } from './who-pays.tsx';

type PayFormProps = { tools: DraftTools; state: QuoteState; quote: ParcelQuote };

/** The last step of sending a parcel: when, how it is paid, and the sum beside it. */
export function PayForm({ tools, state, quote }: PayFormProps) {
  const t = useTranslate();
  const { draft, change } = tools;
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
  const faults: Record<PayPart, MessageKey | null> = {
    time: draft.schedule_at === '' ? 'checkout.time.choose' : null,
    payment: receiverPays && !paying.chosen ? 'parcel.no_cash' : paymentFault(paying, noteToChange(draft)),
    account: accountFault(draft, isGuest, password),
  };
  const wordsFor = (part: PayPart) => (tried && faults[part] ? t(faults[part]) : undefined);

  function press() {
    if (isSending) return;
    setTried(true);
    const missing = PAY_PARTS.find((part) => faults[part]);
    const words = missing && faults[missing];
    if (words) return showProblem(t(words), missing);
    if (!navigator.onLine) return showToast({ id: 'error', tone: 'error', text: t('checkout.needs_connection') });
    // A parcel is sent only at a price that the shopper has seen.
    if (!isFresh) return wait();
    if (!isOffline) return void sendParcel();
    if (!offline.isOpen) return offline.open();
    if (offline.isComplete()) return void sendParcel(offline.details);
    showProblem(t('checkout.offline.required'), 'offline');
  }

  return (
    <SendColumns
      form={
        isOffline && offline.isOpen ? (
          <OfflineStep due={paying.due} step={offline} />
        ) : (
          <PayCards
            tools={tools}
            quote={quote}
            price={price}
            payment={payment}
            paying={paying}
            account={isGuest ? { password, setPassword } : null}
            wordsFor={wordsFor}
          />
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
