import { useId, useRef, useState } from 'react';
import type { UnfinishedPayment } from '#contract/orders/orders.ts';
import { useCustomer } from '#web/account/account.queries.ts';
import { sayFailure } from '#web/api/say-failure.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { ChoiceBox } from '#web/ui/fields/choice-box.tsx';
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { useUnfinishedPayment } from '../orders.queries.ts';
import { useOrderTools } from '../use-order-tools.ts';
import { type PayWay, payWays } from './pay-ways.ts';

/** An order whose money did not come: paid once more, another way, or in cash. `isReminder`: nobody asked to see this. */
export default function PayOrder({ order_id, isReminder = false }: { order_id: number; isReminder?: boolean }) {
  const t = useTranslate();
  const money = useMoney();
  const { open, close } = useOpener();
  const { data: payment, isPending } = useUnfinishedPayment(order_id);
  const due = payment ? payment.order_amount - payment.partially_paid_amount : 0;
  const words = { id: String(order_id), amount: money(due) };

  return (
    <Dialog
      open
      onClose={close}
      width={520}
      title={t(isReminder ? 'pay.popup.title' : 'pay.title')}
      description={payment && t(isReminder ? 'pay.popup.text' : 'pay.text', words)}
      closeLabel={t('app.close')}
      className="flex flex-col gap-4"
    >
      {isPending && <Skeleton className="h-40 rounded-card" />}
      {payment === null && <p className="text-ink-2">{t('pay.updated')}</p>}
      {payment && <PayForm payment={payment} due={due} />}
      {payment && isReminder && (
        <div className="grid grid-cols-2 gap-3">
          <Button look="ghost" className="min-w-0 px-3!" onClick={close}>
            {t('pay.later')}
          </Button>
          <Button
            look="ghost"
            className="min-w-0 px-3!"
            onClick={() => open({ name: 'order', does: 'cancel', order_id })}
          >
            {t('order.cancel')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function PayForm({ payment, due }: { payment: UnfinishedPayment; due: number }) {
  const t = useTranslate();
  const money = useMoney();
  const name = useId();
  const { open, close } = useOpener();
  const tools = useOrderTools();
  const config = useConfig();
  const { data: customer } = useCustomer();
  const ways = payWays(payment, config, customer?.wallet_balance ?? null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isPaying, setPaying] = useState(false);
  const [complains, setComplains] = useState(false);
  const key = useRef(crypto.randomUUID());
  const { order_id } = payment;
  const way = ways.find(({ id, refusal }) => id === chosen && !refusal) ?? null;

  async function pay() {
    if (!way) return setComplains(true);
    if (way.kind === 'offline') return open({ name: 'order', does: 'tell-payment', order_id });
    setPaying(true);
    const calls = await import('../orders.calls.ts');
    try {
      if (way.kind === 'gateway') return location.assign(await calls.payAtGateway(tools, order_id, way.id));
      await (way.kind === 'wallet'
        ? calls.payFromWallet(tools, order_id, key.current)
        : calls.payInCash(tools, order_id));
      showToast({ id: 'payment', text: t('pay.updated') });
      close();
    } catch (failure) {
      sayFailure(t, failure);
      setPaying(false);
    }
  }

  if (ways.length === 0) return <p className="text-ink-2">{t('pay.none')}</p>;
  return (
    <>
      <ChoiceGroup legend={t('pay.how')} error={complains && !way ? t('pay.choose') : undefined}>
        <div className="mt-2 flex flex-col gap-2.5">
          {ways.map((one) => (
            <ChoiceBox
              key={one.id}
              name={name}
              value={one.id}
              checked={chosen === one.id}
              disabled={one.refusal !== null}
              onChange={() => setChosen(one.id)}
              title={<bdi>{one.title ?? t(TITLES[one.kind])}</bdi>}
              detail={detail(one)}
            />
          ))}
        </div>
      </ChoiceGroup>
      <Button size={52} wide progress={isPaying ? t('pay.progress') : null} onClick={pay}>
        {way?.kind === 'cash' ? t('pay.switch') : t('pay.go', { amount: money(due) })}
      </Button>
    </>
  );

  function detail({ kind, refusal }: PayWay): string {
    if (refusal === 'limit') return t('pay.cash_limit');
    const amount = money(customer?.wallet_balance ?? 0);
    if (refusal === 'balance') return t('pay.wallet_low', { amount });
    if (kind === 'wallet') return t('pay.wallet_text', { amount });
    return t(kind === 'cash' ? 'pay.cash_text' : kind === 'offline' ? 'pay.offline_text' : 'pay.digital_text');
  }
}

const TITLES = {
  cash: 'pay.cash',
  wallet: 'pay.wallet',
  offline: 'order.method.offline_payment',
  gateway: 'order.method.digital_payment',
} as const;
