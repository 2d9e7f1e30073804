import { useRef } from 'react';
import type { UnfinishedPayment } from '#contract/orders/orders.ts';
import { amountDue } from '#domain/payments/amount-due.ts';
import { cashPlace } from '#domain/payments/cash-place.ts';
import { useCustomer } from '#web/account/account.queries.ts';
import { newKey } from '#web/api/new-key.ts';
import { RetryButton } from '#web/api/retry-button.tsx';
import { useConfig } from '#web/config/config.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { type PayOption, payOptions } from '#web/payments/pay-options.ts';
import { usePaying } from '#web/payments/use-paying.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { useUnfinishedPayment } from '../orders.queries.ts';
import { useOrderTools } from '../use-order-tools.ts';
import { PayChoices } from './pay-choices.tsx';

/** An order whose money did not come: paid once more, another way, or in cash. `isReminder`: nobody asked to see this. */
export default function PayOrder({ order_id, isReminder = false }: { order_id: number; isReminder?: boolean }) {
  const t = useTranslate();
  const money = useMoney();
  const { open, close } = useOpener();
  const { data: payment, isPending, isError, refetch } = useUnfinishedPayment(order_id);
  const due = payment ? amountDue(payment.order_amount, payment.partially_paid_amount) : 0;
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
      {isError && payment === undefined && (
        <StateBlock
          tone="error"
          className="py-2!"
          title={t('order.failed')}
          action={<RetryButton onRetry={() => refetch()} />}
        />
      )}
      {payment === null && <p className="text-ink-2">{t('pay.nothing')}</p>}
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
  const { open } = useOpener();
  const tools = useOrderTools();
  const config = useConfig();
  const { data: customer } = useCustomer();
  const wallet_balance = customer?.wallet_balance ?? 0;
  const order_type = payment.order_type === 'take_away' ? 'take_away' : 'delivery';
  const wallet = customer !== undefined && config.customer_wallet_status === 1;
  const options = payOptions({ ...payment, order_type, wallet }, config, { due, fromWallet: due, wallet_balance });
  const { chosen, setChosen, option, isPaying, isMissing, pay } = usePaying(options, t('pay.updated'));
  const key = useRef(newKey());
  const { order_id } = payment;

  async function send({ method, gateway }: PayOption) {
    const calls = await import('../orders.calls.ts');
    if (gateway) return calls.payAtGateway(tools, order_id, gateway.key);
    await (method === 'wallet' ? calls.payFromWallet(tools, order_id, key.current) : calls.payInCash(tools, order_id));
    return null;
  }

  const payOrTell = () =>
    option?.method === 'offline_payment' ? open({ name: 'order', does: 'tell-payment', order_id }) : pay(send);

  if (options.length === 0) return <p className="text-ink-2">{t('pay.none')}</p>;
  return (
    <>
      <PayChoices
        options={options}
        chosen={chosen}
        onChange={setChosen}
        wallet_balance={wallet_balance}
        cash={cashPlace(payment)}
        error={isMissing ? t('pay.choose') : undefined}
      />
      <Button size={52} wide progress={isPaying ? t('pay.progress') : null} onClick={payOrTell}>
        {option?.method === 'cash_on_delivery' ? t('pay.switch') : t('pay.go', { amount: money(due) })}
      </Button>
    </>
  );
}
