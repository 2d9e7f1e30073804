import MessageCircle from 'lucide-react/icons/message-circle';
import type { Order } from '#contract/orders/shapes.ts';
import { isRunning } from '#domain/orders/order-status.ts';
import { useTranslate } from '#web/i18n/lazy/orders.ts';
import { useChatLink } from '#web/overlay/use-chat-link.ts';
import { IconLink } from '#web/ui/controls/icon-link.tsx';

/** To the store of an order, as long as the order runs. */
export function StoreChatLink({ order: { id: order_id, order_status, store } }: { order: Order }) {
  return store && isRunning(order_status) ? <Way store={store} order_id={order_id} /> : null;
}

function Way({ store, order_id }: { store: NonNullable<Order['store']>; order_id: number }) {
  const t = useTranslate();
  const link = useChatLink({ vendor_id: store.vendor_id }, { order_id });
  const label = t('order.chat_with', { name: store.name });
  return <IconLink {...link} icon={MessageCircle} label={label} className="relative print:hidden" />;
}
