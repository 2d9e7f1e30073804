import ChevronLeft from 'lucide-react/icons/chevron-left';
import { Link } from 'react-router';
import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { isRunning } from '#domain/orders/order-status.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { useSession } from '#web/session/session.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';

/** To the list that the order stands in. A guest has none. */
export function BackToOrders({ order }: { order: TrackedOrder }) {
  const t = useTranslate();
  const isCustomer = useSession((session) => session.token !== null);
  if (!isCustomer) return null;
  return (
    <Link
      to={isRunning(order.order_status) ? '/my-orders' : '/my-orders?tab=past'}
      className="hit-area mb-2 inline-flex items-center gap-1 rounded-xs font-semibold text-ink-2 text-small hover:text-ink"
    >
      <Icon of={ChevronLeft} size={18} directional />
      {t('profile.orders')}
    </Link>
  );
}
