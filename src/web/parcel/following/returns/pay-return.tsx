import { useRef } from 'react';
import { useCustomer } from '#web/account/account.queries.ts';
import { newKey } from '#web/api/new-key.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import '#web/i18n/lazy/orders.ts';
import { useTranslate } from '#web/i18n/lazy/parcel-tracking.ts';
import { useOrder } from '#web/orders/orders.queries.ts';
import { PayChoices } from '#web/orders/payment/pay-choices.tsx';
import { useOrderTools } from '#web/orders/use-order-tools.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { type PayOption, payOptions } from '#web/payments/pay-options.ts';
import { usePaying } from '#web/payments/use-paying.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';

/** The fee of the way back, before the courier is at the door. */
export default function PayReturn({ order_id }: { order_id: number }) {
  const t = useTranslate();
  const money = useMoney();
  const { close } = useOpener();
  const { data: order } = useOrder({ order_id });
  const back = order?.parcel_cancellation;
  const due = back?.return_fee_payment_status === 'unpaid' ? back.return_fee : 0;

  return (
    <Dialog
      open
      onClose={close}
      width={520}
      title={t('parcel_track.fee')}
      description={due > 0 ? t('parcel_track.fee_pay_text', { id: String(order_id), amount: money(due) }) : undefined}
      closeLabel={t('app.close')}
      className="flex flex-col gap-4"
    >
      {!order && <Skeleton className="h-40 rounded-card" />}
      {order && due === 0 && <p className="text-ink-2">{t('parcel_track.fee_is_paid')}</p>}
      {due > 0 && <PayForm order_id={order_id} due={due} />}
    </Dialog>
  );
}

function PayForm({ order_id, due }: { order_id: number; due: number }) {
  const t = useTranslate();
  const money = useMoney();
  const tools = useOrderTools();
  const config = useConfig();
  const { data: customer } = useCustomer();
  const wallet_balance = customer?.wallet_balance ?? 0;
  const offer = {
    cash_on_delivery: false,
    digital_payment: config.digital_payment,
    offline_payment: false,
    wallet: customer !== undefined && config.customer_wallet_status === 1,
    maximum_cod_order_amount: null,
    order_type: 'parcel' as const,
  };
  const options = payOptions(offer, config, { due, fromWallet: due, wallet_balance });
  const { chosen, setChosen, isPaying, isMissing, pay } = usePaying(options, t('parcel_track.fee_is_paid'));
  const key = useRef(newKey());

  async function send({ gateway }: PayOption) {
    const calls = await import('../following.calls.ts');
    if (gateway) return calls.payFeeAtGateway(tools, order_id, gateway.key);
    await calls.payFeeFromWallet(tools, order_id, key.current);
    return null;
  }

  if (options.length === 0) return <p className="text-ink-2">{t('parcel_track.fee_cash')}</p>;
  return (
    <>
      <PayChoices
        options={options}
        chosen={chosen}
        onChange={setChosen}
        wallet_balance={wallet_balance}
        error={isMissing ? t('pay.choose') : undefined}
      />
      <Button size={52} wide progress={isPaying ? t('pay.progress') : null} onClick={() => pay(send)}>
        {t('parcel_track.fee_pay', { amount: money(due) })}
      </Button>
      <p className="text-center text-ink-2 text-small">{t('parcel_track.fee_cash')}</p>
    </>
  );
}
