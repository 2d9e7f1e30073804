import { useState } from 'react';
import { useDates } from '#web/config/use-dates.ts';
import { useMoney } from '#web/config/use-money.ts';
import '#web/i18n/lazy/checkout.ts';
import { type Translate, useTranslate } from '#web/i18n/lazy/offline.ts';
import { forgetWaitingOrder, type WaitingOrder } from '#web/session/offline/waiting-order.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { StateBlock } from '#web/ui/feedback/state-block.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { useOnline } from '#web/ui/online.ts';
import { CheckoutFrame } from '../checkout-states.tsx';
import { cancelWaiting } from './send-waiting.ts';

/** In place of the checkout while an order from it waits: what will become of it, and the way out. */
export function WaitingPage({ order }: { order: WaitingOrder }) {
  return (
    <CheckoutFrame>
      <div className="rounded-card border border-line bg-surface py-6">
        {order.asks ? <Asks order={order} /> : <Waits order={order} />}
      </div>
    </CheckoutFrame>
  );
}

function Waits({ order }: { order: WaitingOrder }) {
  const t = useTranslate();
  const money = useMoney();
  const { dateTime } = useDates();
  const isOnline = useOnline();
  const [isCanceling, setCanceling] = useState(false);

  async function cancel() {
    setCanceling(true);
    const isCanceled = await cancelWaiting();
    setCanceling(false);
    showToast({ id: 'checkout', text: t(isCanceled ? 'waiting.canceled' : 'waiting.sent_text') });
  }

  return (
    <StateBlock
      picture="offline"
      heading="h2"
      title={t(isOnline ? 'waiting.sending' : 'waiting.title')}
      text={
        <>
          {order.isSent ? t('waiting.sent_text') : t('waiting.text', { amount: money(order.order_amount) })}
          <span className="mt-2 block text-caption text-ink-3">
            {t('waiting.pressed', { moment: dateTime(new Date(order.pressed_at).toISOString()) })}
          </span>
        </>
      }
      action={
        !order.isSent && (
          <Button look="secondary" onClick={cancel} progress={isCanceling ? t('waiting.cancel') : null}>
            {t('waiting.cancel')}
          </Button>
        )
      }
    />
  );
}

function Asks({ order }: { order: WaitingOrder }) {
  const t = useTranslate();
  const money = useMoney();

  return (
    <StateBlock
      tone="error"
      title={t('waiting.asks')}
      text={whyWords(t, order, money(order.order_amount))}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={forgetWaitingOrder}>{t('waiting.look')}</Button>
          <LinkButton to="/my-orders" look="secondary">
            {t('placed.my_orders')}
          </LinkButton>
        </div>
      }
    />
  );
}

const whyWords = (t: Translate, { asks }: WaitingOrder, amount: string): string =>
  typeof asks === 'string' ? t(`waiting.${asks}`, { amount }) : (asks?.words ?? '');
