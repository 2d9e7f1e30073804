import FileText from 'lucide-react/icons/file-text';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Route from 'lucide-react/icons/route';
import Share2 from 'lucide-react/icons/share-2';
import Star from 'lucide-react/icons/star';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { useLocation } from 'react-router';
import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { isRunning } from '#domain/orders/order-status.ts';
import { comesBack, parcelCancel } from '#domain/parcel/parcel-return.ts';
import { useConfig } from '#web/config/config.queries.ts';
import '#web/i18n/lazy/orders.ts';
import { useTranslate } from '#web/i18n/lazy/parcel-tracking.ts';
import { proofIn } from '#web/orders/contact-state.ts';
import { MoreMenu } from '#web/orders/more-menu.tsx';
import { invoiceAddress, trackAddress } from '#web/orders/order-address.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSession } from '#web/session/session.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { MenuItem } from '#web/ui/layers/menu-item.tsx';
import { sendAgainAddress } from './parcel-addresses.ts';
import { useShareParcel } from './use-share-parcel.ts';

/** What can be done with a parcel in the state it is in; the server has the last word. */
export function ParcelActions({ order }: { order: TrackedOrder }) {
  const t = useTranslate();
  const { open } = useOpener();
  const config = useConfig();
  const state = proofIn(useLocation().state);
  const isCustomer = useSession((session) => session.token !== null);
  const link = useShareParcel(order);
  const { id: order_id, order_status } = order;
  const isUnderWay = isRunning(order_status) || comesBack(order);
  const cancels = parcelCancel(order_status, config);
  const mayReview = isCustomer && order_status === 'delivered' && order.delivery_man && !order.is_delivery_man_reviewed;

  return (
    <section
      aria-label={t('order.actions')}
      className="flex flex-wrap gap-2 child:max-md:px-3! md:gap-2.5 print:hidden"
    >
      {isUnderWay && (
        <LinkButton to={trackAddress(order_id)} state={state} icon={Route}>
          {t('orders.track')}
        </LinkButton>
      )}
      {mayReview && (
        <Button icon={Star} onClick={() => open({ name: 'order', does: 'review', order_id })}>
          {t('order.give_review')}
        </Button>
      )}
      {/* On a phone a name leaves no room for its sign: the dots would stand in a line of their own. */}
      {isRunning(order_status) && link && (
        <Button look="secondary" icon={Share2} onClick={link.share} className="max-md:[&_svg]:hidden">
          {link.label}
        </Button>
      )}
      {!isUnderWay && order_status !== 'failed' && (
        <LinkButton to={sendAgainAddress(order_id)} look="secondary" icon={RotateCcw}>
          {t('parcel_track.again')}
        </LinkButton>
      )}
      <MoreMenu>
        <MenuItem to={invoiceAddress(order_id)} state={state} icon={FileText}>
          {t('order.invoice')}
        </MenuItem>
        {cancels && (
          <MenuItem
            icon={cancels === 'before_pickup' ? X : Undo2}
            tone="danger"
            onSelect={() => open({ name: 'parcel', does: 'cancel', order_id })}
          >
            {t(cancels === 'before_pickup' ? 'parcel_track.cancel' : 'parcel_track.call_back')}
          </MenuItem>
        )}
      </MoreMenu>
    </section>
  );
}
