import { useId, useRef, useState } from 'react';
import type { TripDetails } from '#contract/rental/trip-shape.ts';
import { restMethods } from '#domain/payments/partial-payment.ts';
import { mayPayTrip } from '#domain/rental/trip-status.ts';
import { useCustomer } from '#web/account/account.queries.ts';
import { newKey } from '#web/api/new-key.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/trips.ts';
import { useOrderTools } from '#web/orders/use-order-tools.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { type PayOption, payOptions } from '#web/payments/pay-options.ts';
import { usePaying } from '#web/payments/use-paying.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { ChoiceBox } from '#web/ui/fields/choice-box.tsx';
import { ChoiceGroup } from '#web/ui/fields/choice-group.tsx';
import { Dialog } from '#web/ui/layers/dialog.tsx';
import { useTrip } from '../trips.queries.ts';

/** A trip that is over: the ways to pay what is due. */
export default function PayTrip({ trip_id }: { trip_id: number }) {
  const t = useTranslate();
  const money = useMoney();
  const { close } = useOpener();
  const { data: trip } = useTrip({ trip_id });
  const isOpen = trip && mayPayTrip(trip);
  return (
    <Dialog
      open
      onClose={close}
      width={480}
      title={t('trips.pay.title')}
      description={trip && t('trips.pay.text', { id: String(trip_id), amount: money(trip.due) })}
      closeLabel={t('app.close')}
      className="flex flex-col gap-4"
    >
      {!trip && <Skeleton className="h-40 rounded-card" />}
      {trip && !isOpen && <p className="text-ink-2">{t('trips.pay.over')}</p>}
      {isOpen && <PayForm trip={trip} />}
    </Dialog>
  );
}

function PayForm({ trip }: { trip: TripDetails }) {
  const t = useTranslate();
  const money = useMoney();
  const name = useId();
  const tools = useOrderTools();
  const config = useConfig();
  const { data: customer } = useCustomer();
  const { id: trip_id, due } = trip;
  const wallet_balance = customer?.wallet_balance ?? 0;
  const wallet = customer !== undefined && config.customer_wallet_status === 1;
  const offer = {
    cash_on_delivery: true,
    digital_payment: config.digital_payment,
    offline_payment: false,
    wallet,
    maximum_cod_order_amount: null,
    order_type: 'take_away' as const,
  };
  const options = payOptions(offer, config, { due, fromWallet: due, wallet_balance });
  const { chosen, setChosen, option, isPaying, isMissing, pay } = usePaying(options, t('trips.pay.done'));
  const [usesWallet, setUsesWallet] = useState(false);
  const key = useRef(newKey());
  const isShort = wallet && wallet_balance > 0 && wallet_balance < due && trip.payment_status === 'unpaid';
  const mayPart = isShort && restMethods(config).some((method) => method === option?.method);
  const isPart = mayPart && usesWallet;

  async function send(way: PayOption) {
    const { payTrip } = await import('../trips.calls.ts');
    // Pressed again after a lost answer, it is the same payment; what was answered is another one, as is another way.
    const away = await payTrip(tools, trip_id, wayOf(way, isPart), key.current);
    key.current = newKey();
    return away;
  }

  return (
    <>
      <ChoiceGroup legend={t('trips.pay.how')} error={isMissing ? t('trips.pay.choose') : undefined}>
        <div className="mt-2 flex flex-col gap-2.5">
          {options.map((one) => (
            <ChoiceBox
              key={one.id}
              name={name}
              value={one.id}
              checked={chosen === one.id}
              disabled={one.off !== null}
              onChange={() => {
                setChosen(one.id);
                key.current = newKey();
              }}
              title={
                <bdi>{one.gateway?.title ?? t(one.method === 'wallet' ? 'trips.pay.wallet' : 'trips.pay.cash')}</bdi>
              }
              detail={detail(one)}
            />
          ))}
        </div>
      </ChoiceGroup>
      {mayPart && (
        <Checkbox
          checked={usesWallet}
          onChange={(event) => {
            setUsesWallet(event.target.checked);
            key.current = newKey();
          }}
        >
          <span className="block font-semibold">{t('trips.pay.parts', { amount: money(wallet_balance) })}</span>
          <span className="block text-caption text-ink-3">
            {t('trips.pay.parts_text', { amount: money(due - wallet_balance) })}
          </span>
        </Checkbox>
      )}
      <Button size={52} wide progress={isPaying ? t('trips.pay.progress') : null} onClick={() => pay(send)}>
        {t('trips.pay.go', { amount: money(due) })}
      </Button>
    </>
  );

  function detail({ method }: PayOption): string {
    if (method === 'wallet') return t('trips.pay.wallet_text', { amount: money(wallet_balance) });
    return t(method === 'digital_payment' ? 'trips.pay.digital_text' : 'trips.pay.cash_text');
  }
}

function wayOf({ method, gateway }: PayOption, isPart: boolean) {
  const payment_gateway = gateway?.key ?? null;
  if (isPart) return { payment_method: 'partial_payment', payment_gateway } as const;
  if (method === 'wallet') return { payment_method: 'wallet', payment_gateway: null } as const;
  if (gateway) return { payment_method: 'digital_payment', payment_gateway } as const;
  return { payment_method: 'cash_payment', payment_gateway: null } as const;
}
