import { useId } from 'react';
import type { CashPlace } from '#domain/payments/cash-place.ts';
import { useMoney } from '#web/config/use-money.ts';
import type { MessageKey } from '#web/i18n/en.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import type { PayOption } from '#web/payments/pay-options.ts';
import { ChoiceBox } from '#web/ui/fields/choice-box.tsx';
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx';

type PayChoicesProps = {
  options: readonly PayOption[];
  chosen: string | null;
  onChange(id: string): void;
  wallet_balance: number;
  /** Where an order that is paid in cash would be. */
  cash?: CashPlace;
  error: string | undefined;
};

/** The ways to pay something that was ordered before. */
export function PayChoices({ options, chosen, onChange, wallet_balance, cash = 'door', error }: PayChoicesProps) {
  const t = useTranslate();
  const money = useMoney();
  const name = useId();

  function detail({ method, off }: PayOption): string {
    if (off === 'cash_limit') return t('pay.cash_limit');
    const amount = money(wallet_balance);
    if (off === 'wallet_low') return t('pay.wallet_low', { amount });
    return method === 'wallet'
      ? t('pay.wallet_text', { amount })
      : t(method === 'cash_on_delivery' ? CASH[cash].text : DETAILS[method]);
  }

  return (
    <ChoiceGroup legend={t('pay.how')} error={error}>
      <div className="mt-2 flex flex-col gap-2.5">
        {options.map((one) => (
          <ChoiceBox
            key={one.id}
            name={name}
            value={one.id}
            checked={chosen === one.id}
            disabled={one.off !== null}
            onChange={() => onChange(one.id)}
            title={
              <bdi>
                {one.gateway?.title ?? t(one.method === 'cash_on_delivery' ? CASH[cash].title : TITLES[one.method])}
              </bdi>
            }
            detail={detail(one)}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}

const CASH = {
  door: { title: 'pay.cash', text: 'pay.cash_text' },
  store: { title: 'pay.switch', text: 'pay.cash_store_text' },
  pickup: { title: 'pay.switch', text: 'pay.cash_pickup_text' },
  receiver: { title: 'pay.switch', text: 'pay.cash_text' },
} as const satisfies Record<CashPlace, Record<'title' | 'text', MessageKey>>;

const TITLES = {
  wallet: 'pay.wallet',
  offline_payment: 'order.method.offline_payment',
  digital_payment: 'order.method.digital_payment',
} as const;

const DETAILS = {
  offline_payment: 'pay.offline_text',
  digital_payment: 'pay.digital_text',
} as const;
