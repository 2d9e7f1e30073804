import { useState } from 'react';
import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { isRunning } from '#domain/orders/order-status.ts';
import { sayFailure } from '#web/api/say-failure.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { useOrderTools } from '../use-order-tools.ts';

/** What a store asks for the goods of a prescription: agreed to here, or the order is taken back. */
export function PriceToAgree({ order }: { order: TrackedOrder }) {
  const t = useTranslate();
  const money = useMoney();
  const tools = useOrderTools();
  const [sending, setSending] = useState<'agrees' | 'declines' | null>(null);
  const { id: order_id, price, order_status } = order;
  // An order that waits for its card payment waits for this first.
  const isAsked = price?.price_status === 'asked' && (isRunning(order_status) || order_status === 'failed');
  if (!price || !isAsked) return null;
  const { order_amount } = price.total;

  async function answer(agrees: boolean) {
    setSending(agrees ? 'agrees' : 'declines');
    try {
      const { answerPrice } = await import('../orders.calls.ts');
      await answerPrice(tools, { order_id, agrees, order_amount });
      showToast({ id: 'order', text: t(agrees ? 'order.price.agreed' : 'order.price.declined') });
    } catch (failure) {
      sayFailure(t, failure);
    }
    setSending(null);
  }

  return (
    <section
      aria-label={t('order.price.title')}
      className="mt-4 rounded-card border border-line bg-surface p-4 md:p-5 print:hidden"
    >
      <h2 className="font-bold text-lead tracking-snug">{t('order.price.title')}</h2>
      <p className="mt-1 text-ink-2 text-small">{t('order.price.text', { store: order.store?.name ?? '' })}</p>
      <dl className="mt-3 flex flex-col gap-2 text-small" aria-label={t('order.price.items')}>
        {price.items.map(({ name, quantity, price: each }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list that is only ever replaced whole
          <div key={at} className="flex items-baseline justify-between gap-4">
            <dt dir="auto" className="min-w-0 break-words text-ink-2">
              {quantity} × {name}
            </dt>
            <dd className="tabular">
              <bdi>{money(each * quantity)}</bdi>
            </dd>
          </div>
        ))}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-line border-t pt-3 font-bold text-lead">
          <dt>{t('order.price.total')}</dt>
          <dd className="tabular">
            <bdi>{money(order_amount)}</bdi>
          </dd>
        </div>
      </dl>
      {price.note && (
        <p dir="auto" className="mt-2 text-small">
          <span className="text-ink-3">{t('order.price.note')}: </span>
          {price.note}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          progress={sending === 'agrees' ? t('order.price.agreeing') : null}
          onClick={() => sending ?? answer(true)}
        >
          {t('order.price.agree', { amount: money(order_amount) })}
        </Button>
        <Button
          look="secondary"
          progress={sending === 'declines' ? t('order.price.declining') : null}
          onClick={() => sending ?? answer(false)}
        >
          {t('order.price.decline')}
        </Button>
      </div>
    </section>
  );
}
