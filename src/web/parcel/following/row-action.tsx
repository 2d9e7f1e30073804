import type { Order } from '#contract/orders/shapes.ts';
import { isRunning } from '#domain/orders/order-status.ts';
import { comesBack } from '#domain/parcel/parcel-return.ts';
import '#web/i18n/lazy/orders.ts';
import { useTranslate } from '#web/i18n/lazy/parcel-tracking.ts';
import { NextStep } from '#web/orders/list/order-row.tsx';
import { trackAddress } from '#web/orders/order-address.ts';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { sendAgainAddress } from './parcel-addresses.ts';

/** Followed while it is under way, there or back; sent again when it is over. */
export default function RowAction({ order }: { order: Order }) {
  const t = useTranslate();
  const { id, order_status } = order;
  if (comesBack(order))
    return (
      <LinkButton to={trackAddress(id)} look="soft" size={36} className="relative">
        {t('orders.track')}
      </LinkButton>
    );
  if (isRunning(order_status) || order_status === 'failed') return <NextStep order={order} />;
  return (
    <LinkButton to={sendAgainAddress(id)} look="secondary" size={36} className="relative">
      {t('parcel_track.again')}
    </LinkButton>
  );
}
