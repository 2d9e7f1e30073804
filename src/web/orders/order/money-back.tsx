import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { OrderCard } from '../list/order-card.tsx';
import { paymentWords } from '../payment/payment-words.ts';

const TONES = { pending: 'warn', sent: 'warn', due: 'warn', done: 'success' } as const;

/** Where the money is that goes back, part by part, in words. */
export function MoneyBack({ order: { refunds } }: { order: TrackedOrder }) {
  const t = useTranslate();
  const money = useMoney();
  const config = useConfig();
  if (refunds.length === 0) return null;
  return (
    <OrderCard title={t('order.money_back')}>
      <ul className="flex flex-col gap-3">
        {refunds.map(({ id, amount, refund_method, refund_status }) => (
          <li key={id} className="flex flex-col gap-1">
            <span className="flex items-center justify-between gap-3">
              <span className="min-w-0">
                <bdi className="font-semibold tabular">{money(amount)}</bdi>
                <span aria-hidden> · </span>
                <bdi>{paymentWords(t, refund_method, config)}</bdi>
              </span>
              <Badge tone={TONES[refund_status]} shape="pill">
                {t(`order.money_back.${refund_status}`)}
              </Badge>
            </span>
            <span className="text-ink-2 text-small">{t(`order.money_back.${refund_status}_text`)}</span>
          </li>
        ))}
      </ul>
    </OrderCard>
  );
}
