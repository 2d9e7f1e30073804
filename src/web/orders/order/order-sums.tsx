import type { ReactNode } from 'react';
import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { amountDue } from '#domain/payments/amount-due.ts';
import { type SummaryLine, summaryLines } from '#domain/pricing/summary-lines.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { classNames } from '#web/ui/class-names.ts';

/** Always told, even when it is nothing; the other lines only when there is something to tell. */
const ALWAYS: readonly SummaryLine['name'][] = ['items_price', 'tax', 'delivery_fee'];

type OrderSumsProps = { order: TrackedOrder; always?: readonly SummaryLine['name'][] };

/** The lines of the checkout, as they were when the order was placed; they add up to the total. */
export function OrderSums({ order, always = ALWAYS }: OrderSumsProps) {
  const t = useTranslate();
  const money = useMoney();
  const { additional_charge_name } = useConfig();
  const { total, partially_paid_amount, order_amount } = order;
  const shown = summaryLines(total).filter(({ name, amount }) => always.includes(name) || amount !== 0);

  const label = (name: SummaryLine['name']): string => {
    if (name === 'tax') return t(order.tax_status === 'included' ? 'order.sum.tax_included' : 'order.sum.tax');
    if (name === 'additional_charge') return additional_charge_name || t('order.sum.additional_charge');
    return t(`order.sum.${name}`);
  };

  return (
    <dl className="flex flex-col gap-2 text-small">
      {shown.map(({ name, amount }) => (
        <Sum key={name} label={label(name)}>
          {name === 'delivery_fee' && amount === 0 ? t('order.sum.free') : money(amount)}
        </Sum>
      ))}
      <Sum label={t('order.sum.total')} strong>
        {money(order_amount)}
      </Sum>
      {order.payment_status === 'partially_paid' && (
        <>
          {/* What was paid before a prescription had a price may have come by card. */}
          <Sum label={t(order.prescription_order ? 'order.sum.paid' : 'order.sum.wallet')}>
            {money(partially_paid_amount)}
          </Sum>
          <Sum label={t('order.sum.due')}>{money(amountDue(order_amount, partially_paid_amount))}</Sum>
        </>
      )}
    </dl>
  );
}

function Sum({ label, strong = false, children }: { label: string; strong?: boolean; children: ReactNode }) {
  return (
    <div
      className={classNames(
        'flex items-baseline justify-between gap-4',
        strong && 'mt-1 border-line border-t pt-3 font-bold text-lead',
      )}
    >
      <dt className={strong ? '' : 'text-ink-2'}>{label}</dt>
      <dd className="tabular">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
