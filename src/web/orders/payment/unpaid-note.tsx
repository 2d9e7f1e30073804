import CircleAlert from 'lucide-react/icons/circle-alert';
import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { waitsForTransfer } from '../status-badge.tsx';

/** `isBare`: without buttons, where the page already has them. */
export function UnpaidNote({ order, isBare = false }: { order: TrackedOrder; isBare?: boolean }) {
  const t = useTranslate();
  const { open } = useOpener();
  const { unpaid_order_minutes } = useConfig();
  const { id: order_id, order_status } = order;
  if (order_status !== 'failed') return null;
  const isTransfer = waitsForTransfer(order);
  return (
    <section
      aria-label={t('order.update_payment')}
      className="mt-4 flex flex-wrap items-center gap-3 rounded-card bg-danger-soft p-4 text-danger-ink print:hidden"
    >
      <Icon of={CircleAlert} />
      <p className="min-w-0 flex-1 basis-56 text-small">
        <span className="font-semibold">{t(isTransfer ? 'order.offline_missing' : 'order.unpaid')}</span>{' '}
        {t('order.unpaid_kept', { minutes: unpaid_order_minutes })}
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
    </section>
  );
}
