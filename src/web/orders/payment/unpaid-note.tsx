import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { amountDue } from '#domain/payments/amount-due.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { useUnfinishedPayment } from '../orders.queries.ts';
import { waitsForTransfer } from '../status-badge.tsx';

/** `isBare`: without buttons, where the page already has them. */
export function UnpaidNote({ order, isBare = false }: { order: TrackedOrder; isBare?: boolean }) {
  const t = useTranslate();
  const { open } = useOpener();
  const { unpaid_order_minutes: minutes } = useConfig();
  const { id: order_id, order_status, price } = order;
  if (order_status !== 'failed') return null;
  const isTransfer = waitsForTransfer(order);
  return (
    <Note className="mt-4">
      <p className="min-w-0 flex-1 basis-56 text-small">
        {price?.price_status === 'agreed' && !isTransfer ? (
          t('order.unpaid_agreed', { minutes })
        ) : (
          <>
            <span className="font-semibold">{t(isTransfer ? 'order.offline_missing' : 'order.unpaid')}</span>{' '}
            {t('order.unpaid_kept', { minutes })}
          </>
        )}
      </p>
      {!isBare && (
        <div className="flex flex-wrap gap-2">
          {isTransfer && (
            <Button size={36} onClick={() => open({ name: 'order', does: 'tell-payment', order_id })}>
              {t('order.offline_edit')}
            </Button>
          )}
          <Button
            size={36}
            look={isTransfer ? 'secondary' : 'primary'}
            onClick={() => open({ name: 'order', does: 'pay', order_id })}
          >
            {t('order.update_payment')}
          </Button>
        </div>
      )}
    </Note>
  );
}

/** Over the orders on their way: one that waits for its money is not among them yet, and not among the past ones either. */
export function UnfinishedNote() {
  const t = useTranslate();
  const money = useMoney();
  const { open } = useOpener();
  const { data: payment } = useUnfinishedPayment();
  if (!payment) return null;
  const { order_id, order_amount, partially_paid_amount } = payment;
  const amount = money(amountDue(order_amount, partially_paid_amount));
  return (
    <Note className="mb-4">
      <p className="min-w-0 flex-1 basis-56 font-semibold text-small">
        {t('pay.text', { id: String(order_id), amount })}
      </p>
      <Button size={36} onClick={() => open({ name: 'order', does: 'pay', order_id })}>
        {t('orders.pay')}
      </Button>
    </Note>
  );
}

function Note({ className, children }: { className: string; children: ReactNode }) {
  const t = useTranslate();
  return (
    <section
      aria-label={t('order.update_payment')}
      className={classNames(
        'flex flex-wrap items-center gap-3 rounded-card bg-danger-soft p-4 text-danger-ink print:hidden',
        className,
      )}
    >
      <Icon of={CircleAlert} />
      {children}
    </section>
  );
}
