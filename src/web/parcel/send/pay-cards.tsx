import Banknote from 'lucide-react/icons/banknote';
import type { ParcelQuote } from '#contract/parcel/sending.ts';
import { doorMinutes } from '#domain/parcel/parcel-way.ts';
import { takesTips } from '#domain/pricing/extras.ts';
import { AccountCard } from '#web/checkout/cards/account-card.tsx';
import { Card } from '#web/checkout/cards/card.tsx';
import { PaymentCard } from '#web/checkout/cards/payment-card.tsx';
import { TimeCard } from '#web/checkout/cards/time-card.tsx';
import { TipsCard } from '#web/checkout/cards/tips-card.tsx';
import { useMoney } from '#web/config/use-money.ts';
import '#web/i18n/lazy/checkout.ts';
import { useTranslate } from '#web/i18n/lazy/parcel.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { EndsCard } from './ends/ends-card.tsx';
import type { DraftTools } from './parcel-draft.ts';
import type { useParcelPayment } from './use-parcel-payment.ts';
import type { priceOf } from './use-parcel-quote.ts';

export const PAY_PARTS = ['time', 'payment', 'account'] as const;
export type PayPart = (typeof PAY_PARTS)[number];

type PayCardsProps = ReturnType<typeof useParcelPayment> & {
  tools: DraftTools;
  quote: ParcelQuote;
  price: ReturnType<typeof priceOf>;
  /** null: who is signed in has an account. */
  account: { password: string; setPassword(password: string): void } | null;
  wordsFor(part: PayPart): string | undefined;
};

/** The questions of the last step, one card each. */
export function PayCards({ tools, quote, price, payment, paying, account, wordsFor }: PayCardsProps) {
  const { draft, change } = tools;
  const minutes = doorMinutes(quote.travel_minutes);
  const soon = {
    schedule: quote.schedule,
    store: { open: 1 as const, delivery_time: `${minutes}-${minutes + 10} min` },
  };
  return (
    <>
      <EndsCard draft={draft} />
      <TimeCard quote={soon} draft={draft} change={change} fault={wordsFor('time')} />
      {draft.charge_payer === 'receiver' ? (
        <ReceiverPays amount={price.order_amount} fault={wordsFor('payment')} />
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
      {account && (
        <AccountCard
          draft={draft}
          change={change}
          secrets={{ password: account.password }}
          setPassword={account.setPassword}
          fault={wordsFor('account')}
        />
      )}
    </>
  );
}

/** A receiver pays in cash at the door: there is nothing to choose. */
function ReceiverPays({ amount, fault }: { amount: number; fault: string | undefined }) {
  const t = useTranslate();
  const money = useMoney();
  return (
    <Card part="payment" title={t('checkout.payment')} fault={fault}>
      <p className="flex items-center gap-3 rounded-card bg-accent-soft px-4 py-3.5 font-semibold text-small">
        <Icon of={Banknote} className="shrink-0 text-accent-ink" />
        {t('parcel.receiver_pays', { amount: money(amount) })}
      </p>
    </Card>
  );
}
