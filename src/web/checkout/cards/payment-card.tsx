import Banknote from 'lucide-react/icons/banknote';
import CreditCard from 'lucide-react/icons/credit-card';
import Landmark from 'lucide-react/icons/landmark';
import WalletIcon from 'lucide-react/icons/wallet';
import { useRef, useState } from 'react';
import { type AnyOrderType, isTakeAway } from '#domain/orders/order-type.ts';
import { changeFor } from '#domain/payments/cash-limit.ts';
import { useMoney } from '#web/config/use-money.ts';
import { type Translate, useTranslate } from '#web/i18n/lazy/checkout.ts';
import type { PayOption } from '#web/payments/pay-options.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { ChoiceBox } from '#web/ui/fields/choice-box.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { usePhone } from '#web/ui/use-media-query.ts';
import type { PayState } from '../pay-state.ts';
import { AmountField } from './amount-field.tsx';
import { Card } from './card.tsx';

const ICONS = {
  cash_on_delivery: Banknote,
  digital_payment: CreditCard,
  wallet: WalletIcon,
  offline_payment: Landmark,
} as const;

type PaymentDraft = { pay: string; usesWallet: boolean; bring_change_amount: number };

type PaymentCardProps = {
  quote: { payment: { wallet_balance: number } };
  draft: PaymentDraft & { order_type: AnyOrderType };
  change(changes: Partial<PaymentDraft>): void;
  totals: { paying: PayState };
  fault: string | undefined;
};

export function PaymentCard(props: PaymentCardProps) {
  const t = useTranslate();
  const money = useMoney();
  const { draft, change, totals, fault } = props;
  const { options, chosen } = totals.paying;

  function choose(option: PayOption) {
    change({ pay: option.id });
    if (option.off === 'cash_limit') showToast({ id: 'error', tone: 'error', text: t('checkout.payment.cash_limit') });
  }

  // On a phone, what was used last time is one line; whoever wants another way opens the list.
  const [isKnown] = useState(chosen !== null && chosen.off === null);
  const [isOpen, setOpen] = useState(false);
  const isFolded = usePhone() && isKnown && !isOpen && chosen !== null && chosen.off === null;
  const shown = isFolded ? [chosen] : options;
  const list = useRef<HTMLFieldSetElement>(null);

  function unfold() {
    setOpen(true);
    list.current?.querySelector<HTMLInputElement>(':checked')?.focus();
  }

  const tooMuchCash = chosen?.off === 'cash_limit' ? t('checkout.payment.cash_limit') : undefined;
  return (
    <Card
      part="payment"
      title={t('checkout.payment')}
      fault={fault ?? tooMuchCash}
      aside={
        isFolded && (
          <button
            type="button"
            onClick={unfold}
            className="hit-area rounded-xs font-semibold text-accent-ink text-small hover:underline"
          >
            {t('checkout.payment.other')}
          </button>
        )
      }
    >
      <PartialRow {...props} />
      <fieldset ref={list} className="grid gap-3 md:grid-cols-2 md:[&>label:nth-of-type(odd):last-of-type]:col-span-2">
        <legend className="sr-only">{t('checkout.payment')}</legend>
        {shown.map((option) => (
          <ChoiceBox
            key={option.id}
            name="pay"
            value={option.id}
            checked={option.id === draft.pay}
            disabled={option.off === 'wallet_low'}
            onChange={() => choose(option)}
            title={titleOf(t, option, draft.order_type)}
            detail={detailOf(t, money, option, props)}
            aside={
              <span className="grid size-10 shrink-0 place-items-center rounded-thumb bg-sunken text-ink-2">
                <Icon of={ICONS[option.method]} size={20} />
              </span>
            }
          />
        ))}
      </fieldset>
      {options.length === 0 && <p className="text-ink-2 text-small">{t('checkout.payment.none')}</p>}
      {chosen?.method === 'cash_on_delivery' && !isTakeAway(draft.order_type) && <BringChange {...props} />}
    </Card>
  );
}

/** Where cash is paid. */
const CASH = {
  delivery: { title: 'checkout.payment.cash', text: 'checkout.payment.cash_text' },
  take_away: { title: 'checkout.payment.cash_fetched', text: 'checkout.payment.cash_counter' },
  // By its sender; where the receiver pays there is nothing to choose.
  parcel: { title: 'checkout.payment.cash_at_pickup', text: 'checkout.payment.cash_pickup_text' },
} as const satisfies Record<AnyOrderType, object>;

const titleOf = (t: Translate, { method, gateway }: PayOption, order_type: AnyOrderType): string => {
  switch (method) {
    case 'digital_payment':
      return gateway?.title ?? t('checkout.payment.digital_text');
    case 'wallet':
      return t('checkout.payment.wallet');
    case 'cash_on_delivery':
      return t(CASH[order_type].title);
    case 'offline_payment':
      return t('checkout.payment.offline');
  }
};

function detailOf(
  t: Translate,
  money: (minor: number) => string,
  { method, off }: PayOption,
  checkout: PaymentCardProps,
) {
  const amount = money(checkout.quote.payment.wallet_balance);
  switch (method) {
    case 'digital_payment':
      return t('checkout.payment.digital_text');
    case 'wallet':
      return t(off ? 'checkout.payment.wallet_low' : 'checkout.payment.wallet_text', { amount });
    case 'cash_on_delivery':
      return t(CASH[checkout.draft.order_type].text);
    case 'offline_payment':
      return t('checkout.payment.offline_text');
  }
}

/** All of the wallet, and the rest in another way. */
function PartialRow({ draft, change, totals }: PaymentCardProps) {
  const t = useTranslate();
  const money = useMoney();
  const { partial } = totals.paying;
  if (!partial) return null;
  const { usesWallet } = draft;

  return (
    <div className="mb-3 flex flex-wrap items-center gap-3 rounded-card border border-accent-line border-dashed bg-accent-soft px-4 py-3">
      <Icon of={WalletIcon} size={20} className="shrink-0 text-accent-ink" />
      <p className="min-w-40 flex-1 text-small">
        <span className="font-semibold">{t('checkout.partial', { amount: money(partial.paid) })}</span>
        <br />
        <span className="text-ink-2">{t('checkout.partial_rest', { amount: money(partial.due) })}</span>
      </p>
      <Button
        look={usesWallet ? 'secondary' : 'primary'}
        size={36}
        aria-pressed={usesWallet}
        onClick={() => change({ usesWallet: !usesWallet })}
      >
        {t(usesWallet ? 'checkout.coupon.remove' : 'checkout.coupon.apply')}
      </Button>
    </div>
  );
}

function BringChange({ draft, change, totals }: PaymentCardProps) {
  const t = useTranslate();
  const money = useMoney();
  const { due } = totals.paying;
  const back = changeFor(draft.bring_change_amount, due);

  return (
    <AmountField
      label={t('checkout.change')}
      amount={draft.bring_change_amount}
      onChange={(bring_change_amount) => change({ bring_change_amount })}
      hint={back !== null && back > 0 ? t('checkout.change_hint', { amount: money(back) }) : undefined}
      error={back === null ? t('checkout.change_short', { amount: money(due) }) : undefined}
      className="mt-4 max-w-90"
    />
  );
}
