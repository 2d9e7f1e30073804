import FileText from 'lucide-react/icons/file-text';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Route from 'lucide-react/icons/route';
import Star from 'lucide-react/icons/star';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { useLocation } from 'react-router';
import type { OrderLine } from '#contract/orders/lines-shape.ts';
import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { canCancel, refuseRefund } from '#domain/orders/cancel-rules.ts';
import { BOUGHT, isRunning } from '#domain/orders/order-status.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { useOpener } from '#web/overlay/overlay.tsx';
import { useSession } from '#web/session/session.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { LinkButton } from '#web/ui/controls/link-button.tsx';
import { MenuItem } from '#web/ui/layers/menu-item.tsx';
import { proofIn } from '../contact-state.ts';
import { MoreMenu } from '../more-menu.tsx';
import { invoiceAddress, trackAddress } from '../order-address.ts';
import { useReorder } from '../use-reorder.ts';

/** What can be done with an order in the state it is in; the server has the last word. */
export function OrderActions({ order, lines }: { order: TrackedOrder; lines: readonly OrderLine[] }) {
  const t = useTranslate();
  const { open } = useOpener();
  const { refund_active_status } = useConfig();
  const isCustomer = useSession((session) => session.token !== null);
  // Whoever came by a guest's link has read the order, but did not place it.
  const proof = proofIn(useLocation().state);
  const isOwn = isCustomer || (order.is_guest && proof.key === undefined);
  const { reorder, isReordering } = useReorder(order.id);
  const { id: order_id, order_status } = order;
  const isOver = !isRunning(order_status) && order_status !== 'failed';
  const act = (does: 'cancel' | 'refund' | 'review') => () => open({ name: 'order', does, order_id });

  return (
    <section
      aria-label={t('order.actions')}
      className="flex flex-wrap gap-2 child:max-md:px-3! md:gap-2.5 print:hidden"
    >
      {isRunning(order_status) && (
        <LinkButton to={trackAddress(order_id)} icon={Route}>
          {t('orders.track')}
        </LinkButton>
      )}
      {isOwn && canReview(order, lines) && (
        <Button icon={Star} onClick={act('review')}>
          {t('order.give_review')}
        </Button>
      )}
      {isOver && lines.length > 0 && (
        <Button
          look="secondary"
          icon={RotateCcw}
          onClick={reorder}
          progress={isReordering ? t('order.reordering') : null}
        >
          {t('order.reorder')}
        </Button>
      )}
      <MoreMenu>
        <MenuItem to={invoiceAddress(order_id)} state={proof} icon={FileText}>
          {t('order.invoice')}
        </MenuItem>
        {isCustomer && refuseRefund(order, refund_active_status) === null && (
          <MenuItem icon={Undo2} onSelect={act('refund')}>
            {t('order.refund_request')}
          </MenuItem>
        )}
        {canCancel({ order_status, scheduled: order.scheduled === 1 }) && (
          <MenuItem icon={X} tone="danger" onSelect={act('cancel')}>
            {t('order.cancel')}
          </MenuItem>
        )}
      </MoreMenu>
    </section>
  );
}

/** Bought and kept, though its money was asked back in vain, and something of it without a review. */
const canReview = (order: TrackedOrder, lines: readonly OrderLine[]): boolean =>
  BOUGHT.includes(order.order_status) &&
  (lines.some(({ item_id, is_reviewed }) => item_id !== null && !is_reviewed) ||
    (order.delivery_man !== null && !order.is_delivery_man_reviewed));
