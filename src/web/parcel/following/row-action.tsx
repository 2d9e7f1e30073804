import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { Order } from '#contract/orders/shapes.ts';
import { isRunning } from '#domain/orders/order-status.ts';
import { comesBack } from '#domain/parcel/parcel-return.ts';
import '#web/i18n/lazy/orders.ts';
import { useTranslate } from '#web/i18n/lazy/parcel-tracking.ts';
import { NextStep } from '#web/orders/list/order-row.tsx';
import { RowMenu } from '#web/orders/list/row-menu.tsx';
import { trackAddress } from '#web/orders/order-address.ts';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { MenuItem } from '#web/ui/layers/menu-item.tsx';
import { sendAgainAddress } from './parcel-addresses.ts';

/** Followed while it is under way, there or back; sent again when it is over, and from the menu before that. */
export default function RowAction({ order }: { order: Order }) {
  const t = useTranslate();
  const { id, order_status } = order;
  const isBack = comesBack(order);
  const isOver = !isBack && !isRunning(order_status) && order_status !== 'failed';
  return (
    <>
      {isBack ? (
        <LinkButton to={trackAddress(id)} look="soft" size={36} className="relative">
          {t('orders.track')}
        </LinkButton>
      ) : isOver ? (
        <LinkButton to={sendAgainAddress(id)} look="secondary" size={36} className="relative">
          {t('parcel_track.again')}
        </LinkButton>
      ) : (
        <NextStep order={order} />
      )}
      <RowMenu order={order}>
        {!isOver && (
          <MenuItem to={sendAgainAddress(id)} icon={RotateCcw}>
            {t('parcel_track.again')}
          </MenuItem>
        )}
      </RowMenu>
    </>
  );
}
